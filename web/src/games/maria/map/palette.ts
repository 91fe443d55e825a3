/** Colours, letters and patterns of powers, suits and countries: the one place that fixes them. */
import { both, IVORY, powerStyle as styleIn, type Palette, type Pattern, type PowerStyle } from "../../../lib/map/palette";
import type { Suit } from "./types";

export const POWERS: Palette = {
  france: { letter: "F", fill: ["#9b2335", "#a3283b"], ink: [IVORY, IVORY], pattern: "dots" },
  bavaria: { letter: "B", fill: ["#a35a0a", "#a0590c"], ink: [IVORY, IVORY], pattern: "lozenge" },
  prussia: { letter: "P", fill: ["#20457c", "#2d5797"], ink: [IVORY, IVORY], pattern: "cross" },
  saxony: { letter: "S", fill: ["#2c6a3f", "#2f7145"], ink: [IVORY, IVORY], pattern: "sinister" },
  pragmatic: { letter: "PA", fill: ["#5b4a6e", "#6b5880"], ink: [IVORY, IVORY], pattern: "pale" },
  austria: { letter: "A", fill: ["#f6edd6", "#eadfc4"], ink: ["#2a2018", "#2a2018"], pattern: "fess" },
};

/** Sides of the electoral college that are not a power of their own. */
const SIDES: Readonly<Record<string, string>> = { austria_pragmatic: "austria", joint: "austria" };

/** The style of a power or of a side of the electoral college. */
export const powerStyle = (id: string): PowerStyle => styleIn(SIDES[id] ?? id, POWERS);

/** Both, for the badges of a table. */
export const BADGES: Palette = { ...POWERS, ...Object.fromEntries(Object.keys(SIDES).map((id) => [id, powerStyle(id)])) };

export const powerFill = (id: string): string => both(...powerStyle(id).fill);
export const powerInk = (id: string): string => both(...powerStyle(id).ink);
/** The power's colour as a line on ivory; Austria, itself ivory, draws in ink. */
export const powerLine = (id: string): string => {
  const { fill, ink } = powerStyle(id);
  return ink[0] === IVORY ? both(...fill) : both(...ink);
};

export const SUITS: Readonly<Record<Suit, readonly [string, string]>> = {
  spades: ["#1d2433", "#b9c6e4"],
  clubs: ["#1f5f33", "#7fc08f"],
  hearts: ["#a41e2d", "#f0808a"],
  diamonds: ["#9c4a06", "#e8a15a"],
};

/** Outlines of the suits in a box from 0 to 24. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  hearts: "M12 22C6 16 1.5 12 1.5 7.2 1.5 4 4 2 6.8 2 9 2 11 3.300 12 5.500 13 3.300 15 2 17.200 2 20 2 22.500 4 22.500 7.200 22.500 12 18 16 12 22Z",
  diamonds: "M12 1.500C14.300 5.500 17 9 20 12 17 15 14.300 18.500 12 22.500 9.700 18.500 7 15 4 12 7 9 9.700 5.500 12 1.500Z",
  spades:
    "M12 1.500C16 6.500 22 9.800 22 14.300 22 17 20 18.800 17.600 18.800 15.600 18.800 14 17.800 13.100 16.400 13.200 19 14 21 15.800 22.500H8.200C10 21 10.800 19 10.900 16.400 10 17.800 8.400 18.800 6.400 18.800 4 18.800 2 17 2 14.300 2 9.800 8 6.500 12 1.500Z",
  clubs:
    "M12 1.500C14.800 1.500 16.900 3.600 16.900 6.300 16.900 7.800 16.200 9.100 15.200 10 18.700 8.700 22 11 22 14.300 22 17 19.900 19 17.300 19 15.600 19 14 18.100 13.100 16.700 13.200 19.200 14.100 21.200 15.800 22.500H8.200C9.900 21.200 10.800 19.200 10.900 16.700 10 18.100 8.400 19 6.700 19 4.100 19 2 17 2 14.300 2 11 5.300 8.700 8.800 10 7.800 9.100 7.100 7.800 7.100 6.300 7.100 3.600 9.200 1.500 12 1.500Z",
};

export interface CountryStyle {
  wash: readonly [string, string];
  pattern: Pattern;
}

/** Washes of the countries; the pattern is engraved along the borders so that colour is never alone. */
export const COUNTRIES: Readonly<Record<string, CountryStyle>> = {
  france: { wash: ["#e3b1a4", "#5a3330"], pattern: "dots" },
  bavaria: { wash: ["#efc78e", "#57401f"], pattern: "lozenge" },
  prussia: { wash: ["#a9bcd3", "#2c3e57"], pattern: "cross" },
  saxony: { wash: ["#b3cda0", "#304a30"], pattern: "sinister" },
  pragmatic: { wash: ["#c9b9d4", "#41374f"], pattern: "pale" },
  austria: { wash: ["#f1e3b4", "#4c4529"], pattern: "fess" },
  silesia: { wash: ["#d3aebb", "#523344"], pattern: "bend" },
  empire: { wash: ["#e5d9bf", "#3d352a"], pattern: "plain" },
  poland: { wash: ["#c3cdbb", "#38413a"], pattern: "dots" },
};

export const countryWash = (id: string): string => both(...(COUNTRIES[id]?.wash ?? ["#e5d9bf", "#3d352a"]));
