/** The events of a table as readers want them: steps of one move drawn together, machinery left out. */
import type { EventRow, Value } from "../../../lib/api/types";
import { because, type Because } from "../diplomacy/because";

export interface LogEntry {
  seq: number;
  step: number;
  /** Message id of the entry's text. */
  message: string;
  fields: Record<string, Value>;
  /** Rounds (turn) and turns of the wheel (stage) are headings. */
  level: "turn" | "stage" | "event" | "weighty";
  because: Because | null;
}

const LEVELS: Readonly<Record<string, LogEntry["level"]>> = {
  "round-began": "turn",
  "turn-began": "stage",
  "battle-won": "weighty",
  "battle-tied": "weighty",
  "influence-extended": "weighty",
  "influence-won": "weighty",
  "emperor-elected": "weighty",
  "status-taken": "weighty",
  "control-taken": "weighty",
  "stuart-landed": "weighty",
  "game-over": "weighty",
};
const MOVED = "web-coalitions-log-moved";

export function logEntries(events: readonly EventRow[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const { seq, step, kind, fields, message_id } of events) {
    if (kind === "moved") {
      if (joins(entries.at(-1), fields)) continue;
      const route: Value[] = [fields["from_land"] ?? "", fields["to_land"] ?? ""];
      entries.push({ seq, step, message: MOVED, fields: { ...fields, route }, level: "event", because: null });
      continue;
    }
    entries.push({ seq, step, message: message_id, fields, level: LEVELS[kind] ?? "event", because: because({ kind }) });
  }
  return entries;
}

/** Whether a step only lengthens the move that the last entry tells of; then that entry has been lengthened. */
function joins(last: LogEntry | undefined, fields: Record<string, Value>): boolean {
  const route = last?.message === MOVED ? last.fields["route"] : undefined;
  if (!Array.isArray(route) || last?.fields["general"] !== fields["general"]) return false;
  if (route.at(-1) !== fields["from_land"]) return false;
  route.push(fields["to_land"] ?? "");
  return true;
}
