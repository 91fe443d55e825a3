import { expect, test } from "vitest";
import type { Plan } from "../../../lib/api/types";
import { byCity, markOf, readMove } from "./plans";

function plan(path: string[], effects: Partial<Record<string, string[]>> = {}, kind = "normal"): Plan {
  const none = { conquers: [], questions: [], trains: [], hussars: [], aside: [] };
  return {
    actions: path,
    fields: { city: path.at(-1) ?? "", steps: path.length - 1, kind, path, ...none, ...effects },
  };
}

test("moves are grouped by the city where they end", () => {
  const moves = byCity([plan(["a", "b"]), plan(["a", "c"])].map(readMove));

  expect([...moves.keys()]).toEqual(["b", "c"]);
});

test("of two ways with the same effect the shorter one is kept", () => {
  const moves = byCity([plan(["a", "c", "b"]), plan(["a", "b"])].map(readMove));

  expect(moves.get("b")?.map((move) => move.steps)).toEqual([1]);
});

test("ways that differ in effect are kept, the one that conquers first", () => {
  const moves = byCity([plan(["a", "b"]), plan(["a", "c", "b"], { conquers: ["c"] })].map(readMove));

  expect(moves.get("b")?.map((move) => move.effects.conquers)).toEqual([["c"], []]);
});

test("a way that brings markers back is kept apart from one that does not", () => {
  const moves = byCity([plan(["a", "b"]), plan(["a", "c", "b"], { aside: ["prussia"] })].map(readMove));

  expect(moves.get("b")?.map((move) => move.effects.aside)).toEqual([[], ["prussia"]]);
});

test("a detour for a question mark does not come first", () => {
  const moves = byCity([plan(["a", "c", "b"], { questions: ["c"] }), plan(["a", "b"])].map(readMove));

  expect(moves.get("b")?.[0]?.steps).toBe(1);
});

test.each([
  ["conquer", [plan(["a", "b"]), plan(["a", "c", "b"], { conquers: ["c"] })]],
  ["target", [plan(["a", "b"]), plan(["a", "c", "b"], { questions: ["c"] })]],
  ["question", [plan(["a", "b"], { questions: ["a"] })]],
  ["train", [plan(["a", "b"], { trains: ["austria-train-1"] })]],
  ["join", [plan(["a", "b"], {}, "join")]],
  ["forced", [plan(["a", "b"], {}, "forced")]],
])("a city is marked %s for what its ways do", (kind, plans) => {
  expect(markOf(plans.map(readMove)).kind).toBe(kind);
});

test("the mark tells the fewest steps", () => {
  expect(markOf([plan(["a", "c", "b"], { conquers: ["c"] }), plan(["a", "b"])].map(readMove)).steps).toBe(1);
});
