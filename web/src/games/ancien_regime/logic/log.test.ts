import { expect, test } from "vitest";
import type { EventRow, Fields } from "../../../lib/api/types";
import { logEntries } from "../../../lib/table/log";
import { TELLING } from "./log";

const event = (seq: number, kind: string, fields: Fields): EventRow =>
  ({ seq, step: seq, kind, fields, message_id: `ancien_regime-event-${kind}` });
const moved = (seq: number, from: string, to: string): EventRow =>
  event(seq, "moved", { general: "general:france-1", from_land: `land:${from}`, to_land: `land:${to}` });

test("the steps of one move are one entry", () => {
  const entries = logEntries([moved(1, "paris", "champagne"), moved(2, "champagne", "lorraine")], TELLING);

  expect(entries.map(({ fields }) => fields["route"])).toEqual([["land:paris", "land:champagne", "land:lorraine"]]);
});

test("another move begins an entry of its own", () => {
  expect(logEntries([moved(1, "paris", "champagne"), moved(2, "picardie", "flandria")], TELLING)).toHaveLength(2);
});

test("what a board update moves says why", () => {
  const [entry] = logEntries([event(1, "garrison-reassigned", { land: "land:wien" })], TELLING);

  expect(entry).toMatchObject({ why: "web-ancien_regime-because-garrison" });
});
