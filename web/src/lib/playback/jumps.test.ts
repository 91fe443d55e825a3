import { expect, test } from "vitest";
import type { EventRow } from "../api/types";
import type { Telling } from "../table/log";
import { jumpsOf, nearestJump } from "./jumps";

const TELLING: Telling = {
  levels: { "turn-began": "turn", "stage-began": "stage", "phase-began": "phase" },
  battles: new Set(["battle-began"]),
  silent: new Set(),
  move: { message: "", who: "", from: "", to: "" },
};

const events = (...told: [number, string][]): EventRow[] =>
  told.map(([step, kind], seq) => ({ seq, step, kind, message_id: kind, fields: {} }));

test("turns, phases and battles are places to go to, and nothing else is", () => {
  const jumps = jumpsOf(events([0, "turn-began"], [1, "moved"], [2, "battle-began"], [3, "stage-began"]), TELLING);

  expect(jumps.map(({ step, kind }) => [step, kind])).toEqual([[0, "turn"], [2, "battle"], [3, "phase"]]);
});

test("of phases that begin at once the last one counts, with the last of their stages", () => {
  const all = ["stage-began", "phase-began", "stage-began", "phase-began", "phase-began"];
  const jumps = jumpsOf(events(...all.map((kind): [number, string] => [4, kind]), [5, "phase-began"]), TELLING);

  expect(jumps.map(({ step, message }) => [step, message])).toEqual([
    [4, "stage-began"],
    [4, "phase-began"],
    [5, "phase-began"],
  ]);
});

test("the nearest place lies before or after a step, never at it", () => {
  const jumps = jumpsOf(events([1, "turn-began"], [5, "turn-began"], [9, "turn-began"]), TELLING);

  expect(nearestJump(jumps, "turn", 5, 1)?.step).toBe(9);
  expect(nearestJump(jumps, "turn", 5, -1)?.step).toBe(1);
  expect(nearestJump(jumps, "turn", 9, 1)).toBeNull();
  expect(nearestJump(jumps, "battle", 5, 1)).toBeNull();
});
