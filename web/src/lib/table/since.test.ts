import { beforeEach, expect, test } from "vitest";
import { answeredUpTo, noteAnswer } from "./since";

beforeEach(() => {
  localStorage.clear();
});

test("the last answer is remembered for its seat alone", () => {
  noteAnswer("t", "prussia", 12);

  expect([answeredUpTo("t", "prussia"), answeredUpTo("t", "france"), answeredUpTo("u", "prussia")]).toEqual([12, 0, 0]);
});
