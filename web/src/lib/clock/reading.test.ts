import { expect, test } from "vitest";
import type { Clock, Pace } from "../api/types";
import { leftText, readingOf } from "./reading";

const LIVE: Pace = { kind: "live", main: 600 };
const DAYS: Pace = { kind: "days", main: 3 * 50_400, night: { begin: 1_320, end: 480 } };
const clock = (more: Partial<Clock> = {}): Clock => ({ left: 600, since: null, until: null, late: false, unrated: false, granting: [], away: [], ...more });

test("a clock that runs tells the time to the moment at which it will have run out", () => {
  expect(readingOf(clock({ since: 0, until: 600 }), LIVE, 100)).toEqual({ state: "runs", seconds: 500, until: 600, short: false });
});

test("within the last minute of a sitting, and the last hour of days, little is left", () => {
  expect(readingOf(clock({ since: 0, until: 600 }), LIVE, 541).short).toBe(true);
  expect(readingOf(clock({ since: 0, until: 90_000 }), DAYS, 86_401).short).toBe(true);
  expect(readingOf(clock({ since: 0, until: 90_000 }), DAYS, 86_300).short).toBe(false);
});

test("a clock that stands tells days as they are given, whatever of each the night takes", () => {
  expect(readingOf(clock({ left: 2 * 50_400 }), DAYS, 0)).toMatchObject({ state: "stands", seconds: 2 * 86_400 });
});

test("a time that is up tells since when", () => {
  expect(readingOf(clock({ since: 0, until: 600, late: true }), LIVE, 700)).toMatchObject({ state: "late", seconds: 100, short: false });
});

test("nothing is less than nothing", () => {
  expect(readingOf(clock({ since: 0, until: 600 }), LIVE, 601).seconds).toBe(0);
});

test("a sitting is told second by second, days only in their last hour", () => {
  expect([leftText(5_000, LIVE, "en"), leftText(5_000, DAYS, "en"), leftText(3_000, DAYS, "en")]).toEqual(["1:23:20", "1 hr, 23 min", "50:00"]);
});
