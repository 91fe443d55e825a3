/** A match as chapters to be read: a turn each, with what happened in it, and where its board is shown. */
import type { EventRow } from "../../lib/api/types";
import { logEntries, type LogEntry, type Telling } from "../../lib/table/log";

export interface Chapter {
  /** The turn; null for what came before the first. */
  heading: LogEntry | null;
  entries: LogEntry[];
  /** The last step of it. */
  step: number;
  /** Steps at which the match turned, in it. */
  turning: number[];
}

/** The events by turns; `turning` are steps, `last` is the step to which the match has come. */
export function chaptersOf(events: readonly EventRow[], telling: Telling, turning: readonly number[], last: number): Chapter[] {
  const chapters: Chapter[] = [{ heading: null, entries: [], step: 0, turning: [] }];
  for (const entry of logEntries(events, telling)) {
    if (entry.level === "turn") chapters.push({ heading: entry, entries: [], step: entry.step, turning: [] });
    else chapters.at(-1)?.entries.push(entry);
  }
  chapters.forEach((chapter, at) => {
    const next = chapters[at + 1]?.heading;
    chapter.step = next === null || next === undefined ? last : Math.max(0, next.step - 1);
  });
  for (const step of turning) chapters.findLast(({ heading }) => heading === null || heading.step <= step)?.turning.push(step);
  return chapters.filter(({ heading, entries }, at) => heading !== null || entries.length > 0 || at === chapters.length - 1);
}

/** Where boards are shown. */
export const BOARDS = ["turns", "turning", "none"] as const;
export type Boards = (typeof BOARDS)[number];

/** The steps whose boards a chapter shows, in their order. */
export const boardsOf = ({ step, turning }: Chapter, boards: Boards): number[] =>
  boards === "none" ? [] : [...new Set(boards === "turns" ? [...turning, step] : turning)].toSorted((one, other) => one - other);
