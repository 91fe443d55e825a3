import { expect, it } from "vitest";
import { gain, type Played } from "./people";

const seat: Played = { seat: "a", name: "", known: false, bot: null, place: 1, score: 0, before: null, after: null };

it("tells by how much a match has moved a rating", () => {
  expect(gain({ ...seat, before: 1500, after: 1520 })).toBe("1520 (+20)");
  expect(gain({ ...seat, before: 1500, after: 1490 })).toBe("1490 (−10)");
  expect(gain({ ...seat, before: 1500, after: 1500 })).toBe("1500 (±0)");
});

it("tells nothing of a match that moved nobody", () => {
  expect(gain(seat)).toBe("");
});
