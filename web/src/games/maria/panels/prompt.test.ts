import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { action, piece, show, table } from "../decisions/testing";
import type { MariaDecision } from "../protocol";
import { hints } from "../logic/hints.svelte";
import Prompt from "./Prompt.svelte";

const ASKED = { seat: "frederick", version: 1, rule: "X-1.1" };

function ask(decision: object): void {
  const seen = { pieces: [piece("prussia-1", "liegnitz")], hands: { prussia: [] } };
  show(Prompt, {}, table({ ...ASKED, ...decision } as unknown as MariaDecision, [action("end", "end")], seen));
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await language.start();
  await language.need("maria");
});

afterEach(cleanup);

test("every question tells what one can do", () => {
  ask({ kind: "pick_piece" });

  expect(screen.getByRole("heading", { name: "Which piece moves next?" })).toBeTruthy();
  expect(screen.getByText("What can I do?")).toBeTruthy();
  expect(screen.getByText(/^Generals 3 cities, trains 2/)).toBeTruthy();
});

test("who waits is told why his answers were not all played", () => {
  const opened = table(null, [], {});
  opened.play.session.ending = { rule: "X-5.1", message_id: "core-batch-asked", arguments: {} };
  show(Prompt, {}, opened);

  expect(screen.getByRole("status").textContent).toContain("somebody else is asked first");
});

test("a whole division is asked for at once, not general by general", () => {
  ask({ kind: "divide_troops", power: "prussia", general: "prussia-1", total: 8, minimum: 1 });

  expect(screen.getByRole("heading", { name: "How do you divide your troops?" })).toBeTruthy();
  expect(screen.queryByText(/for Friedrich/)).toBeNull();
});

test("who never played is told what a good answer is, and with the first what the game is about", () => {
  localStorage.clear();
  hints.on = true;
  ask({ kind: "pick_piece" });

  expect(screen.getByText(/^Press a piece, then where it shall go/)).toBeTruthy();
  expect(screen.getByText(/^The introductory game is about fortresses/)).toBeTruthy();
});

test("beside a teacher nobody else gives hints", () => {
  hints.on = true;
  const asked = { ...ASKED, kind: "pick_piece" } as unknown as MariaDecision;
  const opened = table(asked, [action("end", "end")], { pieces: [piece("prussia-1", "liegnitz")], hands: { prussia: [] } });
  opened.play.taught = true;
  show(Prompt, {}, opened);

  expect(screen.queryByText(/^Press a piece, then where it shall go/)).toBeNull();
});
