import { expect, test } from "vitest";
import { clockFace, hourField, momentText, readHour, spanText, weekdayText } from "./time";

test.each([
  [0, "en", "0 seconds"],
  [59, "en", "59 seconds"],
  [61, "en", "1 minute, 1 second"],
  [7_200, "en", "2 hours"],
  [2 * 86_400 + 5 * 3_600, "en", "2 days, 5 hours"],
  [2 * 86_400 + 59, "en", "2 days"],
  [5 * 86_400 + 3_600, "pl", "5 dni i 1 godzina"],
])("%s seconds are in %s “%s”", (seconds, language, told) => {
  expect(spanText(seconds, language, "long")).toBe(told);
});

test.each([
  [59.9, "0:59"],
  [600, "10:00"],
  [3_661, "1:01:01"],
  [-5, "0:00"],
])("of %s seconds a clock shows %s", (seconds, shown) => {
  expect(clockFace(seconds, "en")).toBe(shown);
});

test("a moment is told in the zone of the reader, which is named", () => {
  const told = momentText(Date.UTC(2026, 11, 1, 11) / 1000, "en-GB", "Europe/Warsaw");

  expect(told).toContain("Tuesday 1 December");
  expect(told).toMatch(/12:00 (CET|GMT\+1)/);
});

test("Monday is the first of the weekdays", () => {
  expect([weekdayText(0, "en"), weekdayText(6, "pl")]).toEqual(["Monday", "niedziela"]);
});

test("an hour is read as it is written", () => {
  expect([hourField(485), readHour("08:05"), readHour("")]).toEqual(["08:05", 485, null]);
});
