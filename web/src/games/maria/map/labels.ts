/** Where the names of the cities go: beside the sign, on the side that the board file asks for if there is room. */

import { lengthInside, overlap, segmentDistance } from "../../../lib/map/geometry";
import { labelBox, seat, Taken, textWidth, type Anchor, type Candidate } from "../../../lib/map/labels";
import type { Point, Rect, Side } from "../../../lib/map/types";
import type { Detail } from "../../../lib/map/view";
import { CARD, type Standing } from "./layout";
import type { DrawnRoad } from "./roads";
import { signRadius } from "./signs";
import type { BoardCity } from "./types";

const SIDES: readonly Side[] = ["e", "w", "s", "se", "sw", "ne", "nw", "n"];
const DIAGONAL = 0.62;

/** Names of fortresses are larger, of major ones larger still. */
export function labelSize(city: BoardCity, detail: Detail): number {
  return detail.font * (city.fortress === "major" ? 1.25 : city.fortress === "minor" ? 1.06 : 1);
}

/** How far what stands on a city reaches upwards, sideways and downwards. */
export interface Extent {
  up: number;
  aside: number;
  down: number;
  /** How far inwards a name at a corner may move: signs are round, cards are not. */
  slant: number;
}

/** What stands on a city: nothing, nothing but the ring of its protection, a train or hussar, a general. */
export type Occupant = "none" | "ring" | "small" | "general";

const RING = 6;
const SMALL = { up: 27, aside: 29, down: 23, slant: 1 };
const GENERAL = { up: CARD.h / 2 + CARD.rise + 11, aside: CARD.w / 2 + 9, down: CARD.h / 2 - CARD.rise + 9, slant: 1 };

/** The extent of a city's sign, or of the piece on it where that is larger. */
export function extentOf(city: BoardCity, occupant: Occupant, detail: Detail): Extent {
  const radius = signRadius(city, detail);
  if (occupant === "none" || occupant === "ring") {
    const reach = radius + (occupant === "ring" ? RING : 0);
    return { up: reach, aside: reach, down: reach, slant: DIAGONAL };
  }
  const card = occupant === "general" ? GENERAL : SMALL;
  const larger = (n: number): number => Math.max(n * detail.piece, radius);
  return { up: larger(card.up), aside: larger(card.aside), down: larger(card.down), slant: card.slant };
}

/** Where the text of a label starts; `off` is how much farther away it stands, of its size. */
export function labelAnchor(at: Point, side: Side, extent: Extent, size: number, off = 0): Anchor {
  const gap = size * (0.22 + off);
  const [east, west] = [side.includes("e"), side.includes("w")];
  const anchor = east ? "start" : west ? "end" : "middle";
  const corner = side.length === 2;
  const aside = (extent.aside + gap) * (corner ? extent.slant : 1);
  const slant = corner ? DIAGONAL : 1;
  const x = at.x + (east ? aside : west ? -aside : 0);
  if (side.includes("n")) return { x, y: at.y - (extent.up + gap) * slant, anchor };
  if (side.includes("s")) return { x, y: at.y + (extent.down + gap) * slant + size * 0.66, anchor };
  return { x, y: at.y + size * 0.3, anchor };
}

const rank = (city: BoardCity): number =>
  (city.fortress === "major" ? 0 : city.fortress === "minor" ? 2 : 4) - (city.elector ? 1 : 0);

/** What names keep clear of. */
export interface Ground {
  roads: readonly DrawnRoad[];
  frames: readonly Rect[];
  /** Suits, which are better not covered. */
  fixed: readonly Rect[];
  /** Boxes, titles, the compass, names at the edge: never covered. */
  solid: readonly Rect[];
}

/** A name with its place. */
export interface PlacedLabel {
  id: string;
  side: Side;
  size: number;
  at: Anchor;
  box: Rect;
  /** A fine line from the sign to a name that had to move away. */
  leader: { from: Point; to: Point } | null;
}

