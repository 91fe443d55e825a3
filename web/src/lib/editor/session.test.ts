import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error";
import { EditorSession } from "./session.svelte";

const view = vi.hoisted(() => vi.fn());
vi.mock("../study/api", () => ({ studies: { view } }));

const position = { game: "x", pieces: { one: "praha", two: { at: "wien" } } };
const table = { name: "", view: { seat: "north", decision: {}, actions: [1], extra: [], undoable: 0 } };

async function opened(): Promise<EditorSession> {
  const session = new EditorSession();
  await session.begin(position);
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  view.mockResolvedValue({ table, events: [], redrawn: false, position: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a piece that is taken up goes to the place that is chosen next", async () => {
  const session = await opened();
  session.piece("piece:one");
  session.mark("city:brno");
  session.piece("piece:two");
  session.mark("city:brno");

  expect(session.position).toEqual({ game: "x", pieces: { one: "brno", two: { at: "brno" } } });
});

test("a piece that is chosen twice is put down again", async () => {
  const session = await opened();
  session.piece("piece:one");
  session.piece("piece:one");
  session.mark("city:brno");

  expect(session.position).toEqual(position);
});

test("a piece goes where another one stands", async () => {
  const session = await opened();
  session.piece("piece:one");
  session.piece("piece:two");

  expect(session.position).toEqual({ game: "x", pieces: { one: "wien", two: { at: "wien" } } });
  expect(session.held).toBeNull();
});

test("what cannot be is told at its field, and the last position that can stays on the map", async () => {
  const session = await opened();
  view.mockRejectedValueOnce(new ApiError(400, { error: "unreadable", detail: "turn: 99; must be less", where: "turn" }));
  session.set(["turn"], 99);
  await vi.runAllTimersAsync();

  expect([session.faulty, session.faultText]).toEqual(["turn", "turn: 99; must be less"]);
  expect(session.study.position).toEqual(position);
  expect(session.table?.view.undoable).toBe(1);
});

test("a change is taken back", async () => {
  const session = await opened();
  session.set(["turn"], 3);
  await vi.runAllTimersAsync();
  expect(session.table?.view.undoable).toBe(1);
  await session.undo();

  expect(session.position).toEqual(position);
  expect(session.fault).toBeNull();
});

test("nothing is asked of the reader, and nothing played", async () => {
  const session = await opened();
  expect(session.table?.view.decision).toBeNull();
  expect(await session.act()).toBe(false);
});

test("a piece that is not there yet stands where the next press says", async () => {
  const session = await opened();
  session.hold(["pieces", "three"], "");
  session.mark("city:brno");
  session.hold(["units", "four"], { facing: 2 });
  session.mark("hex:0101");

  expect(session.position).toMatchObject({ pieces: { three: "brno" }, units: { four: { facing: 2, at: "0101" } } });
});

test("what has stood in a field can come back to it", async () => {
  const session = await opened();
  session.replace({ game: "x", pieces: {} });

  expect(session.known(["pieces"])).toEqual(["one", "two"]);
});
