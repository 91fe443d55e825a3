/** Names that avoid each other: how large they are, and which of their possible places they take. */
import { overlap } from "./geometry";
import type { Point, Rect } from "./types";

export interface Anchor extends Point {
  anchor: "start" | "middle" | "end";
}

/** About the width of a text. */
export function textWidth(text: string, size: number, bold = false): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size * (bold ? BOLDER : 1);
}

/** Letter size and spacing that spread a name over a strip. */
export function spreadOver(text: string, size: number, width: number): { size: number; spacing: number } {
  const natural = textWidth(text, size);
  const fitted = natural > width ? (size * width) / natural : size;
  const room = width - textWidth(text, fitted);
  return { size: Math.round(fitted), spacing: Math.round(Math.min(room / Math.max(1, Array.from(text).length), fitted * 0.5)) };
}

/** The ground a label covers. */
export function labelBox(text: string, anchor: Anchor, size: number, bold: boolean): Rect {
  const w = textWidth(text, size, bold);
  const x = anchor.anchor === "start" ? anchor.x : anchor.anchor === "end" ? anchor.x - w : anchor.x - w / 2;
  return { x: x - 2, y: anchor.y - size * 0.74, w: w + 4, h: size * 0.98 };
}

/** Widths of the letters of EB Garamond in ems, for lack of a canvas; letters not listed are as wide as an n. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijl'.,- ", 0.27],
  ["frstIJ()", 0.35],
  ["acez", 0.41],
  ["gvxyS", 0.46],
  ["BEFLPYZ", 0.58],
  ["ACGKRTUVXw", 0.72],
  ["DHNOQ", 0.78],
  ["mMW", 0.86],
];
const BOLDER = 1.05;

function letterWidth(letter: string): number {
  const plain = letter.normalize("NFD").charAt(0);
  if (plain.charCodeAt(0) > 0x2e80) return 1;
  return WIDTHS.find(([letters]) => letters.includes(plain))?.[1] ?? 0.53;
}

/** A place that a name can take, with what it costs whatever the other names do. */
export interface Candidate {
  box: Rect;
  cost: number;
}

const ROUNDS = 4;
/** What it costs a name to meet another. */
export const COLLISION = 1000;

/**
 * For each name the best of its places: they choose in their order, then all look round once more. `near` names the others
 * that one can meet at all.
 */
export function settle<C extends Candidate>(places: readonly (readonly C[])[], near: readonly (readonly number[])[]): (C | null)[] {
  const chosen: (C | null)[] = places.map(() => null);
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((own, i) => {
      chosen[i] = cheapest(own, (near[i] ?? []).map((j) => chosen[j] ?? null));
    });
  }
  return chosen;
}

function cheapest<C extends Candidate>(places: readonly C[], others: readonly (Candidate | null)[]): C | null {
  let best: C | null = null;
  let least = Infinity;
  for (const place of places) {
    const cost = place.cost + collisions(place.box, others);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Names in the way make a place all but impossible. */
export function collisions(box: Rect, others: readonly (Candidate | null)[]): number {
  let sum = 0;
  for (const other of others) if (other && overlap(box, other.box)) sum += COLLISION + shared(box, other.box) / 10;
  return sum;
}

const shared = (a: Rect, b: Rect): number =>
  (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
