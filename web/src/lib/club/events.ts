/** What is asked of the server about events and leagues, and what their pages make of the answers. */
import { client, told } from "../api/client";
import { newKey } from "../api/retry";
import type { ClubEvent, Entry, EventDecision, EventList, League, LeagueLine, NewEvent, Pairing } from "../api/types";
import { t } from "../i18n/i18n.svelte";
import { at } from "../root";

const once = (): { "Idempotency-Key": string } => ({ "Idempotency-Key": newKey() });
const path = (event_id: string): { path: { event_id: string } } => ({ path: { event_id } });

export const events = {
  all: (): Promise<EventList> => told(client.GET("/api/events")),

  open: (body: NewEvent): Promise<{ id: string }> => told(client.POST("/api/events", { params: { header: once() }, body })),

  see: (id: string): Promise<ClubEvent> => told(client.GET("/api/events/{event_id}", { params: path(id) })),

  /** Join, adding this browser's part to the chance of one's tables. */
  join: (id: string, invite: string): Promise<ClubEvent> =>
    told(client.POST("/api/events/{event_id}/entry", { params: path(id), body: { invite, part: newKey() } })),

  leave: (id: string): Promise<ClubEvent> => told(client.DELETE("/api/events/{event_id}/entry", { params: path(id) })),

  decide: (id: string, body: EventDecision): Promise<ClubEvent> =>
    told(client.POST("/api/events/{event_id}/decisions", { params: { ...path(id), header: once() }, body })),

  openLeague: (name: string): Promise<LeagueLine> =>
    told(client.POST("/api/leagues", { params: { header: once() }, body: { name } })),

  league: (league_id: string): Promise<League> => told(client.GET("/api/leagues/{league_id}", { params: { path: { league_id } } })),
};

/** Where the results of an event are as a file. */
export const resultsAddress = (id: string, kind: "json" | "csv"): string => at(`/api/events/${id}/results.${kind}`);

/** Points, which travel as halves. */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole > 0 || halves % 2 === 0 ? String(whole) : ""}${halves % 2 === 1 ? "½" : ""}`;
}

/** What somebody who plays is called. */
export function calledAs(entry: Entry | undefined): string {
  if (entry === undefined) return "";
  if (entry.bot > 0) return t("web-events-bot", { number: entry.bot });
  return entry.name === "" ? t("web-events-nameless") : entry.name;
}

/** The table at which somebody plays now; null: at none. */
export function ownTable(event: ClubEvent): Pairing | null {
  const latest = event.rounds.at(-1);
  if (event.me === 0 || event.line.state !== "running" || latest === undefined) return null;
  return latest.pairings.find((one) => one.table !== null && one.how === "" && one.entries.includes(event.me)) ?? null;
}
