/** People and their matches, as the server tells of them. */
import { client, told } from "../api/client";
import type { components } from "../schema";

type Schemas = components["schemas"];
export type Player = Schemas["PlayerView"];
export type Rating = Schemas["RatingView"];
export type Point = Schemas["PointView"];
export type Duel = Schemas["DuelView"];
export type MatchLine = Schemas["MatchLine"];
export type MatchPage = Schemas["MatchPage"];
export type Played = Schemas["PlayedView"];
export type Ranked = Schemas["RankedView"];
export type RatedKind = Schemas["RatedKind"];

/** What is asked for among finished matches; empty: any. Times in seconds since 1970. */
export interface Wanted {
  game?: string;
  scenario?: string;
  player?: string;
  result?: "" | "won" | "lost" | "drawn";
  since?: number;
  until?: number;
}

export const people = {
  player: (name: string): Promise<Player> => told(client.GET("/api/players/{name}", { params: { path: { name } } })),

  history: (name: string, game: string, scenario: string): Promise<Point[]> =>
    told(client.GET("/api/players/{name}/ratings", { params: { path: { name }, query: { game, scenario } } })),

  against: (name: string, other: string): Promise<Duel[]> =>
    told(client.GET("/api/players/{name}/against/{other}", { params: { path: { name, other } } })),

  finished: (wanted: Wanted, before = ""): Promise<MatchPage> =>
    told(client.GET("/api/matches", { params: { query: { ...wanted, before } } })),

  running: (game: string, before = ""): Promise<MatchPage> =>
    told(client.GET("/api/matches/running", { params: { query: { game, before } } })),

  own: (before = ""): Promise<MatchPage> => told(client.GET("/api/account/matches", { params: { query: { before } } })),

  results: (table_id: string): Promise<Played[]> =>
    told(client.GET("/api/tables/{table_id}/results", { params: { path: { table_id } } })),

  rated: (): Promise<RatedKind[]> => told(client.GET("/api/ratings")),

  standings: (game: string, scenario: string): Promise<Ranked[]> =>
    told(client.GET("/api/ratings/{game}/{scenario}", { params: { path: { game, scenario } } })),
};

/** The page of somebody. */
export const pageOf = (name: string): string => `/player/${encodeURIComponent(name)}`;

/** The rating after a match, and by how much that moved it; empty where it did not count. */
export function gain({ before, after }: Played): string {
  if (before == null || after == null) return "";
  const change = after - before;
  return `${after} (${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)})`;
}
