/** First steps are told to those who never played, once for each kind of question. */
import { cleanup, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { language, t } from "../../../lib/i18n/i18n.svelte";
import { end, show, table } from "../decisions/testing";
import { HINTED, hints } from "../logic/hints.svelte";
import type { MollwitzDecision } from "../protocol";
import FirstSteps from "./FirstSteps.svelte";

beforeAll(async () => {
  await language.start();
  await language.need("mollwitz");
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  hints.on = true;
});

function ask(kind: string): void {
  cleanup();
  show(FirstSteps, {}, table({ kind, seat: "prussia", version: 1, rule: "X-1.1" } as unknown as MollwitzDecision, [end]));
}

const tells = (part: RegExp): boolean => screen.queryByText(part) !== null;

test.each(HINTED)("the hint for %s has its words", (kind) => {
  expect(t(`web-mollwitz-hint-${kind}`)).not.toBe(`web-mollwitz-hint-${kind}`);
});

test("the first question of all also tells how a turn goes", () => {
  ask("choose_chit");

  expect([tells(/^A turn goes from chit to chit/), tells(/^Begin with the wing/)]).toEqual([true, true]);
});

test("questions that need no advice get none", () => {
  ask("flee");

  expect(screen.queryByRole("complementary")).toBeNull();
});
