import { beforeAll, expect, test } from "vitest";
import { language, listText, t } from "../../../lib/i18n/i18n.svelte";
import { messageArguments, namesIn, type NameSource } from "../../../lib/i18n/names";
import type { Observation } from "../protocol";
import { realm } from "../realm/testing";
import {
  addressees,
  boundBy,
  choices,
  clauseText,
  FIELDS,
  FORMS,
  formsNow,
  isWhole,
  proposing,
  rowOf,
  sentence,
  settled,
  toldText,
  waitingFor,
  writing,
  type Clause,
  type Row,
  type Setting,
} from "./clauses";

const CITIES: Record<string, string> = { neisse: "Neisse", brieg: "Brieg" };
const names: NameSource = {
  t,
  list: listText,
  proper: (kind, id) => (kind === "city" ? CITIES[id] : undefined),
  whole: (fields) => toldText(fields, names),
};
const SEATS = { maria_theresa: ["austria"], louis: ["france", "bavaria"], frederick: ["prussia", "saxony", "pragmatic"] };

function setting(more: Partial<Setting> = {}): Setting {
  const seen = { turn: 3, fortresses: [{ city: "neisse" }, { city: "brieg" }] } as unknown as Observation;
  return { seen, realm: realm(), own: ["prussia", "saxony", "pragmatic"], turns: 12, ...more };
}

const row = (form: Row["form"], values: Row["values"] = {}): Row => ({ form, values });
const ceaseFire = row("no-attack", { power: "prussia", other: "austria", until: "4" });

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

test("a clause is written number by number", () => {
  expect(writing(ceaseFire)).toEqual(["write-no-attack", "write-prussia", "write-austria", "write-turn-4"]);
  expect(writing(row("keep-away", { power: "austria", city: "neisse", distance: "3", until: "5" }))).toEqual([
    "write-keep-away",
    "write-austria",
    "write-city-neisse",
    "write-distance-3",
    "write-turn-5",
  ]);
  expect(writing(row("contract", { power: "france", other: "prussia", turns: "3", cards: "1" }))).toEqual([
    "write-contract",
    "write-france",
    "write-prussia",
    "write-turns-3",
    "write-cards-1",
  ]);
  expect(writing(row("vote", { power: "saxony", candidate: "charles" }))).toEqual(["write-vote", "write-saxony", "write-charles"]);
  expect(writing(row("keep-out", { power: "prussia", area: "core-austria", until: "4" }))[2]).toBe("write-area-core-austria");
});

test("a text is one action, without spaces around it", () => {
  expect(writing(row("words", { text: " to be = or not " }))).toEqual(["write-words=to be = or not"]);
});

test("all goes in one batch, over a draft that lies there", () => {
  const draft = { clauses: [{ form: "peace" }], needs: "power" } as unknown as NonNullable<ReturnType<typeof realm>["draft"]>;

  expect(proposing([ceaseFire], "maria_theresa", null)).toEqual([...writing(ceaseFire), "propose-maria_theresa"]);
  expect(proposing([ceaseFire], "maria_theresa", draft)[0]).toBe("clear");
});

test.each(FORMS)("a new clause %s is complete but for a text, and every choice of it is offered", (form) => {
  const contracts = [{ giver: "france", receiver: "prussia", turns_left: 2, cards: 1, cancellable: true }] as const;
  const here = setting({ realm: realm({ contracts: [...contracts] }) });
  const fresh = settled(row(form), here);

  expect(isWhole(fresh)).toBe(form !== "words");
  for (const field of FIELDS[form]) {
    if (field !== "text") expect(choices(field, fresh, here)).toContain(fresh.values[field]);
  }
});

test("another choice keeps what still fits", () => {
  const changed = settled({ ...ceaseFire, values: { ...ceaseFire.values, power: "austria" } }, setting());

  expect(changed.values).toEqual({ power: "austria", other: "prussia", until: "4" });
});

test("forms are those that the server says can be written now", () => {
  const { writing } = realm();

  expect(formsNow(setting())).not.toContain("cancel");
  expect(formsNow(setting({ realm: realm({ writing: { ...writing, forms: ["cancel", "words"] } }) }))).toEqual(["cancel", "words"]);
});

