/** What has happened on the field since some step, moment by moment, each with what it shows there. */
import type { EventRow, Fields, Value } from "../../../lib/api/types";
import { logEntries, type LogEntry } from "../../../lib/table/log";
import type { FieldLine, HexMark } from "../map/types";
import { TELLING } from "./log";
import { bare } from "./words";

export interface Moment {
  entry: LogEntry;
  /** Where it happened. */
  hexes: string[];
  line: FieldLine | null;
}

const LINES: Readonly<Record<string, FieldLine["kind"]>> = {
  moved: "move",
  pursued: "move",
  "leader-moved": "move",
  countercharged: "move",
  withdrew: "retreat",
  retreated: "retreat",
  fled: "retreat",
  fired: "fire",
};

const hexesIn = (value: Value | undefined): string[] =>
  typeof value === "string" && value.startsWith("hex:") ? [bare(value)] : Array.isArray(value) ? value.flatMap((one) => hexesIn(one)) : [];

/** The hexagons of a way, wherever an event tells it. */
function wayOf(fields: Fields, standing: ReadonlyMap<string, string>): string[] {
  for (const name of ["route", "path"]) {
    const way = hexesIn(fields[name]);
    if (way.length > 1) return way;
  }
  const ends = [...hexesIn(fields["from"]), ...hexesIn(fields["to"])];
  if (ends.length > 1) return ends;
  const at = typeof fields["unit"] === "string" ? standing.get(bare(fields["unit"])) : undefined;
  return at === undefined ? [] : [at, ...hexesIn(fields["hex"])];
}

/** The moments of steps after `since`, up to `until`; headings and what happens nowhere are left out. */
export function momentsOf(events: readonly EventRow[], since: number, until: number, standing: ReadonlyMap<string, string>, placesOf: (fields: Fields) => string[]): Moment[] {
  const news = events.filter(({ step }) => step > since && step <= until);
  return logEntries(news, TELLING).flatMap((entry): Moment[] => {
    const kind = LINES[entry.kind];
    const way = kind === undefined ? [] : wayOf(entry.fields, standing);
    const hexes = [...new Set([...placesOf(entry.fields), ...way])];
    if (hexes.length === 0 || !["event", "weighty"].includes(entry.level)) return [];
    return [{ entry, hexes, line: kind === undefined || way.length < 2 ? null : { hexes: way, kind } }];
  });
}

/** A moment on the field, with the ways that led to it. */
export function sceneOf(moments: readonly Moment[], at: number, before: number): { marks: Record<string, HexMark>; lines: FieldLine[] } {
  const now = moments[at];
  const shown = moments.slice(Math.max(0, at - before), at + 1);
  return {
    marks: Object.fromEntries((now?.hexes ?? []).map((hex): [string, HexMark] => [hex, { kind: "focus" }])),
    lines: shown.flatMap(({ line }) => line ?? []),
  };
}
