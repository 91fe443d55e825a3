/** From degrees to the paper: equal areas, with the crowded middle of Europe drawn larger. */
import type { Point, Rect } from "../../../lib/map/types";

export type Geographic = [number, number];

export interface Projection {
  lon0: number;
  lat0: number;
  zoom_a: number;
  zoom_R: number;
}

const SCALE = 3000;
/** Where the middle of the projection lies on the paper. */
const MIDDLE: Point = { x: 992, y: 922 };
/** The paper within its frame. */
export const PAPER: Rect = { x: 0, y: 0, w: 2070, h: 1800 };
/** Longer edges are split, in degrees, for straight lines of the earth are bent on paper. */
const LONGEST = 0.7;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The function that puts a place on the paper. */
export function projector({ lon0, lat0, zoom_a: a, zoom_R: reach }: Projection): (at: Geographic) => Point {
  const north = radians(lat0);
  return ([lon, lat]) => {
    const [east, up] = [radians(lon - lon0), radians(lat)];
    const k = Math.sqrt(2 / (1 + Math.sin(north) * Math.sin(up) + Math.cos(north) * Math.cos(up) * Math.cos(east)));
    const x = k * Math.cos(up) * Math.sin(east);
    const y = k * (Math.cos(north) * Math.sin(up) - Math.sin(north) * Math.cos(up) * Math.cos(east));
    const far = Math.hypot(x, y);
    const zoom = far < 1e-9 ? a / Math.log(1 + a) : (reach * Math.log(1 + (a * far) / reach)) / (far * Math.log(1 + a));
    return { x: MIDDLE.x + x * zoom * SCALE, y: MIDDLE.y - y * zoom * SCALE };
  };
}

/** A line or a closed outline on the paper, with its long edges bent as the earth bends them. */
export function outline(places: readonly Geographic[], paper: (at: Geographic) => Point, closed: boolean): Point[] {
  const points: Point[] = [];
  places.forEach((from, index) => {
    const to = places[index + 1] ?? (closed ? places[0] : undefined);
    points.push(paper(from));
    if (to === undefined) return;
    const parts = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LONGEST);
    for (let part = 1; part < parts; part += 1) {
      const share = part / parts;
      points.push(paper([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]));
    }
  });
  return points;
}

const short = (n: number): string => n.toFixed(1).replace(/\.0$/, "");

/** Points as the data of an SVG path. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** Whether a point lies within an outline. */
export function within(at: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const point of polygon) {
    if (before && point.y > at.y !== before.y > at.y) {
      const crossing = point.x + ((at.y - point.y) * (before.x - point.x)) / (before.y - point.y);
      if (at.x < crossing) inside = !inside;
    }
    before = point;
  }
  return inside;
}
