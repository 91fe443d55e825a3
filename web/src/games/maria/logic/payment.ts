/** Choosing cards for a payment, by what the server says that each counts; it decides what is lawful. */
import type { Card } from "./board";

export interface Payment {
  sum: number;
  missing: number;
  excess: number;
  /** Cards that could be left out without coming below the cost; a payment may hold none. */
  superfluous: Card[];
  complete: boolean;
}

/** What the chosen cards come to. */
export function judge(chosen: readonly Card[], cost: number): Payment {
  const sum = chosen.reduce((total, card) => total + card.value, 0);
  const superfluous = chosen.filter((card) => sum - card.value >= cost);
  return {
    sum,
    missing: Math.max(0, cost - sum),
    excess: Math.max(0, sum - cost),
    superfluous,
    complete: sum >= cost && superfluous.length === 0,
  };
}

/** The order in which a payment is sent: falling value, equal values by number. */
export function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => b.value - a.value || a.number - b.number);
}

/** A rough worth of a card beyond its points: a Reserve fits every battle, and one high card turns a score. */
const worth = (card: Card): number => (card.suit === "reserve" ? 14 : card.value + card.value ** 2 / 40);

/**
 * The payment that wastes least: the smallest sum that reaches the cost, then the one that costs the hand least worth.
 * Null when the hand does not reach the cost.
 */
export function suggest(hand: readonly Card[], cost: number): Card[] | null {
  const total = hand.reduce((sum, card) => sum + card.value, 0);
  if (total < cost) return null;
  type Choice = { cards: Card[]; worth: number };
  let best: (Choice | undefined)[] = [{ cards: [], worth: 0 }];
  for (const card of hand) {
    const next = [...best];
    best.forEach((choice, sum) => {
      if (choice === undefined) return;
      const reached = sum + card.value;
      const value = choice.worth + worth(card);
      const there = next[reached];
      if (there === undefined || value < there.worth) next[reached] = { cards: [...choice.cards, card], worth: value };
    });
    best = next;
  }
  for (let sum = cost; sum <= total; sum += 1) {
    const choice = best[sum];
    if (choice !== undefined) return inOrder(choice.cards);
  }
  return null;
}
