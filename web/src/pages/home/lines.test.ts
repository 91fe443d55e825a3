import { expect, test } from "vitest";
import type { TableLine } from "../../lib/api/types";
import { ago, awaited, inOrder, ownTime, standing } from "./lines";

const seat = (id: string, more: Partial<TableLine["seats"][number]> = {}): TableLine["seats"][number] => ({
  seat: id, powers: [id], control: "link", bot: null, name: "", online: false, mine: false, taken: true,
  link_open: false, seen: false, browsers: null, ...more,
}); // prettier-ignore

const line = (id: string, more: Partial<TableLine> = {}): TableLine => ({
  id, name: "", game: "game", scenario: "scenario", players: 2, created: 0, updated: 0, step: 0, begun: true,
  unplayable: null, over: false, host: false, seats: [seat("a", { mine: true }), seat("b")], waiting: [], mine: ["a"],
  acting: [], now: 0, pace: null, public: false, rated: false, ...more,
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

const clock = (until: number | null): NonNullable<TableLine["seats"][number]["clock"]> => ({
  left: 100, since: until === null ? null : 0, until, late: false, unrated: false, granting: [], away: [],
}); // prettier-ignore
const timed = (acting: string[]): TableLine =>
  line("timed", {
    pace: { kind: "days", main: 86_400 }, acting, now: 1_000,
    seats: [seat("a", { clock: clock(90_000) }), seat("b", { clock: clock(8_000) }), seat("c", { clock: clock(2_000) })],
  }); // prettier-ignore

test("the time that is told is that of the own seat that has the least", () => {
  expect(ownTime(timed(["a", "b"]))).toMatchObject({ seconds: 7_000, state: "runs", until: 8_000 });
});

test("no time is told while others are awaited, nor where there is no clock", () => {
  expect([ownTime(timed([])), ownTime({ ...timed(["a"]), pace: null })]).toEqual([null, null]);
});
