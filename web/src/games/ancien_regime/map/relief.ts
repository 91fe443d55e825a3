/** Mountains as an engraver draws them: rows of molehills along the ranges, the same on every run. */
import type { Point } from "../../../lib/map/types";
import type { Geographic } from "./project";

interface Range {
  /** Half its width in degrees, and how high its hills are drawn. */
  wide: number;
  high: number;
  axis: readonly Geographic[];
}

const GREAT = { wide: 0.42, high: 20 };
const USUAL = { wide: 0.3, high: 15 };
const LOW = { wide: 0.22, high: 11 };

/** Axes of the ranges, written down by hand. */
const RANGES: readonly Range[] = [
  { ...GREAT, axis: [[6.6, 44.3], [6.9, 45.2], [7.6, 45.95], [8.8, 46.5], [10.2, 46.7], [11.8, 47.0], [13.2, 47.1], [14.6, 47.4], [15.5, 47.6]] },
  { ...GREAT, axis: [[-1.4, 43.0], [0.3, 42.7], [1.6, 42.55], [2.6, 42.4]] },
  { ...GREAT, axis: [[18.8, 49.3], [20.1, 49.2], [21.6, 49.2], [23.2, 48.5], [24.6, 47.8], [25.5, 46.9], [26.1, 46.0], [25.4, 45.5], [24.0, 45.4], [22.8, 45.3]] },
  { ...GREAT, axis: [[-7.2, 43.0], [-5.4, 43.1], [-4.2, 43.1], [-2.9, 43.0]] },
  { ...GREAT, axis: [[-3.8, 37.05], [-2.9, 37.1]] },
  { ...USUAL, axis: [[-6.4, 40.3], [-5.0, 40.4], [-3.8, 41.0]] },
  { ...LOW, axis: [[-6.5, 38.1], [-5.0, 38.3], [-3.6, 38.5]] },
  { ...USUAL, axis: [[2.7, 44.4], [2.8, 45.1], [3.3, 45.7], [4.2, 44.8]] },
  { ...LOW, axis: [[5.9, 46.2], [6.6, 46.9], [7.2, 47.4]] },
  { ...LOW, axis: [[6.9, 47.9], [7.2, 48.6]] },
  { ...LOW, axis: [[8.1, 47.9], [8.4, 48.6]] },
  { ...LOW, axis: [[5.0, 50.0], [6.2, 50.3], [7.2, 50.2]] },
  { ...LOW, axis: [[10.2, 51.8], [11.1, 51.65]] },
  { ...LOW, axis: [[10.4, 50.85], [11.5, 50.4]] },
  { ...USUAL, axis: [[12.6, 50.4], [13.8, 50.75]] },
  { ...USUAL, axis: [[15.2, 50.85], [16.4, 50.5], [17.4, 50.1]] },
  { ...USUAL, axis: [[12.6, 49.5], [13.5, 48.95], [14.2, 48.6]] },
  { ...USUAL, axis: [[8.6, 44.5], [10.3, 44.3], [11.8, 43.8], [12.9, 43.0], [13.6, 42.3], [14.3, 41.6], [15.5, 40.6], [16.2, 39.6], [16.3, 38.6]] },
  { ...USUAL, axis: [[14.4, 45.5], [15.6, 44.6], [16.9, 43.9], [18.3, 43.2], [19.6, 42.6], [20.2, 41.6], [21.0, 40.5], [21.4, 39.5], [21.9, 38.6]] },
  { ...USUAL, axis: [[21.9, 37.8], [22.3, 37.0]] },
  { ...USUAL, axis: [[22.7, 43.4], [24.2, 42.8], [25.6, 42.75], [27.0, 42.8]] },
  { ...USUAL, axis: [[23.4, 42.1], [24.5, 41.6], [25.6, 41.5]] },
  { ...USUAL, axis: [[-5.2, 56.6], [-4.3, 57.0], [-5.0, 57.8]] },
  { ...LOW, axis: [[-4.0, 55.3], [-2.6, 55.4]] },
  { ...LOW, axis: [[-2.3, 54.6], [-1.9, 53.7]] },
  { ...LOW, axis: [[-3.9, 53.0], [-3.5, 52.0]] },
  { ...LOW, axis: [[-9.7, 52.0], [-8.9, 52.0]] },
  { ...USUAL, axis: [[6.5, 59.4], [7.6, 60.6], [8.6, 61.6]] },
  { ...USUAL, axis: [[30.2, 37.0], [32.5, 36.7], [34.6, 37.3]] },
  { ...USUAL, axis: [[31.5, 40.9], [34.0, 41.2]] },
  { ...LOW, axis: [[33.7, 44.6], [34.6, 44.9]] },
  { ...USUAL, axis: [[28.2, 38.6], [29.5, 39.3]] },
  { ...USUAL, axis: [[-4.8, 35.1], [-3.6, 35.0]] },
  { ...USUAL, axis: [[2.0, 36.3], [4.5, 36.5], [6.6, 36.4]] },
  { ...LOW, axis: [[9.1, 42.4], [9.1, 41.9]] },
  { ...LOW, axis: [[9.3, 40.3], [9.2, 39.4]] },
  { ...LOW, axis: [[13.6, 37.8], [14.8, 37.8]] },
];

/** Steps along a range, of its hills' height. */
const APART = 1.15;

/** A hill for each row: x and y of its foot and its height, those farther up first, so that those below lie over them. */
export function hills(paper: (at: Geographic) => Point, isLand: (at: Point) => boolean): number[] {
  let seed = 1740;
  const chance = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const found: [number, number, number][] = [];
  for (const { wide, high, axis } of RANGES) {
    axis.slice(1).forEach(([lon, lat], index) => {
      const [fromLon, fromLat] = axis[index] ?? [lon, lat];
      const [a, b] = [paper([fromLon, fromLat]), paper([lon, lat])];
      const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / (high * APART)));
      for (let step = 0; step < steps; step += 1) {
        const share = (step + chance() * 0.6) / steps;
        const off = (chance() * 2 - 1) * wide;
        const at = paper([fromLon + (lon - fromLon) * share + off, fromLat + (lat - fromLat) * share + (chance() * 2 - 1) * wide * 0.6]);
        const height = Math.round(high * (0.75 + chance() * 0.5));
        if (isLand(at)) found.push([Math.round(at.x), Math.round(at.y), height]);
      }
    });
  }
  return found.sort((one, other) => one[1] - other[1]).flat();
}
