import { expect, test } from "vitest";
import type { Fields } from "../../../lib/api/types";
import { refusesOwn } from "./replies";

const refused = (kind: string, fields: Fields): boolean => refusesOwn({ seq: 1, step: 1, kind, fields, message_id: "" }, ["prussia"]);

test.each<[string, Fields]>([
  ["consent-refused", { power: "power:austria", general: "general:prussia-1" }],
  ["gift-declined", { power: "power:austria", giver: "power:prussia" }],
  ["next-turn-refused", { power: "power:prussia", arbiter: "power:russia", number: 2 }],
  ["rejected", { leader: "power:france", power: "power:prussia" }],
])("a refusal of what one's power has proposed is one's own: %s", (kind, fields) => {
  expect(refused(kind, fields)).toBe(true);
});

test.each<[string, Fields]>([
  ["consent-refused", { power: "power:prussia", general: "general:austria-1" }],
  ["gift-declined", { power: "power:prussia", giver: "power:austria" }],
  ["moved", { power: "power:prussia", general: "general:prussia-1" }],
])("what others have proposed is not: %s", (kind, fields) => {
  expect(refused(kind, fields)).toBe(false);
});
