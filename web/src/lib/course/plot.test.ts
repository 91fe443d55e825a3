import { expect, test } from "vitest";
import { indexAt, lineOf, ranking, scalesFor, spread, ticksFor } from "./plot";

const curve = { measure: "points", goal: { n: 10 }, falls: false, is_loss: false, values: { n: [0, 4, 8], s: [0, 0, 9] } };
const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("figures are round and hold all numbers", () => {
  expect(ticksFor(0, 9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticksFor(-3, 11)).toEqual([-5, 0, 5, 10, 15]);
});

test("a line goes on level until a step changes it", () => {
  const scales = scalesFor(curve, [0, 50, 100], frame);

  expect(lineOf(curve.values.n, [0, 50, 100], scales)).toBe("M10.0 55.0H60.0V35.0H110.0V15.0");
});

test("names that would lie on each other are moved apart and stay within", () => {
  expect(spread([50, 10, 52], 10, 58)).toEqual([48, 10, 58]);
});

test("the last point up to a step counts at it", () => {
  expect([0, 49, 50, 999].map((step) => indexAt([0, 50, 100], step))).toEqual([0, 0, 1, 2]);
});

test("who is nearest to his goal comes first", () => {
  expect(ranking({ ...curve, goal: { n: 10, s: 18 } })).toEqual(["n", "s"]);
  expect(ranking({ ...curve, goal: {} })).toEqual(["s", "n"]);
  expect(ranking({ ...curve, goal: {}, falls: true })).toEqual(["n", "s"]);
});
