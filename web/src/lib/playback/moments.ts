/** What others have done since some step, moment by moment: what the log tells of it, and how it goes on the map. */
import { namesIn } from "../i18n/names";
import type { EventRow, Fields, Value } from "../api/types";
import { logEntries, type LogEntry, type Telling } from "../table/log";

export interface Moment {
  /** What is told; several things only where several have gone one way together. */
  entries: readonly LogEntry[];
  /** The turn, stage or phase in which it happened. */
  heading: LogEntry | null;
  /** The step after which the table looks so. */
  step: number;
}

const HEADINGS = new Set(["turn", "stage", "phase"]);

/** The moments of steps after `since`, up to `until`. */
export function momentsOf(events: readonly EventRow[], since: number, until: number, telling: Telling): Moment[] {
  const news = events.filter(({ step }) => step > since && step <= until);
  const before = events.findLast(({ step, kind }) => step <= since && HEADINGS.has(telling.levels[kind] ?? ""));
  const moments: Moment[] = [];
  let [heading = null] = before === undefined ? [] : logEntries([before], telling);
  for (const entry of logEntries(news, telling)) {
    const last = moments.at(-1);
    if (HEADINGS.has(entry.level)) heading = entry;
    else if (last !== undefined && together(last, entry)) last.entries = [...last.entries, entry];
    else moments.push({ entries: [entry], heading, step: entry.until });
  }
  return moments;
}

/** Whether a move is that of a companion: the same way, with the same steps. */
function together({ entries, step }: Moment, { kind, until, fields }: LogEntry): boolean {
  const [first] = entries;
  return kind === "moved" && first?.kind === kind && step === until && same(first.fields["route"], fields["route"]);
}

const same = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Count {
  /** Message id of what is counted. */
  id: string;
  count: number;
}

/** What a game counts of the moments, in its order; what it does not count is left out. */
export function countsOf(moments: readonly Moment[], counted: Telling["counted"] = {}): Count[] {
  const entries = moments.flatMap((one) => one.entries);
  return [...new Set(Object.values(counted))]
    .map((id) => ({ id, count: entries.filter(({ kind }) => counted[kind] === id).length }))
    .filter(({ count }) => count > 0);
}

const bare = (typed: string): string => typed.slice(typed.indexOf(":") + 1);

/** The piece that an event names first, of those that stand somewhere. */
export function goerIn(fields: Fields, standing: ReadonlyMap<string, string>): string | null {
  const found = Object.values(fields).find((value) => typeof value === "string" && standing.has(bare(value)));
  return typeof found === "string" ? bare(found) : null;
}

const placesIn = (value: Value | undefined, kind: string): string[] => namesIn({ value: value ?? null }, kind);

/** The way that an event tells, of places of a kind; `standing` knows where the piece stood before. */
export function wayOf(fields: Fields, kind: string, standing: ReadonlyMap<string, string>): string[] {
  const whole = ["route", "path"].map((name) => placesIn(fields[name], kind)).find((way) => way.length > 1);
  if (whole !== undefined) return whole;
  const end = (name: string): string[] =>
    Object.entries(fields).flatMap(([one, value]) => (one === name || one.startsWith(`${name}_`) ? placesIn(value, kind) : []));
  const ends = [...end("from"), ...end("to")];
  if (ends.length > 1) return ends;
  const goer = goerIn(fields, standing);
  const from = goer === null ? undefined : standing.get(goer);
  const onward = placesIn(Object.values(fields), kind).filter((place) => place !== from);
  return from === undefined ? [] : [from, ...onward];
}
