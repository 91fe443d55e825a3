import { expect, test } from "vitest";
import type { EventRow } from "../../lib/api/types";
import type { Telling } from "../../lib/table/log";
import { boardsOf, chaptersOf } from "./chapters";

const TELLING: Telling = { levels: { turn: "turn" }, silent: new Set(), move: { message: "m", who: "w", from: "f", to: "t" } };
const event = (seq: number, step: number, kind: string): EventRow => ({ seq, step, kind, message_id: kind, fields: { seq } });
const COURSE = [event(1, 0, "dealt"), event(2, 1, "turn"), event(3, 2, "fought"), event(4, 5, "turn"), event(5, 7, "won")];

test("each turn is a chapter that ends before the next one begins, the last one where the match stands", () => {
  const chapters = chaptersOf(COURSE, TELLING, [], 8);

  expect(chapters.map(({ heading, entries, step }) => [heading?.seq ?? null, entries.length, step])).toEqual([
    [null, 1, 0],
    [2, 1, 4],
    [4, 1, 8],
  ]);
});

test("boards stand at the end of turns and where the match turned, or only there, or nowhere", () => {
  const [, first, second] = chaptersOf(COURSE, TELLING, [3, 8], 8);

  expect(first && (["turns", "turning", "none"] as const).map((boards) => boardsOf(first, boards))).toEqual([[3, 4], [3], []]);
  expect(second && boardsOf(second, "turns")).toEqual([8]);
});

test("where nothing is told the board is shown all the same", () => {
  expect(chaptersOf([], TELLING, [], 3).map((chapter) => boardsOf(chapter, "turns"))).toEqual([[3]]);
});
