/** Where the small map lies. */
import { contains, overlap } from "./geometry";
import type { Point, Rect } from "./types";

/** At the upper left, at the lower left, or at the upper right below the buttons there. */
export const CORNERS = ["above", "below", "right"] as const;
export type Corner = (typeof CORNERS)[number];

/** What it costs to lie over a part that is to be kept clear, or over a place. */
const [KEPT, PLACE] = [1000, 2];

export interface Small {
  /** What is in sight. */
  view: Rect;
  /** How much room it takes up there, with a margin, and how far from the upper edge it begins at the right. */
  w: number;
  h: number;
  down: number;
}

/** The ground that the small map covers in a corner. */
export function groundOf(corner: Corner, { view, w, h, down }: Small): Rect {
  if (corner === "right") return { x: view.x + view.w - w, y: view.y + down, w, h };
  return { x: view.x, y: corner === "above" ? view.y : view.y + view.h - h, w, h };
}

/** The corner where it covers no part that is to be kept clear, and as few places as can be; it stays as long as no other is better. */
export function cornerFor(small: Small, kept: readonly Rect[], places: readonly Point[], lying: Corner): Corner {
  const cost = (corner: Corner): number => {
    const ground = groundOf(corner, small);
    return kept.filter((one) => overlap(one, ground)).length * KEPT + places.filter((at) => contains(ground, at)).length * PLACE + (corner === lying ? 0 : 1);
  };
  return CORNERS.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
