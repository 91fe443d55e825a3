import { expect, test } from "vitest";
import type { EventRow } from "../api/types";
import { present, talesOf, type Tale } from "./tales";

const event = (step: number, kind: string): EventRow => ({ seq: step, step, kind, message_id: kind, fields: {} });
const PARTS = new Set(["card", "won", "retreated"]);

/** Battles of a game that has nothing but these kinds of events. */
const tales = (step: number, ...kinds: [number, string][]): Tale[] =>
  talesOf<Tale>(
    kinds.map(([at, kind]) => event(at, kind)),
    step,
    ({ seq, step: at, kind }) => (kind === "battle" ? { seq, last: at, until: Infinity, over: false } : null),
    (tale, { kind }) => {
      if (kind === "won") tale.over = true;
      return PARTS.has(kind);
    },
  );
const COURSE: [number, string][] = [[1, "battle"], [2, "card"], [3, "won"], [3, "phase"], [4, "retreated"], [6, "moved"]];

test("a battle is told up to the step that is shown", () => {
  expect(tales(2, ...COURSE)).toEqual([{ seq: 1, last: 2, until: Infinity, over: false }]);
});

test("what comes in the step of its end does not end the telling, a later step does", () => {
  expect(tales(9, ...COURSE)).toEqual([{ seq: 1, last: 4, until: 6, over: true }]);
});

test("a battle that is over is shown until the next thing happens, or while it is news", () => {
  expect(present(tales(5, ...COURSE), 5, 0)?.seq).toBe(1);
  expect(present(tales(6, ...COURSE), 6, 0)).toBeNull();
  expect(present(tales(6, ...COURSE), 6, 3)?.seq).toBe(1);
  expect(present(tales(6, ...COURSE), 6, 4)).toBeNull();
});

test("where nothing has been fought nothing is shown", () => {
  expect(present([], 3, 0)).toBeNull();
});
