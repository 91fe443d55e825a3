/** A course as lines: where numbers lie in a drawing, and what a line says at a step. */
import type { Curve } from "../api/types";

export interface Frame {
  width: number;
  height: number;
  /** What is kept free for figures and names. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scales {
  x: (step: number) => number;
  y: (value: number) => number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 6;

/** Round figures from 0, or from the least below it, to the most. */
export function ticksFor(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = STEPS.find((one) => span / one <= MOST_TICKS) ?? span;
  const first = Math.floor(least / step) * step;
  const found: number[] = [];
  for (let at = first; at < most + step; at += step) found.push(at);
  return found;
}

export function scalesFor({ values, goal }: Curve, steps: readonly number[], frame: Frame): Scales {
  const numbers = [...Object.values(values).flat(), ...Object.values(goal)];
  const ticks = ticksFor(Math.min(0, ...numbers), Math.max(1, ...numbers));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const last = Math.max(1, steps.at(-1) ?? 1);
  const [inner, tall] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  return {
    x: (step) => frame.left + (inner * step) / last,
    y: (value) => frame.top + tall * (1 - (value - low) / (high - low)),
    ticks,
  };
}

/** A number stays what it is until the step that changes it. */
export function lineOf(values: readonly number[], steps: readonly number[], { x, y }: Scales): string {
  return values.map((value, at) => (at === 0 ? `M${at0(x(steps[0] ?? 0))} ${at0(y(value))}` : `H${at0(x(steps[at] ?? 0))}V${at0(y(value))}`)).join("");
}

const at0 = (number: number): string => number.toFixed(1);

/** The place of the last point up to a step. */
export function indexAt(steps: readonly number[], step: number): number {
  return Math.max(0, steps.findLastIndex((one) => one <= step));
}

/** Where names stand that would lie on each other: moved apart, in their order, within the drawing. */
export function spread(wanted: readonly number[], apart: number, lowest: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).toSorted((one, other) => one.y - other.y);
  let last = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, last + apart);
    last = one.y;
  }
  let limit = lowest;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - apart;
  }
  return order.toSorted((one, other) => one.at - other.at).map(({ y }) => y);
}

/** The sides from the one that is nearest to victory by the number that decides. */
export function ranking({ values, goal, falls, is_loss: loss }: Curve): string[] {
  const end = (side: string): number => values[side]?.at(-1) ?? 0;
  const share = (side: string): number => {
    const wanted = goal[side];
    if (falls || loss) return -end(side);
    return wanted === undefined || wanted === 0 ? end(side) : end(side) / wanted;
  };
  return Object.keys(values).toSorted((one, other) => share(other) - share(one));
}

/** The id in a typed name. */
export const bare = (typed: string): string => typed.slice(typed.indexOf(":") + 1);
