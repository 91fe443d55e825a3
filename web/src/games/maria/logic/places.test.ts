import { expect, test } from "vitest";
import { eventPlaces, latestPlaces, scenePlaces } from "./places";

const standing = new Map([
  ["austria-6", "limburg"],
  ["pragmatic-2", "offmap:england"],
]);
const event = (seq: number, step: number, fields: Record<string, string>) => ({ seq, step, kind: "k", message_id: "m", fields });

test("the cities that an event names are where it happens", () => {
  expect(eventPlaces({ piece: "piece:austria-6", city: "city:koeln" }, standing)).toEqual(["koeln"]);
});

test("an event about a piece alone happens where the piece stands", () => {
  expect(eventPlaces({ piece: "piece:pragmatic-2" }, standing)).toEqual(["offmap:england"]);
});

test("a box beside the map is a place as well", () => {
  expect(eventPlaces({ box: "offmap:ostpreussen" }, standing)).toEqual(["offmap:ostpreussen"]);
});

test("the latest event with a place counts, but none that is still to come", () => {
  const events = [event(1, 1, { city: "city:a" }), event(2, 2, { city: "city:b" }), event(3, 3, { city: "city:c" }), event(4, 2, {})];

  expect(latestPlaces(events, 2, standing)).toEqual({ seq: 2, places: ["b"] });
});

test("a question is where its pieces stand and where its marks are", () => {
  expect(scenePlaces({ pieceMarks: { "austria-6": "offered" }, marks: { trier: { kind: "target" } } }, standing)).toEqual([
    "limburg",
    "trier",
  ]);
});
