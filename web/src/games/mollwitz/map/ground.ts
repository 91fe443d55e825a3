/** The field as an engraver draws it, from the board's data: slopes, water, roads, woods, houses. Computed once a board. */
import { distance } from "../../../lib/map/geometry";
import type { Point } from "../../../lib/map/types";
import type { BoardInfo, Hex } from "../logic/board";
import { centre, directionTo, edge, HALF, labelOf } from "../logic/hex";
import { along, borders, chained, hachures, pathOf, rounded, scatter, smoothed, type Course } from "./outline";

export interface Ground {
  grid: string;
  /** The rise, and the strokes down its slopes. */
  rise: string;
  brow: string;
  slopes: { light: string; strong: string };
  villages: string;
  copses: string;
  brush: string;
  marsh: string;
  water: string;
  bank: string;
  roads: string;
  avenues: string;
  trees: { crowns: string; shades: string; trunks: string };
  bushes: string;
  reeds: string;
  houses: { lit: string; dark: string; walls: string };
  churches: Point[];
  bridges: Crossing[];
  fords: Crossing[];
  /** Furrows under the snow. */
  furrows: string;
  names: { name: string; modern: string; x: number; y: number; kind: string }[];
}

interface Crossing extends Point {
  turn: number;
}

const n = (value: number): string => value.toFixed(1);

/** Every border of every hexagon once. */
function gridOf(hexes: readonly Hex[], board: BoardInfo): string {
  return hexes
    .map((hex) =>
      [0, 1, 2, 3, 4, 5]
        .filter((direction) => direction === 1 || direction === 2 || direction === 3 || board.neighbours(hex.id).length < 6)
        .map((direction) => {
          const [a, b] = edge(hex.at, direction);
          return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
        })
        .join(""),
    )
    .join("");
}

/** Places in a hexagon for small things, apart from each other and from a road. */
function sown(hex: Hex, count: number, apart: number, free: (at: Point) => boolean = () => true): Point[] {
  const found: Point[] = [];
  for (let attempt = 0; attempt < count * 9 && found.length < count; attempt++) {
    const angle = scatter(hex.x, hex.y, attempt) * 2 * Math.PI;
    const away = Math.sqrt(scatter(hex.y, attempt, hex.x)) * HALF * 0.92;
    const at = { x: hex.x + away * Math.cos(angle), y: hex.y + away * Math.sin(angle) };
    if (free(at) && found.every((other) => distance(other, at) > apart)) found.push(at);
  }
  return found.toSorted((a, b) => a.y - b.y);
}

