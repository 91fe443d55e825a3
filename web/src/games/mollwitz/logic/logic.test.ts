/** Names, hexagons, ways, looks and dice as the page reads them. */
import { expect, test } from "vitest";
import english from "$wording/en/mollwitz/game.ftl?raw";
import polish from "$wording/pl/mollwitz/web.ftl?raw";
import type { EventRow } from "../../../lib/api/types";
import { format, makeBundle, type Arguments } from "../../../lib/i18n/fluent";
import { board } from "../decisions/testing";
import { around, directionTo, labelOf, step } from "./hex";
import { reachMarks, sceneOf } from "./lens.svelte";
import { initialsOf, joined, localName, shortName, unitName } from "./names";
import { asRoll, signed, thrown } from "./odds";
import { byHex, readWay } from "./ways";
import { aboutOf, actionMessage, typedFields } from "./words";

test.each([
  ["Schulenburg Horse Grenadiers sqn 1", "Schulenb. 1"],
  ["Gren. Winterfeldt", "Gr. Wint."],
  ["Kleist (IR26) II", "Kleist II"],
  ["Austrian hussars 10", "Hus. 10"],
  ["12-pdr battery A", "12-pdr A"],
])("%s fits below its counter as %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test("a squadron is named by regiment, kind and number", () => {
  expect(unitName("Prinz Friedrich Cuirassiers sqn 5", (id, { regiment, kind, number }) => [id, regiment, kind, number].join(" "))).toBe(
    "web-mollwitz-squadron Prinz Friedrich cuirassiers 5",
  );
});

test.each([
  [["Lanthieri, squadron 1", "Lanthieri, squadron 2"], "Lanthieri, squadron 1 and 2"],
  [["Lanthieri, squadron 4", "Lanthieri, squadron 3"], "Lanthieri, squadron 3 and 4"],
  [["Lanthieri, squadron 1", "Römer, squadron 2"], "Lanthieri, squadron 1 and Römer, squadron 2"],
  [["Garde I"], "Garde I"],
])("units of one regiment share its name: %s", (names, told) => {
  expect(joined(names, (all) => all.join(" and "))).toBe(told);
});

test("the initials of a leader are those of his name, not of his title", () => {
  expect(initialsOf("Field Marshal Schwerin")).toBe("Sc");
});

test("hexagons bear column and row", () => {
  expect([labelOf([0, 0]), labelOf([17, 5]), labelOf([44, 12])]).toEqual(["0000", "1713", "4434"]);
});

test("every neighbour lies in its own direction", () => {
  expect(around([20, 10]).map((to) => directionTo([20, 10], to))).toEqual([0, 1, 2, 3, 4, 5]);
});

test("three steps round a corner come back", () => {
  expect(step(step(step([20, 10], 0), 2), 4)).toEqual([20, 10]);
});

test("all hexagons of the field lie on the sheet", () => {
  const { x, y, w, h } = board.field;
  expect(board.hexes.filter((hex) => hex.x < x || hex.y < y || hex.x > x + w || hex.y > y + h)).toEqual([]);
});

test("of ways to a hexagon the shortest for each facing is kept, the shortest of all first", () => {
  const way = (facing: number, ...actions: string[]): ReturnType<typeof readWay> => readWay({ actions, fields: { hex: "2216", facing, meets: [] } });
  const found = byHex([way(1, "a", "b", "c"), way(1, "a", "b"), way(2, "a")]);

  expect(found.get("2216")?.map(({ facing, actions }) => [facing, actions.length])).toEqual([[2, 1], [1, 2]]);
});

test("a hexagon in an enemy zone is marked otherwise, with the points that are left there", () => {
  expect(reachMarks([{ hex: "2216", left: 3, meets: [] }, { hex: "2215", left: 0, meets: ["A_LANC_1"] }])).toEqual({
    "2216": { kind: "offered", label: "3" },
    "2215": { kind: "meets", label: "0" },
  });
});

test("a line leads from a commander to each of his units, broken to those out of command", () => {
  const standing = new Map([["P_L_MARWI", "2019"], ["P_GARDE1", "2120"], ["P_KLEIST_1", "2020"]]);
  const scene = sceneOf("command", "2019", { range: ["2018"], commands: [{ brigade: "P_MARW", leader: "P_L_MARWI", in: ["P_GARDE1"], out: ["P_KLEIST_1"] }] }, { standing });

  expect(scene.lines).toEqual([
    { hexes: ["2019", "2120"], kind: "command" },
    { hexes: ["2019", "2020"], kind: "broken" },
  ]);
});

test("an answer is about the hexagon and the pieces that it names, typed or not", () => {
  expect(aboutOf({ type: "charge", id: "c", notation: "c", fields: { unit: "P_SCHU_1", hex: "hex:2216" } })).toEqual({ hex: "2216", pieces: ["P_SCHU_1"] });
});

test.each([[2, "+2"], [0, "±0"], [-1, "−1"]])("%i is written %s", (value, text) => {
  expect(signed(value)).toBe(text);
});

const event = (seq: number, kind: string, fields: EventRow["fields"] = {}): EventRow => ({ seq, step: 1, kind, fields, message_id: `mollwitz-event-${kind}`, rule: "X-10.7" });
const PARTS = [{ part: "shooter_prussian", value: -1, rule: "X-10.7", source: "unit:P_GARDE1" }];

test("dice are those of the activation that runs, the latest first", () => {
  const events = [event(1, "fired", { die: 9 }), event(2, "activation-began"), event(3, "fired", { die: 4, parts: PARTS }), event(4, "tested", { die: 2 })];

  expect(thrown(events, 1, 9).map(({ die }) => die)).toEqual([2, 4]);
});

test("dice of one step are told apart", () => {
  const events = [event(7, "fired", { die: 4 }), event(7, "tested", { die: 2 })];

  expect(thrown(events, 1, 9).map(({ at }) => at)).toEqual([1, 0]);
});

test("what a die is held against stands apart from what is added to it", () => {
  const parts = [{ part: "a_rear", value: -2, rule: "X-10.24", source: null }, { part: "morale", value: 7, rule: "X-1.7", source: "unit:P_GARDE1" }];
  const [one] = thrown([event(1, "tested", { die: 5, parts })], 1, 9);

  expect(one === undefined ? null : [asRoll(one).total, asRoll(one).limit]).toEqual([-2, 7]);
});

test.each([
  ["halt", "Halt"],
  ["march", "March"],
  ["attack", "Attack"],
])("the order %s is told as such, in a question and in an answer", (order, told) => {
  const texts = makeBundle("en", [english]);
  const { id, fields } = actionMessage({ type: "order", id: "", notation: "", fields: { wing: "P_L2", order } });

  expect(format(texts, "mollwitz-decision-own_order.why", typedFields({ order, leader: "P_L_LEOPO", independence: 6 }) as Arguments)).toContain(`The order is ${told}.`);
  expect(format(texts, id, fields as Arguments)).toMatch(new RegExp(`: ${told}$`));
});

test("brigades that are named by words are named in Polish, too", () => {
  const texts = makeBundle("pl", [polish]);
  const worded = board.file.brigades.map(({ name }) => name).filter((name) => / [a-z]/.test(name));

  expect(worded).toContain("Austrian hussars");
  expect(worded.filter((name) => localName(name, (id) => format(texts, id)) === name)).toEqual([]);
});
