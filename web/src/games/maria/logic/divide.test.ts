import { expect, test } from "vitest";
import { allotted, even, left, range } from "./divide";

const prussia = [
  { general: "friedrich", least: 1, most: 8, away: false },
  { general: "schwerin", least: 1, most: 8, away: false },
  { general: "leopold", least: 4, most: 8, away: false },
  { general: "dessauer", least: 6, most: 8, away: true },
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

test("who takes no part gets no more than he must", () => {
  expect(even(prussia, 22).find(({ away }) => away)?.troops).toBe(6);
  expect(even(prussia, 30).map(({ troops }) => troops)).toEqual([8, 8, 8, 6]);
});

test("troops are given out as they were meant, the rest to whom has room first", () => {
  const asked = prussia.map((one) => ({ ...one, least: 0, most: 3 }));

  expect(allotted(asked, 5, { schwerin: 2, dessauer: 9 }).map(({ troops }) => troops)).toEqual([0, 2, 0, 3]);
  expect(allotted(asked, 5, {}).map(({ troops }) => troops)).toEqual([3, 2, 0, 0]);
});
