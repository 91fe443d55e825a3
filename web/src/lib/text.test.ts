import { expect, test } from "vitest";
import { characters, figure, nameFault, sentences, shows } from "./text";

const ENGLAND = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";

test.each([
  ["Z\u030cofia", 5],
  ["\u{1f469}\u200d\u{1f469}\u200d\u{1f467}", 1],
  [ENGLAND, 1],
  ["", 0],
])("%s has as many characters as a reader sees", (text, count) => {
  expect(characters(text)).toBe(count);
});

test.each(["\u200d", "\u3164", "\u2800", "\ufe0f", "\u17b4", "\uffa0", "\u00ad", " \u200b "])("nothing of %j can be seen", (text) => {
  expect(shows(text)).toBe(false);
  expect(nameFault(`${text}\u200d`)).toBe("blank");
});

test.each(["", " ", "Anna", ENGLAND.repeat(20), "x".repeat(40)])("%j can be a name, or none", (text) => {
  expect(nameFault(text)).toBeNull();
});

test("a name has at most forty characters", () => {
  expect(nameFault("x".repeat(41))).toBe("long");
});

test.each([
  [["Rutowski: Taus – Pilsen", "Saxony conquers Eger."], "Rutowski: Taus – Pilsen. Saxony conquers Eger."],
  [["Whose turn?", "“Nobody’s.”"], "Whose turn? “Nobody’s.”"],
])("%j are told as sentences", (texts, told) => {
  expect(sentences(texts)).toBe(told);
});

test.each([
  [-11, "−11"],
  [0, "0"],
  [7, "7"],
])("%d is printed as %s", (number, text) => {
  expect(figure(number)).toBe(text);
});
