/** Battles as they are told by events: which of them a reader is shown. */
import type { EventRow } from "../api/types";

export interface Tale {
  /** The number of the event with which it began. */
  seq: number;
  /** The step of its latest event. */
  last: number;
  /** The first later step at which something else happened. */
  until: number;
  over: boolean;
}

/** The events up to a step, each battle from its beginning on with what belongs to it, in `told`. */
export function talesOf<T extends Tale>(
  events: readonly EventRow[],
  step: number,
  begin: (event: EventRow) => T | null,
  told: (tale: T, event: EventRow) => boolean,
): T[] {
  const tales: T[] = [];
  for (const event of events) {
    if (event.step > step) break;
    const begun = begin(event);
    if (begun !== null) {
      tales.push(begun);
      continue;
    }
    const tale = tales.at(-1);
    if (tale === undefined || tale.until !== Infinity) continue;
    if (told(tale, event)) tale.last = event.step;
    else if (tale.over && event.step > tale.last) tale.until = event.step;
  }
  return tales;
}

/** The battle that is fought; one that is over until the next thing happens, or while it is news to the reader. */
export function present<T extends Tale>(tales: readonly T[], step: number, since: number): T | null {
  const latest = tales.at(-1);
  if (latest === undefined) return null;
  const fresh = step < latest.until || (since > 0 && latest.last > since);
  return !latest.over || fresh ? latest : null;
}
