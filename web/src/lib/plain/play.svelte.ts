/** What a table of a small game shares: a map of places and roads, with pieces on it, and answers that are buttons. */
import type { Component } from "svelte";
import type { Action, TableView, Value } from "../api/types";
import type { Teller } from "../game";
import { listText, t } from "../i18n/i18n.svelte";
import { nameOf, type NameSource } from "../i18n/names";
import type { Telling } from "../table/log";
import { MapPlay } from "../table/map.svelte";
import type { Told } from "../table/play.svelte";
import type { Session } from "../table/session";
import PlainScreen from "./PlainScreen.svelte";
import { standing } from "./standing";

export interface PlainBoard {
  places: readonly { id: string; name: string; x: number; y: number }[];
  roads: readonly { a: string; b: string }[];
}

/** What a game of this kind tells of itself; `Seen` is what a seat may know. */
export interface PlainGame<Seen> {
  /** The fields of questions and answers that hold bare ids, and of what kind. */
  typed: Readonly<Record<string, string>>;
  /** The place that an answer is about, which then can be chosen on the map. */
  placeOf: (action: Action) => string | null;
  /** Where each piece stands, by the name of what it is: `seat:amber`. */
  pieces: (seen: Seen) => Readonly<Record<string, string>>;
  /** A line above the question, and what else the seat knows. */
  heading: (seen: Seen) => string;
  Panel: Component<{ seen: Seen; name: (typed: string) => string }>;
  telling: Pick<Telling, "levels" | "silent" | "ways" | "counted">;
}

export interface Mark {
  kind: "offered" | "focus";
}

export class PlainPlay<Seen> extends MapPlay<Mark, string, readonly string[]> {
  readonly kinds = { place: "place", piece: "seat" };
  readonly names: NameSource = {
    t,
    list: listText,
    proper: (kind, id) => (kind === this.kinds.place ? this.place(id)?.name : undefined),
  };
  readonly board: PlainBoard;
  readonly game: PlainGame<Seen>;

  constructor(board: PlainBoard, game: PlainGame<Seen>, session: Session | null, table: TableView) {
    super(session, table);
    this.board = board;
    this.game = game;
  }

  get seen(): Seen {
    return this.table.view.observation as Seen;
  }

  place(id: string): PlainBoard["places"][number] | undefined {
    return this.board.places.find((one) => one.id === id);
  }

  get standing(): ReadonlyMap<string, string> {
    return standing(this.game.pieces(this.seen));
  }

  describe(place: string, marks: Readonly<Record<string, Mark>>): string {
    const here = Object.entries(this.game.pieces(this.seen)).filter(([, at]) => at === place);
    const parts = [this.place(place)?.name ?? place, ...here.map(([piece]) => nameOf(piece, this.names))];
    return [...parts, ...(marks[place]?.kind === "offered" ? [t("web-plain-offered")] : [])].join(", ");
  }

  refuses(): boolean {
    return false;
  }

  /** Fields of a question or an answer, by their names. */
  fields(fields: object): Record<string, Value> {
    const typed = (name: string, value: Value): Value => {
      const kind = this.game.typed[name];
      return kind === undefined || typeof value !== "string" ? value : `${kind}:${value}`;
    };
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typed(name, value as Value)]));
  }

  protected tell(action: Action): Told {
    return { id: `${this.table.game}-action-${action.type}`, fields: this.fields(action.fields) };
  }

  way(places: string[]): readonly string[] {
    return places;
  }

  past(table: TableView): PlainPlay<Seen> {
    return new PlainPlay(this.board, this.game, null, table);
  }
}

/** All that `games/<id>/screen.ts` needs to export. */
export function plain<Seen>(game: PlainGame<Seen>): Teller & { Screen: typeof PlainScreen } {
  return {
    Screen: PlainScreen,
    playOn: (board, session, table) => new PlainPlay(board as PlainBoard, game, session, table),
    telling: { ...game.telling, move: { message: "", who: "", from: "", to: "" } },
  };
}
