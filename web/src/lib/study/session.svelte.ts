/** A study as a game's screen plays it: every answer goes on from the moment that is shown, as a branch where need be. */
import { ApiError } from "../api/error";
import type { EventRow, Fields, Instruction, Odds, Plan, Reason, TableView } from "../api/types";
import type { MapNotes, Session } from "../table/session";
import type { components } from "../schema";
import { studies, type Start } from "./api";
import { following, NO_PAST, type Past } from "./past";
import {
  answersTo,
  endOf,
  lineTo,
  parentOf,
  promoted,
  remarkAt,
  ROOT,
  understood,
  withAnswer,
  without,
  withRemark,
  type Remark,
  type Study,
} from "./tree";

type Played = components["schemas"]["StudyPlayed"];

export class StudySession implements Session, MapNotes {
  readonly id = "study";
  readonly since = 0;
  readonly instructs: boolean = true;
  readonly conversation = null;
  readonly seating = null;

  study = $state.raw<Study>({ position: {} });
  /** The moment that is shown. */
  at = $state(ROOT);
  table = $state.raw<TableView | null>(null);
  events = $state.raw<EventRow[]>([]);
  sending = $state(false);
  refusal = $state.raw<ApiError | null>(null);
  ending = $state.raw<Reason | null>(null);
  /** Whose eyes the reader has chosen; null: always those of the seat that is asked. */
  eyes = $state<string | null>(null);
  marking = $state(false);
  /** Where an arrow begins that is being drawn, and whether the next two things become one. */
  drawing = $state(false);
  from = $state<string | null>(null);

  readonly #onchange: (study: Study) => void;
  /** What happened at the table before the study, as far as this browser may know, and until which step. */
  readonly #past: Past;
  #turn = 0;

  constructor(study: Study, onchange: (study: Study) => void, past: Past = NO_PAST) {
    this.study = study;
    this.#onchange = onchange;
    this.#past = past;
  }

  get seat(): string | null {
    return this.table?.view.seat ?? null;
  }

  get notes(): MapNotes {
    return this;
  }

  /** What is noted here, and where an arrow begins that has no end yet. */
  get marks(): readonly string[] {
    return this.from === null ? this.remark.marks : [...this.remark.marks, this.from];
  }

  get remark(): Remark {
    return remarkAt(this.study, this.at);
  }

