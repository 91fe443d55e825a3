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

/** The results that are not next to impossible. */
export const notable = (roll: Pick<Roll, "chances">): Chance[] =>
  (roll.chances as Chance[]).filter(({ cases, of }) => cases / of >= 0.005);

const open = (odds: Odds): Roll[] => (odds.rolls).filter(({ chances }) => chances.length > 1);
const has = (odds: Odds, roll: Roll): boolean => open(odds).some((one) => JSON.stringify(one) === JSON.stringify(roll));

/** What is unknown and the same whatever the answer: it is told once, below all of them. */
export function common(all: readonly Weighed[]): Roll[] {
  const [first] = all;
  return first === undefined ? [] : open(first.odds).filter((roll) => all.every(({ odds }) => has(odds, roll)));
}

/** What is unknown about this answer alone. */
export const particular = (one: Weighed, all: readonly Weighed[]): Roll[] => {
  const shared = common(all).map((roll) => JSON.stringify(roll));
  return open(one.odds).filter((roll) => !shared.includes(JSON.stringify(roll)));
};
