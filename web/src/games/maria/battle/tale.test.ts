import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { battlesOf } from "./tale";

let seq = 0;
const event = (step: number, kind: string, fields: Fields = {}): EventRow => ({ seq: (seq += 1), step, kind, message_id: kind, fields });
const powerOf = (piece: string): string => piece.split("-")[0] ?? "";

const BEGAN = event(1, "battle-began", {
  attacker: "piece:prussia-1", defender: "piece:austria-2", attacker_troops: 4, defender_troops: 6, attacker_main: 4, defender_main: 6,
}); // prettier-ignore
const COURSE = [
  BEGAN,
  event(2, "card-played", { power: "power:prussia", card: "card:d1-spades-5", value: 5, score: 3 }),
  event(3, "card-played", { power: "power:austria", card: "card:d1-hearts-4", value: 4, score: -1 }),
  event(4, "gave-up", { power: "power:prussia", score: -1 }),
  event(4, "battle-won", { winner: "piece:austria-2", loser: "piece:prussia-1", score: 1, lost: 1 }),
  event(4, "phase-began", {}),
  event(5, "retreated", { power: "power:prussia", general: "piece:prussia-1", cities: [] }),
  event(6, "moved", {}),
];

test("cards fall in their order, each on its side, with the score after it", () => {
  const [battle] = battlesOf(COURSE, 3, powerOf);

  expect(battle?.cards.map(({ card, attacks, score }) => [card, attacks, score])).toEqual([
    ["d1-spades-5", true, 3],
    ["d1-hearts-4", false, -1],
  ]);
  expect(battle).toMatchObject({ score: -1, over: false, after: [] });
});

test("a battle that has just begun stands as the troops do", () => {
  expect(battlesOf(COURSE, 1, powerOf)[0]).toMatchObject({ score: -2, troops: [4, 6], attacker: "prussia-1", defender: "austria-2" });
});

test("result, losses and retreat belong to the battle, what comes later does not", () => {
  const [battle] = battlesOf(COURSE, 9, powerOf);

  expect(battle?.after.map(({ kind }) => kind)).toEqual(["gave-up", "battle-won", "retreated"]);
  expect(battle).toMatchObject({ over: true, last: 5, until: 6 });
});
