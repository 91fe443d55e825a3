import { expect, test } from "vitest";
import { format, makeBundle } from "./fluent";

const polish = makeBundle("pl", [
  "cards = { $count ->\n    [one] { $count } karta\n    [few] { $count } karty\n   *[many] { $count } kart\n }\n    .why = Dlaczego",
]);

test("plural forms are those of the language", () => {
  expect([1, 3, 12, 22].map((count) => format(polish, "cards", { count }))).toEqual([
    "1 karta",
    "3 karty",
    "12 kart",
    "22 karty",
  ]);
});

test("an attribute is asked for behind a dot", () => {
  expect(format(polish, "cards.why")).toBe("Dlaczego");
});

test("a missing text shows its id", () => {
  expect(format(polish, "nothing")).toBe("nothing");
});

test("names in arguments are not wrapped in invisible marks", () => {
  expect(format(makeBundle("en", ["to = To { $city }"]), "to", { city: "Lüben" })).toBe("To Lüben");
});

test("a sentence ends once, and less than nothing has a minus sign", () => {
  const bundle = makeBundle("en", ["offer = On offer: { $card }.", "score = Score: { $score }.", "said = “\u2068{ $text }\u2069”", "day = { $day }"]);

  expect(format(bundle, "offer", { card: "Military Aid?" })).toBe("On offer: Military Aid?");
  expect(format(bundle, "score", { score: -11 })).toBe("Score: −11.");
  expect(format(bundle, "said", { text: "Why?. -5" })).toBe("“\u2068Why?. -5\u2069”");
  expect(format(bundle, "day", { day: "1741-04-10" })).toBe("1741-04-10");
});
