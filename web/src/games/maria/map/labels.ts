/** Where the names of the cities go: beside the sign, on the side that the board file asks for if there is room. */

import { lengthInside, overlap, segmentDistance } from "../../../lib/map/geometry";
import { COLLISION, collisions, labelBox, settle, textWidth, type Anchor, type Candidate } from "../../../lib/map/labels";
import type { Point, Rect, Side } from "../../../lib/map/types";
import type { Detail } from "../../../lib/map/view";
import { CARD } from "./layout";
import type { DrawnRoad } from "./roads";
import { signRadius } from "./signs";
import type { BoardCity } from "./types";

export interface PlacedLabel {
  id: string;
  side: Side;
  size: number;
  hidden: boolean;
}

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

/** What stands on a city: nothing, a train or hussar, a general. */
export type Occupant = "none" | "small" | "general";

const SMALL = { up: 22, aside: 25, down: 21, slant: DIAGONAL + 0.1 };
const GENERAL = { up: CARD.h / 2 + CARD.rise + 4, aside: CARD.w / 2 + 4, down: CARD.h / 2 - CARD.rise, slant: 1 };

/** The extent of a city's sign, or of the piece on it where that is larger. */
export function extentOf(city: BoardCity, occupant: Occupant, detail: Detail): Extent {
  const radius = signRadius(city, detail);
  if (occupant === "none") return { up: radius, aside: radius, down: radius, slant: DIAGONAL };
  const card = occupant === "general" ? GENERAL : SMALL;
  const larger = (n: number): number => Math.max(n * detail.piece, radius);
  return { up: larger(card.up), aside: larger(card.aside), down: larger(card.down), slant: card.slant };
}

/** Where the text of a label starts. */
export function labelAnchor(at: Point, side: Side, extent: Extent, size: number): Anchor {
  const gap = size * 0.22;
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
  /** Suits and titles. */
  fixed: readonly Rect[];
  /** Boxes, which hold pieces: as bad as another name. */
  solid: readonly Rect[];
}

/** Place all names of one level of detail; the weighty cities choose first, then all look round once more. */
export function placeLabels(
  cities: readonly BoardCity[],
  names: ReadonlyMap<string, string>,
  ground: Ground,
  detail: Detail,
): PlacedLabel[] {
  const named = cities.filter((c) => rank(c) <= detail.namesTo).sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
  const places = named.map((city) => candidates(city, names.get(city.id) ?? city.name, cities, ground, detail));
  const near = named.map((city) => named.flatMap((other, i) => (other !== city && isNear(city, other, detail) ? [i] : [])));
  const chosen = settle(places, near);
  if (detail.sparse) thinOut(named, chosen, near);
  return named.map((city, i) => {
    const side = chosen[i]?.side ?? city.label;
    return { id: city.id, side, size: labelSize(city, detail), hidden: chosen[i] === null };
  });
}

/** Names step aside for pieces; where little room is left, those that then meet a weightier one are hidden. */
export function clearOf(
  labels: readonly PlacedLabel[],
  cities: ReadonlyMap<string, BoardCity>,
  names: ReadonlyMap<string, string>,
  occupied: ReadonlyMap<string, Occupant>,
  detail: Detail,
): PlacedLabel[] {
  if (!detail.sparse) return [...labels];
  const taken: Rect[] = [];
  return labels.map((label) => {
    const city = cities.get(label.id);
    if (!city || label.hidden) return label;
    const extent = extentOf(city, occupied.get(label.id) ?? "none", detail);
    const anchor = labelAnchor(city, label.side, extent, label.size);
    const box = labelBox(names.get(label.id) ?? city.name, anchor, label.size, city.fortress !== "none");
    const hidden = taken.some((other) => overlap(box, other));
    if (!hidden) taken.push(box);
    return { ...label, hidden };
  });
}

const OUTSIDE = 700;
const NEAR_PIECE = 30;
const ON_FIXED = 30;

interface Place extends Candidate {
  side: Side;
}

/** Whether names of two cities can meet at all. */
function isNear(a: Point, b: Point, { font }: Detail): boolean {
  return Math.abs(a.x - b.x) < 24 * font && Math.abs(a.y - b.y) < 6 * font;
}

/** The eight places of a name, each with what it costs whatever the other names do. */
function candidates(
  city: BoardCity,
  name: string,
  cities: readonly BoardCity[],
  ground: Ground,
  detail: Detail,
): Place[] {
  const size = labelSize(city, detail);
  const extent = extentOf(city, "none", detail);
  const neighbours = cities.filter((c) => c !== city && isNear(city, c, detail));
  const reach = textWidth(name, size, true) + extent.aside + size;
  const roads = ground.roads.filter((r) => segmentDistance(r.a, r.b, city) < reach);
  return SIDES.map((side) => {
    const anchor = labelAnchor(city, side, extent, size);
    const box = labelBox(name, anchor, size, city.fortress !== "none");
    let cost = taste(city, side) + trespass(box, ground, roads);
    for (const other of neighbours) {
      if (overlap(box, signBox(other, detail))) cost += COLLISION;
      if (overlap(box, cardBox(other, detail))) cost += NEAR_PIECE;
    }
    return { side, box, cost };
  });
}

/** Where little room is left the least weighty names go until no two meet. */
function thinOut(named: readonly BoardCity[], chosen: (Place | null)[], near: readonly number[][]): void {
  for (let i = named.length - 1; i >= 0; i--) {
    const own = chosen[i];
    if (!own || named[i]?.fortress === "major") continue;
    const others = (near[i] ?? []).map((j) => chosen[j] ?? null);
    if (own.cost >= COLLISION || collisions(own.box, others) > 0) chosen[i] = null;
  }
}

function taste(city: BoardCity, side: Side): number {
  if (side === city.label) return side.includes("n") ? 10 : 0;
  return side === "e" || side === "w" ? 14 : side.includes("s") ? 18 : 34;
}

function trespass(box: Rect, { frames, fixed, solid }: Ground, roads: readonly DrawnRoad[]): number {
  let sum = fixed.some((other) => overlap(box, other)) ? ON_FIXED : 0;
  if (solid.some((other) => overlap(box, other))) sum += COLLISION;
  const inside = frames.some(
    (f) => box.x > f.x + 4 && box.x + box.w < f.x + f.w - 4 && box.y > f.y && box.y + box.h < f.y + f.h,
  );
  if (!inside) sum += OUTSIDE;
  for (const { a, b, bend, main } of roads) {
    if (Math.max(a.x, b.x, bend.x) < box.x || Math.min(a.x, b.x, bend.x) > box.x + box.w) continue;
    if (Math.max(a.y, b.y, bend.y) < box.y || Math.min(a.y, b.y, bend.y) > box.y + box.h) continue;
    const middle = { x: (a.x + 2 * bend.x + b.x) / 4, y: (a.y + 2 * bend.y + b.y) / 4 };
    sum += (lengthInside(a, middle, box) + lengthInside(middle, b, box)) * (main ? 1.1 : 0.8);
  }
  return sum;
}

function signBox(city: BoardCity, detail: Detail): Rect {
  const r = signRadius(city, detail) * 0.9;
  return { x: city.x - r, y: city.y - r, w: 2 * r, h: 2 * r };
}

/** The ground of a general who stands on a city. */
function cardBox(city: BoardCity, { piece }: Detail): Rect {
  const [w, h] = [CARD.w * piece, CARD.h * piece];
  return { x: city.x - w / 2, y: city.y - h / 2 - CARD.rise * piece, w, h };
}
