/** A lesson as it is played in this browser: the answers so far, and what the server makes of them. */
import { api } from "../api/client";
import { ApiError } from "../api/error";
import type { Action, EventRow, Fields, Instruction, LessonView, Odds, Plan, Reason, TableView } from "../api/types";
import type { Session } from "../table/session";
import { isSolved, noteProgress, readProgress, type Progress } from "./progress";

/** So many wrong answers at one question, and its hint is given. */
const PATIENCE = 2;

export class LessonSession implements Session {
  /** The id of a standing instruction as an answer; null where the game has none. */
  naming: ((wish: Instruction) => string) | null = null;
  readonly notes = null;
  readonly id: string;
  readonly game: string;
  readonly lesson: string;
  view = $state.raw<LessonView | null>(null);
  sending = $state(false);
  refusal = $state.raw<ApiError | null>(null);
  readonly ending = null;
  readonly conversation = null;
  readonly seating = null;
  /** Why the lesson cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  /** What became of the last answer, while that is to be told. */
  verdict = $state.raw<LessonView["verdict"]>(null);
  /** Whether the hint has been asked for, or earned. */
  hinted = $state(false);
  /** Of a puzzle: answers that were not the one, and whether its solution has been looked at, since it was begun. */
  missed = $state(0);
  shown = $state(false);
  /** The move of the solution that has just been played for the reader. */
  played = $state.raw<Action | null>(null);

  #answers: string[][] = [];
  /** Wrong answers at the present question. */
  #wrong = 0;
  #done: boolean;
  /** A puzzle that has been solved stays so, whatever comes later. */
  readonly #kept: Progress;
  /** The solution of the present question, as far as it is known. */
  #way: readonly string[] = [];

  constructor(game: string, lesson: string) {
    this.game = game;
    this.lesson = lesson;
    this.id = `lesson.${game}.${lesson}`;
    this.#kept = readProgress(game, lesson);
    this.#answers = this.#kept.answers;
    this.#done = this.#kept.done;
    if (!this.#done) this.#recall();
  }

  get table(): TableView | null {
    return this.view?.table ?? null;
  }

  get events(): EventRow[] {
    return this.view?.events ?? [];
  }

  get since(): number {
    return this.view?.fresh ?? 0;
  }

  get seat(): string | null {
    return this.table?.view.seat ?? null;
  }

  /** Whether something has been answered that could be taken back. */
  get begun(): boolean {
    return (this.view?.taken ?? 0) > 0;
  }

  /** Go on where the reader was; from the beginning, where the lesson has changed or had been finished. */
  async open(): Promise<void> {
    try {
      const view = await this.#fetch(this.#answers).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== "unreadable" || this.#answers.length === 0) throw error;
        return null;
      });
      const stands = view !== null && !view.done && view.taken === this.#answers.length;
      if (!stands) this.#answers = [];
      this.#show(stands ? view : await this.#fetch([]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
  }

