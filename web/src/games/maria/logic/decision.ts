/** The fields of a question as arguments of its message. */
import type { Value } from "../../../lib/api/types";
import type { MariaDecision } from "../protocol";

const KINDS: Readonly<Record<string, string>> = {
  seat: "seat",
  power: "power",
  powers: "power",
  receiver: "power",
  opponent_power: "power",
  general: "piece",
  generals: "piece",
  piece: "piece",
  pieces: "piece",
  train: "piece",
  attacker: "piece",
  defender: "piece",
  winner: "piece",
  loser: "piece",
  commander: "piece",
  city: "city",
  start: "city",
  at: "city",
  end: "city",
  path: "city",
  suit: "suit",
  opponent_suit: "suit",
  purpose: "purpose",
  hussar: "piece",
  other: "piece",
  receivers: "power",
  political: "political",
  offer: "political",
  choices: "political",
  track: "track",
  box: "offmap",
  asking: "seat",
};

export function decisionFields(decision: MariaDecision): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(decision)) {
    const kind = KINDS[name];
    if (kind !== undefined && typeof value === "string") fields[name] = `${kind}:${value}`;
    else if (kind !== undefined && Array.isArray(value)) fields[name] = value.map((one) => `${kind}:${String(one)}`);
    else if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") fields[name] = value;
  }
  return fields;
}
