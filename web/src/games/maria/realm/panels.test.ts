import { cleanup, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/i18n/i18n.svelte";
import { action, piece, show, table, type Seen } from "../decisions/testing";
import type { Realm } from "../protocol";
import Standing from "../panels/Standing.svelte";
import Electors from "./Electors.svelte";
import FreeReduce from "./FreeReduce.svelte";
import Points from "./Points.svelte";
import Politics from "./Politics.svelte";
import PoolBar from "./PoolBar.svelte";
import Saxony from "./Saxony.svelte";
import { realm, space, spot } from "./testing";
import WinterScores from "./WinterScores.svelte";

type Panel = typeof Politics;

function see(panel: Panel, more: Partial<Realm> = {}, seen: Seen = {}): ReturnType<typeof table> {
  const opened = table(null, [], { phase: "politics", pieces: [piece("prussia-4", null)], ...seen, realm: realm(more) });
  show(panel, {}, opened);
  return opened;
}

const text = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
/** The cells of a row, without the letters on the shields. */
const cells = (row: Element): string[] => Array.from(row.children, (cell) => text(cell).replace(/^(P|F|PA|A|B) /, ""));

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

afterEach(cleanup);

test.each([Politics, Points, PoolBar, Electors, Saxony, FreeReduce, WinterScores])(
  "the introductory game shows nothing of it",
  (panel) => {
    const opened = table(null, [], {});
    show(panel, {}, opened);

    expect(text(document.body)).toBe("");
  },
);

test("a card on offer tells whose arms it bears, its arrows and their condition", () => {
  see(Politics);

  const card = document.querySelector<HTMLElement>("[data-political=karl_emanuel]");
  expect(within(card ?? document.body).getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Prussia",
    "France",
    "Pragmatic Army",
    "Austria",
  ]);
  expect(text(card)).toContain("Italy: 1 to the left or right");
  expect(text(card)).toContain("only while Saxony is Prussia’s ally");
});

