/** Where something happens: what the map should show of events and of questions. */
import type { EventRow } from "../../../lib/api/types";
import { namesIn } from "../../../lib/i18n/names";
import type { Scene } from "../play.svelte";

/** The places that an event names: cities and boxes, else where the pieces stand that it names. */
export function eventPlaces(fields: EventRow["fields"], standing: ReadonlyMap<string, string>): string[] {
  const named = [...namesIn(fields, "city"), ...namesIn(fields, "offmap").map((box) => `offmap:${box}`)];
  if (named.length > 0) return named;
  return namesIn(fields, "piece").flatMap((piece) => standing.get(piece) ?? []);
}

/** The places of the last event up to a step that has any, with its number. */
export function latestPlaces(
  events: readonly EventRow[],
  until: number,
  standing: ReadonlyMap<string, string>,
): { seq: number; places: string[] } {
  const past = events.filter((event) => event.step <= until);
  for (const event of past.toReversed().slice(0, RECENT)) {
    const places = eventPlaces(event.fields, standing);
    if (places.length > 0) return { seq: event.seq, places };
  }
  return { seq: 0, places: [] };
}

const RECENT = 12;

/** The places that a question is about: where its pieces stand and what it marks. */
export function scenePlaces({ marks = {}, pieceMarks = {} }: Scene, standing: ReadonlyMap<string, string>): string[] {
  return [...Object.keys(pieceMarks).flatMap((piece) => standing.get(piece) ?? []), ...Object.keys(marks)];
}
