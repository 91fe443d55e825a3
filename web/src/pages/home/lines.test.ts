import { expect, test } from "vitest";
import type { TableLine } from "../../lib/api/types";
import { ago, awaited, inOrder, standing } from "./lines";

const seat = (id: string, more: Partial<TableLine["seats"][number]> = {}): TableLine["seats"][number] => ({
  seat: id, powers: [id], control: "link", bot: null, name: "", online: false, mine: false, taken: true,
  link_open: false, seen: false, browsers: null, ...more,
}); // prettier-ignore

const line = (id: string, more: Partial<TableLine> = {}): TableLine => ({
  id, name: "", game: "game", scenario: "scenario", players: 2, created: 0, updated: 0, step: 0, begun: true,
  unplayable: null, over: false, host: false, seats: [seat("a", { mine: true }), seat("b")], waiting: [], mine: ["a"],
  acting: [], ...more,
}); // prettier-ignore

test("tables where it is one's turn come first, the longest waiting before all; then what has moved last", () => {
  const tables = [
    line("over", { over: true, updated: 9 }),
    line("waits", { waiting: ["b"], updated: 5 }),
    line("gathers", { begun: false, updated: 8 }),
    line("new", { acting: ["a"], updated: 7 }),
    line("old", { acting: ["a"], updated: 2 }),
    line("stirs", { waiting: ["b"], updated: 6 }),
  ];

  expect(inOrder(tables).map(({ id }) => id)).toEqual(["old", "new", "stirs", "waits", "gathers", "over"]);
});

test("a table that cannot be played here is nobody's turn", () => {
  expect(standing(line("x", { unplayable: "rules", acting: ["a"] }))).toBe("unplayable");
});

test("others are awaited who owe an answer, and one's own seat that a bot plays", () => {
  const table = line("x", { waiting: ["a", "b"], acting: ["a"] });

  expect(awaited(table).map((one) => one.seat)).toEqual(["b"]);
});

test("before the match those are awaited who have not come", () => {
  const seats = [seat("a", { mine: true }), seat("b", { taken: false }), seat("c", { taken: false, bot: "steady" })];

  expect(awaited(line("x", { begun: false, seats })).map((one) => one.seat)).toEqual(["b"]);
});

test.each([
  [30, "en", null],
  [119, "en", "1 minute ago"],
  [7_200, "en", "2 hours ago"],
  [90_000, "en", "yesterday"],
  [90_000, "pl", "wczoraj"],
  [86_400 * 15, "pl", "2 tygodnie temu"],
  [-5, "en", null],
] as const)("%i seconds ago in %s", (seconds, language, told) => {
  expect(ago(1_000_000_000 - seconds, 1_000_000_000, language)).toBe(told);
});
