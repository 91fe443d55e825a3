import { expect, test } from "vitest";
import type { RuleText, Term } from "../api/types";
import { folded, pieces } from "./fold";
import { chapters, parts, searchRules, wanted } from "./rules";
import { Words } from "./words";

const rule = (id: string, chapter: string, text: string, section = ""): RuleText => ({ id, chapter, section, text, ruling: false, language: "en" });
const rules = [
  rule("X-3.1", "The board", "Köln is a city."),
  rule("X-3.2", "The board", "Cards have suits.", "Cards"),
  rule("X-10.1", "Movement", "Generals move."),
];
const term = (id: string, ...find: string[]): Term => ({ id, term: id, find, text: "", rules: [], language: "en" });
const words = new Words([term("stack", "stack*"), term("order", "Attack"), term("fortress", "fortress*"), term("major", "major fortress*"), term("twierdza", "twierdz*")]);
const told = (text: string, seen = new Set<string>()): string[] => words.split(text, seen).flatMap((one) => (one.term === null ? [] : [`${one.term.id}: ${one.text}`]));

test("rules stand under their chapters and sections", () => {
  expect(chapters(rules).map(({ place, title, sections }) => [place, title, sections.map((one) => [one.title, one.rules.length])])).toEqual([
    ["chapter-X-3.1", "The board", [["", 1], ["Cards", 1]]],
    ["chapter-X-10.1", "Movement", [["", 1]]],
  ]);
});

test("search needs every word, in any order, and no accents", () => {
  expect(searchRules(rules, wanted("CITY koln")).map(({ id }) => id)).toEqual(["X-3.1"]);
});

test("search finds numbers", () => {
  expect(searchRules(rules, wanted("x-10")).map(({ id }) => id)).toEqual(["X-10.1"]);
});

test("a word of the game is searched in all its endings", () => {
  expect(wanted("Twierdza", words)).toEqual(["twierdz"]);
});

test("letters without a base of their own are found by the usual one", () => {
  expect(folded("Żółw Łódź Straße")).toBe("zolw lodz strase");
});

test("what is found is marked, accents and all", () => {
  expect(pieces("Die Stadt Köln.", ["koln"])).toEqual([
    { text: "Die Stadt ", hit: false },
    { text: "Köln", hit: true },
    { text: ".", hit: false },
  ]);
});

test("numbers of known rules become links, unknown ones stay text", () => {
  const found = parts("See X-10.1 and X-99.9.", new Set(["X-10.1"]));

  expect(found.filter((part) => part.kind === "rule").map((part) => part.text)).toEqual(["X-10.1"]);
  expect(found.map((part) => part.text).join("")).toBe("See X-10.1 and X-99.9.");
});

test("starred words stand out, and names of options", () => {
  expect(parts("**Ruling:** *so* be `it`", new Set())).toEqual([
    { text: "Ruling:", kind: "strong" },
    { text: " ", kind: "plain" },
    { text: "so", kind: "emphasis" },
    { text: " be ", kind: "plain" },
    { text: "it", kind: "code" },
  ]);
});

test("a name inside a sentence is no word of the game, a capital at its beginning does not matter", () => {
  expect(told("Past Stack there is no stack.")).toEqual(["stack: stack"]);
  expect(told("It ends. Stacks go on.")).toEqual(["stack: Stacks"]);
  expect(told("An order: Attack.")).toEqual(["order: Attack"]);
});

test("words of the game are told apart, the longest first, each once", () => {
  expect(told("Major fortresses, and stacks near a fortress or stack.")).toEqual(["major: Major fortresses", "stack: stacks", "fortress: fortress"]);
});

test("a word inside another is none, and names keep their capital", () => {
  expect(told("haystack attack Attack")).toEqual(["order: Attack"]);
});

test("endings with letters of other languages belong to the word", () => {
  expect(told("Bez twierdzą ani twierdz.")).toEqual(["twierdza: twierdzą"]);
});

test("what has been told apart before is not told apart again", () => {
  expect(told("a stack", new Set(["stack"]))).toEqual([]);
});

test("texts that are read as one explain a word once", () => {
  const explained = words.all(["A stack of two.", "Stacks and a fortress.", "The fortress."]).map((parts) => parts.flatMap(({ text, term }) => (term === null ? [] : [text])));

  expect(explained).toEqual([["stack"], ["fortress"], []]);
});
