/** Hands as they are shown: equal cards together. */

export interface CardGroup {
  card: number;
  count: number;
}

/** Equal values together, the lowest first. */
export function groups(cards: readonly number[]): CardGroup[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => ({ card, count })).toSorted((a, b) => a.card - b.card);
}
