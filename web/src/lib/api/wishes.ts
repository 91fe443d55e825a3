/** What this browser asks for that gives it something for good: a table of its own, or the seat of a link.
 *
 * Such a request is noted with its key before it is sent and repeated with it until it has been answered, by a page that
 * is loaded anew if need be. Without a cookie, requests that are under way at once, in two tabs, each get a session of
 * their own, and the browser keeps the cookie of the last answer: so whoever is answered repeats what others have asked
 * for just now, and the server gives it to the session that is left. */
import { settingsOf, writeSetting } from "../storage";
import { ApiError } from "./error";
import { newKey } from "./retry";
import type { Created, JoinRequest, NewTable } from "./types";

export type Wish = { key: string; answered: number | null } & (
  | { table: null; body: NewTable }
  | { table: string; body: JoinRequest }
);

type Send = (wish: Wish) => Promise<Created | null>;

const PLACE = "wish.";
/** Milliseconds after an answer by which all that was sent before it has been answered, too. */
const UNDER_WAY = 60_000;

const wishes = (): Wish[] => settingsOf(PLACE).map((text) => JSON.parse(text) as Wish);
const note = (wish: Wish): void => {
  writeSetting(PLACE + wish.key, JSON.stringify(wish));
};
const forget = (wish: Wish): void => {
  writeSetting(PLACE + wish.key, null);
};

/** Whether the server has refused it, now and for ever. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  (error.kind === "name-taken" || ![408, 409, 425, 429].includes(error.status));

/** Whether the same table is wished for; what the browser adds to its chance is drawn anew each time. */
const isAlike = (one: NewTable, other: NewTable): boolean =>
  JSON.stringify({ ...one, part: null }) === JSON.stringify({ ...other, part: null });

export class Wishes {
  #send: Send;
  #now: () => number;
  /** The repetition that is under way. */
  #settling: Promise<void> | null = null;
  #settled = false;

  constructor(send: Send, now: () => number = Date.now) {
    this.#send = send;
    this.#now = now;
  }

  /** Open a table; one like it, of which nobody knows whether it was opened, with the key that it was asked for with. */
  async open(body: NewTable): Promise<Created> {
    const known = wishes().find((wish) => wish.answered === null && wish.table === null && isAlike(wish.body, body));
    return (await this.#ask(known ?? { key: newKey(), answered: null, table: null, body })) as Created;
  }

  /** Follow a link; one that was followed before, with the key that it was followed with. */
  async join(table: string, body: JoinRequest): Promise<void> {
    const known = wishes().find((wish) => wish.table === table && wish.body.secret === body.secret && wish.body.seat === body.seat);
    await this.#ask(known ?? { key: newKey(), answered: null, table, body });
  }

  /** Once in the life of a page, before it asks what this browser holds: repeat what may have gone astray. */
  async settle(): Promise<void> {
    if (this.#settled) return;
    this.#settling ??= this.#repeat(null);
    await this.#settling;
    this.#settled = true;
  }

  /** Keep it for a while; but for a seat that one may leave again, to which it would lead back. */
  #answered(wish: Wish): void {
    if (wish.table !== null && wish.body.seat != null) forget(wish);
    else note({ ...wish, answered: wish.answered ?? this.#now() });
  }

  async #ask(wish: Wish): Promise<Created | null> {
    note(wish);
    try {
      const answer = await this.#send(wish);
      this.#answered(wish);
      await this.#repeat(wish.key);
      this.#settled = true;
      return answer;
    } catch (error) {
      if (isRefused(error)) forget(wish);
      throw error;
    }
  }

  async #repeat(but: string | null): Promise<void> {
    for (const wish of wishes().filter(({ key }) => key !== but)) {
      const old = wish.answered !== null && this.#now() - wish.answered > UNDER_WAY;
      if (old) forget(wish);
      else {
        try {
          await this.#send(wish);
          this.#answered(wish);
        } catch (error) {
          if (isRefused(error)) forget(wish);
        }
      }
    }
  }
}
