import { beforeAll, expect, test } from "vitest";
import type { Fields } from "../../../lib/api/types";
import { language } from "../../../lib/i18n/i18n.svelte";
import { table } from "../decisions/testing";
import { threatOf } from "./threat";

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

const by = (consents: string[]): Fields => ({ general: "austria-1", steps: 1, kind: "march", consents });
const REACH: Fields = {
  rule: "X-9.70",
  powers: [{ power: "austria", turns: 2 }],
  generals: [{ general: "austria-1", land: "bohemia", strength: 4 }],
  places: [
    { land: "saxonia", by: [by([])] },
    { land: "silesia", by: [by([])] },
    { land: "bavaria", by: [by(["france"])] },
  ],
  attacks: [
    { land: "silesia", holders: { prussia: 2, spain: 1 }, by: [by([])] },
    { land: "bavaria", holders: { france: 1 }, by: [by(["france"])] },
  ],
};

test("ground in reach is marked, that of an attack otherwise, and only own pieces are listed", () => {
  const found = threatOf(table(null, [], {}).play, REACH);

  expect(found.scene.marks).toEqual({ saxonia: { kind: "reached" }, silesia: { kind: "attacked" }, bavaria: { kind: "reached" } });
  expect(found.lines.map(({ place }) => place)).toEqual(["silesia"]);
});

test("it is told how strong both are, when the power moves next, and whose consent it needs", () => {
  const own: Fields = { ...REACH, attacks: [{ land: "silesia", holders: { prussia: 2, spain: 1 }, by: [by([]), by(["france"])] }] };
  const [line] = threatOf(table(null, [], {}).play, own).lines;

  expect(line?.text).toContain("strength 3");
  expect(line?.by[0]).toMatch(/strength 4, in 2 turns$/);
  expect(line?.by[1]).toMatch(/, with the consent of France$/);
});
