/** The explanation that is open: one at a time, beside the word that it explains. */
import { createContext } from "svelte";
import type { Term } from "../api/types";

const [LINGER, PAUSE] = [200, 250];

export class WordCard {
  term = $state.raw<Term | null>(null);
  beside = $state.raw<HTMLElement | null>(null);
  /** Opened by a press: it stays until it is closed. */
  pinned = $state(false);
  /** Opened by a key: the reader goes into it, and Escape leads back to the word. */
  entered = $state(false);
  readonly id: string;
  #timer = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** After a moment, so that a pointer which only passes opens nothing. */
  approach(term: Term, beside: HTMLElement): void {
    this.stay();
    if (!this.pinned) {
      this.#timer = window.setTimeout(() => {
        this.show(term, beside);
      }, PAUSE);
    }
  }

  show(term: Term, beside: HTMLElement, pinned = false, entered = false): void {
    this.stay();
    this.entered = entered;
    this.term = term;
    this.beside = beside;
    this.pinned = pinned;
  }

  press(term: Term, beside: HTMLElement, byKey: boolean): void {
    if (this.pinned && this.beside === beside) this.close();
    else this.show(term, beside, true, byKey);
  }

  /** The pointer has gone: it may be on its way into the card. */
  leave(): void {
    window.clearTimeout(this.#timer);
    if (this.pinned) return;
    this.#timer = window.setTimeout(() => {
      this.close();
    }, LINGER);
  }

  stay(): void {
    window.clearTimeout(this.#timer);
  }

  close(): void {
    this.stay();
    this.term = null;
    this.beside = null;
    this.pinned = false;
    this.entered = false;
  }
}

export const [getCard, setCard] = createContext<WordCard>();
