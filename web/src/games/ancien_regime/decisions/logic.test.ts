import { expect, test } from "vitest";
import { groups } from "../battle/cards";
import { relation } from "../diplomacy/relations";
import { tally } from "../election/tally";
import { POWERS } from "../protocol";
import { slotOf, spot } from "../wheel/turns";
import { byLand, lineOf, markOf, readMove, type Move } from "./moves";
import { power, wheel } from "./testing";

const ODDS = { own: 3, other: 4, ours: 1, theirs: 0, victory: { prussia: 2 }, defeat: {} };
const move = (more: Partial<Move> = {}): Move => ({
  actions: ["prussia-1", "saxonia"],
  land: "saxonia",
  steps: 1,
  kind: "march",
  path: ["berlin", "saxonia"],
  consents: [],
  odds: null,
  brings: null,
  denies: null,
  ...more,
});

test("relations are those of the observation", () => {
  expect(POWERS.map((other) => relation(power("prussia"), other))).toEqual([
    "war",
    "self",
    "war",
    "allied",
    "war",
    "allied",
    "peace",
  ]);
});

test("a plan is read with bare names", () => {
  const fields = {
    land: "land:saxonia",
    steps: 1,
    kind: "march",
    path: ["berlin", "saxonia"],
    consents: ["power:austria"],
    enemies: true,
    ...ODDS,
    worth: "influence",
    value: 2,
  };

  expect(readMove({ actions: ["prussia-1", "saxonia"], fields })).toEqual(
    move({ consents: ["austria"], odds: ODDS, brings: { worth: "influence", value: 2 } }),
  );
});

test("moves are gathered by their ends", () => {
  const two = [move(), move({ steps: 2, consents: ["france"] }), move({ land: "berlin" })];

  expect(Array.from(byLand(two), ([land, there]) => [land, there.length])).toEqual([
    ["saxonia", 2],
    ["berlin", 1],
  ]);
});

test("an end needs consent only if no way goes without", () => {
  const asked = move({ consents: ["france"], steps: 2 });

  expect(markOf([asked])).toEqual({ kind: "ask" });
  expect(markOf([asked, move()])).toEqual({ kind: "target" });
  expect(markOf([move({ steps: 2 })])).toEqual({ kind: "target", label: "2" });
  expect(markOf([move({ odds: ODDS })])).toEqual({ kind: "battle" });
});

test("a sea move follows its route", () => {
  const sea = move({ kind: "sea", actions: ["britain-1", "sail-sr_britain_london_holland"] });

  expect(lineOf(sea)).toEqual({ lands: ["berlin", "saxonia"], kind: "sea", route: "sr_britain_london_holland" });
  expect(lineOf(move())).toEqual({ lands: ["berlin", "saxonia"], kind: "move" });
});

test("equal cards are grouped, the lowest first", () => {
  expect(groups([5, 2, 5])).toEqual([
    { card: 2, count: 1 },
    { card: 5, count: 2 },
  ]);
});

test("electors are gathered by their voters, territories without a vote last", () => {
  const electors = [
    { land: "pfalz", voter: null },
    { land: "berlin", voter: "prussia" as const },
    { land: "bohemia", voter: "austria" as const },
    { land: "saxonia", voter: "austria" as const },
  ];

  expect(tally(electors).map(({ voter, lands }) => [voter, lands.length])).toEqual([
    ["austria", 2],
    ["prussia", 1],
    [null, 1],
  ]);
});

test("the wheel tells where a power stands", () => {
  expect(slotOf(wheel()[1] as never, "prussia")).toBe("drill");
  expect(slotOf(wheel()[0] as never, "russia")).toBe("leadership");
});

test("Drill stands at the top of the wheel", () => {
  expect(spot("drill", 0.3)).toEqual({ left: "50.00%", top: "20.00%" });
});
