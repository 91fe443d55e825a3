import { expect, test } from "vitest";
import type { EventRow } from "../api/types";
import { following, NO_PAST } from "./past";

const event = (seq: number, step: number): EventRow => ({ seq, step, kind: "x", message_id: "x", fields: {} });

test("events of a study follow those of its table, without what its position tells of itself", () => {
  const past = { events: [event(3, 1), event(4, 2)], step: 2 };

  const all = following(past, [event(0, 0), event(1, 1), event(2, 2)]);

  expect(all.map(({ seq, step }) => [seq, step])).toEqual([[3, 1], [4, 2], [5, 3], [6, 4]]);
});

test("a study without a past keeps its events as they are", () => {
  const events = [event(0, 0), event(1, 1)];

  expect(following(NO_PAST, events)).toEqual(events);
});
