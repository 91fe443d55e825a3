/** Pages that are loaded when they are visited. */
import type { Component } from "svelte";
import { language } from "../lib/i18n/i18n.svelte";
import { part } from "../lib/parts";
import type { Route } from "../lib/router.svelte";

export type RoutePage = Component<{ route: Route }>;

const PAGES: Record<Exclude<Route["page"], "home" | "missing">, () => Promise<{ default: RoutePage }>> = {
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  record: () => import("./Record.svelte"),
  study: () => import("./Study.svelte"),
  editor: () => import("./Editor.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  account: () => import("./Account.svelte"),
  moderation: () => import("./Moderation.svelte"),
  notices: () => import("./Notices.svelte"),
  lobby: () => import("./Lobby.svelte"),
  events: () => import("./Events.svelte"),
  matches: () => import("./Matches.svelte"),
  players: () => import("./Players.svelte"),
  player: () => import("./Player.svelte"),
  guide: () => import("./Guide.svelte"),
};

/** Pages that say what no other does. */
const SAYING = new Set<string>(["table", "moderation", "account", "notices", "editor", "lobby", "new", "events"]);
/** Pages that say the same things. */
const PEOPLE = new Set<string>(["matches", "players", "player"]);

const wordsOf = (page: string): string | null => (PEOPLE.has(page) ? "page-people" : SAYING.has(page) ? `page-${page}` : null);

/** The page of a route, with its words; null for those that are always there. */
export async function loadPage(route: Route): Promise<RoutePage | null> {
  if (route.page === "home" || route.page === "missing") return null;
  const words = wordsOf(route.page);
  const [page] = await Promise.all([part(PAGES[route.page]), words === null ? null : language.need(words)]);
  return page.default;
}
