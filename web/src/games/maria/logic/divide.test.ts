import { expect, test } from "vitest";
import { even, left, range } from "./divide";

const prussia = [
  { general: "friedrich", minimum: 1 },
  { general: "schwerin", minimum: 1 },
  { general: "leopold", minimum: 4 },
  { general: "dessauer", minimum: 6 },
];

test("an even division gives all troops", () => {
  expect(left(even(prussia, 22), 22)).toBe(0);
});

test("an even division respects the minima and the limit of eight", () => {
  const shares = even(prussia, 22);

  expect(shares.every(({ troops, minimum }) => troops >= minimum && troops <= 8)).toBe(true);
});

test("a share may grow by what is left, to eight at most", () => {
  const shares = even(prussia, 22).map((share) => (share.general === "friedrich" ? { ...share, troops: 1 } : share));

  expect(range(shares, "friedrich", 22)).toEqual({ min: 1, max: 6 });
});

test("a share may not fall below its minimum", () => {
  expect(range(even(prussia, 22), "dessauer", 22).min).toBe(6);
});
