/** The tables of this browser as the start page lists them. */
import type { TableLine } from "../../lib/api/types";
import { readingOf, type Reading } from "../../lib/clock/reading";

export type Standing = "yours" | "waiting" | "gathering" | "unplayable" | "over";

export function standing(table: TableLine): Standing {
  if (table.unplayable !== null) return "unplayable";
  if (table.over) return "over";
  if (!table.begun) return "gathering";
  return table.acting.length > 0 ? "yours" : "waiting";
}

const ORDER: readonly Standing[] = ["yours", "waiting", "gathering", "unplayable", "over"];

/** Those first where it is one's turn, and among them who has waited longest; else what has moved last. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine): number => ORDER.indexOf(standing(table));
  return tables.toSorted(
    (a, b) => rank(a) - rank(b) || (standing(a) === "yours" ? a.updated - b.updated : b.updated - a.updated),
  );
}

/** The seats whose people or bots the others wait for; before the match begins, those that have not come. */
export const awaited = (table: TableLine): TableLine["seats"] =>
  table.begun
    ? table.seats.filter((one) => table.waiting.includes(one.seat) && !table.acting.includes(one.seat))
    : table.seats.filter((one) => !one.taken && one.bot === null);

/** The clock of the own seat that has the least time to answer; null where it is not one's turn, and where there is no clock. */
export function ownTime(table: TableLine): Reading | null {
  const { pace } = table;
  if (pace == null || standing(table) !== "yours") return null;
  const clocks = table.seats.flatMap(({ seat, clock }) => (table.acting.includes(seat) && clock?.until != null ? [readingOf(clock, pace, table.now)] : []));
  return clocks.toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0))[0] ?? null;
}

const SPANS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was, in the largest unit that has passed; null within the last minute. Seconds since 1970. */
export function ago(when: number, now: number, language: string): string | null {
  const passed = Math.max(0, now - when);
  const found = SPANS.find(([, length]) => passed >= length);
  if (found === undefined) return null;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}
