/** Pages that are loaded when they are visited. */
import type { Component } from "svelte";
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
  notices: () => import("./Notices.svelte"),
  guide: () => import("./Guide.svelte"),
};

/** The page of a route; null for those that are always there. */
export async function loadPage(route: Route): Promise<RoutePage | null> {
  if (route.page === "home" || route.page === "missing") return null;
  return (await part(PAGES[route.page])).default;
}
