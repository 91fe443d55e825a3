/** What a hand may hold, as the server tells it of the cards that a seat has not seen. */
import type { Fields, Roll } from "../../../lib/api/types";
import { numberOf, objects, textOf } from "../../../lib/odds/threat";
import type { Suit } from "../protocol";

export interface SuitLeft {
  suit: Suit;
  /** The values of its cards that this seat has not seen, the highest first. */
  left: number[];
  /** How many cards of it, Reserves included, the hand may hold. */
  roll: Pick<Roll, "chances">;
}

export const readHand = (fields: Fields): SuitLeft[] =>
  objects(fields["suits"]).map((one) => ({
    suit: textOf(one, "suit") as Suit,
    left: Array.isArray(one["left"]) ? one["left"].map(Number) : [],
    roll: {
      chances: objects(one["counts"]).map((count) => ({
        id: "held",
        cases: numberOf(count, "cases"),
        of: numberOf(one, "of"),
        fields: { count: numberOf(count, "count") },
      })),
    },
  }));
