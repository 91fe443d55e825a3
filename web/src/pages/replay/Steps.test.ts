import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../lib/i18n/i18n.svelte";
import type { Jump, JumpKind } from "../../lib/playback/jumps";
import { Walk } from "../../lib/playback/walk.svelte";
import { addressOf, EVERYTHING, readWanted } from "./address";
import Steps from "./Steps.svelte";

beforeAll(async () => {
  await language.start();
});

afterEach(cleanup);

const jump = (step: number, kind: JumpKind): Jump => ({ step, seq: step, kind, isStage: false, message: "", fields: {} });

/** The means of a replay of nine steps at one of them; tells where it goes and whose eyes it takes. */
function shown(at: number, jumps: readonly Jump[] = [], seats: readonly string[] = []) {
  const [onstep, onseat] = [vi.fn(), vi.fn()];
  const walk = new Walk({ last: () => 9, onstep }, at);
  render(Steps, { table: "t", walk, jumps, seats, seat: "spectator", onseat });
  return { onstep, onseat };
}

test.each([
  [9, [[0]]],
  [4, []],
])("Play at step %i of 9 goes first to %j", async (step, gone) => {
  const { onstep } = shown(step);

  await userEvent.click(screen.getByRole("button", { name: "Play" }));

  expect(onstep.mock.calls).toEqual(gone);
});

test("one goes by turns and battles, as far as there are any", async () => {
  const { onstep } = shown(4, [jump(2, "turn"), jump(6, "turn"), jump(8, "battle")]);

  await userEvent.keyboard("]");
  await userEvent.click(screen.getByRole("button", { name: "Previous turn" }));
  await userEvent.keyboard(">");

  expect(onstep.mock.calls).toEqual([[6], [2], [8]]);
  expect(screen.queryByRole("group", { name: "Phase" })).toBeNull();
});

test("all secrets are opened and closed by one button, which leads back to the eyes one had", async () => {
  const { onseat } = shown(4, [], ["north", "spectator", EVERYTHING]);

  await userEvent.click(screen.getByRole("button", { name: "All secrets open" }));

  expect(onseat.mock.calls).toEqual([[EVERYTHING]]);
});

test("while the game is played there is no such button", () => {
  shown(4, [], ["north", "spectator"]);

  expect(screen.queryByRole("button", { name: "All secrets open" })).toBeNull();
});

test("an address tells step and eyes, and is read back", () => {
  const wanted = { step: 17, eyes: EVERYTHING };

  expect(readWanted(addressOf("abc", wanted).replace(/^[^#]*/, ""))).toEqual(wanted);
  expect(readWanted("#step=x")).toEqual({ step: null, eyes: undefined });
});
