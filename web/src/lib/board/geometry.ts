/** Geometry of the board in its own units, without any DOM. */

import type { BoardCity, BoardMap, BoardRoad, BoardSector, Point, Rect } from "./types";

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
 * The city that an arrow key reaches: within 45 degrees of the direction the one that is near and least off the line,
 * with some preference for a city along a road. Null at the edge of the board.
 */
export function neighbour<T extends Point & { id: string }>(
  from: T,
  cities: readonly T[],
  direction: Direction,
  linked: ReadonlySet<string> = new Set(),
): T | null {
  const aim = AIM[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const city of cities) {
    const along = (city.x - from.x) * aim.x + (city.y - from.y) * aim.y;
    const aside = Math.abs((city.x - from.x) * aim.y) + Math.abs((city.y - from.y) * aim.x);
    if (city.id === from.id || along <= 0 || aside > along) continue;
    const cost = (along + 1.6 * aside) * (linked.has(city.id) ? 0.75 : 1);
    if (cost < least) [best, least] = [city, cost];
  }
  return best;
}

/** The sector whose rectangle holds a point. */
export function sectorAt(sectors: readonly BoardSector[], at: Point): BoardSector | null {
  return sectors.find((s) => contains(s, at)) ?? null;
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

const BEND = 0.045;

/** The middle control point of a road: a gentle bend towards the side that keeps farther from other towns. */
export function roadBend(a: Point, b: Point, others: readonly Point[]): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [dx, dy] = [(b.x - a.x) * BEND * 2, (b.y - a.y) * BEND * 2];
  const one = { x: middle.x - dy, y: middle.y + dx };
  const other = { x: middle.x + dy, y: middle.y - dx };
  const more = clearance(a, one, b, others) - clearance(a, other, b, others);
  if (Math.abs(more) < 4) return (Math.round(a.x) + Math.round(b.y)) % 2 === 0 ? one : other;
  return more > 0 ? one : other;
}

function clearance(a: Point, bend: Point, b: Point, others: readonly Point[]): number {
  const middle = { x: (a.x + 2 * bend.x + b.x) / 4, y: (a.y + 2 * bend.y + b.y) / 4 };
  let least = 60;
  for (const other of others) {
    if (other === a || other === b) continue;
    least = Math.min(least, segmentDistance(a, middle, other), segmentDistance(middle, b, other));
  }
  return least;
}

export interface DrawnRoad {
  a: BoardCity;
  b: BoardCity;
  bend: Point;
  main: boolean;
}

/** The roads whose two ends are on the given cities, each with its bend; those between two maps are straight. */
export function drawRoads(roads: readonly BoardRoad[], cities: ReadonlyMap<string, BoardCity>): DrawnRoad[] {
  const all = [...cities.values()];
  return roads.flatMap((road) => {
    const [a, b] = [cities.get(road.a), cities.get(road.b)];
    if (!a || !b) return [];
    const bend = road.cross_map ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : roadBend(a, b, beside(a, b, all));
    return [{ a, b, bend, main: road.kind === "main" }];
  });
}

function beside(a: Point, b: Point, cities: readonly BoardCity[]): BoardCity[] {
  const [left, right] = [Math.min(a.x, b.x) - 80, Math.max(a.x, b.x) + 80];
  const [top, bottom] = [Math.min(a.y, b.y) - 80, Math.max(a.y, b.y) + 80];
  return cities.filter((c) => c.x > left && c.x < right && c.y > top && c.y < bottom);
}

/** The piece of a road between maps from a city to the edge of its map, at x and y. */
export interface Stub extends Point {
  key: string;
  from: BoardCity;
  to: string;
  west: boolean;
  label: Point;
}

/** The stubs of the roads that lead from the maps in play to one that is not. */
export function crossMapStubs(
  roads: readonly BoardRoad[],
  cities: ReadonlyMap<string, BoardCity>,
  maps: readonly BoardMap[],
): Stub[] {
  const ends = roads.filter((r) => r.cross_map).flatMap((r) => [[r.a, r.b] as const, [r.b, r.a] as const]);
  return ends.flatMap(([id, to]) => {
    const [from, goal] = [cities.get(id), cities.get(to)];
    const map = maps.find((m) => m.id === from?.map);
    if (!from || !goal || !map || maps.some((m) => m.id === goal.map)) return [];
    const west = goal.x < from.x;
    const aim = { x: west ? map.x - 50 : map.x + map.w + 50, y: from.y + (goal.y - from.y) * 0.2 };
    const edge = exitPoint(from, aim, map);
    const label = { x: edge.x + (west ? 12 : -12), y: edge.y - 10 };
    return [{ ...edge, key: `${id}-${to}`, from, to, west, label }];
  });
}

/** Quadratic curves for all roads, as one path. */
export function roadsPath(roads: readonly DrawnRoad[]): string {
  return roads.map(({ a, b, bend }) => `M${a.x} ${a.y}Q${round(bend.x)} ${round(bend.y)} ${b.x} ${b.y}`).join("");
}

export const round = (n: number): number => Math.round(n * 10) / 10;
