/** Where the names of the territories are written: each within its outline if it can be, none over another or a piece. */
import { overlap } from "../../../lib/map/geometry";
import { Taken, textWidth } from "../../../lib/map/labels";
import type { Point, Rect } from "../../../lib/map/types";
import type { Detail } from "../../../lib/map/view";
import type { Land } from "../logic/board";
import { pieceRoom } from "./layout";
import { PAPER, within } from "./project";

export interface PlacedName {
  id: string;
  /** The middle of the first line. */
  x: number;
  y: number;
  lines: string[];
  size: number;
  /** All that it covers, with what stands below it. */
  room: Rect;
  /** A fine line into its territory from a name that had to be written beside it. */
  leader: { from: Point; to: Point } | null;
}

/** The distance of lines, of the letters' height. */
const LINE = 1.02;
/**
 * Costs: a ninth of a name over another territory or over water, the room of a piece that is not there; where there is little
 * room a name that costs more than the last is left out. Over a piece or another name there is none at all.
 */
const ABROAD = 30;
const AT_SEA = 13;
const UNUSED = 45;
const TOO_MUCH = 290;
/** How far apart places are tried, and how many at most in a row. */
const STEP = 13;
const TRIES = 10;

/** A name in one line, or in two where one would be long. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length < 11) return [name];
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best));
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Width of what stands below a name: its value, the crown of an Elector, the seal of who holds it; 0 for nothing. */
export function signsWidth(land: Land, size: number, sealed: boolean): number {
  return (Number(land.value > 0) + Number(land.elector) + Number(sealed)) * size;
}

interface NameBox {
  w: number;
  h: number;
  lines: string[];
  size: number;
}

/** A place for a name, what is covered there, and what it costs if nothing stands in its way. */
interface Tried {
  at: Point;
  rect: Rect;
  cost: number;
}

function boxOf(land: Land, font: number, sealed: boolean): NameBox {
  const size = land.kind === "impassable" ? font * 0.85 : land.capital ? font * 1.06 : font;
  const lines = linesOf(land.name);
  const signs = signsWidth(land, size, sealed);
  const w = Math.max(...lines.map((line) => textWidth(line, size, land.capital) + 8), signs);
  return { w, h: lines.length * size * LINE + size * (signs > 0 ? 1.05 : 0.1), lines, size };
}

const rectAt = (at: Point, { w, h }: NameBox): Rect => ({ x: at.x - w / 2, y: at.y - h / 2, w, h });

/** Which territory lies where, in squares: a quick answer for the many places that are tried. */
export class Squares {
  static readonly SIDE = 8;
  readonly #found = new Map<number, string>();
  readonly #tried = new Map<string, Tried[]>();

  constructor(lands: readonly Land[]) {
    const side = Squares.SIDE;
    for (const land of lands) {
      const { x, y, w, h } = around(land.polygon);
      for (let column = Math.floor(x / side); column <= (x + w) / side; column += 1) {
        for (let row = Math.floor(y / side); row <= (y + h) / side; row += 1) {
          const middle = { x: (column + 0.5) * side, y: (row + 0.5) * side };
          if (within(middle, land.polygon)) this.#found.set(key(column, row), land.id);
        }
      }
    }
  }

  at(x: number, y: number): string | undefined {
    return this.#found.get(key(Math.floor(x / Squares.SIDE), Math.floor(y / Squares.SIDE)));
  }

  /** Where a name is tried, from the best place on; worked out once, for it hangs on the territory and the name alone. */
  tried(land: Land, box: NameBox): readonly Tried[] {
    const key = `${land.id} ${String(box.w)} ${String(box.h)}`;
    let found = this.#tried.get(key);
    if (found === undefined) {
      found = candidates(land, box).flatMap((at) => {
        const rect = rectAt(at, box);
        if (rect.x < 4 || rect.x + rect.w > PAPER.w - 4) return [];
        return [{ at, rect, cost: this.outside(rect, land.id) + Math.hypot(at.x - land.label.x, at.y - land.label.y) / 6 }];
      });
      found.sort((a, b) => a.cost - b.cost);
      this.#tried.set(key, found);
    }
    return found;
  }

  /** What it costs that parts of a rectangle lie outside a territory. */
  outside(rect: Rect, land: string): number {
    let cost = 0;
    for (const x of [0.04, 0.5, 0.96]) {
      for (const y of [0.15, 0.5, 0.85]) {
        const there = this.at(rect.x + rect.w * x, rect.y + rect.h * y);
        if (there !== land) cost += there === undefined ? AT_SEA : ABROAD;
      }
    }
    return cost;
  }
}