interface Place extends Candidate {
  side: Side;
  at: Anchor;
  leader: PlacedLabel["leader"];
}

const NEAR_PIECE = 30;
const ON_FIXED = 160;
/** How far away a name may stand, of its size, and what that costs. */
const FARTHER: readonly { off: number; cost: number }[] = [
  { off: 0, cost: 0 },
  { off: 0.9, cost: 260 },
  { off: 1.8, cost: 400 },
];

/** The names of the cities at one level of detail: where each can stand is found once, where it stands for every lay of pieces. */
export class Labels {
  readonly #cities: readonly BoardCity[];
  readonly #named: readonly BoardCity[];
  readonly #near: readonly (readonly number[])[];
  readonly #names: ReadonlyMap<string, string>;
  readonly #ground: Ground;
  readonly #detail: Detail;
  readonly #places = new Map<string, Place[]>();

  constructor(cities: readonly BoardCity[], names: ReadonlyMap<string, string>, ground: Ground, detail: Detail) {
    this.#cities = cities;
    this.#names = names;
    this.#ground = ground;
    this.#detail = detail;
    const named = cities.filter((c) => rank(c) <= detail.namesTo).sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
    this.#named = named;
    this.#near = named.map((city) => named.flatMap((other, i) => (other !== city && isNear(city, other, detail) ? [i] : [])));
  }

