import { afterEach, expect, test, vi } from "vitest";
import type { TableView } from "../api/types";
import { TableSession } from "./session.svelte";

const api = vi.hoisted(() => ({ act: vi.fn(), undo: vi.fn(), events: () => Promise.resolve({ events: [], seq: 0 }) }));
vi.mock("../api/client", () => ({ api }));
vi.mock("../live/live", () => ({ Live: class { close(): void {} } }));

const reason = { rule: "X-1", message_id: "core-batch-shown", arguments: {} };
const table = (version: number): TableView =>
  ({ seq: version, step: version, view: { seat: "north", version, decision: {}, undoable: 9 } }) as unknown as TableView;

async function seated(): Promise<TableSession> {
  const session = new TableSession("t");
  await session.adopt(table(1));
  return session;
}

afterEach(() => {
  vi.clearAllMocks();
});

test("why answers were not all played is told until the next answer", async () => {
  const session = await seated();
  api.act.mockResolvedValueOnce({ seq: 2, table: table(2), played: 1, unplayed: ["b"], reason });
  expect(await session.act(["a", "b"])).toBe(true);
  expect(session.ending).toEqual(reason);

  api.act.mockResolvedValueOnce({ seq: 3, table: table(3), played: 1, unplayed: [], reason: null });
  await session.act(["c"]);
  expect(session.ending).toBeNull();
});

test("undo takes back as many answers as were played", async () => {
  const session = await seated();
  api.act.mockResolvedValueOnce({ seq: 2, table: table(2), played: 2, unplayed: ["c"], reason });
  await session.act(["a", "b", "c"]);
  api.undo.mockResolvedValueOnce({ seq: 3, table: table(3) });
  await session.undo();

  expect(api.undo).toHaveBeenCalledWith("t", "north", 2);
});

test("another seat of the device is not told what the first was", async () => {
  const session = await seated();
  api.act.mockResolvedValueOnce({ seq: 2, table: table(2), played: 1, unplayed: ["b"], reason });
  await session.act(["a", "b"]);
  await session.adopt(table(2));

  expect(session.ending).toBeNull();
});
