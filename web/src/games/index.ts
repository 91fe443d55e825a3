/** The games and their tables; each is loaded when it is played. */
import type { Component, Snippet } from "svelte";
import type { EventRow, TableView } from "../lib/api/types";
import { language } from "../lib/i18n/i18n.svelte";
import { part } from "../lib/parts";
import type { Telling } from "../lib/table/log";
import type { TablePlay } from "../lib/table/play.svelte";
import type { TableSession } from "../lib/table/session.svelte";

export interface TableProps {
  /** Null in a replay, which shows `table` and takes no answers. */
  session: TableSession | null;
  table: TableView;
  events: readonly EventRow[];
  banner?: Snippet;
}

type Screen = { default: Component<TableProps> };

/** A game's table, with the words that it alone uses. */
async function withWords(game: string, screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, language.need(game)]);
  return loaded;
}

export const GAMES: Readonly<Record<string, () => Promise<Screen>>> = {
  maria: () => withWords("maria", part(() => import("./maria/Game.svelte"))),
  ancien_regime: () => withWords("ancien_regime", part(() => import("./ancien_regime/Game.svelte"))),
};

/** How a game tells what has happened where its match cannot be shown; names stand on a board. */
interface Teller {
  telling: Telling;
  playOn: (board: unknown, session: TableSession | null, table: TableView) => TablePlay;
}

export const TELLERS: Readonly<Record<string, () => Promise<Teller>>> = {
  maria: () => part(() => import("./maria/teller")),
  ancien_regime: () => part(() => import("./ancien_regime/teller")),
};
