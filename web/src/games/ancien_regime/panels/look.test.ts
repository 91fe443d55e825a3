/** Powers and territories looked at more closely, and the time of waiting. */
import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { general, land, show, table, type Opened, type Seen } from "../decisions/testing";
import { powerScene } from "../logic/toMap";
import { nextAction } from "../wheel/turns";
import LandCard from "./LandCard.svelte";
import PowerCard from "./PowerCard.svelte";
import Race from "./Race.svelte";

const ARMIES: Seen = {
  seats: { prussia: ["prussia"], austria: ["austria"] },
  standing: [
    { power: "prussia", seat: "prussia", influence: 7, missing: 18 },
    { power: "austria", seat: "austria", influence: 3, missing: 22 },
  ],
  generals: [
    general("prussia-1", "berlin", 3),
    general("prussia-2", "silesia", 1),
    general("france-1", "bavaria", 2),
    general("austria-1", "bohemia", 2),
    general("austria-2", "moravia", 1),
    general("austria-3", "wien", 0),
  ],
  lands: [
    land("silesia", { control: "prussia", garrison: "prussia", generals: ["prussia-2"] }),
    land("bohemia", { control: "austria", generals: ["austria-1"], strength: 3 }),
  ],
  control: { berlin: "prussia", silesia: "prussia", bohemia: "austria" },
  worth: { saxonia: "influence" },
  powers: { ottoman: { minor: true, controller: null } },
};

function seen(): Opened {
  const opened = table(null, [], ARMIES);
  const seat = { seat: "austria", bot: null, name: "Maria", powers: ["austria"], mine: false };
  Object.assign(opened.play.table, { seats: [seat] });
  return opened;
}

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});

afterEach(cleanup);

test("a power is pointed out by its ground and its generals", () => {
  const { marks = {}, pieceMarks = {} } = powerScene(seen().play, "prussia");

  expect(Object.keys(marks)).toEqual(expect.arrayContaining(["berlin", "silesia"]));
  expect(Object.keys(marks)).not.toContain("bohemia");
  expect(Object.keys(pieceMarks)).toEqual(["prussia-1", "prussia-2"]);
});

test("a press on a shield looks at its power until the next one, or Escape", async () => {
  const opened = seen();
  show(Race, {}, opened);

  const own = screen.getByRole("button", { name: /^Prussia: 7 of 25 Influence Yours/ });
  await userEvent.click(own);
  await userEvent.unhover(own);
  expect([opened.play.looked, own.getAttribute("aria-pressed")]).toEqual(["prussia", "true"]);

  await userEvent.click(screen.getByRole("button", { name: /^Ottoman Empire: a minor power/ }));
  expect(opened.play.looked).toBe("ottoman");
  await userEvent.keyboard("{Escape}");
  expect(opened.play.looked).toBeNull();
});

test("the card of a power tells who plays it and how it stands to the reader's", () => {
  show(PowerCard, { power: "austria" as const }, seen());

  expect(screen.getByText(/British Coalition/).textContent).toContain("Maria");
  expect(screen.getByText("At war with you")).toBeTruthy();
  expect(screen.getByText("Units").nextElementSibling?.textContent).toBe("3");
});

test("the card of a territory tells its neighbours and what a garrison there would bring", () => {
  show(LandCard, { id: "saxonia" }, seen());

  expect(screen.getByText(/^Borders: .*Bohemia/)).toBeTruthy();
  expect(screen.getByText(/^A garrison of yours here: \d+ Influence at Extend Influence/)).toBeTruthy();
});

test.each([
  { state: "waiting" as const, next: [0, "movement"] },
  { state: "done" as const, next: [1, "drill"] },
])("who waits knows what he does next: $next, for his action is $state", ({ state, next }) => {
  const { play } = table(null, [], { slots: [{ slot: "movement", power: "prussia", state }] });

  expect(nextAction(play.seen, "prussia")).toEqual(next);
});
