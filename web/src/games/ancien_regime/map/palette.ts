/** Colours, letters and patterns of the seven powers: the one place that fixes them. */
import { both, type Palette, type Pattern } from "../../../lib/map/palette";
import type { Power } from "../protocol";

const IVORY = "#fffaf0";
const INK = "#2a2018";

/** Shields, pieces and marks; ground and writing at least 4.5 : 1. */
export const COALITION_POWERS: Palette & Record<Power, Palette[string]> = {
  britain: { letter: "B", fill: ["#a12b2a", "#ab3530"], ink: [IVORY, IVORY], pattern: "pale" },
  prussia: { letter: "P", fill: ["#37393d", "#4a4d53"], ink: [IVORY, IVORY], pattern: "cross" },
  austria: { letter: "A", fill: ["#f6edd6", "#eadfc4"], ink: [INK, INK], pattern: "fess" },
  france: { letter: "F", fill: ["#2b559d", "#3460ab"], ink: [IVORY, IVORY], pattern: "dots" },
  russia: { letter: "R", fill: ["#3c6b33", "#42733a"], ink: [IVORY, IVORY], pattern: "sinister" },
  spain: { letter: "S", fill: ["#e2b93b", "#d9b03a"], ink: [INK, INK], pattern: "lozenge" },
  ottoman: { letter: "O", fill: ["#a8550f", "#a8550f"], ink: [IVORY, IVORY], pattern: "bend" },
};

/** Washes of the home territories and of the stripes, by day and by candle light. */
const WASHES: Readonly<Record<Power, readonly [string, string]>> = {
  britain: ["#e3a79b", "#61312c"],
  prussia: ["#a9aab0", "#43464d"],
  austria: ["#fdf6df", "#6b6147"],
  france: ["#a9bfe0", "#2b4165"],
  russia: ["#b3cba1", "#31492b"],
  spain: ["#f0d78a", "#61531f"],
  ottoman: ["#eeb98a", "#613f20"],
};

export const wash = (power: Power): string => both(...WASHES[power]);
export const patternOf = (power: Power): Pattern => COALITION_POWERS[power].pattern;
/** The power's colour as a line on paper; the pale ones draw in a darker shade of themselves. */
const LINES: Readonly<Partial<Record<Power, readonly [string, string]>>> = {
  austria: ["#6f6350", "#d8cba9"],
  spain: ["#8f6d00", "#e2b93b"],
  prussia: ["#37393d", "#b9bcc2"],
  russia: ["#3c6b33", "#8fc283"],
  france: ["#2b559d", "#8fb1ea"],
  britain: ["#a12b2a", "#f0958a"],
  ottoman: ["#a8550f", "#f0a35c"],
};
export const lineOf = (power: Power): string => both(...(LINES[power] ?? [INK, IVORY]));
