import { expect, test } from "vitest";
import { messageArguments, nameOf, namesIn, sentences, type NameSource } from "./names";

const source: NameSource = {
  t: (id, args) => (args === undefined ? id : `${id}(${Object.values(args).join(" ")})`),
  list: (items) => items.join(" & "),
  proper: (kind, id) => (kind === "city" && id === "lueben" ? "Lüben" : undefined),
};

test("a city is named as the board names it", () => {
  expect(nameOf("city:lueben", source)).toBe("Lüben");
});

test("a power is named by the catalogue", () => {
  expect(nameOf("power:prussia", source)).toBe("power-prussia");
});

test("a card is named by its suit and value", () => {
  expect(nameOf("card:d1-spades-5", source)).toBe("card-suited(suit-spades 5)");
});

test("a Reserve has no value", () => {
  expect(nameOf("card:d2-reserve-1", source)).toBe("card-reserve");
});

test("a train is named by its number and power", () => {
  expect(nameOf("piece:prussia-train-1", source)).toBe("piece-train(power-prussia 1)");
});

test("other words stay as they are", () => {
  expect(nameOf("Lüben", source)).toBe("Lüben");
});

test("lists are enumerated, ways are drawn", () => {
  const fields = { names: ["city:lueben", "power:prussia"], cities: ["city:lueben", "city:lueben"] };

  expect(messageArguments(fields, source)).toEqual({ names: "Lüben & power-prussia", cities: "Lüben – Lüben" });
});

test("truth and absence have words that a message can choose by", () => {
  expect(messageArguments({ yes: true, no: false, nothing: null, empty: [] }, source)).toEqual({
    yes: "yes",
    no: "no",
    nothing: "none",
    empty: "none",
  });
});

test("names of a kind are found at any depth, once each", () => {
  const fields = { city: "city:a", list: ["city:b", { inner: "city:a" }], piece: "piece:c" };

  expect(namesIn(fields, "city")).toEqual(["a", "b"]);
});

test("a text may ask for the forms of a name, alone or of several", () => {
  const FORMS: Readonly<Record<string, string>> = { "power-prussia.gen": "Prus", "power-prussia.number": "many" };
  const polish: NameSource = { ...source, t: (id) => FORMS[id] ?? id };
  const told = messageArguments({ power: "power:prussia", both: ["power:prussia", "city:lueben"], city: "city:lueben" }, polish);

  expect([told["power_gen"], told["power_number"], told["power_acc"]]).toEqual(["Prus", "many", "power-prussia"]);
  expect([told["both_gen"], told["both_number"]]).toEqual(["Prus & Lüben", "many"]);
  expect([told["city_gen"], told["city_number"]]).toEqual(["Lüben", "one"]);
});

test("a name has its article within a sentence, with a capital where it begins one", () => {
  const english: NameSource = { ...source, t: (id) => (id === "power-ottoman.inside" ? "the Ottoman Empire" : id) };

  expect(messageArguments({ power: "power:ottoman", mover: "power:russia" }, english)).toEqual({
    power: "the Ottoman Empire",
    mover: "power-russia",
  });
  expect(sentences("the Empire draws. the Empire asks the others.")).toBe("The Empire draws. The Empire asks the others.");
  expect(sentences("He says “\u2068Enough. the end\u2069”.")).toBe("He says “\u2068Enough. the end\u2069”.");
});
