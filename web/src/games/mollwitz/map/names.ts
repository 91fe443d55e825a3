/** Where the names on the field are written: of places first, then of units; over nothing that stands there, and over no other name. */
import { labelBox, seat, Taken, textWidth, type Candidate } from "../../../lib/map/labels";
import type { Point, Rect } from "../../../lib/map/types";
import { SIDE } from "../logic/hex";
import { layoutOf, nameOf, ranks } from "./stand";
import type { Stack } from "./types";

export interface PlacedName extends Point {
  key: string;
  text: string;
  size: number;
  /** What is longer than there is room is written closer, so wide. */
  width: number | undefined;
  box: Rect;
}

/** A name of the field itself. */
export interface Place extends Point {
  kind: string;
  name: string;
  modern: string;
}

export const MODERN = 0.72;
/** What it costs a name to lie below something on the screen. */
const BELOW = 100;
const SPACED = 0.03;
/** Along a block, from its middle to its ends. */
const ALONG = [-22, -11, 0, 11, 22];
const [THICK, DISC, MEDAL, ORDER, SIGN] = [16, 24, 15, 9, 7];
/** What is longer than a hexagon is wide is written closer. */
const WIDEST = 66;
/** Rather than cross the outline of its hexagon, from which it keeps so far, a name is written so much closer. */
const [CLEAR, CLOSEST, CROSSES] = [4, 0.76, 12];
const [NEAR, FAR] = [11.5, 19];

const square = (at: Point, half: number): Rect => ({ x: at.x - half, y: at.y - half, w: 2 * half, h: 2 * half });

/** What units and leaders cover, by squares along the blocks, however they are turned. */
export function covers(standing: readonly Stack[], level: number): Rect[] {
  return standing.flatMap((stack) => {
    const count = Math.min(3, stack.units.length);
    const facing = facingOf(stack);
    const { block, signs, leader } = layoutOf(facing, stack.units.length);
    const turn = ((facing ?? 0) * Math.PI) / 3;
    const at = (x: number, y: number): Point => ({ x: stack.x + block.x + x * Math.cos(turn) - y * Math.sin(turn), y: stack.y + block.y + x * Math.sin(turn) + y * Math.cos(turn) });
    const blocks = count === 0 ? [] : ranks(count).flatMap(({ at: y }) => ALONG.map((x) => square(at(x, y), THICK / 2)));
    const discs = count === 0 ? [] : [square(at(0, 0), DISC / 2)];
    const row = signsOf(stack) * SIGN;
    const shown = level > 2 && count > 0 ? [{ x: stack.x + signs.x - row, y: stack.y + signs.y - SIGN, w: 2 * row, h: 2 * SIGN }] : [];
    const scale = level < 2 ? 1.4 : 1;
    const medals = stack.leaders.flatMap((one, index) => {
      const place =
        count === 0 ? { x: stack.x + index * 22, y: stack.y } : { x: stack.x + leader.x - Math.sign(leader.x) * index * 19, y: stack.y + leader.y };
      const order = one.order !== null && level > 1 ? [square({ x: place.x, y: place.y - 17 * scale }, ORDER * scale)] : [];
      return [square(place, MEDAL * scale), ...order];
    });
    return [...blocks, ...discs, ...shown, ...medals];
  });
}

export const facingOf = (stack: Stack): number | null => stack.units.find((one) => one.facing !== null)?.facing ?? null;

/** How many signs stand beside a stack, at most. */
function signsOf({ units }: Stack): number {
  const some = (test: (unit: Stack["units"][number]) => boolean): number => Number(units.some(test));
  return (
    some(({ order }) => order !== null) +
    some(({ out, marked }) => out || marked) +
    some(({ reaction }) => reaction) +
    some(({ fired }) => fired) +
    some(({ attacked }) => attacked) +
    some(({ acted }) => acted)
  );
}

interface Seat extends Candidate, Point {}

interface UnitSeat extends Seat {
  width: number | undefined;
}

/**
 * The names of places, as near to where they belong as the armies leave room; where there is some, beside what lies over
 * the screen.
 */
