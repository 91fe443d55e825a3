import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { battlesOf } from "./tale";

let seq = 0;
const event = (step: number, kind: string, fields: Fields = {}): EventRow => ({ seq: (seq += 1), step, kind, message_id: kind, fields });

const COURSE = [
  event(1, "battle-began", { general: "general:prussia-1", land: "land:saxonia", attack: 3, defence: 2 }),
  event(2, "supported", { power: "power:france", general: "general:france-1", side: "attack" }),
  event(3, "card-played", { power: "power:prussia", general: "general:prussia-1", free: false, card: "battle-card:4" }),
  event(4, "card-played", { power: "power:austria", general: "general:austria-1", free: false }),
  event(5, "card-played", { power: "power:france", general: "general:france-1", free: false }),
  event(5, "card-shown", { power: "power:france", general: "general:france-1", card: "battle-card:3" }),
  event(6, "passed", { power: "power:austria" }),
  event(7, "card-shown", { power: "power:prussia", general: "general:prussia-1", card: "battle-card:4" }),
  event(7, "card-shown", { power: "power:austria", general: "general:austria-1", card: "battle-card:2" }),
  event(7, "battle-won", { general: "general:prussia-1", land: "land:saxonia", side: "attack", attack: 10, defence: 4 }),
  event(7, "units-lost", { general: "general:austria-1", count: 1 }),
];

test("cards lie on their sides in the order in which they fell, face down unless they are known or shown", () => {
  const [battle] = battlesOf(COURSE, 6);

  expect(battle?.cards.map(({ side, card, up }) => [side, card, up])).toEqual([
    ["attack", 4, false],
    ["defence", null, false],
    ["attack", 3, true],
  ]);
  expect(battle?.passed).toEqual(["austria"]);
  expect(battle?.total).toBeNull();
});

test("at the end all cards are up, and totals and losses are told", () => {
  const [battle] = battlesOf(COURSE, 7);

  expect(battle?.cards.map(({ card, up }) => [card, up])).toEqual([[4, true], [2, true], [3, true]]);
  expect(battle?.total).toEqual({ attack: 10, defence: 4 });
  expect(battle?.after.map(({ kind }) => kind)).toEqual(["battle-won", "units-lost"]);
});