  /** The names that find a place: over no piece, sign, box or other name; the weighty ones first. */
  around(occupied: ReadonlyMap<string, Occupant>, pieces: Taken): PlacedLabel[] {
    const places = this.#named.map((city) => this.#placesOf(city, occupied.get(city.id) ?? "none"));
    const seated = seat(places, this.#near, pieces);
    return this.#named.flatMap((city, i) => this.#placed(city, seated[i] ?? null));
  }

  /** The name of one city at all events, for somebody points at it: where it can, beside the pieces. */
  lit(id: string, occupied: ReadonlyMap<string, Occupant>, pieces: Taken): PlacedLabel | null {
    const city = this.#cities.find((one) => one.id === id);
    if (city === undefined) return null;
    const places = this.#placesOf(city, occupied.get(id) ?? "none");
    const [best] = seat([places], [[]], pieces);
    return this.#placed(city, best ?? places[0] ?? null)[0] ?? null;
  }

  #placed(city: BoardCity, place: Place | null): PlacedLabel[] {
    return place === null ? [] : [{ id: city.id, size: labelSize(city, this.#detail), ...place }];
  }

  #placesOf(city: BoardCity, occupant: Occupant): Place[] {
    const key = `${city.id} ${occupant}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const found = this.#find(city, occupant);
    this.#places.set(key, found);
    return found;
  }

  /** The places of a name, each with what it costs whatever stands on the map. */
  #find(city: BoardCity, occupant: Occupant): Place[] {
    const [detail, ground] = [this.#detail, this.#ground];
    const name = this.#names.get(city.id) ?? city.name;
    const size = labelSize(city, detail);
    const extent = extentOf(city, occupant, detail);
    const neighbours = this.#cities.filter((c) => c !== city && isNear(city, c, detail));
    const signs = [...neighbours.flatMap((other) => signBoxes(other, detail)), ...signBoxes(city, detail).slice(1)];
    const reach = textWidth(name, size, true) + extent.aside + size * 3;
    const roads = ground.roads.filter((r) => segmentDistance(r.a, r.b, city) < reach);
    const found: Place[] = [];
    for (const { off, cost: away } of detail.sparse ? FARTHER.slice(0, 1) : FARTHER) {
      for (const side of SIDES) {
        const at = labelAnchor(city, side, extent, size, off);
        const box = labelBox(name, at, size, city.fortress !== "none");
        if (!isInside(box, ground.frames) || ground.solid.some((one) => overlap(one, box)) || signs.some((one) => overlap(one, box))) continue;
        let cost = away + taste(city, side) + trespass(box, ground, roads);
        for (const other of neighbours) if (overlap(box, cardBox(other, detail))) cost += NEAR_PIECE;
        found.push({ side, at, box, cost, leader: off === 0 ? null : leaderOf(city, box, extent) });
      }
    }
    return found;
  }
}

/** What pieces and markers cover. */
export function coveredBy(standing: readonly Standing[], scale: number): Rect[] {
  return standing.flatMap(({ x, y, kind }) => {
    const half = COVER[kind];
    const card = { x: x - half.w * scale, y: y - half.h * scale, w: 2 * half.w * scale, h: 2 * half.h * scale };
    if (kind !== "general") return [card];
    const disc = { x: x + (CARD.w / 2 - 16) * scale, y: y - (CARD.h / 2 + 9) * scale, w: 26 * scale, h: 26 * scale };
    return [card, disc];
  });
}

const COVER = {
  general: { w: CARD.w / 2 + 5, h: CARD.h / 2 + 5 },
  train: { w: 26, h: 20 },
  hussar: { w: 19, h: 19 },
} as const;

/** From the edge of a sign or piece to the nearest point of a name. */
function leaderOf(city: Point, box: Rect, extent: Extent): PlacedLabel["leader"] {
  const to = { x: Math.max(box.x, Math.min(city.x, box.x + box.w)), y: Math.max(box.y, Math.min(city.y, box.y + box.h)) };
  const far = Math.max(1, Math.hypot(to.x - city.x, to.y - city.y));
  const out = Math.min(far, Math.abs(to.y - city.y) > Math.abs(to.x - city.x) ? (to.y < city.y ? extent.up : extent.down) : extent.aside);
  return { from: { x: city.x + ((to.x - city.x) * out) / far, y: city.y + ((to.y - city.y) * out) / far }, to };
}

const isInside = (box: Rect, frames: readonly Rect[]): boolean =>
  frames.some((f) => box.x > f.x + 4 && box.x + box.w < f.x + f.w - 4 && box.y > f.y && box.y + box.h < f.y + f.h);

/** Whether names of two cities can meet at all. */
function isNear(a: Point, b: Point, { font }: Detail): boolean {
  return Math.abs(a.x - b.x) < 26 * font && Math.abs(a.y - b.y) < 9 * font;
}

function taste(city: BoardCity, side: Side): number {
  if (side === city.label) return side.includes("n") ? 10 : 0;
  return side === "e" || side === "w" ? 14 : side.includes("s") ? 18 : 34;
}

function trespass(box: Rect, { fixed }: Ground, roads: readonly DrawnRoad[]): number {
  let sum = fixed.some((other) => overlap(box, other)) ? ON_FIXED : 0;
  for (const { a, b, bend, main } of roads) {
    if (Math.max(a.x, b.x, bend.x) < box.x || Math.min(a.x, b.x, bend.x) > box.x + box.w) continue;
    if (Math.max(a.y, b.y, bend.y) < box.y || Math.min(a.y, b.y, bend.y) > box.y + box.h) continue;
    const middle = { x: (a.x + 2 * bend.x + b.x) / 4, y: (a.y + 2 * bend.y + b.y) / 4 };
    sum += (lengthInside(a, middle, box) + lengthInside(middle, b, box)) * (main ? 1.1 : 0.8);
  }
  return sum;
}

/** The sign of a city, and the crown above it. */
function signBoxes(city: BoardCity, detail: Detail): Rect[] {
  const r = signRadius(city, detail);
  const sign = { x: city.x - r * 0.9, y: city.y - r * 0.9, w: r * 1.8, h: r * 1.8 };
  if (!city.elector) return [sign];
  const half = 11 * detail.sign;
  return [sign, { x: city.x - half, y: city.y - r - 22 * detail.sign, w: 2 * half, h: 2 * half }];
}

/** The ground of a general who stands on a city. */
function cardBox(city: BoardCity, { piece }: Detail): Rect {
  const [w, h] = [CARD.w * piece, CARD.h * piece];
  return { x: city.x - w / 2, y: city.y - h / 2 - CARD.rise * piece, w, h };
}
