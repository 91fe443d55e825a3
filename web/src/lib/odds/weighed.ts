/** What answers may bring, as a list to compare: shares in the reader's numbers, the same for every game. */
import type { Chance, Odds, Roll } from "../api/types";

export interface Weighed {
  id: string;
  label: string;
  odds: Odds;
}

/** A share of all cases, never rounded to certain or impossible where it is neither. */
export function share({ cases, of }: Pick<Chance, "cases" | "of">): { percent: number; bound: "exact" | "less" | "more" } {
  const percent = (100 * cases) / of;
  if (cases > 0 && percent < 1) return { percent: 1, bound: "less" };
  if (cases < of && percent > 99) return { percent: 99, bound: "more" };
  return { percent: Math.round(percent), bound: "exact" };
}

/** Of what a hand may hold, the results that are not next to impossible. */
export const notable = (roll: Roll): Chance[] =>
  (roll.chances as Chance[]).filter(({ cases, of }) => cases / of >= 0.005);
