import { expect, test } from "vitest";
import { awaitedFor, waitText } from "./waits";

test.each([
  [59, "en", ""],
  [14 * 60, "en", "14 min"],
  [3 * 3600 + 1800, "en", "3 hr"],
  [2 * 86_400, "en", "2 days"],
  [14 * 60, "pl", "14 min"],
  [2 * 86_400, "pl", "2 dni"],
])("%s seconds are told in %s as “%s”", (seconds, language, told) => {
  expect(waitText(seconds, language)).toBe(told);
});

test("a clock that goes wrong tells no time before the question", () => {
  expect(awaitedFor(1000, 990)).toBe(0);
});

test("of a question of which nobody knows since when it is open no time is told", () => {
  expect([awaitedFor(null, 5), awaitedFor(undefined, 5)]).toEqual([null, null]);
});
