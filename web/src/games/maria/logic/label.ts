/** Actions in words: for buttons, lists and screen readers. */
import type { Action } from "../../../lib/api/types";
import type { Value } from "../../../lib/api/types";

const KIND_OF_FIELD: Readonly<Record<string, string>> = {
  city: "city",
  piece: "piece",
  train: "piece",
  general: "piece",
  generals: "piece",
  attacker: "piece",
  defender: "piece",
  card: "card",
  power: "power",
  suit: "suit",
  political: "political",
  candidate: "candidate",
};

/** The fields of an action with names that can be looked up. */
export function typedFields(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const kind = KIND_OF_FIELD[name];
      return [name, kind === undefined ? value : typed(kind, value)];
    }),
  );
}

function typed(kind: string, value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => typed(kind, one));
  return typeof value === "string" && !value.includes(":") ? `${kind}:${value}` : value;
}

/** The message and the fields that tell what an action does. */
export function actionMessage(action: Action): { id: string; fields: Record<string, Value> } {
  const fields = typedFields(action.fields);
  return { id: `maria-action-${action.type}`, fields };
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
