/** Elector Territories by the power whose votes they are. */
import type { Observation, Power } from "../protocol";

export interface Voter {
  voter: Power | null;
  lands: string[];
}

/** Those with most votes first, territories without a vote last. */
export function tally(electors: Observation["electors"]): Voter[] {
  const found = new Map<Power | null, string[]>();
  for (const { land, voter } of electors) found.set(voter, [...(found.get(voter) ?? []), land]);
  return Array.from(found, ([voter, lands]) => ({ voter, lands })).toSorted(
    (a, b) => Number(a.voter === null) - Number(b.voter === null) || b.lands.length - a.lands.length,
  );
}
