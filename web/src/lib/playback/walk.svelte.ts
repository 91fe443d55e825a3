/** A walk over steps that come one after the other: by itself at some pace, or to and fro by hand. */

/** How many times the usual pace a walk may go. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** For how long a step stays at the usual pace, in milliseconds, where nobody says otherwise. */
const REST = 1400;

export interface WalkOptions {
  /** The number of the last step, counted from 0; it may grow while one walks. */
  last: () => number;
  /** For how long a step stays at the usual pace, in milliseconds. */
  rest?: (at: number) => number;
  /** What must be at hand before the walk goes on to a step; where that fails it stops. */
  ready?: (at: number) => Promise<unknown>;
  /** Told of each step that is gone to, by hand or not. */
  onstep?: (at: number) => void;
  /** Told when it has gone to its end by itself, after the last step has stayed as long as the others. */
  onend?: () => void;
}

export class Walk {
  readonly #options: WalkOptions;
  #at = $state(0);
  #playing = $state(false);
  #pace = $state<Pace>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes whenever what was planned before is void. */
  #turn = 0;

  constructor(options: WalkOptions, at = 0) {
    this.#options = options;
    this.#at = at;
  }

  /** The step that is shown. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return Math.max(0, this.#options.last());
  }

  get playing(): boolean {
    return this.#playing;
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    if (this.#playing) this.#plan();
  }

  get isFirst(): boolean {
    return this.#at <= 0;
  }

  get isLast(): boolean {
    return this.#at >= this.last;
  }

  /** Show a step, and stay there. */
  go(to: number): void {
    this.pause();
    this.#show(to);
  }

  on(): void {
    this.go(this.#at + 1);
  }

  back(): void {
    this.go(this.#at - 1);
  }

  /** Skip what is left. */
  end(): void {
    this.go(this.last);
  }

  /** Go on by itself; from the last step it begins anew. */
  play(): void {
    if (this.isLast) this.#show(0);
    this.#playing = true;
    this.#plan();
  }

  pause(): void {
    this.#playing = false;
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  #show(to: number): void {
    const at = Math.min(Math.max(0, to), this.last);
    if (at === this.#at) return;
    this.#at = at;
    this.#options.onstep?.(at);
  }

  /** The step that is shown stays for a while, then the next one comes, if it is at hand by then. */
  #plan(): void {
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    const rest = this.#options.rest?.(this.#at) ?? REST;
    this.#timer = setTimeout(() => void this.#onward(turn), rest / this.#pace);
  }

  async #onward(turn: number): Promise<void> {
    const next = this.#at + 1;
    if (next <= this.last) {
      const ready = this.#options.ready?.(next).then(
        () => true,
        () => false,
      );
      if ((await (ready ?? true)) && turn === this.#turn) {
        this.#show(next);
        this.#plan();
        return;
      }
    }
    if (turn !== this.#turn) return;
    this.pause();
    if (this.isLast) this.#options.onend?.();
  }
}
