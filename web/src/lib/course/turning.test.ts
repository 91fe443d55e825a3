import { expect, test } from "vitest";
import type { EventRow } from "../api/types";
import type { Telling } from "../table/log";
import { turningOf } from "./turning";

const TELLING: Telling = {
  levels: { "turn-began": "turn", won: "weighty" },
  silent: new Set(["picked"]),
  move: { message: "", who: "", from: "", to: "" },
};
const events = (...told: [number, string][]): EventRow[] =>
  told.map(([step, kind], seq) => ({ seq, step, kind, message_id: kind, fields: {} }));
const kinds = (told: EventRow[]): string[] =>
  turningOf([{ step: 4, changes: [], lead: null }], told, TELLING).flatMap((turn) => turn.events.map(({ kind }) => kind));

test("of a turning point what weighs most is told", () => {
  expect(kinds(events([3, "won"], [4, "moved"], [4, "won"], [4, "turn-began"]))).toEqual(["won"]);
});

test("where nothing weighs more, what happened is told but for headings", () => {
  expect(kinds(events([4, "picked"], [4, "turn-began"], [4, "moved"]))).toEqual(["moved"]);
});
