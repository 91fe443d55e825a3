/** Coats and facings as they are painted; which regiment wears what is told by the board. */
import { IVORY, type Palette } from "../../../lib/map/palette";
import type { Side } from "../protocol";
import type { Livery } from "./types";

const COLOURS: Readonly<Record<string, string>> = {
  black: "#2a2622",
  crimson: "#8f2340",
  green: "#3f6b45",
  lemon: "#e8d44d",
  navy: "#27407a",
  orange: "#d4742c",
  red: "#b5342c",
  rose: "#d98a9a",
  sky: "#6fa3c7",
  straw: "#e3c87a",
  white: "#f4efe0",
};
const COATS: Readonly<Record<Side, string>> = { prussia: "var(--mo-blue)", austria: "var(--mo-white)" };
/** What most wear, where the board does not say. */
const USUAL = "red";

export const liveryOf = ({ side, facings }: { side: Side; facings: string | null }): Livery => ({
  coat: COATS[side],
  facing: COLOURS[facings ?? USUAL] ?? COATS[side],
});

/** Both armies where they stand for a whole: in tables and drawings beside the field. */
export const SIDES: Palette & Record<Side, Palette[string]> = {
  prussia: { letter: "P", fill: ["#1f3a6e", "#2d5797"], ink: [IVORY, IVORY], pattern: "cross" },
  austria: { letter: "A", fill: ["#f6edd6", "#eadfc4"], ink: ["#2a2018", "#2a2018"], pattern: "fess" },
};
