/** The events of a table as readers want them: steps of one move drawn together, machinery left out. */
import type { EventRow, Fields, Value } from "../api/types";

export interface LogEntry {
  seq: number;
  step: number;
  /** The step with which it was complete: a move of several steps ends later than it begins. */
  until: number;
  kind: string;
  /** Message id of the entry's text. */
  message: string;
  fields: Fields;
  level: Level;
  /** The rule by which it happened, where the game names one. */
  rule: string | null;
  /** Message id of the reason, where one is given. */
  why: string | null;
  /** How often the same happened in a row. */
  times: number;
}

/** Turns, stages and phases are headings. */
export type Level = "turn" | "stage" | "phase" | "event" | "weighty";

/** How a line on the map is meant; `note` is what a reader has drawn. */
export type Way = "move" | "retreat" | "fire" | "note";

/** How the events of one game are told. */
export interface Telling {
  /** Kinds that are headings, or weigh more than others. */
  levels: Readonly<Record<string, Level>>;
  /** Kinds of which the reason is told. */
  whys?: Readonly<Record<string, string>>;
  /** Kinds with which a battle begins. */
  battles?: ReadonlySet<string>;
  /** Kinds that say nothing to a reader. */
  silent: ReadonlySet<string>;
  /** Kinds with which a piece goes somewhere, or fires there. */
  ways?: Readonly<Record<string, Way>>;
  /** Kinds that are counted where a summary is given, each with the message that says how many. */
  counted?: Readonly<Record<string, string>>;
  /** The steps of a move: the message of the whole, and the fields with who moves, and whence and whither. */
  move: { message: string; who: string; from: string; to: string };
}

export function logEntries(events: readonly EventRow[], telling: Telling): LogEntry[] {
  const { levels, whys = {}, silent, move } = telling;
  const entries: LogEntry[] = [];
  for (const { seq, step, kind, fields, message_id, rule = null } of events) {
    if (silent.has(kind)) continue;
    const why = whys[kind] ?? null;
    if (kind === "moved") {
      if (joins(entries, step, fields, move)) continue;
      const route: Value[] = [fields[move.from] ?? "", fields[move.to] ?? ""];
      entries.push({ seq, step, until: step, kind, message: move.message, fields: { ...fields, route }, level: "event", rule, why, times: 1 });
      continue;
    }
    if (repeats(entries.at(-1), step, kind, fields)) continue;
    entries.push({ seq, step, until: step, kind, message: message_id, fields, level: levels[kind] ?? "event", rule, why, times: 1 });
  }
  return withoutEmptyHeadings(entries);
}

/** Whether a step only lengthens a move that the last entries tell of, of one or of several together; then it has been lengthened. */
function joins(entries: readonly LogEntry[], step: number, fields: Fields, { who, from, to }: Telling["move"]): boolean {
  const begun = entries.slice(entries.findLastIndex(({ kind }) => kind !== "moved") + 1);
  const entry = begun.findLast((one) => one.fields[who] === fields[who]);
  const route = entry?.fields["route"];
  if (entry === undefined || !Array.isArray(route) || route.at(-1) !== fields[from]) return false;
  route.push(fields[to] ?? "");
  entry.until = step;
  return true;
}

/** Whether an event says the same as the last entry; then that entry has been counted once more. */
function repeats(last: LogEntry | undefined, step: number, kind: string, fields: Fields): boolean {
  if (last?.kind !== kind || JSON.stringify(last.fields) !== JSON.stringify(fields)) return false;
  last.times += 1;
  last.until = step;
  return true;
}

const RANK: Readonly<Record<Level, number>> = { turn: 3, stage: 2, phase: 1, event: 0, weighty: 0 };

/** A heading under which nothing stands is left out, except the last ones, which are the present. */
function withoutEmptyHeadings(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter((entry, index) => {
    const next = entries[index + 1];
    return RANK[entry.level] === 0 || next === undefined || RANK[next.level] < RANK[entry.level];
  });
}
