import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../lib/i18n/i18n.svelte";
import Steps from "./Steps.svelte";

beforeAll(async () => {
  await language.start();
});

afterEach(cleanup);

test.each([
  [9, [[0]]],
  [4, []],
])("Play at step %i of 9 goes first to %j", async (step, gone) => {
  const onstep = vi.fn();
  render(Steps, { table: "t", step, steps: 9, onstep, seats: [], seat: "spectator", onseat: () => undefined });

  await userEvent.click(screen.getByRole("button", { name: "Play" }));

  expect(onstep.mock.calls).toEqual(gone);
});
