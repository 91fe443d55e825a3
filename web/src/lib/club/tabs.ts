/** The club's pages: who adds one names its way here, and its word `web-club-<id>` in the catalogues. */
export interface Tab {
  id: string;
  path: string;
}

export const TABS: readonly Tab[] = [
  { id: "lobby", path: "/lobby" },
  { id: "events", path: "/events" },
  { id: "matches", path: "/matches" },
  { id: "players", path: "/players" },
];
