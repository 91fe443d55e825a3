/** The part of the board that is in sight, as an SVG viewBox, and what follows from how large it is drawn. */

import { distance } from "./geometry";
import type { Point, Rect } from "./types";

/** The frame around a map. */
export const MARGIN = 62;
const LARGEST_SCALE = 2.6;

/** The smallest view that shows some rectangles with the frame around them, in the proportions of the screen. */
export function fitView(rects: readonly Rect[], screen: { w: number; h: number }, margin = MARGIN): Rect {
  const left = Math.min(...rects.map((r) => r.x)) - margin;
  const top = Math.min(...rects.map((r) => r.y)) - margin;
  const right = Math.max(...rects.map((r) => r.x + r.w)) + margin;
  const bottom = Math.max(...rects.map((r) => r.y + r.h)) + margin;
  return proportioned({ x: left, y: top, w: right - left, h: bottom - top }, screen);
}

function proportioned(rect: Rect, screen: { w: number; h: number }): Rect {
  const ratio = screen.w > 0 && screen.h > 0 ? screen.w / screen.h : rect.w / rect.h;
  const w = Math.max(rect.w, rect.h * ratio);
  const h = w / ratio;
  return { x: rect.x + (rect.w - w) / 2, y: rect.y + (rect.h - h) / 2, w, h };
}

/**
 * Zoom by `factor` (above 1 = closer) so that the board point `at` stays where it is on the screen, as far as the view
 * may move: within `bounds`.
 */
export function zoomView(view: Rect, factor: number, at: Point, whole: Rect, screenWidth: number, bounds = whole): Rect {
  const least = Math.min(whole.w, screenWidth / LARGEST_SCALE);
  const w = Math.max(least, Math.min(whole.w, view.w / factor));
  const h = (view.h * w) / view.w;
  if (w >= whole.w) return whole;
  return holdView({ x: at.x - ((at.x - view.x) * w) / view.w, y: at.y - ((at.y - view.y) * h) / view.h, w, h }, bounds);
}

/** Keep the view on the board; where it is larger than the board, the board is in its middle. */
export function clampView(view: Rect, whole: Rect): Rect {
  const slide = (at: number, size: number, from: number, room: number): number =>
    size >= room ? from + (room - size) / 2 : Math.max(from, Math.min(at, from + room - size));
  return { ...view, x: slide(view.x, view.w, whole.x, whole.w), y: slide(view.y, view.h, whole.y, whole.h) };
}

/** Keep the view where a hand has put it, as long as it shows the board; where it is larger, the board may be anywhere in it. */
export function holdView(view: Rect, bounds: Rect): Rect {
  const slide = (at: number, size: number, from: number, room: number): number =>
    Math.max(Math.min(from, from + room - size), Math.min(at, Math.max(from, from + room - size)));
  return { ...view, x: slide(view.x, view.w, bounds.x, bounds.w), y: slide(view.y, view.h, bounds.y, bounds.h) };
}

/** A view of the same proportions around a point, `w` board units wide, within `bounds`. */
export function viewAround(at: Point, w: number, whole: Rect, bounds = whole): Rect {
  const width = Math.min(w, whole.w);
  const h = (whole.h * width) / whole.w;
  return clampView({ x: at.x - width / 2, y: at.y - h / 2, w: width, h }, bounds);
}

export const isInside = (view: Rect, at: Point, margin: number): boolean =>
  at.x > view.x + margin && at.x < view.x + view.w - margin && at.y > view.y + margin && at.y < view.y + view.h - margin;

/** Whether a point of the board lies below one of the things that lie over the screen, each from the view's corner on. */
export const isBelow = (view: Rect, at: Point, lids: readonly Rect[], room: number): boolean =>
  lids.some((lid) => {
    const [x, y] = [at.x - view.x - lid.x, at.y - view.y - lid.y];
    return x > -room && x < lid.w + room && y > -room && y < lid.h + room;
  });

/**
 * The view moved aside as little as needed for as many as can be of some points to lie in it and below nothing that lies
 * over the screen, with `room` around them; within `bounds`.
 */
export function besides(view: Rect, points: readonly Point[], lids: readonly Rect[], room: number, bounds: Rect): Rect {
  const unseen = (from: Rect): number => points.filter((at) => !isInside(from, at, room) || isBelow(from, at, lids, room)).length;
  let [best, least, way] = [view, unseen(view), 0];
  for (const at of points) {
    if (least === 0 && way === 0) break;
    for (const lid of lids) {
      if (!isBelow(view, at, [lid], room)) continue;
      const [x, y] = [at.x - view.x - lid.x, at.y - view.y - lid.y];
      for (const [dx, dy] of [[x + room, 0], [x - lid.w - room, 0], [0, y + room], [0, y - lid.h - room]] as const) {
        const there = holdView({ ...view, x: view.x + dx, y: view.y + dy }, bounds);
        const [count, far] = [unseen(there), Math.hypot(there.x - view.x, there.y - view.y)];
        if (count < least || (count === least && far < way)) [best, least, way] = [there, count, far];
      }
    }
  }
  return best;
}

/** Of some points the one to which the others are nearest on the whole. */
export function central(points: readonly Point[]): Point | null {
  const far = (from: Point): number => points.reduce((sum, at) => sum + distance(from, at), 0);
  let best: Point | null = null;
  for (const at of points) if (best === null || far(at) < far(best)) best = at;
  return best;
}

/** The rectangle in which some points lie, with `room` on all sides. */
export function around(points: readonly Point[], room: number): Rect | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

export interface Detail {
  level: number;
  /** Height of a town's name in board units. */
  font: number;
  /** Factors for pieces and for the signs of towns. */
  piece: number;
  sign: number;
  /** Whether names may be left out for want of room. */
  sparse: boolean;
  /** The least weighty cities that are named at all: 1 major fortresses, 3 minor ones and electors, 4 towns. */
  namesTo: number;
}

const DETAILS: readonly (Detail & { from: number })[] = [
  { level: 4, from: 0.74, font: 20, piece: 1.0, sign: 0.95, sparse: false, namesTo: 4 },
  { level: 3, from: 0.48, font: 25, piece: 1.15, sign: 1.0, sparse: false, namesTo: 4 },
  { level: 2, from: 0.34, font: 32, piece: 1.22, sign: 1.1, sparse: true, namesTo: 4 },
  { level: 1, from: 0.25, font: 38, piece: 1.4, sign: 1.2, sparse: true, namesTo: 3 },
  { level: 0, from: 0, font: 46, piece: 1.65, sign: 1.35, sparse: true, namesTo: 1 },
];

/** How much to draw when a board unit is `scale` pixels wide. */
export function detailFor(scale: number): Detail {
  return DETAILS.find((d) => scale >= d.from) ?? (DETAILS[4] as Detail);
}
