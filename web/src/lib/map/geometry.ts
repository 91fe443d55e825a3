/** Geometry of a map in its own units, without any DOM. */

import type { Point, Rect } from "./types";

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The thing nearest to a point, unless all are farther than `reach`. */
export function nearest<T extends Point>(things: readonly T[], at: Point, reach = Infinity): T | null {
  let best: T | null = null;
  let least = reach;
  for (const thing of things) {
    const away = distance(thing, at);
    if (away <= least) [best, least] = [thing, away];
  }
  return best;
}

export type Direction = "up" | "down" | "left" | "right";

const AIM: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The place that an arrow key reaches: within 45 degrees of the direction the one that is near and least off the line,
 * with some preference for one that is linked. Null at the edge of the map.
 */
export function neighbour<T extends Point & { id: string }>(
  from: T,
  places: readonly T[],
  direction: Direction,
  linked: ReadonlySet<string> = new Set(),
): T | null {
  const aim = AIM[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * aim.x + (place.y - from.y) * aim.y;
    const aside = Math.abs((place.x - from.x) * aim.y) + Math.abs((place.y - from.y) * aim.x);
    if (place.id === from.id || along <= 0 || aside > along) continue;
    const cost = (along + 1.6 * aside) * (linked.has(place.id) ? 0.75 : 1);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

export function contains(rect: Rect, at: Point): boolean {
  return at.x >= rect.x && at.x < rect.x + rect.w && at.y >= rect.y && at.y < rect.y + rect.h;
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Distance from a point to the segment between two others. */
export function segmentDistance(a: Point, b: Point, at: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = length === 0 ? 0 : ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length;
  const clamped = Math.max(0, Math.min(1, t));
  return distance({ x: a.x + clamped * (b.x - a.x), y: a.y + clamped * (b.y - a.y) }, at);
}

/** The length of the part of a segment that lies inside a rectangle. */
export function lengthInside(a: Point, b: Point, rect: Rect): number {
  const across = sweep(a.x, b.x, rect.x, rect.x + rect.w);
  const along = sweep(a.y, b.y, rect.y, rect.y + rect.h);
  const share = Math.min(1, across.to, along.to) - Math.max(0, across.from, along.from);
  return share > 0 ? share * distance(a, b) : 0;
}

/** Between which shares of the way from `start` to `end` a coordinate lies between `low` and `high`. */
function sweep(start: number, end: number, low: number, high: number): { from: number; to: number } {
  const step = end - start;
  if (step === 0) return start < low || start > high ? { from: 1, to: 0 } : { from: 0, to: 1 };
  const [one, two] = [(low - start) / step, (high - start) / step];
  return one < two ? { from: one, to: two } : { from: two, to: one };
}

/** Where a line from inside a rectangle to a point outside leaves it. */
export function exitPoint(inside: Point, outside: Point, rect: Rect): Point {
  const along = lengthInside(inside, outside, rect) / Math.max(1, distance(inside, outside));
  return { x: inside.x + along * (outside.x - inside.x), y: inside.y + along * (outside.y - inside.y) };
}

export const round = (n: number): number => Math.round(n * 10) / 10;
