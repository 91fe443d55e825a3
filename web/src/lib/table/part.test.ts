import { beforeEach, expect, test } from "vitest";
import type { TableView } from "../api/types";
import { partFor, partState } from "./part";

const table = (parts: Record<string, string>, begun = true, commitment = "seal"): TableView =>
  ({ id: "t", begun, commitment, parts, seats: [{ seat: "louis" }] }) as unknown as TableView;

beforeEach(() => {
  localStorage.clear();
});

test("a part that the table tells is in the match", () => {
  const part = partFor(table({}, false), "louis");
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(partState(table({ host: "aa", louis: part ?? "" }))).toBe("in");
});

test("a part is the same when it is asked for again, even if the match has begun with it", () => {
  const part = partFor(table({}, false), "louis");
  expect(partFor(table({}, false), "louis")).toBe(part);
  expect(partFor(table({ louis: part ?? "" }), "louis")).toBe(part);
});

test("a part that the table does not tell is missed", () => {
  partFor(table({}, false), "louis");
  expect(partState(table({ host: "aa" }))).toBe("missing");
});

test("a seal that was exchanged is noticed", () => {
  const part = partFor(table({}, false), "louis") ?? "";
  expect(partState(table({ louis: part }, true, "another"))).toBe("missing");
});

test("who sits down later adds nothing", () => {
  expect(partFor(table({ host: "aa" }), "louis")).toBeUndefined();
  expect(partState(table({ host: "aa" }))).toBe("none");
});
