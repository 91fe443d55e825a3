/** What is asked from time to time: whether the house closes, and the tables that wait for the reader, counted in the title and on the tab, and told of while he looks elsewhere. */
import { api } from "../api/client";
import { ApiError } from "../api/error";
import type { News, RecessNotice, WaitingTable } from "../api/types";
import { me } from "../account/me.svelte";
import { at } from "../root";
import { badge } from "./badge";
import { note, wanted, wantNews } from "./note";

/** Milliseconds between two looks, and before the first, which is in nobody's way. */
const PAUSE = 30_000;
const FIRST = 1_500;
/** News that a page tells at once. */
const MOST = 3;

class Waiting {
  tables = $state.raw<readonly WaitingTable[]>([]);
  /** A pause of the whole house for upkeep, announced or begun. */
  recess = $state.raw<RecessNotice | null>(null);
  /** Since when the house is closed, in seconds since 1970 by this browser's clock; null while it is open. */
  closed = $state<number | null>(null);
  /** What the page tells, the latest first. */
  news = $state.raw<readonly News[]>([]);
  /** Whether the server has been asked for news. */
  #asked = false;
  #turn = 0;

  get count(): number {
    return this.tables.length;
  }

  /** Look from time to time, and when the page is looked at again. */
  start(): void {
    setTimeout(() => void this.look(), FIRST);
    setInterval(() => void this.look(), PAUSE);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
  }

  /** The reader has read it, or follows it. */
  read(one: News): void {
    this.news = this.news.filter((other) => other !== one);
  }

  /** Look now. A server that is away changes nothing of what is known. */
  look = async (): Promise<void> => {
    const turn = ++this.#turn;
    try {
      const { tables, recess, told } = await api.waiting();
      if (turn !== this.#turn) return;
      this.tables = tables;
      this.recess = recess ?? null;
      this.closed = recess?.closed === true ? Date.now() / 1000 - Math.max(0, recess.now - recess.begins) : null;
      document.querySelector("link[rel=icon]")?.setAttribute("href", tables.length === 0 ? at("/icon.svg") : badge(tables.length));
      if (told != null) this.news = [...(await note(told)), ...this.news].slice(0, MOST);
      else if (wanted() && !this.#asked && (tables.length > 0 || me.account !== null)) {
        this.#asked = true;
        await wantNews();
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
}

export const waiting = new Waiting();

/** A page's title, with how many tables wait. */
export const titled = (text: string): string => {
  const title = text === "" ? "Pragmatica" : `${text} · Pragmatica`;
  return waiting.count === 0 ? title : `(${waiting.count}) ${title}`;
};
