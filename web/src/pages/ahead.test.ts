import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { GAMES } from "../games";
import { api } from "../lib/api/client";
import type { TableView } from "../lib/api/types";
import { readAhead, readTable } from "./ahead";

const [game] = GAMES.keys();
const table = { id: "t", game, board: "b" } as TableView;
let asked: MockInstance<typeof api.table>;

beforeEach(() => {
  location.hash = "";
  vi.spyOn(api, "board").mockResolvedValue({});
  asked = vi.spyOn(api, "table").mockReset().mockResolvedValue(table);
});

test("what has been read ahead is not read again, but once", async () => {
  readAhead({ page: "table", id: "t" });
  expect(asked).toHaveBeenCalledTimes(1);

  expect(await readTable("t")).toBe(table);
  expect(asked).toHaveBeenCalledTimes(1);
  await readTable("t");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a link to a seat is opened before the table is read", () => {
  location.hash = "#louis=secret";

  readAhead({ page: "table", id: "t" });

  expect(asked).not.toHaveBeenCalled();
});

test("a table that cannot be read fails where the page reads it", async () => {
  asked.mockRejectedValue(new Error("gone"));

  readAhead({ page: "table", id: "t" });

  await expect(readTable("t")).rejects.toThrow("gone");
});
