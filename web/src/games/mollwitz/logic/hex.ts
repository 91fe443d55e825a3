/** Where hexagons lie on paper: flat at the top, columns of odd number half a hexagon lower. No rules. */
import type { Point } from "../../../lib/map/types";

/** The side of a hexagon in units of the map, and half its height. */
export const SIDE = 40;
export const HALF = (SIDE * Math.sqrt(3)) / 2;

/** A hexagon by its two axes. */
export type Axial = readonly [q: number, r: number];

/** To the neighbours: N, NE, SE, S, SW, NW. */
const STEPS: readonly Axial[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];

export const centre = ([q, r]: Axial): Point => ({ x: SIDE * (1.5 * q + 1), y: HALF * (2 * r + q + 1) });

const two = (n: number): string => String(n).padStart(2, "0");

/** The number printed in a hexagon: column and row. */
export const labelOf = ([q, r]: Axial): string => two(q) + two(r + (q - (q & 1)) / 2);

export const key = ([q, r]: Axial): string => `${q} ${r}`;

export function step([q, r]: Axial, direction: number): Axial {
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  return [q + dq, r + dr];
}

export const around = (at: Axial): Axial[] => STEPS.map((_, direction) => step(at, direction));

/** The direction of the neighbour `to`; -1 where it is none. */
export const directionTo = (from: Axial, to: Axial): number =>
  STEPS.findIndex(([dq, dr]) => from[0] + dq === to[0] && from[1] + dr === to[1]);

const corner = ({ x, y }: Point, degrees: number, side: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + side * Math.cos(angle), y: y + side * Math.sin(angle) };
};

/** The two ends of the side of a hexagon that looks in a direction, clockwise. */
export const edge = (at: Axial, direction: number): [Point, Point] => [
  corner(centre(at), direction * 60 - 120, SIDE),
  corner(centre(at), direction * 60 - 60, SIDE),
];

/** Its outline around a point, smaller by `inset`. */
export function hexagon(at: Point, inset = 0): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => corner(at, degrees, SIDE - inset));
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
