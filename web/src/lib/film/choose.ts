/** Which steps of a match a film shows. */
import type { Jump, JumpKind } from "../playback/jumps";
import { MOST_PICTURES } from "./film";

/** A picture for every step, or where phases or turns begin. */
export const EVERY = ["step", "phase", "turn"] as const;
export type Every = (typeof EVERY)[number];

/** The steps between two of them, both included, that are shown; of too many as many as may be, evenly. */
export function stepsOf(every: Every, from: number, to: number, jumps: readonly Jump[]): number[] {
  const all =
    every === "step"
      ? Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
      : [...new Set([from, ...starts(every, from, to, jumps), to])];
  if (all.length <= MOST_PICTURES) return all;
  const gap = (all.length - 1) / (MOST_PICTURES - 1);
  return Array.from({ length: MOST_PICTURES }, (_, at) => all[Math.round(at * gap)] ?? to);
}

/** Where turns begin, or turns and what they are made of. */
function starts(every: JumpKind | Every, from: number, to: number, jumps: readonly Jump[]): number[] {
  const wanted = jumps.filter(({ kind, step }) => step >= from && step <= to && (kind === "turn" || kind === every));
  return wanted.map(({ step }) => step);
}

/** What goes on in a match of so many steps is best seen so. */
export const usual = (steps: number, jumps: readonly Jump[]): Every =>
  EVERY.find((every) => stepsOf(every, 0, steps, jumps).length <= MOST_PICTURES / 2) ?? "turn";
