import { expect, test } from "vitest";
import { littles, ofKind, paceOf, possible, unchosen, USUAL_NIGHT } from "./choice";

test("a table has no clock unless one is chosen", () => {
  expect(paceOf(unchosen())).toBeNull();
});

test("minutes and seconds of a sitting are told in seconds, without nights", () => {
  const live = { ...ofKind(unchosen(), "live"), night: USUAL_NIGHT };

  expect(paceOf(live)).toEqual({ kind: "live", main: 5_400, increment: 30, late: "warn" });
});

test("a day that is given is as long as clocks run in a day", () => {
  const days = { ...ofKind(unchosen(), "days"), night: USUAL_NIGHT, rest: [6, 5], zone: "Europe/Warsaw" };

  expect(paceOf(days)).toMatchObject({ main: 3 * 14 * 3_600, increment: 0, rest: [5, 6], zone: "Europe/Warsaw" });
});

test("hours of a bank are hours of the calendar", () => {
  expect(paceOf({ ...ofKind(unchosen(), "bank"), night: USUAL_NIGHT })).toMatchObject({ increment: 12 * 3_600 * (14 / 24) });
});

test("no more than half of a time can be called little", () => {
  const days = { ...ofKind(unchosen(), "days"), main: 1, little: 24 };

  expect(littles(days)).toEqual([null, 0, 1, 2, 6, 12]);
  expect(littles({ ...days, night: USUAL_NIGHT })).toEqual([null, 0, 1, 2, 6]);
  expect([paceOf(days)?.little, paceOf({ ...days, main: 2 })?.little]).toEqual([null, 86_400]);
});

test("clocks that would hardly ever run cannot be chosen", () => {
  const days = ofKind(unchosen(), "days");

  expect(possible(days)).toBe(true);
  expect(possible({ ...days, rest: [0, 1, 2, 3, 4, 5, 6] })).toBe(false);
  expect(possible({ ...days, night: { begin: 60, end: 60 } })).toBe(false);
  expect(possible({ ...days, night: { begin: 0, end: 21 * 60 } })).toBe(false);
});
