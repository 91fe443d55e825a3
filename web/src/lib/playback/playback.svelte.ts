/** What others have done since the reader's last answer, played on the map moment by moment while he may answer. */
import { ApiError } from "../api/error";
import type { TableView } from "../api/types";
import type { Telling } from "../table/log";
import { sentences } from "../text";
import type { Journey, MapPlay, Scene } from "../table/map.svelte";
import { goerIn, wayOf, type Moment } from "./moments";
import { Walk } from "./walk.svelte";

/** How many steps away states are kept, and how many moments are fetched ahead. */
const [REACH, AHEAD] = [60, 2];

/** A moment stays for as long as its sentence takes to be read, in milliseconds; what weighs more stays longer. */
const [LEAST, A_LETTER, WEIGHTY] = [1300, 42, 700];
/** A piece goes from place to place. */
const [A_LEG, LONGEST] = [420, 2400];

/** Whether the reader's system wants things to stand still. */
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Present<Play> {
  play: Play;
  telling: Telling;
  /** What is news to the reader by now; it grows while others act. */
  moments: () => readonly Moment[];
}

/** What the parts that steer it need of it, whatever is played. */
export type Playable = Pick<Playback<{ kind: string }, string, unknown, MapPlay<{ kind: string }, string, unknown>>, "walk" | "moments" | "shown" | "open" | "failure" | "still" | "text" | "begin" | "close">;

export class Playback<Mark extends { kind: string }, PieceMark extends string, Line, Play extends MapPlay<Mark, PieceMark, Line>> {
  readonly #present: Present<Play>;
  #states: Partial<Record<number, Promise<TableView>>> = {};
  readonly walk: Walk;

  /** The table as it was; null while the map shows the present. */
  past = $state.raw<Play | null>(null);
  /** The moment that the map shows, and what it marks of it. */
  shown = $state.raw<Moment | null>(null);
  scene = $state.raw<Scene<Mark, PieceMark, Line>>({});
  journey = $state.raw<Journey | null>(null);
  open = $state(false);
  /** Why a moment could not be shown. */
  failure = $state.raw<ApiError | null>(null);
  #turn = 0;

  constructor(present: Present<Play>) {
    this.#present = present;
    this.walk = new Walk({
      last: () => present.moments().length - 1,
      rest: (at) => this.#rest(present.moments()[at]),
      ready: async (at) => {
        await this.#state(present.moments()[at]);
      },
      onstep: () => void this.#show(),
      onend: () => {
        this.close();
      },
    });
  }

  get moments(): readonly Moment[] {
    return this.#present.moments();
  }

  /** Whether the moments stand still, and the reader goes from one to the next. */
  get still(): boolean {
    return still();
  }

  /** Play from the beginning, or from a moment. */
  async begin(at = 0): Promise<void> {
    this.open = true;
    this.failure = null;
    this.walk.go(at);
    if ((await this.#show()) && !this.still) this.walk.play();
  }

  /** Back to the present. */
  close(): void {
    this.#turn += 1;
    this.open = false;
    this.walk.pause();
    this.past = this.shown = this.journey = this.failure = null;
    this.scene = {};
    this.#states = {};
  }

  /** What happened in a moment, in sentences. */
  text(moment: Moment): string {
    return sentences(moment.entries.map(({ message, fields }) => this.#present.play.text(message, fields)));
  }

  #rest(moment: Moment | undefined): number {
    if (moment === undefined) return LEAST;
    const weight = moment.entries.some(({ level }) => level === "weighty") ? WEIGHTY : 0;
    return Math.max(LEAST, A_LETTER * this.text(moment).length) + weight + (this.journey?.time ?? 0) / 2;
  }

  #state(moment: Moment | undefined): Promise<TableView> {
    const { play } = this.#present;
    const step = moment?.step ?? 0;
    const known = this.#states[step];
    if (known !== undefined) return known;
    const asked = play.session.earlier?.(step) ?? Promise.reject(new ApiError(0, {}));
    const kept = Object.entries(this.#states).filter(([one]) => Math.abs(Number(one) - step) < REACH);
    this.#states = { ...Object.fromEntries(kept), [step]: asked };
    asked.catch(() => {
      this.#states = Object.fromEntries(Object.entries(this.#states).filter(([one]) => Number(one) !== step));
    });
    return asked;
  }

  /** Show the moment that is gone to, as soon as it is there. Says whether it is shown. */
  async #show(): Promise<boolean> {
    const turn = ++this.#turn;
    const { at } = this.walk;
    const moment = this.#present.moments()[at];
    if (!this.open || moment === undefined) return false;
    const table = await this.#state(moment).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error;
    });
    if (turn !== this.#turn) return false;
    if (table instanceof ApiError) {
      this.failure = table;
      this.walk.pause();
      return false;
    }
    this.#lay(moment, table);
    void this.#fetchAhead(turn, at);
    return true;
  }

  #lay(moment: Moment, table: TableView): void {
    const { play, telling } = this.#present;
    const before = this.past?.standing ?? play.standing;
    const past = this.past ?? (play.past(table) as Play);
    past.show(table);
    const ways = moment.entries.flatMap(({ kind, fields }) => {
      const way = telling.ways?.[kind];
      const stood = goerIn(fields, before) === null ? past.standing : before;
      const places = way === undefined ? [] : wayOf(fields, past.kinds.place, stood);
      return way === undefined || places.length < 2 ? [] : [{ way, places, fields, goer: goerIn(fields, past.standing) }];
    });
    const scenes = moment.entries.map(({ fields }) => past.pointing(fields));
    this.past = past;
    this.shown = moment;
    this.failure = null;
    this.scene = {
      marks: Object.assign({}, ...scenes.map(({ marks }) => marks)) as Record<string, Mark>,
      pieceMarks: Object.assign({}, ...scenes.map(({ pieceMarks }) => pieceMarks)) as Record<string, PieceMark>,
      lines: ways.slice(0, 1).map(({ way, places, fields }) => past.way(places, way, fields)),
    };
    const [first] = ways.filter(({ way }) => way !== "fire");
    const goers = ways.flatMap(({ goer }) => goer ?? []);
    this.journey =
      first === undefined || goers.length === 0 || this.still
        ? null
        : { pieces: goers, places: first.places, time: Math.min(LONGEST, A_LEG * first.places.length) / this.walk.pace };
  }

  /** The next moments, one after the other. */
  async #fetchAhead(turn: number, at: number): Promise<void> {
    for (let next = at + 1; next <= at + AHEAD && turn === this.#turn; next += 1) {
      const moment = this.#present.moments()[next];
      if (moment === undefined) return;
      try {
        await this.#state(moment);
      } catch {
        return; // it is told when somebody gets there
      }
    }
  }
}