const key = (column: number, row: number): number => column * 1000 + row;

function around(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** All that a name can cover whose middle lies within a rectangle or just beside it. */
const grown = ({ x, y, w, h }: Rect, by: NameBox): Rect => ({ x: x - by.w, y: y - by.h, w: w + 2 * by.w, h: h + 2 * by.h });

/** Where a name is tried: over its territory and a little beyond, for names can stand in the sea. */
function candidates(land: Land, { w, h }: NameBox): Point[] {
  const found = [land.label];
  const box = around(land.polygon);
  const step = Math.max(STEP, Math.sqrt(box.w * box.h) / TRIES);
  for (let x = box.x - w / 2; x <= box.x + box.w + w / 2; x += step) {
    for (let y = box.y - h / 2; y <= box.y + box.h + h / 2; y += step) found.push({ x, y });
  }
  return found;
}

/** Above a piece there may be a sign of what can be done with its territory. */
const withTag = ({ x, y, w, h }: Rect, scale: number): Rect => ({ x, y: y - TAG * scale, w, h: h + TAG * scale });
const TAG = 20;

/** Heights of letters and sizes of pieces by level of detail. */
const FONTS = [42, 34, 27, 23, 19];
export const PIECES = [1.55, 1.3, 1.1, 1.0, 0.9];

/** The names that have room at a level of detail, around what the pieces cover. */
export function placeNames(lands: readonly Land[], squares: Squares, detail: Detail, pieces: readonly Rect[], seals: ReadonlyMap<string, unknown> = new Map()): PlacedName[] {
  const font = FONTS[detail.level] ?? detail.font;
  const scale = PIECES[detail.level] ?? 1;
  const open = lands.filter(({ kind }) => kind !== "impassable");
  const rooms = open.map((land) => withTag(pieceRoom(land, scale), scale));
  const taken = new Taken(pieces);
  const found: PlacedName[] = [];
  const weight = (land: Land): number => (land.capital ? 0 : land.elector ? 1 : land.kind === "impassable" ? 3 : 2);
  const narrow = (land: Land): number => land.polygon.length;
  for (const land of lands.toSorted((a, b) => weight(a) - weight(b) || narrow(a) - narrow(b))) {
    if (detail.namesTo < 4 && weight(land) > (detail.namesTo < 3 ? 0 : 1)) continue;
    const box = boxOf(land, font, seals.has(land.id));
    let best: Point | null = null;
    let least = Infinity;
    const reach = grown(around(land.polygon), box);
    const beside = rooms.filter((one) => overlap(one, reach));
    for (const { at, rect, cost } of squares.tried(land, box)) {
      if (cost >= least) break;
      if (taken.meets(rect)) continue;
      const all = cost + beside.filter((one) => overlap(one, rect)).length * UNUSED;
      if (all < least) [best, least] = [at, all];
    }
    if (best === null || (least > TOO_MUCH && detail.sparse)) continue;
    const room = rectAt(best, box);
    taken.add(room);
    found.push({ id: land.id, x: best.x, y: room.y + box.size * 0.78, lines: box.lines, size: box.size, room, leader: leaderTo(land, room, squares) });
  }
  return found;
}

/** From the nearest edge of a name to where its territory begins; null for a name whose middle lies in it. */
function leaderTo(land: Land, { x, y, w, h }: Rect, squares: Squares): PlacedName["leader"] {
  const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));
  if ([0.2, 0.5, 0.8].some((share) => squares.at(x + w * share, y + h / 2) === land.id)) return null;
  const from = { x: clamp(land.x, x, x + w), y: clamp(land.y, y, y + h) };
  const far = Math.hypot(land.x - from.x, land.y - from.y);
  const steps = Math.max(1, Math.ceil(far / (Squares.SIDE / 2)));
  for (let step = 0; step <= steps; step += 1) {
    const to = { x: from.x + ((land.x - from.x) * step) / steps, y: from.y + ((land.y - from.y) * step) / steps };
    if (squares.at(to.x, to.y) !== land.id) continue;
    const inside = Math.min(1, step / steps + INTO / far);
    return step === 0 ? null : { from, to: { x: from.x + (land.x - from.x) * inside, y: from.y + (land.y - from.y) * inside } };
  }
  return { from, to: { x: land.x, y: land.y } };
}

/** How far a line goes into the territory. */
const INTO = 22;
