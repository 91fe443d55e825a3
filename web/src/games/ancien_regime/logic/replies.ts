/** Answers of others to what powers have proposed. */
import type { EventRow } from "../../../lib/api/types";

/** Who has proposed what is refused, by the kind of the event: the field that names the power, or its general. */
const PROPOSER: Readonly<Record<string, string>> = {
  "consent-refused": "general",
  "gift-declined": "giver",
  "next-turn-refused": "power",
  rejected: "power",
};

/** Whether an event refuses a move, a gift, a further turn or a status that one of these powers has proposed. */
export function refusesOwn({ kind, fields }: EventRow, powers: readonly string[]): boolean {
  const proposer = fields[PROPOSER[kind] ?? ""];
  return typeof proposer === "string" && powers.some((power) => proposer === `power:${power}` || proposer.startsWith(`general:${power}-`));
}
