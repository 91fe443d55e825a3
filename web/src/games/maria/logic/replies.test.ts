import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { refusesOwn } from "./replies";

const event = (kind: string, fields: Fields): EventRow => ({ seq: 1, step: 1, kind, fields, message_id: `maria-event-${kind}` });
const refused = (kind: string, fields: Fields): boolean => refusesOwn(event(kind, fields), "frederick", ["prussia", "pragmatic"]);

test.each<[string, Fields]>([
  ["stack-refused", { power: "power:saxony", general: "piece:prussia-1", city: "city:dresden" }],
  ["move-refused", { power: "power:austria", commander: "piece:pragmatic-2" }],
  ["peace-answered", { yes: false }],
  ["proposal-answered", { seat: "seat:louis", proposer: "seat:frederick", answer: "refused", clauses: [] }],
  ["proposal-answered", { seat: "seat:louis", proposer: "seat:frederick", answer: "amended", clauses: [] }],
])("a refusal of what one has proposed is one's own: %s %j", (kind, fields) => {
  expect(refused(kind, fields)).toBe(true);
});

test.each<[string, Fields]>([
  ["stack-refused", { power: "power:prussia", general: "piece:saxony-1", city: "city:dresden" }],
  ["peace-answered", { yes: true }],
  ["proposal-answered", { seat: "seat:louis", proposer: "seat:frederick", answer: "accepted", clauses: [] }],
  ["proposal-answered", { seat: "seat:frederick", proposer: "seat:louis", answer: "refused", clauses: [] }],
])("what others have proposed, and what was agreed to, is not: %s %j", (kind, fields) => {
  expect(refused(kind, fields)).toBe(false);
});
