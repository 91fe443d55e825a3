/** What the pages know of a game: `games/<id>/index.ts` exports it, and nothing else of the client names the game. */
import type { Component, Snippet } from "svelte";
import type { EventRow, Instruction, TableView } from "./api/types";
import type { Palette } from "./map/palette";
import type { Figure } from "./rules/figures";
import type { Telling } from "./table/log";
import type { TablePlay } from "./table/play.svelte";
import type { Session } from "./table/session";

export interface TableProps {
  /** Null in a replay, which shows `table` and takes no answers. */
  session: Session | null;
  table: TableView;
  events: readonly EventRow[];
  banner?: Snippet;
}

/** A game's screen, and what its parts share at a table. */
export interface Playable {
  Screen: Component<{ play: never; events: readonly EventRow[]; banner?: Snippet }>;
  playOn: (board: unknown, session: Session | null, table: TableView) => TablePlay;
  /** The id of a standing instruction as an answer; a game may have none. */
  instruction?: (wish: Instruction) => string;
}

/** How a game tells what has happened where its match cannot be shown; names stand on a board. */
export interface Teller {
  telling: Telling;
  /** The colours of its powers, where what it tells shows them. */
  palette?: Palette;
  playOn: Playable["playOn"];
}

/** A scenario that can be begun with one press on the start page. */
export interface Start {
  scenario: string;
  /** What it means to lead a power. */
  role: (seat: string) => string;
}

type Loaded<T> = () => Promise<{ default: T }>;

export interface GameModule {
  /** Where its card stands among those of the others. */
  place: number;
  text: (part: "title" | "about" | "players" | "length" | "credit") => string;
  /** Who sits at a table that is begun with one press, and what can be begun so. */
  seats: readonly string[];
  starts: readonly [Start, ...Start[]];
  /** What happens to powers for which nobody sits at the table, where each seat is a power. */
  unseated?: (powers: readonly string[]) => string;
  /** Its map as a picture, its table, and the words for what has happened; each is loaded when it is wanted. */
  picture: Loaded<Component<{ board: string }>>;
  screen: () => Promise<Playable>;
  teller: () => Promise<Teller>;
  /** Pictures of its board for its rules; a game may have none. */
  figures?: Loaded<readonly Figure[]>;
}
