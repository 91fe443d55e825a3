import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventRow } from "../api/types";
import { NO_WORDS } from "../rules/words";
import { logEntries, type LogEntry, type Telling } from "./log";
import Log from "./Log.svelte";
import { PLAY } from "./play.svelte";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class {
    observe = vi.fn();
    disconnect = vi.fn();
  });
});

afterEach(cleanup);

const BARE: Telling = { levels: {}, silent: new Set(), move: { message: "moved", who: "", from: "", to: "" } };

test("an entry has the rule of its event", () => {
  const entries = logEntries(
    [
      { seq: 1, step: 1, kind: "drawn", message_id: "m", fields: {}, rule: "X-2.1" },
      { seq: 2, step: 1, kind: "seat-taken", message_id: "m", fields: {} },
    ],
    BARE,
  );

  expect(entries.map(({ rule }) => rule)).toEqual(["X-2.1", null]);
});

test("the steps of several who go together are one entry for each", () => {
  const telling: Telling = { ...BARE, move: { message: "moved", who: "unit", from: "from", to: "to" } };
  const steps = [["a", "1", "2"], ["b", "1", "2"], ["a", "2", "3"], ["b", "2", "3"]] as const;

  const entries = logEntries(
    steps.map(([unit, from, to], seq): EventRow => ({ seq, step: 1, kind: "moved", message_id: "m", fields: { unit, from, to } })),
    telling,
  );

  expect(entries.map(({ fields }) => fields["route"])).toEqual([["1", "2", "3"], ["1", "2", "3"]]);
});

test("a move of several steps is complete with its last one", () => {
  const telling: Telling = { ...BARE, move: { message: "moved", who: "unit", from: "from", to: "to" } };
  const moved = (step: number, from: string, to: string): EventRow =>
    ({ seq: step, step, kind: "moved", message_id: "m", fields: { unit: "a", from, to } });

  expect(logEntries([moved(4, "1", "2"), moved(5, "2", "3")], telling)).toEqual([expect.objectContaining({ step: 4, until: 5 })]);
});

test("the same several times in a row is one entry, counted", () => {
  const drawn = (power: string, seq: number): EventRow =>
    ({ seq, step: seq, kind: "no-cards", message_id: "m", fields: { power } });

  const entries = logEntries([drawn("power:spain", 1), drawn("power:spain", 2), drawn("power:france", 3)], BARE);

  expect(entries.map(({ times }) => times)).toEqual([2, 1]);
});

const entry = (message: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seq: 1,
  step: 1,
  until: 1,
  kind: "x",
  message,
  fields: {},
  level: "event",
  rule: "X-7.1",
  why: null,
  times: 1,
  ...more,
});

/** A log of three lines, of which the second has a place on the map; the last of them has the keyboard. */
function open(since = 0): { onshow: ReturnType<typeof vi.fn>; onpoint: ReturnType<typeof vi.fn>; play: { rule: string | null } } {
  const [onshow, onpoint, play] = [vi.fn(), vi.fn(), { rule: null, text: (id: string) => id, words: NO_WORDS }];
  const entries = [entry("first"), entry("second", { fields: { city: "city:brno" } }), entry("third", { step: 2 })];
  const places = ({ fields }: LogEntry): string[] => (fields["city"] === undefined ? [] : ["brno"]);
  render(Log, { props: { entries, since, places, onshow, onpoint }, context: new Map([[PLAY, play]]) });
  screen.getByText("third").focus();
  return { onshow, onpoint, play };
}

test("the log is one tab stop, at its latest line", async () => {
  open();
  screen.getByText("third").blur();

  await userEvent.tab();

  expect(document.activeElement?.textContent.trim()).toBe("third");
});

test("the arrows go from line to line, Home and End to the first and the last", async () => {
  open();
  const walked: string[] = [];

  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "End", "Home"]) {
    await userEvent.keyboard(`{${key}}`);
    walked.push(document.activeElement?.textContent.trim() ?? "");
  }

  expect(walked).toEqual(["second", "first", "first", "second", "third", "first"]);
});

test("Enter on a line shows its place, and the line is pointed out on the map", async () => {
  const { onshow, onpoint } = open();

  await userEvent.keyboard("{ArrowUp}{Enter}");

  expect(onshow).toHaveBeenCalledWith("brno");
  expect(onpoint).toHaveBeenLastCalledWith(expect.objectContaining({ message: "second" }));
});

test("the rule of a line is to its right", async () => {
  const { play } = open();

  await userEvent.keyboard("{ArrowUp}{ArrowRight}{Enter}");

  expect(play.rule).toBe("X-7.1");
});

test("what the pointer is on is pointed out on the map until it leaves", async () => {
  const { onpoint } = open();

  await fireEvent.pointerOver(screen.getByText("first"));
  await fireEvent.pointerLeave(screen.getByRole("log"));

  expect(onpoint.mock.calls.slice(-2)).toEqual([[expect.objectContaining({ message: "first" })], [null]]);
});

test("the lines are a list", () => {
  open();

  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

test.each([
  { since: 1, lines: ["first", "second", "news", "third"] },
  { since: 2, lines: ["first", "second", "third"] },
])("what came after step $since is told apart", ({ since, lines }) => {
  open(since);

  const told = screen
    .getAllByRole("listitem")
    .map((one) => (one.matches(".news") ? "news" : one.querySelector(".line")?.textContent.trim()));
  expect(told).toEqual(lines);
});
