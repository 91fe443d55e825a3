/** First steps are told to those who never played, once for each kind of question. */
import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { action, show, table, type Opened } from "../decisions/testing";
import { hints } from "../logic/hints.svelte";
import type { AncienRegimeDecision } from "../protocol";
import FirstSteps from "./FirstSteps.svelte";

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

/** How wide the screen is, as far as the page asks. */
function screenIs(narrow: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

beforeEach(() => {
  screenIs(false);
  hints.on = true;
});

function ask(kind: string): Opened {
  cleanup();
  const decision = { kind, seat: "prussia", version: 1, rule: "X-1.1", power: "prussia" } as unknown as AncienRegimeDecision;
  const opened = table(decision, [action("end", "end")], {});
  show(FirstSteps, {}, opened);
  return opened;
}

const tells = (part: RegExp): boolean => screen.queryByText(part) !== null;

test("the first question of all also tells how one wins", () => {
  ask("mobilise");

  expect([tells(/^Whoever first has 25 Influence wins/), tells(/^What is left over is lost/)]).toEqual([true, true]);
});

test("a hint is told until its question has been answered once, in this browser", () => {
  ask("mobilise");
  hints.answered("mobilise");
  ask("mobilise");
  expect(tells(/^What is left over is lost/)).toBe(false);
  ask("lead");

  expect([tells(/^Put generals/), tells(/^Whoever first/), localStorage.getItem("pragmatica.coalitions-hints")]).toEqual([
    true,
    false,
    "mobilise",
  ]);
});

test.each([
  { asked: null, told: true, then: "others are asked after it" },
  { asked: "the same", told: false, then: "the page is left before it is answered" },
])("a question's hint has served ($told) when $then", async ({ asked, told }) => {
  const { play } = ask("mobilise");
  if (asked === null) Object.assign(play.session, { table: { ...play.table, view: { ...play.table.view, decision: null } } });
  cleanup();
  await Promise.resolve();
  ask("mobilise");

  expect(tells(/^What is left over is lost/)).toBe(!told);
});

test("all hints can be silenced for good", async () => {
  ask("mobilise");
  await userEvent.click(screen.getByRole("button", { name: "No more hints" }));
  ask("lead");

  expect(screen.queryByRole("complementary")).toBeNull();
  expect(localStorage.getItem("pragmatica.coalitions-hints")).toBe("off");
});

test("questions that need no advice get none", () => {
  ask("hand_limit");

  expect(screen.queryByRole("complementary")).toBeNull();
});

test.each([
  { narrow: false, open: true },
  { narrow: true, open: false },
])("where the screen is narrow ($narrow) the hint is folded, so that the answers are in sight", ({ narrow, open }) => {
  screenIs(narrow);
  ask("mobilise");

  expect(screen.getByRole("group").hasAttribute("open")).toBe(open);
});
