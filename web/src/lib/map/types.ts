/** What every map is made of. */

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** The sides of a thing on which its name can stand. */
export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