function treesOf(hexes: readonly Hex[], free: (at: Point) => boolean): Ground["trees"] {
  const drawn = { crowns: "", shades: "", trunks: "" };
  for (const hex of hexes) {
    for (const { x, y } of sown(hex, 10, 12, free)) {
      const r = 5 + 2.5 * scatter(x, y);
      drawn.trunks += `M${n(x)} ${n(y + r)}v4M${n(x)} ${n(y + r + 4)}l${n(r * 1.6)} 1.5`;
      drawn.crowns += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.92)} 0 1 1 ${n(-2 * r)} 0z`;
      drawn.shades += `M${n(x + r * 0.5)} ${n(y - r * 0.8)}a${n(r)} ${n(r)} 0 0 1 ${n(-r * 0.9)} ${n(r * 1.65)}a${n(r * 1.1)} ${n(r * 1.1)} 0 0 0 ${n(r * 0.9)} ${n(-r * 1.65)}z`;
    }
  }
  return drawn;
}

function bushesOf(hexes: readonly Hex[]): string {
  return hexes
    .flatMap((hex) => sown(hex, 11, 10))
    .map(({ x, y }) => `M${n(x - 4)} ${n(y)}c-1-5 3-6 4-3c2-4 6-1 4 3M${n(x - 5)} ${n(y + 1)}h11`)
    .join("");
}

function reedsOf(hexes: readonly Hex[]): string {
  return hexes
    .flatMap((hex) => sown(hex, 12, 11))
    .map(({ x, y }, index) => {
      const w = 5 + 5 * scatter(x, y, index);
      return index % 3 === 0
        ? `M${n(x - w)} ${n(y)}h${n(2 * w)}M${n(x)} ${n(y)}v-7M${n(x - 1)} ${n(y)}l-3-5M${n(x + 1)} ${n(y)}l3-5`
        : `M${n(x - w)} ${n(y)}h${n(2 * w)}`;
    })
    .join("");
}

/** Farmsteads: a roof with a lit and a dark side, turned as the street runs. */
function housesOf(hexes: readonly Hex[], free: (at: Point) => boolean, skip: (hex: Hex) => boolean): Ground["houses"] {
  const drawn = { lit: "", dark: "", walls: "" };
  for (const hex of hexes) {
    for (const { x, y } of sown(hex, skip(hex) ? 4 : 6, 15, (at) => free(at) && !(skip(hex) && distance(at, hex) < 17))) {
      const turn = Math.round(scatter(x, y, 3) * 3) * 30 - 30;
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [w, d] = [5 + 2.5 * scatter(x, y, 1), 3.4 + 1.2 * scatter(y, x, 2)];
      const at = (u: number, v: number): string => `${n(x + u * cos - v * sin)} ${n(y + u * sin + v * cos)}`;
      drawn.lit += `M${at(-w, -d)}L${at(w, -d)}L${at(w, 0)}L${at(-w, 0)}Z`;
      drawn.dark += `M${at(-w, 0)}L${at(w, 0)}L${at(w, d)}L${at(-w, d)}Z`;
      drawn.walls += `M${at(-w, -d)}L${at(w, -d)}L${at(w, d)}L${at(-w, d)}ZM${at(-w, 0)}L${at(w, 0)}`;
    }
  }
  return drawn;
}

const region = (hexes: readonly Hex[]): string =>
  borders(hexes.map(({ at }) => at)).map((course) => pathOf(rounded(course, 2))).join("");

/** Plough land: bundles of parallel strokes that the snow lets through. */
function furrowsOf(hexes: readonly Hex[]): string {
  return hexes
    .filter((hex) => hex.terrain === "clear" && hex.level === 0)
    .map((hex) => {
      const patch = scatter(Math.floor(hex.at[0] / 4), Math.floor((hex.at[1] + hex.at[0] / 2) / 3), 11);
      if (patch < 0.42) return "";
      const angle = Math.PI * (0.1 + 0.8 * scatter(Math.floor(hex.at[0] / 4), Math.floor((hex.at[1] + hex.at[0] / 2) / 3), 5));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [-24, -12, 0, 12, 24]
        .map((away, index) => {
          const half = 8 + 18 * scatter(hex.x, hex.y, index);
          const off = 16 * (scatter(hex.y, hex.x, index) - 0.5);
          const [x, y] = [hex.x - sin * away + cos * off, hex.y + cos * away + sin * off];
          return `M${n(x - cos * half)} ${n(y - sin * half)}L${n(x + cos * half)} ${n(y + sin * half)}`;
        })
        .join("");
    })
    .join("");
}

function namesOf(board: BoardInfo): Ground["names"] {
  return board.file.map.places.flatMap(({ name, kind, hexes }) => {
    const points = hexes.map(centre);
    const [title = name, modern = ""] = name.replace(")", "").split(" (");
    if (points.length === 0) return [];
    const x = points.reduce((sum, at) => sum + at.x, 0) / points.length;
    return [{ name: title, modern, kind, x, y: Math.min(...points.map((at) => at.y)) - HALF - 6 }];
  });
}

function courseOfWater(board: BoardInfo): Course[] {
  const sides = board.file.map.sides.map(({ a, b }) => edge(a, directionTo(a, b)));
  return chained(sides).map((course) => rounded(course, 3));
}

function crossings(board: BoardInfo, wanted: string): Crossing[] {
  return board.file.map.sides
    .filter(({ kind }) => kind === wanted)
    .map(({ a, b }) => {
      const [from, to] = [centre(a), centre(b)];
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
    });
}

/** Trees along the great roads, on both sides. */
function avenuesOf(roads: readonly Course[]): string {
  return roads
    .flatMap((road) => along(road, 30))
    .flatMap(({ at, right }, index) => (index % 2 === 0 ? 1 : -1) * 9 * (scatter(at.x, at.y) < 0.8 ? 1 : 0) === 0 ? [] : [{ x: at.x + right.x * (index % 2 === 0 ? 9 : -9), y: at.y + right.y * (index % 2 === 0 ? 9 : -9) }])
    .map(({ x, y }) => `M${n(x - 2.4)} ${n(y)}a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0z`)
    .join("");
}

function drawn(board: BoardInfo): Ground {
  const of = (terrain: Hex["terrain"]): Hex[] => board.hexes.filter((hex) => hex.terrain === terrain);
  const roads = board.file.map.roads.map(({ path }) => rounded({ points: path.map(centre), closed: false }, 3));
  const ways = roads.flatMap(({ points }) => points);
  const free = (at: Point): boolean => ways.every((way) => distance(way, at) > 10);
  const water = courseOfWater(board);
  const rise = board.hexes.filter(({ level }) => level > 0);
  const edges = borders(rise.map(({ at }) => at)).map((course) => rounded(smoothed(course), 2));
  const brow = borders(rise.filter(({ line }) => !line).map(({ at }) => at)).map((course) => rounded(smoothed(course), 2));
  const slopes = [...edges.map((one) => hachures(one, 24, 5.5)), ...brow.map((one) => hachures(one, -20, 6.5))];
  const churches = board.file.map.places.flatMap(({ kind, hexes }) => {
    const middle = hexes[Math.floor(hexes.length / 2)];
    return kind === "village" && middle !== undefined ? [board.at(middle)].flatMap((hex) => hex ?? []) : [];
  });
  const holy = new Set(churches.map(({ id }) => id));
  return {
    grid: gridOf(board.hexes, board),
    rise: edges.map(pathOf).join(""),
    brow: brow.map(pathOf).join(""),
    slopes: { light: slopes.map(({ light }) => light).join(""), strong: slopes.map(({ strong }) => strong).join("") },
    villages: region(of("village")),
    copses: region(of("copse")),
    brush: region(of("brush")),
    marsh: region(of("marsh")),
    water: water.map(pathOf).join(""),
    bank: water.flatMap((one) => along(one, 7)).map(({ at, right }, index) => {
      const [side, far] = [index % 2 === 0 ? 1 : -1, 6 + 4 * scatter(at.x, at.y)];
      return `M${n(at.x + right.x * side * 5)} ${n(at.y + right.y * side * 5)}l${n(right.x * side * (far - 4))} ${n(right.y * side * (far - 4))}`;
    }).join(""),
    roads: roads.map(pathOf).join(""),
    avenues: avenuesOf(roads.filter(({ points }) => points.length > 12)),
    trees: treesOf(of("copse"), free),
    bushes: bushesOf(of("brush")),
    reeds: reedsOf(of("marsh")),
    houses: housesOf(of("village"), free, (hex) => holy.has(labelOf(hex.at))),
    churches: churches.map(({ x, y }) => ({ x, y })),
    bridges: crossings(board, "bridge"),
    fords: crossings(board, "ford"),
    furrows: furrowsOf(board.hexes),
    names: namesOf(board),
  };
}

const known = new WeakMap<BoardInfo, Ground>();

export function groundOf(board: BoardInfo): Ground {
  const before = known.get(board);
  if (before !== undefined) return before;
  const ground = drawn(board);
  known.set(board, ground);
  return ground;
}

