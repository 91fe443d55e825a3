import { expect, test } from "vitest";
import type { RuleText } from "../api/types";
import { chapters, parts, searchRules } from "./rules";

const rule = (id: string, chapter: string, text: string): RuleText => ({ id, chapter, section: "", text, ruling: false, language: "en" });
const rules = [
  rule("X-3.1", "The board", "Köln is a city."),
  rule("X-3.2", "The board", "Cards have suits."),
  rule("X-10.1", "Movement", "Generals move."),
];

test("rules stand under their chapters", () => {
  expect(chapters(rules).map(({ title, rules: own }) => [title, own.length])).toEqual([
    ["The board", 2],
    ["Movement", 1],
  ]);
});

test("search needs every word and no accents", () => {
  expect(searchRules(rules, "koln CITY").map(({ id }) => id)).toEqual(["X-3.1"]);
});

test("search finds numbers", () => {
  expect(searchRules(rules, "x-10").map(({ id }) => id)).toEqual(["X-10.1"]);
});

test("numbers of known rules become links, unknown ones stay text", () => {
  const found = parts("See X-10.1 and X-99.9.", new Set(["X-10.1"]));

  expect(found.filter((part) => part.kind === "rule").map((part) => part.text)).toEqual(["X-10.1"]);
  expect(found.map((part) => part.text).join("")).toBe("See X-10.1 and X-99.9.");
});

test("starred words stand out", () => {
  expect(parts("**Ruling:** *so* be it", new Set())).toEqual([
    { text: "Ruling:", kind: "strong" },
    { text: " ", kind: "plain" },
    { text: "so", kind: "emphasis" },
    { text: " be it", kind: "plain" },
  ]);
});