test("influence is there for all to see, with the order of choice", () => {
  see(Politics, {
    display: [
      space("prussia", ["d1-hearts-9"], 9, { rank: 1 }),
      space("france", [], 0, { placed: true }),
      space("pragmatic", [], 0, { placed: true, card: "d1-clubs-5" }),
      space("austria"),
    ],
  });

  const spaces = Array.from(document.querySelectorAll(".display li"), text);
  expect(spaces[0]).toContain("influence 9 chooses first");
  expect(screen.getByRole("img", { name: "A card, face down" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Your card, face down: 5 of clubs" })).toBeTruthy();
  expect(spaces[3]).toContain("no influence");
});

test("who has named the trump is told, or that it was turned up", () => {
  see(Politics, { victor: "louis" });
  expect(text(document.querySelector(".trump"))).toContain("Named by Louis XV");
  cleanup();
  see(Politics, { victor: null });
  expect(text(document.querySelector(".trump"))).toContain("Turned up from the pile");
  cleanup();
  see(Politics, { victor: "louis" }, { phase: "movement" });
  expect(text(document.querySelector(".trump"))).toContain("names the next one");
});

test("the fields of a track are walked with the arrow keys, each telling what it would change", async () => {
  see(Politics);
  const here = screen.getByRole("button", { name: /^Space 3 of 5, here is the marker: Prussia must keep a general in East Prussia/ });

  here.focus();
  await userEvent.keyboard("{ArrowRight}");

  expect(document.activeElement?.textContent).toContain(
    "If the marker came here: Prussia draws one card fewer a turn.",
  );
  expect(text(document.activeElement?.closest(".track")?.querySelector(".told") ?? null)).toContain("If it came to space 4:");
});

test("what is announced is shown as the field to which the marker is to go", () => {
  see(Politics, { tracks: [spot("saxony", "sax3", 1), spot("russia", "rus3"), spot("italy", "ita4")] });

  expect(screen.getByRole("button", { name: /^Space 4 of 6, here the marker is to go, Saxony is neutral/ })).toBeTruthy();
  expect(screen.getByText("Saxony becomes neutral")).toBeTruthy();
});

test("any political card can be read", async () => {
  see(Politics);

  await userEvent.click(screen.getByRole("button", { name: "Jacobite Rising, gone" }));

  expect(document.querySelector("[data-political=jakobitenaufstand]")).not.toBeNull();
});

test("the points say who leads, and leave closed winter scores closed", () => {
  see(Points, { winters: [{ turn: 3, scores: null }] });

  expect(screen.getByText(/^Austria leads: 3 markers left, 5 fewer than the next\./)).toBeTruthy();
  expect(screen.getByText(/Noted in the winter after turn 3, and closed/)).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Sum" })).toBeNull();
});

test("opened winter scores stand with their sums", () => {
  const scores = { prussia: 9, france: 8, pragmatic: 8, austria: 3 };
  const pools = realm().pools.map((pool) => ({ ...pool, winters: 2 * (scores[pool.power as keyof typeof scores]) }));
  see(WinterScores, { pools, winters: [3, 6].map((turn) => ({ turn, scores })) });

  expect(cells(screen.getByRole("row", { name: /Prussia/ }))).toEqual(["Prussia", "9", "9", "18"]);
});

test("boxes tell whose they are, cards what they changed", () => {
  see(Points, {
    boxes: [
      { box: "electors", owner: "france" },
      { box: "emperor", owner: null },
    ],
    incomes: [
      { power: "france", turn: -1, game: 0 },
      { power: "austria", turn: 0, game: 0 },
    ],
  });

  expect(text(screen.getByText("3 Electors").nextElementSibling)).toMatch(/France For three of/);
  expect(screen.getByText(/^France: −1 this turn/)).toBeTruthy();
  expect(screen.queryByText(/^Austria: 0/)).toBeNull();
});

test("the pools are one line, the leader marked in words too", () => {
  see(PoolBar);

  const line = screen.getByRole("list", { name: "Victory markers left" });
  expect(within(line).getByText("Austria: 3 markers left, in the lead")).toBeTruthy();
});

test("electors are bound, likely or free", () => {
  see(Electors);

  expect(screen.getAllByRole("row").slice(1).map(cells)).toEqual([
    ["Berlin", "Prussia", "free"],
    ["Hannover", "Pragmatic Army", "Francis, bound"],
    ["München", "Bavaria", "free; Charles is likely"],
  ]);
  expect(screen.getByText("2 votes are open. Five elect.")).toBeTruthy();
});

test("an elector that is looked at is shown on the map", async () => {
  const { play } = see(Electors);

  await userEvent.hover(screen.getByText("Berlin"));

  expect(play.overlay.marks).toEqual({ berlin: { kind: "focus" } });
});

test("Saxony's and Prussia's state stand in a line each, with who is away", () => {
  see(Saxony, { saxony: { status: "neutral", left: 4 }, neutral_until: 6, annexed: true });

  expect(screen.getByText(/^Saxony is neutral since turn 4/)).toBeTruthy();
  expect(screen.getByText(/^Prussia is neutral until its stage of turn 6.*Silesia is Prussian\./)).toBeTruthy();
  expect(text(document.querySelector("[data-state=ostpreussen]"))).toContain("Der Alte Dessauer");
  expect(text(document.querySelector("[data-state=empty]"))).toBe("Beside the map nobody is in England.");
});

test("France may reduce at any time while it is offered", async () => {
  const reduction = { cities: ["praha"], aside: 1, back: 0, pool: 11 };
  const { act } = see(FreeReduce, { reduction }, { extra: [action("reduce_now", "reduce")] });

  await userEvent.click(screen.getByText(/^Reduce France’s objectives/));
  expect(screen.getByText(/leaves Praha: 1 set aside, 0 back to the pool\. Left to place: 11 → 11/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Reduce now" }));

  expect(act).toHaveBeenCalledWith(["reduce"]);
});

test.each([Points, Standing])("the train in the box Silesia is there until it is not", (panel) => {
  see(panel, {}, { pieces: [piece("prussia-4", null), piece("prussia-train-2", null, { status: "box" })] });
  expect(text(document.body)).toContain("Train 2 of Prussia waits here for the annexation");
  cleanup();

  see(panel, {}, { pieces: [piece("prussia-4", null), piece("prussia-train-2", "breslau")] });
  expect(text(document.body)).not.toContain("waits here");
});
