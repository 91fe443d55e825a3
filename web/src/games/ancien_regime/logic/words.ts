/** Questions and answers in words: fields with names that can be looked up. */
import type { Action, Value } from "../../../lib/api/types";
import type { AncienRegimeDecision } from "../protocol";

const KINDS: Readonly<Record<string, string>> = {
  seat: "seat",
  power: "power",
  giver: "power",
  receiver: "power",
  arbiter: "power",
  mover: "power",
  expelled: "power",
  member: "power",
  applicant: "power",
  candidate: "power",
  minor: "power",
  general: "general",
  attacker: "general",
  attackers: "general",
  moved: "general",
  land: "land",
  capital: "land",
  start: "land",
  way: "land",
  path: "land",
  grounds: "land",
  route: "route",
  card: "battle-card",
  status: "status",
  closed: "status",
};

function typed(name: string, value: Value): Value {
  const kind = KINDS[name];
  if (kind === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => typed(name, one));
  return typeof value === "string" || typeof value === "number" ? `${kind}:${value}` : value;
}

/** Plain fields with typed names in place of ids; structures within are left out. */
export function typedFields(fields: Readonly<Record<string, unknown>>): Record<string, Value> {
  const plain = Object.entries(fields).filter(([, value]) => isPlain(value)) as [string, Value][];
  return Object.fromEntries(plain.map(([name, value]) => [name, typed(name, value)]));
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every((one) => typeof one !== "object") : typeof value !== "object" || value === null;
}

/** The fields of a question as arguments of its message. */
export const decisionFields = (decision: AncienRegimeDecision): Record<string, Value> => typedFields({ ...decision });

/** The message and the fields that tell what an action does. */
export function actionMessage(action: Action): { id: string; fields: Record<string, Value> } {
  return { id: `ancien_regime-action-${action.type}`, fields: typedFields(action.fields) };
}

/** The field of an action as text; "" when it has none. */
export function fieldOf(action: Action, name: string): string {
  const value = action.fields[name];
  return typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "";
}

export function numberOf(action: Action, name: string): number {
  const value = action.fields[name];
  return typeof value === "number" ? value : 0;
}