  async act(actions: string[]): Promise<boolean> {
    const before = this.view;
    if (before === null || this.sending) return false;
    const view = await this.#send([...this.#answers, actions]);
    if (view === null) return false;
    if (view.verdict?.right !== true) {
      this.verdict = view.verdict;
      this.#wrong += 1;
      this.missed += 1;
      if (this.#wrong >= PATIENCE && before.kind !== "puzzle") this.hinted = true;
      this.#note();
      return false;
    }
    this.#answers = [...this.#answers, actions];
    this.#show(view, view.step !== before.step);
    if (view.step !== before.step) this.verdict = view.verdict;
    return true;
  }

  /** Go on where nothing is asked. */
  next(): Promise<boolean> {
    return this.act([]);
  }

  /** Whether the teacher can do what is asked. */
  get showable(): boolean {
    return this.view !== null && (this.view.shown.length > 0 || this.view.given > 0);
  }

  /**
   * Do what is asked for the learner, one answer after the other: several at once would end at the first that shows something.
   * What he has begun otherwise is taken back first.
   */
  async showHow(): Promise<boolean> {
    if (this.view?.shown.length === 0 && !(await this.#withdraw())) return false;
    for (const one of this.view?.shown ?? []) if (!(await this.act([one]))) return false;
    return true;
  }

  /** Play the next move of the solution; what has been played beside it is taken back first. */
  async showNext(): Promise<boolean> {
    this.shown = true;
    const given = this.view?.given ?? 0;
    const answers = this.#answers.slice(this.#answers.length - given).flat();
    const strays = this.#way.length === 0 || answers.some((one, number) => one !== this.#way[number]);
    if (strays && given > 0) return this.#withdraw();
    const left = this.#way.slice(answers.length);
    const next = left.find((one) => this.#offered(one) !== undefined);
    if (next === undefined) return this.act(left);
    const action = this.#offered(next) ?? null;
    const done = await this.act([next]);
    if (done) this.played = action;
    return done;
  }

  /** The position as it stands, to be thought about in a study; null: it cannot be had. */
  async position(): Promise<Record<string, unknown> | null> {
    return (await this.ask(api.lessonPosition(this.game, this.lesson, this.#answers)))?.position ?? null;
  }

  async undo(): Promise<boolean> {
    return this.back();
  }

  /** Take the latest answer back, or the latest going on. */
  async back(): Promise<boolean> {
    return this.#goTo(this.#answers.slice(0, -1));
  }

  /** From the beginning. */
  async again(): Promise<boolean> {
    if (this.view?.done === true) [this.missed, this.shown] = [0, false];
    return this.#goTo([]);
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

  plans(actions: string[]): Promise<Plan[] | null> {
    return this.ask(api.lessonPlans(this.game, this.lesson, this.#answers, actions));
  }

  async whyNot(target: string): Promise<Reason[]> {
    return (await this.ask(api.lessonWhyNot(this.game, this.lesson, this.#answers, target)))?.reasons ?? [];
  }

  async odds(action: string): Promise<Odds | null> {
    return api.lessonOdds(this.game, this.lesson, this.#answers, action).catch(() => null);
  }

  async look(target: string): Promise<Fields | null> {
    const found = await api.lessonLook(this.game, this.lesson, this.#answers, target).catch(() => null);
    return found === null ? null : (found.fields as Fields);
  }

  /** Where something is to be done that may be an instruction. */
  get instructs(): boolean {
    return this.naming !== null && (this.view?.do ?? null) !== null;
  }

  /** An answer like any other: the lesson may ask for it. */
  async instruct(wishes: Instruction[]): Promise<boolean> {
    return this.naming !== null && this.act(wishes.map(this.naming));
  }

  /** Take back what has been answered in the present step. */
  #withdraw(): Promise<boolean> {
    return this.#goTo(this.#answers.slice(0, this.#answers.length - (this.view?.given ?? 0)));
  }

  async #goTo(answers: string[][]): Promise<boolean> {
    const view = await this.#send(answers);
    if (view === null) return false;
    this.#answers = answers;
    this.#show(view);
    return true;
  }

  async #send(answers: string[][]): Promise<LessonView | null> {
    this.sending = true;
    this.refusal = null;
    this.verdict = null;
    const view = await this.ask(this.#fetch(answers));
    this.sending = false;
    return view;
  }

  #fetch(answers: string[][]): Promise<LessonView> {
    return api.lesson(this.game, this.lesson, answers);
  }

  #show(view: LessonView, fresh = true): void {
    this.played = null;
    this.view = view;
    if (fresh) {
      this.#wrong = 0;
      this.hinted = false;
    }
    if (view.given === 0) this.#way = view.shown;
    this.#done ||= view.done;
    this.#note();
  }

  #offered(name: string): Action | undefined {
    const { actions, extra } = this.view?.table.view ?? { actions: [], extra: [] };
    return [...actions, ...extra].find(({ id, notation }) => name === id || name === notation);
  }

  /** What was missed before the page was left. */
  #recall(): void {
    this.missed = this.#kept.missed ?? 0;
    this.shown = this.#kept.shown === true;
  }

  #note(): void {
    const view = this.view;
    if (view === null) return;
    const stays = isSolved(this.#kept) || (this.#kept.done && !view.done);
    const { missed = 0, shown = false } = stays ? this.#kept : this;
    const puzzle = view.kind === "puzzle" ? { missed, shown } : {};
    noteProgress(this.game, this.lesson, { answers: view.done ? [] : this.#answers, done: this.#done, ...puzzle });
  }
}
