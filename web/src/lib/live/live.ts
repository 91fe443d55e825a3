/** A table's updates as they happen: a WebSocket that resumes after the last event that was seen, whatever cuts it. */

export type LiveStatus = "connecting" | "live" | "lost";

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

export interface LiveOptions<U extends Update, M = unknown> {
  /** Address of the stream after update `since` and the first `heard` messages. */
  url: (since: number, heard: number) => string;
  since: number;
  onupdate: (update: U) => void;
  ontalk?: (messages: M[]) => void;
  onstatus: (status: LiveStatus) => void;
  /** Opened in place of the browser's WebSocket in tests. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
/** The server sends something at least this often; silence means that the line is dead. */
const SILENCE = 60_000;

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

  constructor(options: LiveOptions<U, M>) {
    this.#options = options;
    this.#since = options.since;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
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
    clearTimeout(this.#timer);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#drop();
    this.#options.onstatus(this.#attempt === 0 ? "connecting" : "lost");
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#options.url(this.#since, this.#heard));
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#options.onstatus("live");
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#listen();
      this.#receive(JSON.parse(event.data) as U | Talk<M>);
    };
    socket.onclose = () => {
      this.#retry();
    };
  }

  #receive(message: U | Talk<M>): void {
    if ("messages" in message) {
      this.#heard = message.heard;
      this.#options.ontalk?.(message.messages);
    } else if (message.type === "update" && message.seq >= this.#since) {
      this.#since = message.seq;
      this.#options.onupdate(message);
    }
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#retry();
    }, SILENCE);
  }

  #retry(): void {
    this.#drop();
    if (this.#closed || this.#timer !== undefined) return;
    this.#options.onstatus("lost");
    const delay = backoff(this.#attempt, this.#options.random ?? Math.random);
    this.#attempt += 1;
    this.#timer = setTimeout(() => {
      this.#connect();
    }, delay);
  }

  /** Without a network the line is dead, though nothing has closed it yet. */
  #lose = (): void => {
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
