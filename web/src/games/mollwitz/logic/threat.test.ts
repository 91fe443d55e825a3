import { beforeAll, expect, test } from "vitest";
import type { Fields } from "../../../lib/api/types";
import { language } from "../../../lib/i18n/i18n.svelte";
import { table } from "../decisions/testing";
import { threatOf } from "./threat";
import { readWay } from "./ways";

beforeAll(async () => {
  await language.start();
  await language.need("mollwitz");
});

test("hexes in reach are marked, those under fire otherwise, and own units under fire are listed", () => {
  const { play } = table(null, []);
  const own = play.seen.units.find(({ side, hex }) => side !== "austria" && hex !== null);
  const foe = play.seen.units.find(({ side, hex }) => side === "austria" && hex !== null);
  if (own?.hex == null || foe === undefined) throw new Error("nobody on the field");
  const fields: Fields = {
    rule: "X-8.1",
    side: "austria",
    places: [{ hex: "0101", units: [foe.id] }],
    fire: [
      { hex: own.hex, units: [foe.id] },
      { hex: "0102", units: [foe.id] },
    ],
  };
  const found = threatOf(play, fields);

  expect(found.scene.marks).toEqual({ "0101": { kind: "reached" }, [own.hex]: { kind: "fire" }, "0102": { kind: "fire" } });
  expect(found.lines.map(({ place, by }) => [place, by.length])).toEqual([[own.hex, 1]]);
});

test("a way tells whose zones it passes and who could fire, on it or at its end, each once", () => {
  const fields: Fields = { hex: "hex:0101", facing: 2, left: 1, meets: [], passes: ["unit:a"], fire: ["unit:b"], fire_on_way: ["unit:b", "unit:c"] };

  expect(readWay({ actions: [], fields })).toMatchObject({ passes: ["a"], fire: ["b", "c"] });
});
