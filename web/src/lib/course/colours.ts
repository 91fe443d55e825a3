/** How the sides of a match are told apart in a drawing: by colour, and by the stroke of their lines. */
import { both, IVORY, powerStyle, type Palette } from "../map/palette";

/** As a line on the sheet: pale grounds are darkened by day, dark ones lightened by candle light. */
export function sideLine(id: string, palette: Palette | undefined): string {
  const { fill, ink } = powerStyle(id, palette);
  const pale = ink[0] !== IVORY;
  return both(
    pale ? `color-mix(in srgb, ${fill[0]} 48%, black)` : fill[0],
    pale ? fill[1] : `color-mix(in srgb, ${fill[1]} 52%, white)`,
  );
}

const STROKES = ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 4", "12 4"];
export const strokeOf = (number: number): string => STROKES[number % STROKES.length] ?? "none";
