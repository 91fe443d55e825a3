/** Where the markers of fortresses and the votes of electors hang. */
import type { Point, Rect } from "../../../lib/map/types";
import type { BoardCity, BoardElector, BoardFortress } from "./types";

export interface Hung<Of> extends Point {
  of: Of;
}

const [ASIDE, BELOW] = [21, 15];
const HALF = 15;

/** Markers of fortresses hang at the lower corner away from where the name would like to stand; a vote beside one at the other. */
export function hang(
  cities: ReadonlyMap<string, BoardCity>,
  fortresses: readonly BoardFortress[],
  electors: readonly BoardElector[],
  scale: number,
): { flags: Hung<BoardFortress>[]; votes: Hung<BoardElector>[] } {
  const flagged = fortresses.filter((f) => f.marker !== null || f.question !== null);
  const taken = new Set(flagged.map((f) => f.city));
  const at = <Of extends { city: string }>(of: Of, other: boolean): Hung<Of>[] => {
    const city = cities.get(of.city);
    if (!city) return [];
    const side = (city.label.includes("e") ? -1 : 1) * (other ? -1 : 1);
    return [{ of, x: city.x + side * ASIDE * scale, y: city.y + BELOW * scale }];
  };
  return { flags: flagged.flatMap((f) => at(f, false)), votes: electors.flatMap((e) => at(e, taken.has(e.city))) };
}

/** What they cover. */
export const hungOver = (hung: readonly Point[], scale: number): Rect[] =>
  hung.map(({ x, y }) => ({ x: x - HALF * scale, y: y - HALF * scale, w: 2 * HALF * scale, h: 2 * HALF * scale }));
