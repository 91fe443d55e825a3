import { expect, test } from "vitest";
import boardText from "../../../../../src/pragmatica/maria/data/board.json?raw";
import type { BoardFile } from "../logic/board";
import { almanac, changeOf, trackOf, waysOf } from "./politics";
import { realm, spot } from "./testing";

const file = JSON.parse(boardText) as BoardFile;

test("what the server says of a field is told in the signs that are printed there", () => {
  const russia = trackOf(file, "russia");
  const types = (to: number): unknown => {
    const { begins, ends } = changeOf(russia, spot("russia", "rus3"), to);
    return [begins, ends].map((signs) => signs.map(({ type }) => type));
  };

  expect(types(3)).toEqual([["tc_penalty"], []]);
  expect(types(1)).toEqual([[], ["expedition"]]);
  expect(changeOf(trackOf(file, "saxony"), spot("saxony", "sax3"), 3).status).toBe("neutral");
});

test("an arrow either way offers both", () => {
  expect(waysOf({ track: "italy", steps: 1, direction: "either" })).toEqual(["left", "right"]);
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