export function placeGround(places: readonly Place[], font: number, modern: boolean, field: Rect, pieces: readonly Rect[], lids: readonly Rect[] = []): (PlacedName & { place: Place })[] {
  const taken = new Taken(pieces);
  const under = new Taken(lids);
  const tries = [0, 1, -1, 2, -2].flatMap((up) => [0, 1, -1, 1.5, -1.5].map((aside) => ({ up, aside })));
  const seats = places.map((place): Seat[] => {
    const wide = (textWidth(place.name, font, true) + (modern && place.modern !== "" ? textWidth(place.modern, font * MODERN) + font * 0.4 : 0)) * (1 + SPACED * 2);
    return tries.flatMap(({ up, aside }) => {
      const half = wide / 2 + 8;
      const x = Math.max(field.x + half, Math.min(field.x + field.w - half, place.x + aside * half * 0.8));
      const y = place.y + up * font;
      const box = { x: x - wide / 2, y: y - font * 0.8, w: wide, h: font * 1.1 };
      return box.y < field.y || box.y + box.h > field.y + field.h ? [] : [{ x, y, box, cost: Math.abs(up) * 10 + Math.abs(aside) * 6 + (under.meets(box) ? BELOW : 0) }];
    });
  });
  return seat(seats, seats.map(() => []), taken).flatMap((at, index) => {
    const place = places[index];
    return at === null || place === undefined ? [] : [{ key: place.name, text: place.name, size: font, width: undefined, place, ...at }];
  });
}

/** The names of units: of each stack from near by, of each regiment once from farther away, none from afar. */
export function placeUnits(standing: readonly Stack[], regiments: ReadonlyMap<string, string>, level: number, taken: Taken): PlacedName[] {
  if (level < 3) return [];
  const near = level > 3;
  const size = near ? NEAR : FAR;
  const wanted = standing.flatMap((stack) => {
    const text = near ? nameOf(stack.units) : (regiments.get(stack.hex) ?? "");
    return text === "" ? [] : [{ stack, text }];
  });
  const seats = wanted.map(({ stack, text }) => unitSeats(stack, text, size, near));
  const beside = seats.map(([own], i) => seats.flatMap(([other], j) => (i !== j && own && other && Math.abs(own.x - other.x) < 260 && Math.abs(own.y - other.y) < 120 ? [j] : [])));
  return seat(seats, beside, taken).flatMap((at, index) => {
    const one = wanted[index];
    if (at === null || one === undefined) return [];
    return [{ key: one.stack.hex, text: one.text, size, ...at }];
  });
}

/** How wide a name may be between the outlines of its hexagon, so far from the middle. */
const within = (x: number, y: number, size: number): number =>
  2 * (SIDE - Math.max(Math.abs(y - size * 0.72), Math.abs(y + size * 0.24)) / Math.sqrt(3) - Math.abs(x)) - CLEAR;

function unitSeats(stack: Stack, text: string, size: number, near: boolean): UnitSeat[] {
  const { name } = layoutOf(facingOf(stack), stack.units.length);
  const natural = textWidth(text, size, true);
  const most = near ? Math.min(natural, WIDEST) : natural;
  const [above, below] = [near ? -22 : -26, near ? 30 : 36];
  const aside = 34 + most / 2;
  const spots: readonly (Point & { cost: number })[] = [
    { x: name.x, y: name.y + (near ? 0 : Math.sign(name.y) * 4), cost: 0 },
    { x: 0, y: name.y > 0 ? below : above, cost: 8 },
    { x: -name.x, y: name.y > 0 ? below : above, cost: 10 },
    { x: 0, y: name.y > 0 ? above : below, cost: 16 },
    { x: name.x * 1.6, y: name.y, cost: 18 },
    { x: aside, y: size * 0.3, cost: 24 },
    { x: -aside, y: size * 0.3, cost: 24 },
    { x: aside * 0.7, y: below, cost: 28 },
    { x: -aside * 0.7, y: below, cost: 28 },
    { x: aside * 0.7, y: above, cost: 30 },
    { x: -aside * 0.7, y: above, cost: 30 },
    { x: 0, y: below + size, cost: 40 },
    { x: 0, y: above - size, cost: 42 },
  ];
  return spots.map(({ x, y, cost }) => {
    const room = within(x, y, size);
    const fits = near && room >= natural * CLOSEST;
    const wide = fits ? Math.min(most, room) : most;
    const at = { x: stack.x + x, y: stack.y + y };
    const box = labelBox(text, { ...at, anchor: "middle" }, size, true);
    const width = wide < natural ? wide : undefined;
    return { ...at, width, cost: cost + (near && !fits ? CROSSES : 0), box: { ...box, x: at.x - wide / 2 - 1, w: wide + 2 } };
  });
}
