/** Names of the things on the table: `city:lueben`, `power:prussia`, `card:d1-spades-5` become words for readers. */
import type { Arguments } from "./fluent";

import type { Value } from "../api/types";

export interface NameSource {
  /** The text of a message. */
  t: (id: string, args?: Arguments) => string;
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  /** Proper names of the board's data, the same in all languages; undefined when there is none. */
  proper: (kind: string, id: string) => string | undefined;
  /** The words for a thing of several fields, such as a clause of a treaty. */
  whole?: (fields: Readonly<Record<string, Value>>) => string;
}

const TYPED = /^([a-z_-]+):(.+)$/;
const TRAIN = /^([a-z]+)-train-(\d+)$/;
const HUSSAR = /^(?:[a-z]+-)?hussar-(\d+)$/;

/** The word for a typed name; any other text as it is. */
export function nameOf(value: string, source: NameSource): string {
  const match = TYPED.exec(value);
  if (match === null) return value;
  const [, kind = "", id = ""] = match;
  const proper = source.proper(kind, id);
  if (proper !== undefined) return proper;
  if (kind === "card") return cardName(id, source);
  if (kind === "piece" || kind === "hussar") return pieceName(id, source);
  return source.t(`${kind}-${id}`);
}

/** "5 of spades", "Reserve". */
function cardName(id: string, source: NameSource): string {
  const [, suit = "", value = ""] = /^d\d-([a-z]+)-(\d+)/.exec(id) ?? [];
  if (suit === "reserve") return source.t("card-reserve");
  return source.t("card-suited", { suit: source.t(`suit-${suit}`), value: Number(value) });
}

/** Trains and hussars have no names of their own: "supply train 2 of Prussia". */
function pieceName(id: string, source: NameSource): string {
  const [, power, train] = TRAIN.exec(id) ?? [];
  if (power !== undefined) return source.t("piece-train", { power: inside(`power:${power}`, source), number: Number(train) });
  const [, hussar] = HUSSAR.exec(id) ?? [];
  return hussar === undefined ? id : source.t("piece-hussar", { number: Number(hussar) });
}

/** Lists of these names are ways from city to city, not enumerations. */
const WAYS = new Set(["cities", "route", "path", "way"]);

/** Fields of an event or a reason as arguments of its message. */
export function messageArguments(fields: Readonly<Record<string, Value>>, source: NameSource): Arguments {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    told[name] =
      WAYS.has(name) && Array.isArray(value)
        ? value.map((one) => String(argument(one, source))).join(" – ")
        : argument(value, source);
    if (!isNamed(value)) continue;
    for (const form of FORMS) {
      Object.defineProperty(told, `${name}_${form}`, { enumerable: false, get: () => formed(value, form, source) });
    }
  }
  return told;
}

/** Attributes of names: how they stand in a sentence. A text asks for them by an argument of its own, as `$power_gen`. */
const FORMS = ["gen", "dat", "acc", "ins", "loc", "number"] as const;

/** A text that stands for a name, in all its forms alike. */
export const everyForm = (name: string, text: string): Arguments => ({
  ...Object.fromEntries(FORMS.map((form) => [`${name}_${form}`, form === "number" ? "one" : text])),
  [name]: text,
});

/** Arguments of several things as those of one message. */
export const together = (parts: readonly Arguments[]): Arguments =>
  Object.defineProperties({}, Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))) as PropertyDescriptorMap);

const isNamed = (value: Value): value is string | string[] =>
  typeof value === "string" ? TYPED.test(value) : Array.isArray(value) && value.some((one) => typeof one === "string" && TYPED.test(one));

/** A name, or several, in one of its forms; where the language tells none, as it stands within a sentence. */
function formed(value: string | string[], form: (typeof FORMS)[number], source: NameSource): string {
  if (Array.isArray(value)) {
    return form === "number" && value.length > 1 ? "many" : source.list(value.map((one) => formed(one, form, source)));
  }
  const id = `${value.replace(":", "-")}.${form}`;
  const text = source.t(id);
  if (text !== id) return text;
  return form === "number" ? "one" : inside(value, source);
}

const WITH_ARTICLE = /^(?:power|seat):/;

/** The word for a typed name within a sentence: where it has an article there, `power-x.inside` holds it. */
export function inside(value: string, source: NameSource): string {
  const id = `${value.replace(":", "-")}.inside`;
  const text = WITH_ARTICLE.test(value) ? source.t(id) : id;
  return text === id ? nameOf(value, source) : text;
}

/** A text with a capital where an article of a name begins a sentence; what a player has written stays as it is. */
export const sentences = (text: string): string =>
  text.replaceAll(/\u2068[^\u2069]*\u2069|(?:^|[.!?] )the /g, (found) =>
    found.startsWith("\u2068") ? found : found.replace("the ", "The "),
  );

function argument(value: Value, source: NameSource): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return inside(value, source);
  if (Array.isArray(value) && value.length === 0) return "none";
  if (Array.isArray(value)) return source.list(value.map((one) => String(argument(one, source))));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "none" : (source.whole?.(value) ?? "none");
}

/** All typed names of a kind in the fields, for links to the map. */
export function namesIn(fields: Readonly<Record<string, Value>>, kind: string): string[] {
  const found: string[] = [];
  const look = (value: Value): void => {
    if (typeof value === "string" && value.startsWith(`${kind}:`)) found.push(value.slice(kind.length + 1));
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null) {
      // What a player has written is no name, whatever it looks like.
      for (const [name, one] of Object.entries(value)) if (name !== "text") look(one);
    }
  };
  Object.values(fields).forEach(look);
  return [...new Set(found)];
}
