import { expect, test } from "vitest";
import { sideOf } from "./place";

const word = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 20 });

test("a card stands below its word where there is room", () => {
  expect(sideOf(word(100), 300, 700).above).toBe(false);
});

test("it stands above a word that stands low", () => {
  expect(sideOf(word(600), 300, 700).above).toBe(true);
});

test("where it has room on neither side it takes the larger, and no more of it", () => {
  expect(sideOf(word(300), 500, 700)).toEqual({ above: false, room: 366 });
  expect(sideOf(word(400), 500, 700)).toEqual({ above: true, room: 386 });
});
