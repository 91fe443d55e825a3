/** Outlines of the signs on the map. */

import { round } from "./geometry";
import type { Point } from "./types";

/** A town: a small circle, as a path so that many make one element. */
export function townPath(at: Point, radius: number): string {
  const r = round(radius);
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A fortress seen from above: `bastions` arrow-shaped bastions joined by straight curtains. */
export function fortPath(at: Point, radius: number, bastions: number, turn = -Math.PI / 2): string {
  const points: string[] = [];
  const spread = Math.PI / bastions;
  for (let i = 0; i < bastions; i++) {
    const axis = turn + 2 * spread * i;
    for (const [angle, far] of [
      [-0.56, 0.56],
      [-0.5, 0.73],
      [0, 1],
      [0.5, 0.73],
      [0.56, 0.56],
    ] as const) {
      const [a, r] = [axis + angle * spread, far * radius];
      points.push(`${round(at.x + Math.cos(a) * r)} ${round(at.y + Math.sin(a) * r)}`);
    }
  }
  return `M${points.join("L")}z`;
}

/** Molehills as an engraver draws them: a round back and short strokes down the shaded side. */
export function hillsPath(hills: readonly number[]): { backs: string; shade: string } {
  const backs: string[] = [];
  const shade: string[] = [];
  for (let i = 0; i + 2 < hills.length; i += 3) {
    const [x = 0, y = 0, h = 0] = hills.slice(i, i + 3);
    const w = h * 0.95;
    backs.push(`M${round(x - w)} ${y}q${round(w * 0.35)} ${round(-h * 0.25)} ${round(w * 0.6)} ${round(-h * 0.75)}q${round(w * 0.4)} ${round(-h * 0.5)} ${round(w * 0.85)} ${round(h * 0.15)}q${round(w * 0.2)} ${round(h * 0.5)} ${round(w * 0.55)} ${round(h * 0.6)}`);
    for (const [dx, top, length] of [
      [0.1, 0.78, 0.4],
      [0.32, 0.68, 0.5],
      [0.54, 0.42, 0.34],
    ] as const) {
      shade.push(`M${round(x + w * dx)} ${round(y - h * top)}l${round(w * 0.16)} ${round(h * length)}`);
    }
  }
  return { backs: backs.join(""), shade: shade.join("") };
}

/** Small figures in a box from -12 to 12. */
export const FIGURES = {
  crown: "M-10 6L-11-5-5.500 0-3-8 0-1 3-8 5.500 0 11-5 10 6ZM-10 7.500H10V10.500H-10Z",
  sabre: "M-10-9C-3-10 6-4 8.500 5L10.500 6.500 8 8.500 7.500 11 5.500 10 6 6.500C3-1-3-6-10-9Z",
  star: "M0-10L2.400-3.300 9.500-3.100 3.800 1.200 5.900 8.100 0 4 -5.900 8.100-3.800 1.200-9.500-3.100-2.400-3.300Z",
  eye: "M-11 0C-6-6 6-6 11 0 6 6-6 6-11 0ZM0-3.200A3.200 3.200 0 1 1 0 3.200 3.200 3.200 0 1 1 0-3.200Z",
  shield: "M-10-12H10V2C10 8 5 11.500 0 13.500-5 11.500-10 8-10 2Z",
  horse:
    "M-9 11C-9 5-7 2-3 0-6 0-9 2-11 3L-12 0C-9-4-6-6-3-8L-3-11 0-9C6-8 9-4 10 2 11 6 10 9 10 11ZM-3.500-4.500A1 1 0 1 0-3.400-4.500Z",
} as const;
