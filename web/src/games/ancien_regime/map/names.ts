/** Where the names of the territories are written: each within its outline if it can be, none over another or a piece. */
import { overlap } from "../../../lib/board/geometry";
import type { Point, Rect } from "../../../lib/board/types";
import type { Detail } from "../../../lib/board/view";
import type { Land } from "../logic/board";
import { pieceRoom } from "./layout";
import { within } from "./project";

export interface PlacedName {
  id: string;
  /** The middle of the first line. */
  x: number;
  y: number;
  lines: string[];
  size: number;
}

/** Of the letters' height: half the width of an average letter, and the distance of lines. */
const LETTER = 0.46;
const LINE = 1.02;
/** Costs: a point that lies outside, a name that is covered, the room of a piece; above the last a name is left out. */
const OUTSIDE = 30;
const COVERED = 170;
const UNDER = 45;
const TOO_MUCH = 200;
const STEP = 13;

/** A name in one line, or in two where one would be long. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length < 11) return [name];
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best));
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Width of what stands below a name: its value and the crown of an Elector; 0 for nothing. */
export function signsWidth(land: Land, size: number): number {
  return (Number(land.value > 0) + Number(land.elector)) * size;
}

interface NameBox {
  w: number;
  h: number;
  lines: string[];
  size: number;
}

function boxOf(land: Land, font: number): NameBox {
  const size = land.kind === "impassable" ? font * 0.85 : land.capital ? font * 1.06 : font;
  const lines = linesOf(land.name);
  const signs = signsWidth(land, size);
  const w = Math.max(widest(lines) * size * LETTER + 6, signs);
  return { w, h: lines.length * size * LINE + (signs > 0 ? size * 0.95 : 0), lines, size };
}

const rectAt = (at: Point, { w, h }: NameBox): Rect => ({ x: at.x - w / 2, y: at.y - h / 2, w, h });

/** How much of a rectangle's edge lies outside an outline, in points of nine. */
function outside(rect: Rect, polygon: readonly Point[]): number {
  let count = 0;
  for (const x of [0.04, 0.5, 0.96]) {
    for (const y of [0.15, 0.5, 0.85]) {
      if (!within({ x: rect.x + rect.w * x, y: rect.y + rect.h * y }, polygon)) count += 1;
    }
  }
  return count;
}

function candidates(land: Land): Point[] {
  const found = [land.label];
  const xs = land.polygon.map(({ x }) => x);
  const ys = land.polygon.map(({ y }) => y);
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (within({ x, y }, land.polygon)) found.push({ x, y });
    }
  }
  return found;
}

/** Heights of letters by level of detail. */
const FONTS = [42, 34, 27, 23, 19];

/** The names that have room at a level of detail. */
export function placeNames(lands: readonly Land[], detail: Detail): PlacedName[] {
  const font = FONTS[detail.level] ?? detail.font;
  const rooms = lands.filter(({ kind }) => kind !== "impassable").map((land) => pieceRoom(land, detail.piece * 0.8));
  const placed: Rect[] = [];
  const found: PlacedName[] = [];
  const weight = (land: Land): number => (land.capital ? 0 : land.elector ? 1 : land.kind === "impassable" ? 3 : 2);
  const narrow = (land: Land): number => land.polygon.length;
  for (const land of lands.toSorted((a, b) => weight(a) - weight(b) || narrow(a) - narrow(b))) {
    if (detail.namesTo < 4 && weight(land) > (detail.namesTo < 3 ? 0 : 1)) continue;
    const box = boxOf(land, font);
    let best: Point | null = null;
    let least = Infinity;
    for (const at of candidates(land)) {
      const rect = rectAt(at, box);
      const covered = placed.filter((one) => overlap(one, rect)).length;
      const under = rooms.filter((one) => overlap(one, rect)).length;
      const away = Math.hypot(at.x - land.label.x, at.y - land.label.y) / 6;
      const cost = OUTSIDE * outside(rect, land.polygon) + COVERED * covered + UNDER * under + away;
      if (cost < least) [best, least] = [at, cost];
    }
    if (best === null || (least > TOO_MUCH && detail.sparse)) continue;
    placed.push(rectAt(best, box));
    found.push({ id: land.id, x: best.x, y: best.y - box.h / 2 + box.size * 0.78, lines: box.lines, size: box.size });
  }
  return found;
}
