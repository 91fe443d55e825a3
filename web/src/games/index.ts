/** The games and their tables; each is loaded when it is played. */
import type { Component, Snippet } from "svelte";
import type { EventRow, TableView } from "../lib/api/types";
import { language } from "../lib/i18n/i18n.svelte";
import type { TableSession } from "../lib/table/session.svelte";

export interface TableProps {
  /** Null in a replay, which shows `table` and takes no answers. */
  session: TableSession | null;
  table: TableView;
  events: readonly EventRow[];
  banner?: Snippet;
}

export const GAMES: Readonly<Record<string, () => Promise<{ default: Component<TableProps> }>>> = {
  maria: () => import("./maria/Game.svelte"),
  ancien_regime: async () => {
    const [game] = await Promise.all([import("./ancien_regime/Game.svelte"), language.need("ancien_regime")]);
    return game;
  },
};
