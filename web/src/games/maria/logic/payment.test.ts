import { expect, test } from "vitest";
import type { Card } from "./board";
import { inOrder, judge, suggest } from "./payment";

let number = 0;
const card = (value: number, suit: Card["suit"] = "spades"): Card => ({
  id: `c${(number += 1)}`,
  deck: 1,
  suit,
  value,
  number,
});
const reserve = (): Card => card(8, "reserve");
const values = (cards: Card[] | null): number[] | null => cards?.map((one) => one.value) ?? null;

test("a payment is complete when it reaches the cost", () => {
  expect(judge([card(5), card(3)], 8)).toMatchObject({ sum: 8, missing: 0, excess: 0, complete: true });
});

test("a card that could be left out is superfluous", () => {
  const spare = card(2);

  expect(judge([card(8), spare], 8)).toMatchObject({ superfluous: [spare], complete: false });
});

test("what is missing is told", () => {
  expect(judge([card(5)], 8)).toMatchObject({ missing: 3, complete: false });
});

test("nothing is suggested that the hand cannot pay", () => {
  expect(suggest([card(5), card(2)], 8)).toBeNull();
});

test("the suggestion wastes as little as possible", () => {
  expect(values(suggest([card(10), card(7), card(2), card(4)], 9))).toEqual([7, 2]);
});

test("equal sums are paid with the cards of least worth", () => {
  expect(values(suggest([card(10), card(3), card(7)], 10))).toEqual([7, 3]);
});

test("a Reserve is kept when plain cards pay as exactly", () => {
  expect(suggest([reserve(), card(8)], 8)?.[0]?.suit).toBe("spades");
});

test("a Reserve is spent when it wastes less", () => {
  expect(suggest([reserve(), card(10)], 8)?.[0]?.suit).toBe("reserve");
});

test("a suggestion holds no superfluous card", () => {
  const hand = [9, 7, 7, 5, 4, 3, 2, 2].map((value) => card(value));

  for (let cost = 1; cost <= 39; cost += 1) {
    expect(judge(suggest(hand, cost) ?? [], cost).complete).toBe(true);
  }
});

test("a payment is sent in falling value, equal values by number", () => {
  const [a, b, c] = [card(3), card(9), card(3)];

  expect(inOrder([c, a, b])).toEqual([b, a, c]);
});
