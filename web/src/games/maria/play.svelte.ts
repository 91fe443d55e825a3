/** What the parts of the table share: the table as this seat sees it, the board, and what the map shows for them. */
import { getContext, setContext } from "svelte";
import { api } from "../../lib/api/client";
import type { Action, Plan, Reason, TableView, Value } from "../../lib/api/types";
import type { BoardLine, CityMark, PieceMark } from "../../lib/board/types";
import { listText, t } from "../../lib/i18n/i18n.svelte";
import { messageArguments, nameOf, type NameSource } from "../../lib/i18n/names";
import type { TableSession } from "../../lib/table/session.svelte";
import type { BoardInfo, Card } from "./logic/board";
import { toldText } from "./treaties/clauses";
import type { MariaDecision, Observation, PieceView, Power } from "./protocol";

/** What one part of the page wants to see on the map, and what it does when something there is chosen. */
export interface Scene {
  marks?: Record<string, CityMark>;
  pieceMarks?: Record<string, PieceMark>;
  lines?: BoardLine[];
  oncity?: (city: string) => void;
  onpiece?: (piece: string) => void;
  /** What "why not?" about a city means while this is shown; without it, the city itself is the question. */
  why?: (city: string) => Promise<Reason[]>;
}

/** Something that somebody asked about, and the rules that forbid it. */
export interface Explanation {
  target: string;
  reasons: Reason[];
}

export class Play {
  readonly board: BoardInfo;
  readonly names: NameSource;
  readonly #session: TableSession | null;
  #table = $state.raw<TableView | null>(null);

  /** The scene of the present decision, and what lies above it while something is pointed at. */
  scene = $state.raw<Scene>({});
  overlay = $state.raw<Scene>({});
  supplyShown = $state(false);
  asking = $state(false);
  explanation = $state.raw<Explanation | null>(null);
  /** The city that the reader looks at. */
  city = $state<string | null>(null);
  /** The rule that the drawer shows; "" shows all, null closes it. */
  rule = $state<string | null>(null);

  constructor(board: BoardInfo, session: TableSession | null, table: TableView | null = null) {
    this.board = board;
    this.#session = session;
    this.#table = table;
    const proper = (kind: string, id: string): string | undefined =>
      kind === "outcome" ? t(`maria-outcome-${id}`) : board.proper(kind, id);
    this.names = { t, list: listText, proper, whole: (fields) => toldText(fields, this.names) };
  }

  /** Show another state (replays). */
  show(table: TableView): void {
    this.#table = table;
  }

  get table(): TableView {
    const table = this.#session === null ? this.#table : (this.#session.table ?? this.#table);
    if (table === null) throw new Error("no table is open");
    return table;
  }

  get session(): TableSession {
    if (this.#session === null) throw new Error("a replay cannot be played");
    return this.#session;
  }

  get live(): boolean {
    return this.#session !== null;
  }

  get seen(): Observation {
    return this.table.view.observation;
  }

  get decision(): MariaDecision | null {
    return this.table.view.decision;
  }

  get actions(): Action[] {
    return this.table.view.actions;
  }

  get busy(): boolean {
    return this.#session?.sending ?? true;
  }

  piece(id: string): PieceView {
    const piece = this.seen.pieces.find((one) => one.id === id);
    if (piece === undefined) throw new Error(`unknown piece ${id}`);
    return piece;
  }

  /** The cards of a power; empty where they are not ours to know. */
  hand(power: Power): Card[] {
    return (this.seen.powers[power]?.cards ?? []).map((id) => this.board.card(id));
  }

  /** The action that is offered under this id. */
  offered(id: string): Action | undefined {
    return this.actions.find((action) => action.id === id);
  }

  /** The word for a typed name such as `city:lueben`. */
  name(typed: string): string {
    return nameOf(typed, this.names);
  }

  /** A message filled with fields that may hold typed names. */
  text(id: string, fields: Record<string, Value> = {}): string {
    return t(id, messageArguments(fields, this.names));
  }

  async act(...actions: string[]): Promise<boolean> {
    this.explanation = null;
    return this.session.act(actions);
  }

  /** Ask why something on the table is not offered now. */
  async explain(target: string): Promise<void> {
    if (!this.live) return;
    const [kind, id = ""] = target.split(":");
    const why = kind === "city" ? this.scene.why : undefined;
    this.explanation = { target, reasons: await (why === undefined ? this.reasons(target) : why(id)) };
  }

  /** The rules against an action or a thing, as the server tells them. */
  async reasons(target: string): Promise<Reason[]> {
    const seat = this.table.view.seat;
    if (seat === null) return [];
    return (await this.session.ask(api.whyNot(this.table.id, seat, target)))?.reasons ?? [];
  }

  /** Whole moves that begin with an offered action; null when the server could not tell. */
  async plans(action: string): Promise<Plan[] | null> {
    const seat = this.table.view.seat;
    return seat === null ? null : this.session.ask(api.plans(this.table.id, seat, action));
  }
}

/** Under which the parts of a table find it. */
export const PLAY = Symbol("play");

export const setPlay = (play: Play): Play => setContext(PLAY, play);
export const getPlay = (): Play => getContext<Play>(PLAY);
