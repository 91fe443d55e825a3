/** Colours, letters and patterns of the seven powers: the one place that fixes them. */
import { both, type Palette, type Pattern } from "../../../lib/map/palette";
import type { Power } from "../protocol";

const IVORY = "#fffaf0";
const INK = "#2a2018";

/**
 * Shields, pieces and marks; ground and writing at least 4.5 : 1. All colours of this file are told apart by people who do not
 * see red or green as others do, too: a test looks at them with such eyes.
 */
export const COALITION_POWERS: Palette & Record<Power, Palette[string]> = {
  britain: { letter: "B", fill: ["#a22228", "#a22228"], ink: [IVORY, IVORY], pattern: "pale" },
  prussia: { letter: "P", fill: ["#2b3138", "#2b3138"], ink: [IVORY, IVORY], pattern: "cross" },
  austria: { letter: "A", fill: ["#f7f1e1", "#f0e8d2"], ink: [INK, INK], pattern: "fess" },
  france: { letter: "F", fill: ["#2465a7", "#2465a7"], ink: [IVORY, IVORY], pattern: "dots" },
  russia: { letter: "R", fill: ["#3c6f65", "#3c6f65"], ink: [IVORY, IVORY], pattern: "sinister" },
  spain: { letter: "S", fill: ["#e4bc58", "#e4bc58"], ink: [INK, INK], pattern: "lozenge" },
  ottoman: { letter: "O", fill: ["#b84a0a", "#b84a0a"], ink: [IVORY, IVORY], pattern: "bend" },
};

/** Washes of the ground that a power controls, by day and by candle light, and of that which nobody does. */
export const WASHES: Readonly<Record<Power | "nobody", readonly [string, string]>> = {
  britain: ["#e5b1bc", "#7c3838"],
  prussia: ["#a09f9d", "#505357"],
  austria: ["#fef4d9", "#6d6559"],
  france: ["#9cb0d9", "#1f4c78"],
  russia: ["#9dbb96", "#193918"],
  spain: ["#f2de93", "#755a1b"],
  ottoman: ["#e4af79", "#603a0d"],
  nobody: ["#ddd5c2", "#2f2d2a"],
};

export const wash = (power: Power | "nobody"): string => both(...WASHES[power]);
export const patternOf = (power: Power): Pattern => COALITION_POWERS[power].pattern;
/** The power's colour as a line on paper; the pale ones draw in a darker shade of themselves. */
const LINES: Readonly<Partial<Record<Power, readonly [string, string]>>> = {
  austria: ["#6f6350", "#e6dcc2"],
  spain: ["#8f6d00", "#e8c468"],
  prussia: ["#2b3138", "#b9bcc2"],
  russia: ["#2d6156", "#8fc9b4"],
  france: ["#2465a7", "#8fb8ea"],
  britain: ["#a22228", "#f3949c"],
  ottoman: ["#b04508", "#f0a35c"],
};
export const lineOf = (power: Power): string => both(...(LINES[power] ?? [INK, IVORY]));

/** One field of each hatching. */
export const HATCHINGS: Readonly<Record<Pattern, { w: number; h: number; d: string }>> = {
  plain: { w: 6, h: 6, d: "" },
  fess: { w: 6, h: 6, d: "M-1 3H7" },
  pale: { w: 6, h: 6, d: "M3-1V7" },
  bend: { w: 7, h: 7, d: "M-1-1L8 8M-1 6L1 8M6-1L8 1" },
  sinister: { w: 7, h: 7, d: "M8-1L-1 8M1-1L-1 1M8 6L6 8" },
  cross: { w: 8, h: 8, d: "M-1 4H9M4-1V9" },
  lozenge: { w: 9, h: 12, d: "M0 6L4.5 0 9 6 4.5 12Z" },
  dots: { w: 7, h: 7, d: "M1.700 1.700h.5M5.200 5.200h.5" },
};
