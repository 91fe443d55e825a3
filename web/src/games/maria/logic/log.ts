/** The events of a table as readers want them: steps of one move drawn together, machinery left out. */
import type { EventRow } from "../../../lib/api/types";
import type { Value } from "../../../lib/api/types";

export interface LogEntry {
  seq: number;
  step: number;
  /** Message id of the entry's text. */
  message: string;
  fields: Record<string, Value>;
  /** Turns and stages are headings. */
  level: "turn" | "stage" | "phase" | "event" | "weighty";
}

const LEVELS: Readonly<Record<string, LogEntry["level"]>> = {
  "turn-began": "turn",
  "winter-began": "turn",
  "stage-began": "stage",
  "phase-began": "phase",
  conquered: "weighty",
  "battle-won": "weighty",
  "battle-tied": "weighty",
  "game-over": "weighty",
  "general-lost": "weighty",
  destroyed: "weighty",
  "box-taken": "weighty",
  "saxony-changed": "weighty",
  "neutrality-began": "weighty",
  annexed: "weighty",
  reduced: "weighty",
  elected: "weighty",
  "election-announced": "weighty",
};
const SILENT = new Set(["picked", "movement-ended"]);

export function logEntries(events: readonly EventRow[]): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const event of events) {
    const { seq, step, kind, fields } = event;
    if (SILENT.has(kind) || joinsMove(entries.at(-1), kind, fields)) continue;
    if (kind === "moved") {
      const route: Value[] = [fields["from_city"] ?? "", fields["to_city"] ?? ""];
      entries.push({ seq, step, message: "web-log-moved", fields: { ...fields, route }, level: "event" });
      continue;
    }
    entries.push({ seq, step, message: event.message_id, fields, level: LEVELS[kind] ?? "event" });
  }
  return withoutEmptyPhases(entries);
}

/** Whether the event only lengthens the move that the last entry tells of; then that entry has been lengthened. */
function joinsMove(last: LogEntry | undefined, kind: string, fields: Record<string, Value>): boolean {
  if (kind !== "moved" || last?.message !== "web-log-moved") return false;
  const route = last.fields["route"];
  if (!Array.isArray(route) || last.fields["piece"] !== fields["piece"] || route.at(-1) !== fields["from_city"]) return false;
  route.push(fields["to_city"] ?? "");
  return true;
}

const RANK = { turn: 3, stage: 2, phase: 1, event: 0, weighty: 0 } as const;

/** A heading under which nothing stands is left out, except the last ones, which are the present. */
function withoutEmptyPhases(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter((entry, index) => {
    const next = entries[index + 1];
    return RANK[entry.level] === 0 || next === undefined || RANK[next.level] < RANK[entry.level];
  });
}
