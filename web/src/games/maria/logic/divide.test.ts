import { expect, test } from "vitest";
import { even, left, range } from "./divide";

const prussia = [
  { general: "friedrich", least: 1, most: 8 },
  { general: "schwerin", least: 1, most: 8 },
  { general: "leopold", least: 4, most: 8 },
  { general: "dessauer", least: 6, most: 8 },
];

test("an even division gives all troops", () => {
  expect(left(even(prussia, 22), 22)).toBe(0);
});

test("an even division respects the bounds of each share", () => {
  const shares = even(prussia, 22);

  expect(shares.every(({ troops, least, most }) => troops >= least && troops <= most)).toBe(true);
});

test("a share may grow by what is left, to eight at most", () => {
  const shares = even(prussia, 22).map((share) => (share.general === "friedrich" ? { ...share, troops: 1 } : share));

  expect(range(shares, "friedrich", 22)).toEqual({ min: 1, max: 6 });
});

test("a share may not fall below its minimum", () => {
  expect(range(even(prussia, 22), "dessauer", 22).min).toBe(6);
});
