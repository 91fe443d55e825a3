import { expect, test } from "vitest";
import { cornerFor } from "./corner";

const SMALL = { view: { x: 100, y: 100, w: 400, h: 300 }, w: 120, h: 80, down: 40 };
const [ABOVE, BELOW] = [{ x: 150, y: 120 }, { x: 150, y: 380 }];
const TITLE = { x: 110, y: 110, w: 60, h: 20 };

test("the small map lies where no place is below it", () => {
  expect(cornerFor(SMALL, [], [ABOVE], "above")).toBe("below");
  expect(cornerFor(SMALL, [], [ABOVE, BELOW], "above")).toBe("right");
});

test("it stays where it is as long as no corner is better", () => {
  expect(cornerFor(SMALL, [], [], "below")).toBe("below");
  expect(cornerFor(SMALL, [], [ABOVE, BELOW, { x: 450, y: 180 }], "right")).toBe("right");
});

test("a title is kept clear at the cost of places", () => {
  expect(cornerFor(SMALL, [TITLE], [BELOW, { x: 450, y: 180 }, { x: 460, y: 180 }], "above")).toBe("below");
});
