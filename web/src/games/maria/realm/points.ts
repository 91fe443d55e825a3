/** Who stands how in the advanced game: the power whose pool empties first wins. */
import type { Power, Realm } from "../protocol";

export type Pool = Realm["pools"][number];

/** Pools, the emptiest first; equal ones in the order of the display. */
export const standings = (pools: readonly Pool[]): Pool[] => pools.toSorted((a, b) => a.pool - b.pool);

/** Powers with the fewest markers left. */
export function leaders(pools: readonly Pool[]): Power[] {
  const least = Math.min(...pools.map(({ pool }) => pool));
  return pools.filter(({ pool }) => pool === least).map(({ power }) => power);
}

/** How far the leaders are ahead of the next one. */
export function margin(pools: readonly Pool[]): number {
  const [first, ...rest] = standings(pools);
  const next = rest.find(({ pool }) => pool > (first?.pool ?? 0));
  return next === undefined || first === undefined ? 0 : next.pool - first.pool;
}

/** Winter scores so far by power, once they have been opened. */
export function winterTotals(realm: Realm): Map<Power, number> | null {
  const totals = new Map<Power, number>();
  for (const { scores } of realm.winters) {
    if (scores === null) return null;
    for (const { power } of realm.pools) totals.set(power, (totals.get(power) ?? 0) + (scores[power] ?? 0));
  }
  return realm.winters.length === 0 ? null : totals;
}
