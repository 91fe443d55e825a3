/** A battlefield of 45 by 35 hexagons, pointed at the top, with 130 counters: as many as a hex battle has. */
import type { Point } from "$lib/map/types";

export interface Hex extends Point {
  id: string;
  column: number;
  row: number;
  terrain: "open" | "wood" | "marsh" | "village" | "stream";
}

export interface Counter {
  id: string;
  hex: string;
  side: "blue" | "white";
  figures: string;
}

const [COLUMNS, ROWS] = [45, 35];
const SIDE = 40;
export const WIDTH = Math.sqrt(3) * SIDE;
const TERRAINS = ["open", "open", "open", "open", "wood", "marsh", "village", "stream"] as const;

const two = (n: number): string => String(n + 1).padStart(2, "0");
/** The same scatter every time. */
const scatter = (n: number, most: number): number => (Math.imul(n + 7, 0x9e3779b1) >>> 9) % most;

export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, n) => {
  const [column, row] = [n % COLUMNS, Math.floor(n / COLUMNS)];
  const x = WIDTH * (column + (row % 2) / 2 + 0.5);
  const terrain = TERRAINS[scatter(n, TERRAINS.length)] ?? "open";
  return { id: `${two(column)}${two(row)}`, column, row, x, y: SIDE * (1.5 * row + 1), terrain };
});

export const COUNTERS: readonly Counter[] = Array.from({ length: 130 }, (_, n) => ({
  id: `unit-${n}`,
  hex: HEXES[(n * 12 + scatter(n, 9)) % HEXES.length]?.id ?? "",
  side: n % 2 === 0 ? "blue" : "white",
  figures: `${1 + scatter(n, 6)}-${2 + scatter(n + 1, 5)}`,
}));

export const FIELD = { x: 0, y: 0, w: WIDTH * (COLUMNS + 0.5), h: SIDE * (1.5 * ROWS + 0.5) };

/** The outline of a hexagon around a point. */
export const outline = ({ x, y }: Point): string =>
  `M${corners(x, y).map(([cx, cy]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join("L")}Z`;

const corners = (x: number, y: number): [number, number][] =>
  Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * (at + 0.5);
    return [x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)];
  });

/** The six hexagons around one. */
export function around(hex: Hex): Hex[] {
  const shift = hex.row % 2;
  const steps = [[-1, 0], [1, 0], [shift - 1, -1], [shift, -1], [shift - 1, 1], [shift, 1]] as const;
  return steps.flatMap(([dx, dy]) => {
    const [column, row] = [hex.column + dx, hex.row + dy];
    return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? [] : (HEXES[row * COLUMNS + column] ?? []);
  });
}
