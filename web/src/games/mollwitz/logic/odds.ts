/** Numbers of sums as they are read. */
import type { EventRow, Roll, Value } from "../../../lib/api/types";

/** "+2", "−1", "±0". */
export const signed = (value: number): string => (value === 0 ? "±0" : value > 0 ? `+${value}` : `−${-value}`);

export interface Part {
  id: string;
  value: number;
  rule: string;
  source: string | null;
}

/** A roll that has been thrown, as its event tells it. */
export interface Thrown {
  /** Which of the events it is; several have the number of one step. */
  at: number;
  kind: "fired" | "tested" | "independence-rolled" | "leader-rolled";
  /** What it was for: typed names of who and whither. */
  fields: EventRow["fields"];
  message: string;
  die: number;
  parts: Part[];
  rule: string | null;
}

const KINDS: ReadonlySet<string> = new Set(["fired", "tested", "independence-rolled", "leader-rolled"]);

function partsOf(value: Value | undefined): Part[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) return [];
    const { part, value: worth, rule, source } = one;
    if (typeof part !== "string" || typeof worth !== "number") return [];
    return [{ id: part, value: worth, rule: typeof rule === "string" ? rule : "", source: typeof source === "string" ? source : null }];
  });
}

/** The throw that an event tells of; null where it tells of none. */
export function throwOf(event: EventRow, at: number): Thrown | null {
  const die = event.fields["die"];
  if (!KINDS.has(event.kind) || typeof die !== "number") return null;
  const kind = event.kind as Thrown["kind"];
  return { at, kind, fields: event.fields, message: event.message_id, die, parts: partsOf(event.fields["parts"]), rule: event.rule ?? null };
}

/** The dice among some events, the latest first. */
export function thrown(events: readonly EventRow[], step: number, most: number): Thrown[] {
  const found: Thrown[] = [];
  for (let at = events.length - 1; at >= 0 && found.length < most; at -= 1) {
    const event = events[at];
    if (event === undefined || event.step > step) continue;
    if (event.kind === "activation-began" || event.kind === "turn-began") break;
    const one = throwOf(event, at);
    if (one !== null) found.push(one);
  }
  return found;
}

/** A part that stands on the other side: what the die is held against. */
const AGAINST: ReadonlySet<string> = new Set(["morale", "stack_morale", "rout_morale", "leader_bonus", "battery_morale", "independence"]);

/** A thrown roll in the form in which rolls are told before they are thrown. */
export function asRoll(one: Thrown): Roll {
  const against = one.parts.filter(({ id }) => AGAINST.has(id));
  const parts = one.parts.filter(({ id }) => !AGAINST.has(id));
  const total = (all: readonly Part[]): number => all.reduce((sum, { value }) => sum + value, 0);
  const limit = one.fields["against"];
  const row = one.fields["row"];
  return {
    id: one.kind,
    rule: one.rule ?? "",
    who: null,
    faces: 10,
    parts,
    total: total(parts),
    against,
    limit: typeof limit === "number" ? limit : against.length > 0 ? total(against) : null,
    row: typeof row === "string" || typeof row === "number" ? String(row) : null,
    lowest: null,
    cells: [],
    chances: [],
  };
}
