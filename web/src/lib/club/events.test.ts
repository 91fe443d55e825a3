import { expect, test } from "vitest";
import type { ClubEvent } from "../api/types";
import { ownTable, pointsText } from "./events";

test.each([
  [0, "0"],
  [1, "½"],
  [2, "1"],
  [5, "2½"],
])("%d halves are told as %s", (halves, text) => {
  expect(pointsText(halves)).toBe(text);
});

test("one's own table is that of the latest round which is not over", () => {
  const pairing = { number: 1, table: "t", entries: [1, 2], points: [], how: "" as const };
  const round = (how: "" | "played"): ClubEvent["rounds"][number] => ({
    number: 1,
    begun: 0,
    until: null,
    ended: null,
    pairings: [{ ...pairing, how }],
  });
  const event = { me: 2, line: { state: "running" }, rounds: [round("")] } as unknown as ClubEvent;

  expect(ownTable(event)?.table).toBe("t");
  expect(ownTable({ ...event, me: 3 })).toBeNull();
  expect(ownTable({ ...event, rounds: [round("played")] })).toBeNull();
});
