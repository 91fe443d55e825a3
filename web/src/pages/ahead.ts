/** What the page of a table needs, asked for as soon as the address is known: before the page itself has been loaded. */
import { screenOf } from "../games";
import { loadBoard } from "../lib/api/boards";
import { api } from "../lib/api/client";
import type { TableView } from "../lib/api/types";
import type { Route } from "../lib/router.svelte";
import { secretIn } from "../lib/table/links";

let ahead: { id: string; view: Promise<TableView> } | null = null;

/** Begin to read the table of an address. A link to a seat opens it first; only then it tells what the seat sees. */
export function readAhead(route: Route): void {
  if (route.page !== "table" || secretIn(location.hash) !== null) return;
  const view = readTable(route.id);
  view.catch(() => undefined); // the page tells of it
  ahead = { id: route.id, view };
}

/** The table as the server proposes to look at it; board, words and screen of its game are on their way by then. */
export function readTable(id: string): Promise<TableView> {
  const known = ahead?.id === id ? ahead.view : null;
  ahead = null;
  return known ?? read(id);
}

async function read(id: string): Promise<TableView> {
  const view = await api.table(id);
  const { game, board } = view;
  void Promise.allSettled([loadBoard(game, board), screenOf(game)]); // the page tells of failures
  return view;
}
