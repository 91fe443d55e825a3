/** Which sound goes with what has happened. */
import type { EventRow } from "../api/types";
import type { Telling } from "../table/log";

export type Sound = "card" | "drum" | "cannon";

/** Kinds with which something is laid on the table, in all games. */
const LAID: ReadonlySet<string> = new Set(["card-played", "card-placed"]);

/** The sound of what is new after an event: a battle outweighs cards; null: nothing to be heard. */
export function soundOf(events: readonly EventRow[], since: number, { battles }: Telling): Sound | null {
  const kinds = events.filter(({ seq }) => seq > since).map(({ kind }) => kind);
  if (kinds.some((kind) => kind === "fired" || battles?.has(kind) === true)) return "cannon";
  return kinds.some((kind) => LAID.has(kind)) ? "card" : null;
}
