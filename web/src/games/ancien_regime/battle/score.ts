/** Sums of a side, from what one may see. */
import type { components } from "../../../lib/schema";

type Side = components["schemas"]["AncienRegimeBattleSide"];

export interface Score {
  /** Strength and the piles whose score is known. */
  known: number;
  /** Cards in piles whose score is not known. */
  hidden: number;
}

export function scoreOf(side: Pick<Side, "strength" | "piles">): Score {
  let [known, hidden] = [side.strength, 0];
  for (const pile of side.piles) {
    if (pile.score === null) hidden += pile.cards.length;
    else known += pile.score;
  }
  return { known, hidden };
}
