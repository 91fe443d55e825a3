/** One table as it is seen from one seat of this browser: what the server last said, and the way to answer. */
import { api } from "../api/client";
import { ApiError } from "../api/error";
import type { ClockWish, EventRow, Fields, Instruction, Message, Odds, OfferWay, Plan, Reason, TableUpdate, TableView, VoteWish } from "../api/types";
import { liveAddress } from "../live/address";
import { Live, type LiveStatus } from "../live/live";
import type { Conversation, Seating, Session } from "./session";
import { answeredUpTo, noteAnswer } from "./since";

/** How many earlier messages are fetched at once. */
const TALK_PAGE = 100;
/** Milliseconds before a table is read again whose stream was refused. */
const PAUSE = 300;

export class TableSession implements Session, Conversation, Seating {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventRow[]>([]);
  /** What has been said to this seat, but for the first `unheard` messages, which are fetched when they are asked for. */
  messages = $state.raw<Message[]>([]);
  unheard = $state(0);
  status = $state<LiveStatus>("connecting");
  /** The step up to which the reader knows the game: that of his last answer in this browser; 0 for none. */
  since = $state(0);
  /** Set while an answer travels. */
  sending = $state(false);
  /** Why the last answer was refused, until the next one. */
  refusal = $state.raw<ApiError | null>(null);
  /** Why the last answers were not all played, until the next one. */
  ending = $state.raw<Reason | null>(null);
  /** The seat that this browser held until now, while its page was open. */
  lost = $state<string | null>(null);
  /** The seconds by which the server's clock is ahead of this browser's; 0 until it has told. */
  ahead = $state(0);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);

  /** How many actions each answer of this page was made of, so that a whole move is taken back at once. */
  #answers: number[] = [];
  #live: Live<TableUpdate, Message> | null = null;
  #opened = 0;

  constructor(id: string) {
    this.id = id;
  }

  readonly instructs = true;
  readonly notes = null;

  get conversation(): Conversation {
    return this;
  }

  get seating(): Seating {
    return this;
  }

  get seat(): string | null {
    return this.table?.view.seat ?? null;
  }

  /** Show the table as one of the browser's seats, or a spectator, sees it. */
  async open(as: string): Promise<void> {
    await this.#open(as, api.table(this.id, as));
  }

  /** Show a table that has been read already. */
  async adopt(table: TableView): Promise<void> {
    await this.#open(table.view.seat ?? "spectator", Promise.resolve(table));
  }

  async #open(as: string, reading: Promise<TableView>): Promise<void> {
    const turn = ++this.#opened;
    this.#live?.close();
    this.table = null;
    this.messages = [];
    this.unheard = 0;
    this.#answers = [];
    this.ending = null;
    try {
      const [table, { events }] = await Promise.all([reading, api.events(this.id, -1, as)]);
      if (turn !== this.#opened) return;
      this.since = answeredUpTo(this.id, table.view.seat);
      this.table = table;
      this.events = events;
      this.#follow(table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
  }

  close(): void {
    this.#opened += 1;
    this.#live?.close();
    this.#live = null;
  }

  /** Forget all that the present seat may see. */
  hide(): void {
    this.close();
    this.table = null;
    this.events = [];
    this.messages = [];
    this.unheard = 0;
  }

  /**
   * Answer the pending decision. Of several actions those after a draw, a reveal or another's question are not played;
   * the table then goes on from there. Says whether they were accepted.
   */
  async act(actions: string[]): Promise<boolean> {
    const view = this.table?.view;
    if (view?.seat == null) return false;
    const { seat, version } = view;
    const answer = await this.#submit(() => api.act(this.id, seat, version, actions));
    if (answer === null) return false;
    this.ending = answer.reason;
    // What is lawful at any time, such as a treaty, answers no question and is not taken back.
    const now = this.table?.view;
    const answered = now?.version !== version || (now.decision === null) !== (view.decision === null);
    if (answered) this.#answers.push(answer.played);
    return true;
  }

  /** The table as it was after a step, as this seat may see it. */
  earlier = (step: number): Promise<TableView> => api.replay(this.id, step, this.seat ?? "spectator");

  /** Take the latest answer back. */
  async undo(): Promise<boolean> {
    const view = this.table?.view;
    if (view?.seat == null || view.undoable === 0) return false;
    const { seat } = view;
    const count = Math.min(view.undoable, this.#answers.pop() ?? 1);
    return (await this.#submit(() => api.undo(this.id, seat, count))) !== null;
  }

  /** Say something as this seat, to everybody if nobody is named. Says why it was refused, or null. */
  async say(text: string, readers: string[]): Promise<ApiError | null> {
    if (this.seat === null) return null;
    try {
      await api.say(this.id, this.seat, readers, text);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    }
  }

  /** Fetch messages that were said before those at hand. Says why they could not be fetched, or null. */
  async hearEarlier(): Promise<ApiError | null> {
    const [turn, before] = [this.#opened, this.unheard];
    const since = Math.max(0, before - TALK_PAGE);
    try {
      const earlier = await api.messages(this.id, since, before - since, this.seat ?? "spectator");
      if (turn !== this.#opened || before !== this.unheard) return null;
      this.messages = [...earlier, ...this.messages];
      this.unheard = since;
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    }
  }

  /** What the server tells when it is asked; null, with the reason noted, when it refuses. */
  async ask<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
      if (error.table !== null) this.#show(error.table);
      return null;
    }
  }

  async plans(actions: string[]): Promise<Plan[] | null> {
    const seat = this.seat;
    return seat === null ? null : this.ask(api.plans(this.id, seat, actions));
  }

  async whyNot(target: string): Promise<Reason[]> {
    const seat = this.seat;
    if (seat === null) return [];
    return (await this.ask(api.whyNot(this.id, seat, target)))?.reasons ?? [];
  }

  async odds(action: string): Promise<Odds | null> {
    const seat = this.seat;
    return seat === null ? null : api.odds(this.id, seat, action).catch(() => null);
  }

  async look(target: string): Promise<Fields | null> {
    const found = await api.look(this.id, target, this.seat ?? undefined).catch(() => null);
    return found === null ? null : (found.fields as Fields);
  }

  async instruct(wishes: Instruction[]): Promise<boolean> {
    const seat = this.seat;
    return seat !== null && (await this.ask(api.instruct(this.id, seat, wishes))) !== null;
  }

  seatBot(seat: string): Promise<TableView | null> {
    return this.ask(api.seatBot(this.id, seat));
  }

  seatPeople(seat: string): Promise<TableView | null> {
    return this.ask(api.seatPeople(this.id, seat));
  }

  keepSeat(seat: string): Promise<TableView | null> {
    return this.ask(api.keepSeat(this.id, seat));
  }

  wish(seat: string, what: ClockWish, to?: string): Promise<TableView | null> {
    return this.ask(api.clocks(this.id, seat, what, to ?? null));
  }

  vote(seat: string, what: VoteWish, winners: readonly string[] = []): Promise<TableView | null> {
    return this.ask(api.vote(this.id, seat, what, winners));
  }

  async offer(seat: string, way: OfferWay, bot: boolean): Promise<string | null> {
    const made = await this.ask(api.offer(this.id, seat, way, bot));
    return made === null ? null : (made.link ?? "");
  }

  comeBack(seat: string): Promise<TableView | null> {
    return this.ask(api.comeBack(this.id, seat));
  }

  /** Take a seat that is offered; the table is then seen from there. */
  async succeed(seat: string): Promise<TableView | null> {
    const table = await this.ask(api.succeed(this.id, seat));
    if (table !== null) await this.open(seat);
    return table;
  }

  async link(seat: string): Promise<string | null> {
    return (await this.ask(api.link(this.id, seat)))?.link ?? null;
  }

  async #submit<T extends { seq: number; table: TableView }>(request: () => Promise<T>): Promise<T | null> {
    if (this.sending) return null;
    this.sending = true;
    this.refusal = null;
    this.ending = null;
    const answer = await this.ask(request());
    this.sending = false;
    if (answer === null) return null;
    this.since = answer.table.step;
    noteAnswer(this.id, answer.table.view.seat, answer.table.step);
    this.#show(answer.table);
    return answer;
  }

  #follow(table: TableView): void {
    this.#live = new Live<TableUpdate, Message>({
      since: table.seq,
      url: (since, heard) => liveAddress(this.id, since, heard, table.view.seat ?? "spectator"),
      onrefused: () => {
        void this.#renew(table.view.seat);
      },
      onstatus: (status) => {
        this.status = status;
        if ((status === "live" || status === "asking") && this.refusal?.kind === "unreachable") this.refusal = null;
      },
      onupdate: (update) => {
        const last = this.events.at(-1)?.seq ?? 0;
        this.events = [...this.events, ...update.events.filter((event) => event.seq > last)];
        this.ahead = update.now - Date.now() / 1000;
        this.#show(update.table);
      },
      ask: (since, heard, mark, signal) =>
        api.news(this.id, since, heard, mark, table.view.seat ?? "spectator", signal),
      ontalk: (messages, heard) => {
        const first = heard - messages.length;
        const follows = first === this.unheard + this.messages.length;
        this.messages = follows ? [...this.messages, ...messages] : messages;
        if (!follows) this.unheard = first;
      },
    });
  }

  /** The stream was refused: the seat has gone to somebody else, or is held under another cookie of this browser. */
  async #renew(seat: string | null): Promise<void> {
    const turn = this.#opened;
    try {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const { seats } = await api.table(this.id, "spectator");
      if (turn !== this.#opened) return;
      const held = seats.some((one) => one.seat === seat && one.mine);
      if (!held) this.lost = seat;
      await this.open(held && seat !== null ? seat : "spectator");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
  }

  /** A newer state wins; an older one that arrives late is dropped. */
  #show(table: TableView): void {
    if (this.table === null || table.seq >= this.table.seq) this.table = table;
  }
}
