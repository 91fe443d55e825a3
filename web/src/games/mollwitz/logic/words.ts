/** Questions and answers in words: fields with names that can be looked up. */
import type { Action, Value } from "../../../lib/api/types";

/** Fields that may hold bare ids, and of what kind; what texts choose by, as an order, is left to them. */
const KINDS: Readonly<Record<string, string>> = {
  seat: "seat",
  side: "side",
  unit: "unit",
  units: "unit",
  with: "unit",
  mover: "unit",
  movers: "unit",
  answered_by: "unit",
  waiting: "unit",
  leader: "leader",
  leaders: "leader",
  must_move: "leader",
  source: "unit",
  target: "unit",
  wing: "wing",
  group: "wing",
  brigade: "brigade",
  other_group: "wing",
  by_courier: "wing",
  hex: "hex",
  hexes: "hex",
  enemy: "hex",
  enemies: "hex",
  attackers: "hex",
  at: "hex",
  from: "hex",
  to: "hex",
  way: "hex",
  path: "hex",
};

const isTyped = (value: string): boolean => /^[a-z_-]+:/.test(value);

function typed(name: string, value: Value): Value {
  const kind = KINDS[name];
  if (kind === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => typed(name, one));
  return typeof value === "string" && !isTyped(value) ? `${kind}:${value}` : value;
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((one) => typeof one !== "object") : typeof value !== "object" || value === null;

/** Plain fields with typed names in place of ids; structures within are left out. */
export function typedFields(fields: Readonly<Record<string, unknown>>): Record<string, Value> {
  const plain = Object.entries(fields).filter(([, value]) => isPlain(value)) as [string, Value][];
  return Object.fromEntries(plain.map(([name, value]) => [name, typed(name, value)]));
}

/** The message and the fields that tell what an action does. */
export function actionMessage(action: Action): { id: string; fields: Record<string, Value> } {
  return { id: `mollwitz-action-${action.type}`, fields: typedFields(action.fields) };
}

/** The field of an action as a bare id; "" when it has none. */
export function fieldOf(action: Action, name: string): string {
  const value = action.fields[name];
  return typeof value === "string" ? bare(value) : "";
}

export function numberOf(action: Action, name: string): number | null {
  const value = action.fields[name];
  return typeof value === "number" ? value : null;
}

export const bare = (text: string): string => text.slice(text.indexOf(":") + 1);

/** The bare ids that fields of a question hold. */
export const namedIn = (decision: Readonly<Record<string, unknown>>, ...names: readonly string[]): string[] =>
  names
    .flatMap((name) => decision[name])
    .flatMap((one) => (typeof one === "string" ? [bare(one)] : []));

/** What an answer is about, which can be pointed at on the field: its piece and its hexagon. */
export function aboutOf(action: Action): { hex: string | null; pieces: string[] } {
  const { fields } = action;
  const texts = (value: Value | undefined): string[] =>
    typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  const found = { hex: null as string | null, pieces: [] as string[] };
  for (const [name, value] of Object.entries(fields)) {
    for (const text of texts(typed(name, value))) {
      if (text.startsWith("hex:")) found.hex ??= bare(text);
      else if (text.startsWith("unit:") || text.startsWith("leader:")) found.pieces.push(bare(text));
    }
  }
  return found;
}
