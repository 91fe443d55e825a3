import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { clashAt, clashesOf } from "./clash";

let seq = 0;
const event = (step: number, kind: string, fields: Fields = {}): EventRow => ({ seq: (seq += 1), step, kind, message_id: kind, fields });
const fired = (step: number, unit: string, hex: string): EventRow => event(step, "fired", { unit: `unit:${unit}`, hex: `hex:${hex}`, die: 3, parts: [] });
const sideOf = (unit: string): string => (unit.startsWith("P") ? "prussia" : "austria");

const ASSAULT = [
  event(1, "melee-began", { hex: "hex:1010", hexes: ["hex:1011"] }),
  fired(2, "A_1", "1011"),
  event(2, "morale-lost", { unit: "unit:P_1", points: 1, morale: 6 }),
  event(3, "tested", { hex: "hex:1011", die: 4, result: 5, against: 6, passed: true, parts: [{ part: "morale", value: 6, rule: "X-1.6", source: null }] }),
  event(3, "melee-won", { hex: "hex:1010" }),
  event(3, "routed", { unit: "unit:A_1", hex: "hex:1010" }),
  event(4, "pursued", { unit: "unit:P_1", from: "hex:1011", to: "hex:1010" }),
  event(6, "activation-ended"),
];

/** What a combat is made of, by kinds of events. */
const told = (events: readonly EventRow[], step: number): string[] =>
  clashesOf(events, step, sideOf).map(({ kind, beats }) =>
    [kind, ...beats.map((beat) => ("thrown" in beat ? `${beat.thrown.kind} ${beat.thrown.die}` : beat.told.kind))].join(", "),
  );

test("an assault holds the fire before it, both tests and what came of them", () => {
  expect(told(ASSAULT, 9)).toEqual(["assault, fired 3, morale-lost, tested 4, melee-won, routed, pursued"]);
});

test("at an earlier moment nothing is told of what came later", () => {
  expect(told(ASSAULT, 2)).toEqual(["assault, fired 3, morale-lost"]);
});

test("a volley and its answer are one combat, the next target is another", () => {
  const volleys = [fired(1, "P_1", "1010"), fired(1, "A_1", "1011"), fired(2, "P_2", "1010"), fired(3, "P_3", "1210")];

  expect(told(volleys, 9)).toEqual(["fire, fired 3, fired 3, fired 3", "fire, fired 3"]);
});

test("a counter-charge goes on with its test, and an assault after it is one of its own", () => {
  const charge = [event(1, "countercharged", { unit: "unit:A_1" }), event(1, "tested", { die: 7, parts: [] }), ...ASSAULT];

  expect(told(charge, 1)).toEqual(["charge, tested 7", "assault"]);
});

test("a combat is shown until something else happens", () => {
  const clashes = clashesOf(ASSAULT, 9, sideOf);

  expect(clashAt(clashes, 5)?.kind).toBe("assault");
  expect(clashAt(clashes, 6)).toBeNull();
});
