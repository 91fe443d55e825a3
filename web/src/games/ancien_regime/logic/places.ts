/** Where something happens: what the map should show of events and of questions. */
import type { EventRow } from "../../../lib/api/types";
import { namesIn } from "../../../lib/i18n/names";
import type { Scene } from "../play.svelte";

/** The territories that an event names, else where the generals stand that it names. */
export function eventPlaces(fields: EventRow["fields"], standing: ReadonlyMap<string, string>): string[] {
  const named = namesIn(fields, "land");
  if (named.length > 0) return named;
  return namesIn(fields, "general").flatMap((general) => standing.get(general) ?? []);
}

/** The places of the last event up to a step that has any, with its number. */
export function latestPlaces(
  events: readonly EventRow[],
  until: number,
  standing: ReadonlyMap<string, string>,
): { seq: number; places: string[] } {
  for (const event of events.toReversed()) {
    if (event.step > until) continue;
    const places = eventPlaces(event.fields, standing);
    if (places.length > 0) return { seq: event.seq, places };
  }
  return { seq: 0, places: [] };
}

/** The territories of a question: those that can be chosen, and where the generals stand that can be. */
export function scenePlaces(scene: Scene, standing: ReadonlyMap<string, string>): string[] {
  const lands = Object.keys(scene.marks ?? {});
  const generals = Object.keys(scene.pieceMarks ?? {}).flatMap((id) => standing.get(id) ?? []);
  return [...lands, ...generals];
}
