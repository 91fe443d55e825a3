/** Where pieces stand when several share a city, and what a finger or pointer meant. */

import { nearest } from "./geometry";
import type { BoardCity, BoardHussar, BoardPiece, Point } from "./types";

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

/** All pieces with their places, those to be drawn first in front of the list. */
export function standings(
  pieces: readonly BoardPiece[],
  hussars: readonly BoardHussar[],
  cities: ReadonlyMap<string, BoardCity>,
  scale: number,
): Standing[] {
  const found: Standing[] = [];
  for (const [city, group] of grouped(pieces)) {
    const at = cities.get(city);
    if (!at) continue;
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

/** How far a pointer may be off, in pixels. */
export const REACH = { mouse: 16, pen: 20, touch: 28 } as const;

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
): Hit | null {
  for (const s of [...standing].reverse()) {
    const [halfW, halfH] = s.kind === "general" ? [CARD.w / 2, CARD.h / 2] : [21, 17];
    if (Math.abs(at.x - s.x) <= halfW * scale && Math.abs(at.y - s.y) <= halfH * scale) {
      return { kind: "piece", id: s.id, city: s.city };
    }
  }
  const city = nearest(cities, at, Math.max(reach, 26));
  return city ? { kind: "city", id: city.id, city: city.id } : null;
}
