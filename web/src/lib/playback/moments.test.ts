import { expect, test } from "vitest";
import type { EventRow, Fields } from "../api/types";
import type { Telling } from "../table/log";
import { countsOf, goerIn, momentsOf, wayOf } from "./moments";

const TELLING: Telling = {
  levels: { "turn-began": "turn", won: "weighty" },
  silent: new Set(["silent"]),
  counted: { moved: "moves", sailed: "moves", fought: "battles" },
  move: { message: "moved", who: "unit", from: "from", to: "to" },
};

let seq = 0;
const event = (step: number, kind: string, fields: Fields = {}): EventRow => ({ seq: ++seq, step, kind, message_id: kind, fields });
const moved = (step: number, unit: string, from: string, to: string): EventRow =>
  event(step, "moved", { unit: `unit:${unit}`, from: `hex:${from}`, to: `hex:${to}` });

const told = (events: EventRow[], since = 0, until = 9): [string | undefined, number][] =>
  momentsOf(events, since, until, TELLING).map(({ entries, step }) => [entries[0]?.message, step]);

test("what has happened after an answer is a moment each, and nothing that came before or is still to come", () => {
  expect(told([event(1, "fought"), event(2, "fought"), event(3, "silent"), event(3, "won"), event(4, "fought")], 1, 3)).toEqual([
    ["fought", 2],
    ["won", 3],
  ]);
});

test("the steps of a move are one moment, shown when it is complete", () => {
  expect(told([moved(1, "a", "1", "2"), moved(2, "a", "2", "3")])).toEqual([["moved", 2]]);
});

test("who go one way together go in one moment", () => {
  const events = [moved(1, "a", "1", "2"), moved(1, "b", "1", "2"), moved(2, "a", "2", "3"), moved(2, "b", "2", "3")];
  const [one, ...others] = momentsOf(events, 0, 9, TELLING);

  expect(one?.entries.map(({ fields }) => fields["unit"])).toEqual(["unit:a", "unit:b"]);
  expect(others).toEqual([]);
});

test("headings are no moments: they stand above those that follow, also where they came before the answer", () => {
  const moments = momentsOf([event(1, "turn-began", { turn: 4 }), event(2, "won"), event(3, "turn-began", { turn: 5 }), event(4, "won")], 1, 9, TELLING);

  expect(moments.map(({ heading }) => heading?.fields["turn"])).toEqual([4, 5]);
});

test("a summary counts what the game names, and leaves out what has not happened", () => {
  const moments = momentsOf([moved(1, "a", "1", "2"), event(2, "sailed"), event(3, "won")], 0, 9, TELLING);

  expect(countsOf(moments, TELLING.counted)).toEqual([{ id: "moves", count: 2 }]);
});

const STANDING = new Map([["a", "7"]]);

test.each([
  ["a route", { unit: "unit:a", route: ["hex:1", "hex:2", "hex:3"] }, ["1", "2", "3"]],
  ["a path", { unit: "unit:a", path: ["hex:1", "hex:2"] }, ["1", "2"]],
  ["two ends", { unit: "unit:a", from_hex: "hex:1", to_hex: "hex:2" }, ["1", "2"]],
  ["where a piece goes on to", { unit: "unit:a", cities: ["hex:8", "hex:9"] }, ["7", "8", "9"]],
  ["its end alone", { unit: "unit:a", hex: "hex:8" }, ["7", "8"]],
  ["no more than that somebody stands", { unit: "unit:x", hex: "hex:8" }, []],
])("a way is found in an event that tells %s", (_, fields, way) => {
  expect(wayOf(fields, "hex", STANDING)).toEqual(way);
});

test("who goes is the first piece of those that stand somewhere", () => {
  expect(goerIn({ side: "side:x", unit: "unit:a", mover: "unit:b" }, STANDING)).toBe("a");
});
