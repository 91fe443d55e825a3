import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { recapOf } from "./recap";

let seq = 0;
const event = (step: number, kind: string, fields: Fields): EventRow => ({ seq: ++seq, step, kind, message_id: "m", fields });
const moved = (step: number, general: string, from: string, to: string): EventRow =>
  event(step, "moved", { power: `power:${general.split("-")[0] ?? ""}`, general: `general:${general}`, from_land: `land:${from}`, to_land: `land:${to}` });

const EVENTS = [
  moved(1, "prussia-1", "berlin", "saxonia"),
  moved(4, "austria-1", "wien", "moravia"),
  moved(4, "austria-1", "moravia", "silesia"),
  event(5, "battle-began", { general: "general:austria-1", land: "land:silesia", attack: 3, defence: 1 }),
  event(5, "garrison-lost", { power: "power:prussia", land: "land:silesia" }),
  event(6, "garrison-placed", { power: "power:austria", general: "general:austria-1", land: "land:moravia" }),
  event(6, "withdrew", { power: "power:austria", general: "general:austria-1", from_land: "land:silesia", to_land: "land:moravia" }),
  moved(9, "russia-1", "kiev", "podolia"),
];

test("what has happened after an answer, and not after what is shown", () => {
  const { moves, battles, garrisons, marks, lines } = recapOf(EVENTS, 1, 8);

  expect({ moves, battles, garrisons }).toEqual({ moves: 1, battles: 1, garrisons: 2 });
  expect(lines).toEqual([
    { kind: "move", lands: ["wien", "moravia", "silesia"], power: "austria" },
    { kind: "retreat", lands: ["silesia", "moravia"], power: "austria" },
  ]);
  expect(marks).toEqual({ silesia: { kind: "battle" }, moravia: { kind: "focus" } });
});

test("nothing after the last of all", () => {
  expect(recapOf(EVENTS, 9, 9)).toEqual({ moves: 0, battles: 0, garrisons: 0, marks: {}, lines: [] });
});
