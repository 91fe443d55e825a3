/** Names that avoid each other: how large they are, and which of their possible places they take. */
import { overlap } from "./geometry";
import type { Point, Rect } from "./types";

export interface Anchor extends Point {
  anchor: "start" | "middle" | "end";
}

/** About the width of a text. */
export function textWidth(text: string, size: number, bold = false): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size * (bold ? 1 : REGULAR);
}

/** Letter size and spacing that spread a name over a strip. */
export function spreadOver(text: string, size: number, width: number): { size: number; spacing: number } {
  const natural = textWidth(text, size);
  const fitted = natural > width ? (size * width) / natural : size;
  const room = width - textWidth(text, fitted);
  return { size: Math.round(fitted), spacing: Math.round(Math.min(room / Math.max(1, Array.from(text).length), fitted * 0.5)) };
}

/** The ground a label covers, with a little air; capitals with accents reach higher. */
export function labelBox(text: string, anchor: Anchor, size: number, bold: boolean): Rect {
  const w = textWidth(text, size, bold) + AIR * size;
  const x = anchor.anchor === "start" ? anchor.x : anchor.anchor === "end" ? anchor.x - w : anchor.x - w / 2;
  const up = size * (CROWNED.test(text.normalize("NFD")) ? 0.94 : 0.76);
  return { x: x - (AIR * size) / 2, y: anchor.y - up, w, h: up + size * 0.3 };
}

const AIR = 0.12;
const CROWNED = /[A-Z]\p{Mn}/u;

/** Widths of the letters of EB Garamond, bold, in hundredths of an em, for lack of a canvas. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    24: " '", 27: "j.,", 29: "il!", 32: "-()’", 36: "Ifst", 38: "Jr", 42: "cer", 44: "az", 48: "vyS", 50: "ogx", 55: "bdhkpqunEF",
    58: "L", 61: "BPZ", 66: "Y", 70: "TCV", 73: "AGUX", 76: "RKOQw", 79: "DHN", 81: "m", 92: "M", 102: "W",
  }).flatMap(([width, letters]) => Array.from(letters).map((letter) => [letter, Number(width) / 100])),
);
const REGULAR = 0.97;

function letterWidth(letter: string): number {
  const plain = letter.normalize("NFD").charAt(0);
  if (plain.charCodeAt(0) > 0x2e80) return 1;
  return WIDTHS[plain] ?? 0.56;
}

/** A place that a name can take, with what it costs whatever the other names do. */
export interface Candidate {
  box: Rect;
  cost: number;
}

const ROUNDS = 4;
/** What it costs a name to meet another. */
export const COLLISION = 1000;

/**
 * For each name the best of its places: they choose in their order, then all look round once more. `near` names the others
 * that one can meet at all.
 */
export function settle<C extends Candidate>(places: readonly (readonly C[])[], near: readonly (readonly number[])[]): (C | null)[] {
  const chosen: (C | null)[] = places.map(() => null);
  for (let round = 0; round < ROUNDS; round++) {
    places.forEach((own, i) => {
      chosen[i] = cheapest(own, (near[i] ?? []).map((j) => chosen[j] ?? null));
    });
  }
  return chosen;
}

function cheapest<C extends Candidate>(places: readonly C[], others: readonly (Candidate | null)[]): C | null {
  let best: C | null = null;
  let least = Infinity;
  for (const place of places) {
    const cost = place.cost + collisions(place.box, others);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Names in the way make a place all but impossible. */
export function collisions(box: Rect, others: readonly (Candidate | null)[]): number {
  let sum = 0;
  for (const other of others) if (other && overlap(box, other.box)) sum += COLLISION + shared(box, other.box) / 10;
  return sum;
}

const shared = (a: Rect, b: Rect): number =>
  (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Ground that is taken: quick to ask where there are hundreds of rectangles. */
export class Taken {
  static readonly #SIDE = 100;
  readonly #cells = new Map<number, Rect[]>();

  constructor(rects: Iterable<Rect> = []) {
    for (const rect of rects) this.add(rect);
  }

  add(rect: Rect): void {
    for (const key of Taken.#keys(rect)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [rect]);
      else cell.push(rect);
    }
  }

  meets(rect: Rect): boolean {
    for (const key of Taken.#keys(rect)) {
      if (this.#cells.get(key)?.some((other) => overlap(other, rect)) === true) return true;
    }
    return false;
  }

  static *#keys({ x, y, w, h }: Rect): Generator<number> {
    const side = Taken.#SIDE;
    for (let column = Math.floor(x / side); column <= (x + w) / side; column++) {
      for (let row = Math.floor(y / side); row <= (y + h) / side; row++) yield column * 4096 + row;
    }
  }
}

/**
 * For each name a place where it meets nothing that is taken and no name before it; null where there is none. The first
 * names are the weightiest; each prefers the place at which it would get on best with all others.
 */
export function seat<C extends Candidate>(
  places: readonly (readonly C[])[],
  near: readonly (readonly number[])[],
  taken: Taken,
): (C | null)[] {
  const free = places.map((own) => own.filter(({ box }) => !taken.meets(box)));
  const liked = settle(free, near);
  const seated = new Taken();
  return free.map((own, i) => {
    const first = liked[i] ?? null;
    const open = first !== null && !seated.meets(first.box) ? first : cheapest(own.filter(({ box }) => !seated.meets(box)), []);
    if (open !== null) seated.add(open.box);
    return open;
  });
}

/** Squares along the middle of a path of `M` and relative `l` steps, as far as half a text reaches: about what the text covers. */
export function alongPath(d: string, half: number, side: number): Rect[] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const last = points.at(-1) ?? { x: 0, y: 0 };
    points.push({ x: last.x + (numbers[i] ?? 0), y: last.y + (numbers[i + 1] ?? 0) });
  }
  const length = (upTo: number): number =>
    points.slice(1, upTo + 1).reduce((sum, at, i) => sum + Math.hypot(at.x - (points[i]?.x ?? 0), at.y - (points[i]?.y ?? 0)), 0);
  const middle = length(points.length) / 2;
  const found: Rect[] = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / side));
    for (let step = 0; step <= steps; step++) {
      const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
      const here = length(i) + (Math.hypot(to.x - from.x, to.y - from.y) * step) / steps;
      if (Math.abs(here - middle) <= half) found.push({ x: at.x - side / 2, y: at.y - side, w: side, h: side });
    }
  });
  return found;
}
