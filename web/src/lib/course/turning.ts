/** What is told of the steps at which a match turned. */
import type { Course, EventRow } from "../api/types";
import type { Telling } from "../table/log";

type Point = Course["turning"][number];

export interface Turn extends Point {
  events: EventRow[];
}

const MOST = 3;

/** With each point what happened there: what weighs most, in its order; headings say nothing. */
export function turningOf(points: readonly Point[], events: readonly EventRow[], { levels, silent }: Telling): Turn[] {
  return points.map((point) => {
    const there = events.filter(({ step, kind }) => {
      const level = levels[kind] ?? "event";
      return step === point.step && !silent.has(kind) && (level === "event" || level === "weighty");
    });
    const weighty = there.filter(({ kind }) => levels[kind] === "weighty");
    return { ...point, events: (weighty.length > 0 ? weighty : there).slice(0, MOST) };
  });
}
