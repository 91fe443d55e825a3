/** Where pieces stand when several share a city, and what a finger or pointer meant. */

import { contains, exitPoint, nearest } from "../../../lib/map/geometry";
import type { Point, Rect } from "../../../lib/map/types";
import type { BoardBox, BoardCity, BoardHussar, BoardPiece } from "./types";

export interface Standing extends Point {
  id: string;
  city: string;
  kind: "general" | "train" | "hussar";
  /** 0 is in front. */
  depth: number;
  piece: BoardPiece | null;
}

/** A general's card, its foot just below the middle of the city. */
export const CARD = { w: 46, h: 56, rise: 13 } as const;
const BEHIND: Point = { x: 9, y: -19 };
const TRAIN_ASIDE: Point = { x: 30, y: 8 };
const HUSSAR_ASIDE: Point = { x: -30, y: 4 };

const order = (a: BoardPiece, b: BoardPiece): number =>
  Number(b.commander) - Number(a.commander) || (a.rank ?? 9) - (b.rank ?? 9) || a.id.localeCompare(b.id);

/** Shift of the n-th piece of a stack: each stands behind the one before, so that its upper edge shows. */
export function stackOffset(depth: number, scale: number): Point {
  return { x: BEHIND.x * depth * scale, y: (BEHIND.y * depth - CARD.rise) * scale };
}

/** A box with where it stands, and the way from its edge to its city. */
export interface PlacedBox extends BoardBox, Rect {
  map: string;
  way: { from: Point; to: Point };
}

/** Height of the strip with a box's name. */
export const BOX_TITLE = 44;
const BEFORE_CITY = 34;

/** The boxes that stand on the maps in play. */
export function placeBoxes(
  boxes: readonly BoardBox[],
  places: Readonly<Record<string, Rect & { map: string }>>,
  cities: ReadonlyMap<string, BoardCity>,
): PlacedBox[] {
  return boxes.flatMap((box) => {
    const [rect, entry] = [places[box.place], cities.get(box.entry)];
    if (!rect || !entry) return [];
    const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    const from = exitPoint(middle, entry, rect);
    const short = 1 - BEFORE_CITY / Math.max(BEFORE_CITY, Math.hypot(entry.x - from.x, entry.y - from.y));
    const to = { x: from.x + (entry.x - from.x) * short, y: from.y + (entry.y - from.y) * short };
    return [{ ...box, ...rect, way: { from, to } }];
  });
}

/** A box as a place among the cities: it can be pointed at, marked, and be the end of a line. */
export function boxAsCity({ id, x, y, w, h, map }: PlacedBox): BoardCity {
  const middle = { x: x + w / 2, y: y + h / 2 };
  return { id, name: id, ...middle, map, country: "", fortress: "none", elector: false, sector: "", label: "s" };
}

/** Pieces in a box: side by side, closer together where there are many. */
function lineUp(group: readonly BoardPiece[], box: PlacedBox, scale: number): Standing[] {
  const generals = group.filter((p) => p.kind === "general").sort(order);
  const row = [...generals, ...group.filter((p) => p.kind === "train")];
  const step = Math.min(CARD.w * scale + 8, (box.w - 14 - CARD.w * scale) / Math.max(1, row.length - 1));
  const [x, y] = [box.x + box.w / 2 - (step * (row.length - 1)) / 2, box.y + (box.h + BOX_TITLE) / 2];
  return row.map((piece, i) => ({ id: piece.id, city: box.id, kind: piece.kind, depth: 0, piece, x: x + i * step, y }));
}

/** All pieces with their places, those to be drawn first in front of the list. */
export function standings(
  pieces: readonly BoardPiece[],
  hussars: readonly BoardHussar[],
  cities: ReadonlyMap<string, BoardCity>,
  scale: number,
  boxes: readonly PlacedBox[] = [],
): Standing[] {
  const found: Standing[] = [];
  for (const [city, group] of grouped(pieces)) {
    const at = cities.get(city);
    const box = boxes.find((one) => one.id === city);
    if (box) found.push(...lineUp(group, box, scale));
    if (!at || box) continue;
    const generals = group.filter((p) => p.kind === "general").sort(order);
    const trains = group.filter((p) => p.kind === "train");
    generals.forEach((piece, depth) => {
      const shift = stackOffset(depth, scale);
      found.push({ id: piece.id, city, kind: "general", depth, piece, x: at.x + shift.x, y: at.y + shift.y });
    });
    trains.forEach((piece, i) => {
      const aside = generals.length > 0 || i > 0 ? i + (generals.length > 0 ? 1 : 0) : 0;
      const [x, y] = [at.x + TRAIN_ASIDE.x * aside * scale, at.y + TRAIN_ASIDE.y * aside * scale - 2];
      found.push({ id: piece.id, city, kind: "train", depth: 0, piece, x, y });
    });
  }
  const occupied = new Map<string, number>();
  for (const p of found) occupied.set(p.city, 1);
  for (const hussar of hussars) {
    const at = cities.get(hussar.city);
    if (!at) continue;
    const before = occupied.get(hussar.city) ?? 0;
    occupied.set(hussar.city, before + 1);
    const [x, y] = [at.x + HUSSAR_ASIDE.x * before * scale, at.y + HUSSAR_ASIDE.y * before * scale - 2];
    found.push({ id: hussar.id, city: hussar.city, kind: "hussar", depth: 0, piece: null, x, y });
  }
  const foot = (s: Standing): number => cities.get(s.city)?.y ?? 0;
  return found.sort((a, b) => foot(a) - foot(b) || b.depth - a.depth || a.id.localeCompare(b.id));
}

function grouped(pieces: readonly BoardPiece[]): Map<string, BoardPiece[]> {
  const groups = new Map<string, BoardPiece[]>();
  for (const piece of pieces) groups.set(piece.city, [...(groups.get(piece.city) ?? []), piece]);
  return groups;
}

export interface Hit {
  kind: "piece" | "city";
  id: string;
  city: string;
}

/** What lies under a point of the board: a piece whose card holds it, else the nearest piece or city within reach. */
export function hit(
  at: Point,
  standing: readonly Standing[],
  cities: readonly BoardCity[],
  scale: number,
  reach: number,
  boxes: readonly PlacedBox[] = [],
): Hit | null {
  for (const s of [...standing].reverse()) {
    const [halfW, halfH] = s.kind === "general" ? [CARD.w / 2, CARD.h / 2] : [21, 17];
    if (Math.abs(at.x - s.x) <= halfW * scale && Math.abs(at.y - s.y) <= halfH * scale) {
      return { kind: "piece", id: s.id, city: s.city };
    }
  }
  const box = boxes.find((one) => contains(one, at));
  if (box) return { kind: "city", id: box.id, city: box.id };
  const city = nearest(cities, at, Math.max(reach, 26));
  return city ? { kind: "city", id: city.id, city: city.id } : null;
}
