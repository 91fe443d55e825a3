import { expect, test } from "vitest";
import boardText from "../../../../../src/pragmatica/maria/data/board.json?raw";
import type { BoardFile } from "../logic/board";
import { leaders, margin, standings, winterTotals } from "./points";
import { almanac, changeOf, choosers, leftmost, rest, trackOf, waysOf } from "./politics";
import { halfOf } from "./terms";
import { realm, space } from "./testing";

const file = JSON.parse(boardText) as BoardFile;
const [saxony, russia, italy] = [trackOf(file, "saxony"), trackOf(file, "russia"), trackOf(file, "italy")];

test("a marker stops at the ends of its track", () => {
  expect([rest(italy, 5, 2, 0), rest(italy, 1, -3, 0), rest(italy, 3, 1, 0)]).toEqual([6, 0, 4]);
});

test("Saxony's marker does not come back to Prussia's side, unless the option allows it", () => {
  expect(leftmost(saxony, "prussian_ally", false)).toBe(0);
  expect(leftmost(saxony, "neutral", false)).toBe(3);
  expect(leftmost(saxony, "austrian_ally", true)).toBe(0);
  expect(leftmost(russia, "neutral", false)).toBe(0);
});

test("an icon that both fields have simply goes on", () => {
  const change = changeOf(russia, 2, 3);

  expect(change.begins.map((sign) => sign.type)).toEqual(["tc_penalty"]);
  expect(change.ends).toEqual([]);
});

test("a victory marker in Italy stays until the marker is at its start or beyond", () => {
  const ended = (from: number, to: number): string[] => changeOf(italy, from, to).ends.map((sign) => sign.type);

  expect(ended(6, 5)).toEqual([]);
  expect(ended(6, 3)).toContain("vp");
});

test("a change of Saxony's status is told", () => {
  expect(changeOf(saxony, 2, 3).status).toBe("neutral");
  expect(changeOf(saxony, 3, 4).status).toBeNull();
});

test("an arrow either way offers both", () => {
  expect(waysOf({ track: "italy", steps: 1, direction: "either" })).toEqual(["left", "right"]);
});

test("most influence chooses first, of equals the one further right, and nobody without cards", () => {
  const display = [
    space("prussia", ["d1-hearts-3"], 3),
    space("france", ["d1-hearts-9"], 9),
    space("pragmatic"),
    space("austria", ["d1-hearts-3"], 3),
  ];

  expect(choosers(realm({ display }))).toEqual(["france", "austria", "prussia"]);
});

test("all cards stand in the year in which they come, the election apart", () => {
  const years = almanac(file, realm());

  expect(years.map(({ year, cards }) => [year, cards.length])).toEqual([
    [1741, 6],
    [1742, 6],
    [1743, 6],
    [1744, 6],
  ]);
  expect(years[0]?.cards.map(({ state }) => state)).toEqual(["undrawn", "used", "open", "undrawn", "open", "used"]);
});

test("who has the fewest markers left leads, by how many fewer than the next", () => {
  const { pools } = realm();

  expect([leaders(pools), margin(pools)]).toEqual([["austria"], 5]);
  expect(standings(pools).map(({ power }) => power)).toEqual(["austria", "pragmatic", "prussia", "france"]);
});

test("several may lead together", () => {
  const pools = realm().pools.map((pool) => ({ ...pool, pool: 4 }));

  expect([leaders(pools).length, margin(pools)]).toEqual([4, 0]);
});

test("winter scores are summed only when they have been opened", () => {
  const scores = { prussia: 9, france: 8, pragmatic: 8, austria: 3 };
  const winters = [3, 6].map((turn) => ({ turn, scores }));

  expect(winterTotals(realm({ winters }))?.get("prussia")).toBe(18);
  expect(winterTotals(realm({ winters: [{ turn: 3, scores: null }] }))).toBeNull();
  expect(winterTotals(realm())).toBeNull();
});

test("half of the markers lie aside, rounded by the option", () => {
  expect([halfOf(5, false), halfOf(5, true)]).toEqual([3, 2]);
});
