/** What happened at a table before a study of it began, as far as this browser may know. */
import { api } from "../api/client";
import { ApiError } from "../api/error";
import type { EventRow } from "../api/types";

export interface Past {
  readonly events: readonly EventRow[];
  /** The step of the table at which the study begins. */
  readonly step: number;
}

/** Where a study of a table began, and whose eyes its reader had there. Only this browser keeps it: a link tells nobody. */
export interface Origin {
  table: string;
  step: number;
  as: string;
}

export const NO_PAST: Past = { events: [], step: 0 };

/** What the table tells of the time until then; nothing where it is gone, or not to be seen from here any more. */
export async function pastOf({ table, step, as }: Origin): Promise<Past> {
  try {
    const { events } = await api.events(table, -1, as);
    return { events: events.filter((one) => one.step <= step), step };
  } catch (error) {
    if (error instanceof ApiError) return NO_PAST;
    throw error;
  }
}

/** The events of a study behind those of its past; what its position tells of itself has been told there. */
export function following(past: Past, events: readonly EventRow[]): EventRow[] {
  if (past.events.length === 0) return [...events];
  const last = past.events.at(-1)?.seq ?? 0;
  const own = events.filter(({ step }) => step > 0);
  return [...past.events, ...own.map((one, place) => ({ ...one, seq: last + 1 + place, step: past.step + one.step }))];
}