  get #start(): Start {
    return { position: this.study.position };
  }

  get #line(): { seat: string; action: string; chance: number[] }[] {
    return lineTo(this.study, this.at);
  }

  #change(study: Study): void {
    this.study = study;
    this.#onchange(study);
  }

  /** Ask what the answers of the study do that came with it: until that is known, they stand in their notation. */
  async understand(): Promise<void> {
    const asked = this.study;
    if ((asked.nodes ?? []).length === 0) return;
    const found = await studies.answers(asked).catch(() => null);
    if (found !== null) this.study = understood(this.study, asked, found);
  }

  /** Show a moment. Says whether that was possible. */
  async go(at: number): Promise<boolean> {
    this.refusal = null;
    this.ending = null;
    return this.#show(at);
  }

  async #show(at: number): Promise<boolean> {
    const turn = ++this.#turn;
    const found = await this.ask(studies.view(this.#start, lineTo(this.study, at), this.eyes ?? undefined));
    if (found === null || turn !== this.#turn) return false;
    this.#take(at, found);
    return true;
  }

  #take(at: number, { table, events }: { table: TableView; events: EventRow[] }): void {
    this.at = at;
    this.from = null;
    this.events = following(this.#past, events);
    const step = this.#past.step + table.step;
    this.table = { ...table, step, steps: step, view: { ...table.view, undoable: at === ROOT ? 0 : 1 } };
  }

  async look(target: string): Promise<Fields | null> {
    const found = await studies.look(this.#start, this.#line, this.seat, target).catch(() => null);
    return found === null ? null : (found.fields as Fields);
  }

  see(seat: string | null): Promise<boolean> {
    this.eyes = seat;
    return this.go(this.at);
  }

  act(actions: string[]): Promise<boolean> {
    return this.#answer((seat, as) => studies.play(this.#start, this.#line, seat, actions, as));
  }

  instruct(wishes: Instruction[]): Promise<boolean> {
    return this.#answer((seat) => studies.instruct(this.#start, this.#line, seat, wishes, this.eyes ?? seat));
  }

  /** Go on from the moment that is shown by answers of the seat whose eyes one has. Says whether they were accepted. */
  async #answer(send: (seat: string, as: string | undefined) => Promise<Played>): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || this.sending) return false;
    this.sending = true;
    this.refusal = null;
    this.ending = null;
    const turn = ++this.#turn;
    const played = await this.ask(send(seat, this.eyes ?? undefined));
    if (played !== null && turn === this.#turn) {
      let at = this.at;
      let study = this.study;
      for (const answer of played.answers) [study, at] = withAnswer(study, at, answer);
      this.#change(study);
      this.#take(at, played);
      this.ending = played.reason;
    }
    this.sending = false;
    return played !== null;
  }

  /** Back to the moment before; what has been answered stays as a branch. */
  undo(): Promise<boolean> {
    return this.at === ROOT ? Promise.resolve(false) : this.go(parentOf(this.study, this.at));
  }

  async ask<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error;
      return null;
    }
  }

  async plans(actions: string[]): Promise<Plan[] | null> {
    const seat = this.seat;
    return seat === null ? null : this.ask(studies.plans(this.#start, this.#line, seat, actions));
  }

  async whyNot(target: string): Promise<Reason[]> {
    const seat = this.seat;
    if (seat === null) return [];
    const found = await this.ask(studies.whyNot(this.#start, this.#line, seat, target));
    return found?.reasons ?? [];
  }

  async odds(action: string): Promise<Odds | null> {
    const seat = this.seat;
    return seat === null ? null : studies.odds(this.#start, this.#line, seat, action).catch(() => null);
  }

  // -- the tree ---------------------------------------------------------------------------------------------------

  get isFirst(): boolean {
    return this.at === ROOT;
  }

  get isLast(): boolean {
    return answersTo(this.study, this.at).length === 0;
  }

  /** On along the main line from here. */
  on(): Promise<boolean> {
    return this.go(answersTo(this.study, this.at)[0] ?? this.at);
  }

  end(): Promise<boolean> {
    return this.go(endOf(this.study, this.at));
  }

  promote(): void {
    const [study, at] = promoted(this.study, this.at);
    this.#change(study);
    this.at = at;
  }

  /** Whether what is shown is not the main answer to the moment before. */
  get isAside(): boolean {
    return this.at !== ROOT && answersTo(this.study, parentOf(this.study, this.at))[0] !== this.at;
  }

  /** Take the answer out that is shown, with all that follows it. */
  async remove(): Promise<void> {
    if (this.at === ROOT) return;
    const parent = parentOf(this.study, this.at); // an earlier answer: its number stays
    const study = without(this.study, this.at);
    this.at = parent;
    this.#change(study);
    await this.go(parent);
  }

  /** A press on the map notes a place, or draws an arrow; a second time: no longer. */
  mode(arrow: boolean): void {
    this.marking = !(this.marking && this.drawing === arrow);
    this.drawing = arrow;
    this.from = null;
  }

  /** Give up what is being drawn: an arrow that has only begun, or else to note at all. */
  drop(): void {
    if (this.from === null) this.marking = false;
    this.from = null;
  }

  name(title: string): void {
    this.#change({ ...this.study, title });
  }

  note(note: string): void {
    this.#change(withRemark(this.study, this.at, { note }));
  }

  /** Note a thing on the map, or no longer; of two things an arrow where one is drawn. */
  mark(thing: string): void {
    let made = thing;
    if (this.drawing) {
      if (this.from === null || this.from === thing) {
        this.from = this.from === null ? thing : null;
        return;
      }
      made = `${this.from}>${thing}`;
      this.from = null;
    }
    const { marks } = this.remark;
    const changed = marks.includes(made) ? marks.filter((one) => one !== made) : [...marks, made];
    this.#change(withRemark(this.study, this.at, { marks: changed }));
  }

  unmark(): void {
    this.#change(withRemark(this.study, this.at, { marks: [] }));
  }
}
