import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error";
import { backoff, Live, type LiveStatus, type News, type Talk, type Update } from "./live";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  send(message: Update | Talk<string>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
let seen: number[] = [];
let states: LiveStatus[] = [];
let said: string[] = [];
let refused: number[] = [];
let live: Live<Update, string>;

function follow(since: number): void {
  live = new Live<Update, string>({
    since,
    url: (from, heard) => `/ws?since=${from}${heard === 0 ? "" : `&heard=${heard}`}`,
    onupdate: (update) => seen.push(update.seq),
    ontalk: (messages) => said.push(...messages),
    onstatus: (status) => states.push(status),
    onrefused: (status) => refused.push(status),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  seen = [];
  said = [];
  states = [];
  refused = [];
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("it asks for what came after the last event that was seen", () => {
  follow(7);

  expect(last().url).toBe("/ws?since=7");
});

test("it resumes after the newest update when the line was cut", () => {
  follow(7);
  last().open();
  last().send({ type: "update", seq: 9 });
  last().drop();
  vi.advanceTimersByTime(500);

  expect(last().url).toBe("/ws?since=9");
});

test("an update older than the last one is dropped", () => {
  follow(7);
  last().open();
  last().send({ type: "update", seq: 9 });
  last().send({ type: "update", seq: 8 });

  expect(seen).toEqual([9]);
});

test("what was said is told, and not asked for again after a cut", () => {
  follow(7);
  last().open();
  last().send({ type: "talk", messages: ["peace?"], heard: 3 });
  last().drop();
  vi.advanceTimersByTime(500);

  expect(said).toEqual(["peace?"]);
  expect(last().url).toBe("/ws?since=7&heard=3");
});

test("a ping is no update", () => {
  follow(7);
  last().open();
  last().send({ type: "ping", seq: 8 });

  expect(seen).toEqual([]);
});

test("retries wait longer and longer while the server is away", () => {
  follow(0);
  last().drop();
  vi.advanceTimersByTime(500);
  last().drop();
  vi.advanceTimersByTime(999);

  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(3);
});

test("a lost line is told, and a regained one too", () => {
  follow(0);
  last().open();
  last().drop();
  vi.advanceTimersByTime(500);
  last().open();

  expect(states).toEqual(["connecting", "live", "lost", "lost", "live"]);
});

test("it tries at once when the browser is online again", () => {
  follow(0);
  last().drop();
  dispatchEvent(new Event("online"));

  expect(FakeSocket.made).toHaveLength(2);
});

test("a silent line is taken for dead", () => {
  follow(0);
  last().open();
  last().send({ type: "update", seq: 1 });
  vi.advanceTimersByTime(61_000);

  expect(FakeSocket.made).toHaveLength(2);
});

test("nothing is tried after closing", () => {
  follow(0);
  live.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));

  expect(FakeSocket.made).toHaveLength(1);
});

test("the delay doubles from half a second to fifteen seconds, the half of it by chance", () => {
  expect([0, 1, 2, 5, 20].map((attempt) => backoff(attempt, () => 1))).toEqual([500, 1000, 2000, 15_000, 15_000]);
  expect(backoff(0, () => 0)).toBe(250);
});

test("a browser that goes offline has lost the line, and tries at once when it is back", () => {
  follow(0);
  last().open();

  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");

  dispatchEvent(new Event("online"));
  last().open();
  expect([FakeSocket.made.length, states.at(-1)]).toEqual([2, "live"]);
});

interface Asked {
  ask: () => Promise<News<Update, string>>;
  answer: (news: Partial<News<Update, string>>) => Promise<void>;
  fail: (cause?: Error) => Promise<void>;
  waiting: () => number;
}

/** Answers of a server that is asked; each is given when the test says so. */
function asked(): Asked {
  const open: { resolve: (news: News<Update, string>) => void; reject: (cause: Error) => void }[] = [];
  return {
    ask: () => new Promise((resolve, reject) => open.push({ resolve, reject })),
    answer: async (news) => {
      open.shift()?.resolve({ update: null, talk: null, mark: "m", ...news });
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (cause = new Error("away")) => {
      open.shift()?.reject(cause);
      await vi.advanceTimersByTimeAsync(0);
    },
    waiting: () => open.length,
  };
}

function followAsking(server: ReturnType<typeof asked>): void {
  live = new Live<Update, string>({
    since: 7,
    url: (from) => `/ws?since=${from}`,
    onupdate: (update) => seen.push(update.seq),
    ontalk: (messages) => said.push(...messages),
    onstatus: (status) => states.push(status),
    ask: server.ask,
    onrefused: (status) => refused.push(status),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 1,
  });
  last().drop();
  vi.advanceTimersByTime(500);
  last().drop();
}

test("where two sockets in a row have told nothing the server is asked, and asked again after each answer", async () => {
  const server = asked();
  followAsking(server);

  await server.answer({ update: { type: "update", seq: 8 } });
  await server.answer({ talk: { type: "talk", messages: ["peace?"], heard: 1 } });

  expect([seen, said, states.at(-1), server.waiting()]).toEqual([[8], ["peace?"], "asking", 1]);
});

test("a socket that gets through ends the asking", async () => {
  const server = asked();
  followAsking(server);
  await server.answer({});
  vi.advanceTimersByTime(1000);

  last().open();
  last().send({ type: "update", seq: 9 });
  await server.answer({ update: { type: "update", seq: 10 } });

  expect([seen, states.at(-1), server.waiting()]).toEqual([[9], "live", 0]);
});

test("a server that answers no question either is lost, and sockets are tried as before", async () => {
  const server = asked();
  followAsking(server);
  const made = FakeSocket.made.length;

  await server.fail();
  vi.advanceTimersByTime(15_000);

  expect([states.at(-1), FakeSocket.made.length]).toEqual(["lost", made + 1]);
});

test("a socket that opens and says nothing does not get through", () => {
  follow(0);
  last().open();
  vi.advanceTimersByTime(16_000);

  expect(FakeSocket.made).toHaveLength(2);
});

test("a stream that is refused is told of and not asked for again", () => {
  follow(0);
  last().open();

  last().drop(4403);
  vi.advanceTimersByTime(60_000);

  expect(refused).toEqual([403]);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a server that is busy or stops is asked again", () => {
  follow(0);
  last().drop(4429);
  vi.advanceTimersByTime(60_000);

  expect(refused).toEqual([]);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test("a question that is refused is told of and not asked again", async () => {
  const server = asked();
  followAsking(server);
  const made = FakeSocket.made.length;

  await server.fail(new ApiError(403, null));
  vi.advanceTimersByTime(60_000);

  expect([refused, server.waiting(), FakeSocket.made.length]).toEqual([[403], 0, made]);
});
