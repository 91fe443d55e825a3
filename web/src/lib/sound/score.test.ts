import { expect, test } from "vitest";
import type { EventRow } from "../api/types";
import type { Telling } from "../table/log";
import { soundOf } from "./score";

const TELLING: Telling = {
  levels: {},
  battles: new Set(["battle-began"]),
  silent: new Set(),
  move: { message: "", who: "", from: "", to: "" },
};
const events = (...kinds: string[]): EventRow[] => kinds.map((kind, seq) => ({ seq, step: seq, kind, message_id: kind, fields: {} }));

test("a battle is heard before the cards that fall in it", () => {
  expect(soundOf(events("moved", "battle-began", "card-played"), 0, TELLING)).toBe("cannon");
});

test("only what is new is heard", () => {
  expect(soundOf(events("battle-began", "card-played"), 0, TELLING)).toBe("card");
  expect(soundOf(events("battle-began", "card-played"), 1, TELLING)).toBeNull();
});

test("marches are silent", () => {
  expect(soundOf(events("moved", "moved"), -1, TELLING)).toBeNull();
});
