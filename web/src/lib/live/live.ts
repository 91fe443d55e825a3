/**
 * A table's updates as they happen: a WebSocket that resumes after the last event that was seen, whatever cuts it.
 * Where no socket gets through, the server is asked again and again, until one does.
 */

import { ApiError } from "../api/error";

export type LiveStatus = "connecting" | "live" | "asking" | "lost";

export interface Update {
  type: string;
  seq: number;
}

/** What has been said, and how many messages have been heard by then. */
export interface Talk<M> {
  type: string;
  messages: M[];
  heard: number;
}

/** What a socket would have told since. */
export interface News<U extends Update, M> {
  update: U | null;
  talk: Talk<M> | null;
  /** Stands for the table as it was last shown. */
  mark: string;
}

export interface LiveOptions<U extends Update, M = unknown> {
  /** Address of the stream after update `since` and the first `heard` messages. */
  url: (since: number, heard: number) => string;
  since: number;
  onupdate: (update: U) => void;
  /** New messages, and how many there are with them. */
  ontalk?: (messages: M[], heard: number) => void;
  /** Ask for what a socket would have told; answered when there is something, or after a while. */
  ask?: (since: number, heard: number, mark: string, signal: AbortSignal) => Promise<News<U, M>>;
  onstatus: (status: LiveStatus) => void;
  /** The server shows this viewer the table no longer. */
  onrefused?: (status: number) => void;
  /** Opened in place of the browser's WebSocket in tests. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** The server sends something at least this often; silence means that the line is dead. */
const SILENCE = 60_000;
/** Its first word comes at once; what is silent so long does not get through. */
const OPENING = 15_000;
/** After so many sockets in a row that have told nothing the server is asked instead. */
const PATIENCE = 2;
/** How often a socket is tried then. */
const ASKING_DELAY = 60_000;

/** The server closes the stream with this and the status of its refusal. */
const REFUSED = 4000;

/** Milliseconds before the `attempt`-th retry: doubling from half a second to fifteen, with up to half as jitter. */
export function backoff(attempt: number, random: () => number): number {
  const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return delay / 2 + (delay / 2) * random();
}

/** Follows one table until `close`. An update older than the last one is dropped; one
 * with the same number tells of what has no number, such as who is there. */
export class Live<U extends Update, M = unknown> {
  #options: LiveOptions<U, M>;
  #since: number;
  #heard = 0;
  #attempt = 0;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether this socket has told anything, and how many before it have not. */
  #told = false;
  #mute = 0;
  #asking: AbortController | null = null;
  /** What was said last of whether the page is hidden. */
  #hidden = false;
  /** Whether what was asked has been answered. */
  #answered = false;

  constructor(options: LiveOptions<U, M>) {
    this.#options = options;
    this.#since = options.since;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#tellEyes);
    this.#connect();
  }

  /** Tell it that the page has read the table by other means up to this event. */
  seen(seq: number): void {
    this.#since = Math.max(this.#since, seq);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#tellEyes);
    clearTimeout(this.#timer);
    this.#stopAsking();
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#drop();
    if (this.#asking === null) this.#options.onstatus(this.#attempt === 0 ? "connecting" : "lost");
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#options.url(this.#since, this.#heard));
    this.#socket = socket;
    this.#told = false;
    this.#listen(OPENING);
    socket.onopen = () => {
      if (this.#asking === null) this.#options.onstatus("live");
      this.#hidden = false;
      this.#tellEyes();
      this.#listen(OPENING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear();
      this.#listen(SILENCE);
      this.#receive(JSON.parse(event.data) as U | Talk<M>);
    };
    socket.onclose = ({ code }) => {
      if (!this.#isRefused(code - REFUSED)) this.#retry();
    };
  }

  /** Whether the answer is final; then it is told, and nothing is asked any longer. */
  #isRefused(status: number): boolean {
    if (this.#options.onrefused === undefined || status < 400 || status >= 500 || [408, 429].includes(status)) return false;
    this.close();
    this.#options.onrefused(status);
    return true;
  }

  #receive(message: U | Talk<M>): void {
    if ("messages" in message) {
      if (message.heard <= this.#heard) return;
      this.#heard = message.heard;
      this.#options.ontalk?.(message.messages, message.heard);
    } else if (message.type === "update" && message.seq >= this.#since) {
      this.#since = message.seq;
      this.#options.onupdate(message);
    }
  }

  /** The socket gets through. */
  #hear(): void {
    if (this.#told) return;
    this.#told = true;
    this.#mute = this.#attempt = 0;
    if (this.#asking === null) return;
    this.#stopAsking();
    this.#options.onstatus("live");
  }

  #listen(patience: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#retry();
    }, patience);
  }

  /** Ask until a socket gets through, or until nothing answers. */
  async #ask(ask: NonNullable<LiveOptions<U, M>["ask"]>): Promise<void> {
    const asking = (this.#asking = new AbortController());
    let mark = "";
    const over = (): boolean => asking.signal.aborted;
    while (!over()) {
      let status = 0;
      const news = await ask(this.#since, this.#heard, mark, asking.signal).catch((cause: unknown) => {
        if (cause instanceof ApiError) status = cause.status;
        return null;
      });
      if (over() || this.#isRefused(status)) return;
      if (news === null) break;
      if (!this.#answered) this.#options.onstatus("asking");
      this.#answered = true;
      mark = news.mark;
      if (news.update !== null) this.#receive(news.update);
      if (news.talk !== null) this.#receive(news.talk);
    }
    this.#stopAsking();
    this.#options.onstatus("lost");
    this.#connectIn(this.#nextDelay());
  }

  #stopAsking(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#answered = false;
  }

  #retry(): void {
    this.#drop();
    if (this.#closed || this.#timer !== undefined) return;
    if (this.#asking === null) this.#options.onstatus("lost");
    this.#mute = this.#told ? 0 : this.#mute + 1;
    if (this.#mute >= PATIENCE && this.#asking === null && this.#options.ask !== undefined) void this.#ask(this.#options.ask);
    this.#connectIn(this.#answered ? ASKING_DELAY : this.#nextDelay());
  }

  #nextDelay(): number {
    this.#attempt += 1;
    return backoff(this.#attempt - 1, this.#options.random ?? Math.random);
  }

  #connectIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#connect();
    }, delay);
  }

  /** Say whether the page is before anybody's eyes, where that has changed: who does not look is told elsewhere. */
  #tellEyes = (): void => {
    const hidden = document.visibilityState === "hidden";
    if (this.#socket?.readyState !== WebSocket.OPEN || hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#socket.send(document.visibilityState);
  };

  /** Without a network the line is dead, though nothing has closed it yet. */
  #lose = (): void => {
    if (this.#asking !== null) {
      this.#stopAsking();
      this.#options.onstatus("lost");
    }
    this.#retry();
  };

  /** Try at once when the browser is back online or the page is looked at again. */
  #wake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#silence);
    if (this.#socket === null) return;
    const socket = this.#socket;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
