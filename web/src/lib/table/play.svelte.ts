/** What the parts of a table share whatever is played on it: the table as this seat sees it, and the way to answer. */
import { getContext, setContext } from "svelte";
import { api } from "../api/client";
import type { Action, Fields, Instruction, Odds, Plan, Reason, TableView, Value } from "../api/types";
import { t } from "../i18n/i18n.svelte";
import { messageArguments, nameOf, sentences, type NameSource } from "../i18n/names";
import { NO_WORDS, type Words } from "../rules/words";
import { botName } from "./bots";
import type { Conversation, MapNotes, Seating, Session } from "./session";

/** Something that somebody asked about, and the rules that forbid it. */
export interface Explanation {
  target: string;
  reasons: Reason[];
}

/** A message and the fields that fill it. */
export interface Told {
  id: string;
  fields: Record<string, Value>;
}

export abstract class TablePlay {
  abstract readonly names: NameSource;
  readonly #session: Session | null;
  #table = $state.raw<TableView | null>(null);

  /** Whether the next press on the map asks why something is not offered. */
  asking = $state(false);
  explanation = $state.raw<Explanation | null>(null);
  /** The rule that the drawer shows; "" shows all, null closes it. */
  rule = $state<string | null>(null);
  /** Whether a teacher speaks; then nothing else tells newcomers what to do. */
  taught = $state(false);
  /** Which rule speaks of what is shown, as the server has it; empty until that is known. */
  topics = $state.raw<Readonly<Record<string, string>>>({});

  /** What words of the game mean; none until that is known. */
  words = $state.raw<Words>(NO_WORDS);

  constructor(session: Session | null, table: TableView | null = null) {
    this.#session = session;
    this.#table = table;
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

  get session(): Session {
    if (this.#session === null) throw new Error("a replay cannot be played");
    return this.#session;
  }

  get live(): boolean {
    return this.#session !== null;
  }

  /** What players say to each other; null in a replay, and where nobody else plays. */
  get conversation(): Conversation | null {
    return this.#session?.conversation ?? null;
  }

  /** What a reader has noted on the map; null where nothing can be. */
  get notes(): MapNotes | null {
    return this.#session?.notes ?? null;
  }

  /** Whether questions can be answered beforehand. */
  get instructs(): boolean {
    return this.#session?.instructs ?? false;
  }

  /** Who sits where, to be changed; null in a replay, and where nobody sits. */
  get seating(): Seating | null {
    return this.#session?.seating ?? null;
  }

  /** The seconds by which the server's clock is ahead of this browser's. */
  get ahead(): number {
    return this.#session?.ahead ?? 0;
  }

  /** The step after which all is news to the reader; 0 in a replay, and for who has not answered here. */
  get since(): number {
    return this.#session?.since ?? 0;
  }

  /** What the question has become by what the reader has chosen so far; null: what it was. */
  heading = $state<string | null>(null);

  /** Let the heading follow a choice as long as it stands: to be called in an effect, which returns what is returned. */
  ask(heading: string | null): () => void {
    this.heading = heading;
    return () => {
      this.heading = null;
    };
  }

  /** Who plays a seat: a person's name or the bot's; "" where there is none. */
  player(seat: string | null): string {
    const found = this.table.seats.find((one) => one.seat === seat);
    if (found === undefined) return "";
    return found.bot === null ? found.name : botName(found.bot);
  }

  get actions(): Action[] {
    return this.table.view.actions;
  }

  /** Whether nothing can be answered now: an answer is under way, or moderators have closed the table. */
  get busy(): boolean {
    return (this.#session?.sending ?? true) || (this.table.shut ?? null) !== null;
  }

  /** The action that is offered under this id. */
  offered(id: string): Action | undefined {
    return this.actions.find((action) => action.id === id);
  }

  /** The word for a typed name such as `power:prussia`. */
  name(typed: string): string {
    return nameOf(typed, this.names);
  }

  /** A message filled with fields that may hold typed names. */
  text(id: string, fields: Record<string, Value> = {}): string {
    return sentences(t(id, messageArguments(fields, this.names)));
  }

  /** What an action does, in words. */
  answer(action: Action): string {
    const { id, fields } = this.tell(action);
    return this.text(id, fields);
  }

  /** The message of an action, as the game has it. */
  protected abstract tell(action: Action): Told;

  async act(...actions: string[]): Promise<boolean> {
    this.explanation = null;
    return this.session.act(actions);
  }

  /** Ask why something on the table is not offered now. */
  async explain(target: string): Promise<void> {
    if (!this.live) return;
    this.explanation = { target, reasons: await this.why(target) };
  }

  /** What an explanation of a target shows. */
  protected why(target: string): Promise<Reason[]> {
    return this.reasons(target);
  }

  /** The rules against an action or a thing, as the server tells them. */
  reasons(target: string): Promise<Reason[]> {
    return this.session.whyNot(target);
  }

  /** Whole moves that begin with offered actions; null when the server could not tell. */
  plans(...actions: string[]): Promise<Plan[] | null> {
    return this.session.plans(actions);
  }

  /** What an offered answer may bring; null where the server cannot tell. */
  async odds(action: string): Promise<Odds | null> {
    return this.#session?.odds(action) ?? null;
  }

  /** What the rules tell of something on the table; null where the server cannot tell. */
  async look(target: string): Promise<Fields | null> {
    if (this.#session !== null) return this.#session.look(target);
    const found = await api.look(this.table.id, target, this.table.view.seat ?? undefined).catch(() => null);
    return found === null ? null : (found.fields as Fields);
  }

  /** Answer questions beforehand; nobody else is told. */
  instruct(wishes: Instruction[]): Promise<boolean> {
    return this.session.instruct(wishes);
  }
}

/** Under which the parts of a table find it. */
export const PLAY = Symbol("play");

export const setTablePlay = <P extends TablePlay>(play: P): P => setContext(PLAY, play);
export const getTablePlay = (): TablePlay => getContext<TablePlay>(PLAY);
