/** Roads between cities, and the sectors that cities lie in. */
import { contains, exitPoint, round, segmentDistance } from "../../../lib/map/geometry";
import type { Point } from "../../../lib/map/types";
import type { BoardCity, BoardMap, BoardRoad, BoardSector } from "./types";

/** The sector whose rectangle holds a point. */
export function sectorAt(sectors: readonly BoardSector[], at: Point): BoardSector | null {
  return sectors.find((s) => contains(s, at)) ?? null;
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

/** Points on the way from city to city, along the roads where there are any. */
export function alongRoads(roads: readonly DrawnRoad[], at: readonly Point[]): Point[] {
  const [first] = at;
  if (first === undefined) return [];
  const legs = at.slice(1).flatMap((to, index) => {
    const from = at[index] ?? first;
    const road = roads.find(({ a, b }) => (near(a, from) && near(b, to)) || (near(b, from) && near(a, to)));
    const bend = road?.bend ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return [0.25, 0.5, 0.75, 1].map((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
    }));
  });
  return [first, ...legs];
}

const near = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;
