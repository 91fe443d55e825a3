import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { logEntries as tell, type LogEntry } from "../../../lib/table/log";
import { TELLING } from "./log";

const logEntries = (events: EventRow[]): LogEntry[] => tell(events, TELLING);

let seq = 0;
const event = (kind: string, fields: Fields = {}): EventRow => ({
  seq: (seq += 1),
  step: seq,
  kind,
  message_id: `maria-event-${kind}`,
  fields,
});
const step = (piece: string, from_city: string, to_city: string): EventRow =>
  event("moved", { power: "power:prussia", piece, from_city, to_city });

test("the steps of one move are one entry", () => {
  const entries = logEntries([step("piece:p", "city:a", "city:b"), step("piece:p", "city:b", "city:c")]);

  expect(entries.map((entry) => entry.fields["route"])).toEqual([["city:a", "city:b", "city:c"]]);
});

test("moves of two pieces are two entries", () => {
  expect(logEntries([step("piece:p", "city:a", "city:b"), step("piece:q", "city:b", "city:c")])).toHaveLength(2);
});

test("what happens on the way stands between the parts of the move", () => {
  const entries = logEntries([
    step("piece:p", "city:a", "city:b"),
    event("conquered", { power: "power:prussia", city: "city:a" }),
    step("piece:p", "city:b", "city:c"),
  ]);

  expect(entries.map((entry) => entry.message)).toEqual(["web-maria-log-moved", "maria-event-conquered", "web-maria-log-moved"]);
});

test("taking a piece in hand is no news", () => {
  expect(logEntries([event("picked", { piece: "piece:p" })])).toEqual([]);
});

test("a phase in which nothing happened is left out", () => {
  const entries = logEntries([
    event("phase-began", { phase: "phase:supply" }),
    event("phase-began", { phase: "phase:movement" }),
    event("paid"),
  ]);

  expect(entries.map((entry) => entry.fields["phase"])).toEqual(["phase:movement", undefined]);
});
