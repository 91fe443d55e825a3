/** Lines of an engraver: outlines of regions of hexagons, courses of water and roads, rounded as a hand would draw them. */
import { distance } from "../../../lib/map/geometry";
import type { Point } from "../../../lib/map/types";
import { edge, key, step, type Axial } from "../logic/hex";

export interface Course {
  points: Point[];
  closed: boolean;
}

const spot = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Segments joined to the longest courses that they make. */
export function chained(segments: readonly (readonly [Point, Point])[]): Course[] {
  const open = new Map<string, { other: Point; at: Point; index: number }[]>();
  segments.forEach(([a, b], index) => {
    for (const [at, other] of [[a, b], [b, a]] as const) {
      open.set(spot(at), [...(open.get(spot(at)) ?? []), { at, other, index }]);
    }
  });
  const used = new Set<number>();
  const walk = (from: Point): Point[] => {
    const way = [from];
    for (let at = from; ; ) {
      const next = open.get(spot(at))?.find(({ index }) => !used.has(index));
      if (next === undefined) return way;
      used.add(next.index);
      way.push(next.other);
      at = next.other;
    }
  };
  const ends = [...open.values()].filter((all) => all.length !== 2).map(([first]) => first?.at);
  const starts = [...ends, ...segments.map(([a]) => a)];
  return starts.flatMap((start): Course[] => {
    if (start === undefined) return [];
    const points = walk(start);
    const [first, last] = [points[0], points.at(-1)];
    if (points.length < 2 || first === undefined || last === undefined) return [];
    const closed = points.length > 3 && spot(first) === spot(last);
    return [{ points: closed ? points.slice(0, -1) : points, closed }];
  });
}

/** The borders of a region. */
export function borders(region: readonly Axial[]): Course[] {
  const within = new Set(region.map(key));
  return chained(
    region.flatMap((at) =>
      [0, 1, 2, 3, 4, 5].filter((direction) => !within.has(key(step(at, direction)))).map((direction) => edge(at, direction)),
    ),
  );
}

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** Corners cut until the line is round. */
export function rounded({ points, closed }: Course, times = 3): Course {
  let line = points;
  for (let time = 0; time < times; time++) {
    const pairs = line.map((at, index) => [at, line[(index + 1) % line.length] ?? at] as const);
    const cut = (closed ? pairs : pairs.slice(0, -1)).flatMap(([a, b]) => [mix(a, b, 0.25), mix(a, b, 0.75)]);
    const [first, last] = [line[0], line.at(-1)];
    line = closed || first === undefined || last === undefined ? cut : [first, ...cut, last];
  }
  return { points: line, closed };
}

/** Each point moved to the middle of those around it, so that a border forgets its hexagons. */
export function smoothed(course: Course, reach = 2, times = 3): Course {
  if (!course.closed) return course;
  let { points } = course;
  const { length } = points;
  for (let time = 0; time < times; time++) {
    const before = points;
    points = before.map((_, index) => {
      const near = Array.from({ length: 2 * reach + 1 }, (_, off) => before[(index + off - reach + length) % length] ?? { x: 0, y: 0 });
      return { x: near.reduce((sum, { x }) => sum + x, 0) / near.length, y: near.reduce((sum, { y }) => sum + y, 0) / near.length };
    });
  }
  return { points, closed: true };
}

export const pathOf = ({ points, closed }: Course): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;

/** A number from 0 to 1 that is the same every time. */
export function scatter(...seeds: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const seed of seeds) {
    mixed = Math.imul(mixed ^ (Math.round(seed * 7) + 0x7f4a7c15), 0x85ebca6b);
    mixed ^= mixed >>> 13;
  }
  return (mixed >>> 0) / 0x1_0000_0000;
}

/** Points along a line, so far from each other, each with the direction to its right. */
export function along({ points, closed }: Course, every: number): { at: Point; right: Point }[] {
  const line = closed && points[0] !== undefined ? [...points, points[0]] : points;
  const found: { at: Point; right: Point }[] = [];
  let due = every / 2;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const length = distance(from, to);
    for (; due < length; due += every) {
      found.push({ at: mix(from, to, due / length), right: { x: -(to.y - from.y) / length, y: (to.x - from.x) / length } });
    }
    due -= length;
  });
  return found;
}

/** Strokes down a slope, as the engravers of plans drew it: stronger away from the light in the north-west. */
export function hachures(course: Course, length: number, every: number): { light: string; strong: string } {
  const strokes = { light: "", strong: "" };
  along(course, every).forEach(({ at, right }, index) => {
    const lit = right.x * 0.6 + right.y * 0.8;
    const far = length * (0.65 + 0.5 * scatter(index, at.x)) * (lit < 0 ? 1 : 0.8);
    const near = 2 + 4 * scatter(index, at.y);
    const [from, to] = [near, near + far].map((away) => `${(at.x + right.x * away).toFixed(1)} ${(at.y + right.y * away).toFixed(1)}`);
    strokes[lit < 0.1 ? "strong" : "light"] += `M${from ?? ""}L${to ?? ""}`;
  });
  return strokes;
}
