/** Colours, letters and patterns of powers. */

/** A CSS colour that follows the colour scheme of the page. */
export const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;

export type Pattern = "plain" | "fess" | "pale" | "bend" | "sinister" | "lozenge" | "dots" | "cross";

export interface PowerStyle {
  /** Up to two letters that stand for the power wherever its colour does. */
  letter: string;
  /** Ground and writing, light scheme first; at least 4.5 : 1 in both. */
  fill: readonly [string, string];
  ink: readonly [string, string];
  pattern: Pattern;
}

export const IVORY = "#fffaf0";

export type Palette = Readonly<Record<string, PowerStyle>>;

/** Under which a game lays the palette of its powers. */
export const PALETTE = Symbol("palette");

const NOBODY: PowerStyle = { letter: "–", fill: ["#6f6658", "#6f6658"], ink: [IVORY, IVORY], pattern: "plain" };

export const powerStyle = (id: string, palette: Palette = {}): PowerStyle => palette[id] ?? NOBODY;
export const powerFill = (id: string, palette?: Palette): string => both(...powerStyle(id, palette).fill);
export const powerInk = (id: string, palette?: Palette): string => both(...powerStyle(id, palette).ink);