test("the bounds of a clause are the server's", () => {
  const here = setting({ realm: realm({ writing: { ...realm().writing, cards: 3, distance: 1 } }) });

  expect(choices("cards", row("contract"), setting())).toEqual(["1"]);
  expect(choices("cards", row("contract"), here)).toEqual(["1", "2", "3"]);
  expect(choices("distance", row("keep-away"), here)).toEqual(["0", "1"]);
});

test("seats are bound by whom the clauses name", () => {
  expect(boundBy([ceaseFire], SEATS)).toEqual(["frederick"]);
  expect(boundBy([row("contract", { power: "france", other: "prussia" })], SEATS)).toEqual(["louis", "frederick"]);
  expect(boundBy([row("words", { text: "prussia" })], SEATS)).toEqual([]);
});

test("a proposal goes to whom its clauses bind, and to nobody else", () => {
  const clause = row("keep-out", { power: "france", area: "silesia", until: "4" });

  expect(addressees([clause], SEATS, "frederick")).toEqual(["louis"]);
});

test("a promise about a power goes to its leader first", () => {
  expect(addressees([ceaseFire], SEATS, "frederick")[0]).toBe("maria_theresa");
});

test("a contract between one's own powers is concluded with oneself first", () => {
  const clause = row("contract", { power: "prussia", other: "saxony", turns: "2", cards: "1" });

  expect(addressees([clause], SEATS, "frederick")[0]).toBe("frederick");
});

test("one's own vote can be promised to everybody else", () => {
  const clause = row("vote", { power: "prussia", candidate: "francis" });

  expect(addressees([clause], SEATS, "frederick").toSorted()).toEqual(["louis", "maria_theresa"]);
});

test("the sentence of a clause names everything, and leaves open what is missing", () => {
  expect(sentence(ceaseFire, names)).toBe("Prussia does not attack Austria until the end of turn 4");
  expect(sentence(row("no-attack", { power: "prussia" }), names)).toBe("Prussia does not attack … until the end of turn …");
  expect(sentence(row("keep-away", { power: "austria", city: "neisse", distance: "0", until: "4" }), names)).toBe(
    "Austria keeps out of Neisse until the end of turn 4",
  );
});

test("a clause that the server tells reads the same", () => {
  const clause: Clause = { form: "keep-away", power: "austria", city: "neisse", distance: 3, until: 4 };
  const told = { form: "keep-away", power: "power:austria", city: "city:neisse", distance: 3, until: 4 };

  expect(clauseText(clause, names)).toBe("Austria keeps more than 3 cities away from Neisse until the end of turn 4");
  expect(toldText(told, names)).toBe(clauseText(clause, names));
  expect(messageArguments({ clauses: [told] }, names)).toEqual({ clauses: clauseText(clause, names) });
  expect(rowOf(clause).values).toEqual({ power: "austria", city: "neisse", distance: "3", until: "4" });
});

test("what a player has written is shown as it is, and is never a name", () => {
  const text = "<b>city:neisse</b> { $x }";
  const told = { form: "words", text };

  expect(toldText(told, names)).toBe(`“\u2068${text}\u2069”`);
  expect(toldText({ form: "words", text: "power:prussia" }, names)).toContain("power:prussia");
  expect(namesIn({ clauses: [{ form: "words", text: "city:neisse" }] }, "city")).toEqual([]);
  expect(namesIn({ clauses: [{ form: "keep-away", city: "city:neisse" }] }, "city")).toEqual(["neisse"]);
});

test("only proposals to the own seat wait for it", () => {
  const proposals = [
    { number: 1, proposer: "frederick", answering: "louis", clauses: [], lawful: true },
    { number: 2, proposer: "louis", answering: "frederick", clauses: [], lawful: false },
  ];

  expect(waitingFor(realm({ proposals }), "louis")).toBe(1);
  expect(waitingFor(realm({ proposals }), "maria_theresa")).toBe(0);
  expect(waitingFor(realm({ proposals }), null)).toBe(0);
  expect(waitingFor(null, "louis")).toBe(0);
});
