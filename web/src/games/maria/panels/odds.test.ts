import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Fields, Odds } from "../../../lib/api/types";
import { language } from "../../../lib/i18n/i18n.svelte";
import ThreatCard from "../../../lib/odds/ThreatCard.svelte";
import Weigh from "../../../lib/odds/Weigh.svelte";
import { action, piece, show, table } from "../decisions/testing";
import { threatOf } from "../logic/threat";
import HandOdds from "./HandOdds.svelte";

const odds = vi.hoisted(() => vi.fn<(table: string, seat: string, action: string) => Promise<unknown>>());
const look = vi.hoisted(() => vi.fn<(table: string, target: string) => Promise<unknown>>());
vi.mock("../../../lib/api/client", () => ({ api: { odds, look } }));

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

beforeEach(() => {
  odds.mockReset();
  look.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(cleanup);

const chance = (cases: number, of: number, id: string, fields: Fields = {}) => ({ cases, of, id, fields });
const held = (...cases: number[]) => ({
  id: "held",
  rule: "X-11.8",
  who: "power:prussia",
  row: "suit:clubs",
  faces: 10,
  chances: cases.map((one, count) => chance(one, 10, "held", { count })),
});
const bringing = (results: ReturnType<typeof chance>[], ...rolls: ReturnType<typeof held>[]): Odds =>
  ({ kind: "chances", rolls, results, reason: null }) as unknown as Odds;

const tell = (id: string, fields: Fields): string => [id, ...Object.values(fields).map((one) => JSON.stringify(one))].join(" ");
const options = [
  { id: "c3", label: "three" },
  { id: "c5", label: "five" },
];

async function weigh(): Promise<void> {
  show(Weigh, { options, tell }, table(null, [action("play", "c3"), action("play", "c5")], {}));
  await userEvent.click(screen.getByText("The chances, card by card"));
}

test("what each card may bring is asked for when it is unfolded, and what is unknown of all is told once", async () => {
  odds.mockResolvedValueOnce(bringing([chance(1, 4, "short"), chance(3, 4, "ahead")], held(4, 6)));
  odds.mockResolvedValueOnce(bringing([chance(4, 4, "short")], held(4, 6)));
  await weigh();

  expect(await screen.findByText("five:")).toBeTruthy();
  expect(odds.mock.calls.map(([, , id]) => id)).toEqual(["c3", "c5"]);
  expect(screen.getByText("75 %")).toBeTruthy();
  expect(screen.getAllByText(/^roll-held/)).toHaveLength(1);
});

test("what is unknown of one answer alone stands with it", async () => {
  odds.mockResolvedValueOnce(bringing([chance(4, 4, "short")], held(4, 6)));
  odds.mockResolvedValueOnce(bringing([chance(4, 4, "short")], held(5, 5)));
  await weigh();

  await screen.findByText("five:");
  expect(screen.getAllByText(/^roll-held/)).toHaveLength(2);
});

test("where no chance can be told that is said", async () => {
  odds.mockResolvedValue({ kind: "certain", rolls: [], results: [], reason: null });
  await weigh();

  expect(await screen.findByText("No chance can be told here.")).toBeTruthy();
});

const REACH: Fields = {
  rule: "X-10.2",
  generals: [{ general: "austria-1", city: "praha", least: 2, most: 5 }],
  places: [{ city: "kolin", by: [{ general: "austria-1", steps: 3 }, { general: "austria-2", steps: 1 }] }],
  attacks: [
    { general: "prussia-1", city: "liegnitz", least: 4, most: 4, by: [{ general: "austria-1", steps: 2 }] },
    { general: "france-1", city: "ulm", least: 1, most: 8, by: [{ general: "austria-1", steps: 2 }] },
  ],
};
const seen = { seat: "frederick" as const, pieces: [piece("prussia-1", "liegnitz"), piece("france-1", "ulm")] };

test("cities that enemies reach have the fewest steps, own generals who could be attacked a sign", () => {
  const { play } = table(null, [], seen);
  const found = threatOf(play, REACH);

  expect(found.scene.marks).toEqual({ kolin: { kind: "reached", steps: 1 }, liegnitz: { kind: "attacked" } });
  expect(found.lines).toEqual([
    { place: "liegnitz", text: expect.stringContaining("4 troops") as string, by: [expect.stringContaining("in 2 steps: 2 to 5 troops") as string] },
  ]);
});

test("the card beside the map names whom it concerns, and shows him", async () => {
  look.mockResolvedValue({ fields: REACH });
  const opened = table(null, [], seen);
  const shown = vi.fn();
  opened.play.map = { show: shown } as unknown as NonNullable<typeof opened.play.map>;
  show(ThreatCard, {}, opened);
  await opened.play.toggleThreat();

  expect(await screen.findByText("In danger: 1 of yours")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Liegnitz/ }));
  expect(shown).toHaveBeenCalledWith("liegnitz");
  await userEvent.click(screen.getByRole("button", { name: "Close the reach of the enemies" }));
  expect(screen.queryByText("In danger: 1 of yours")).toBeNull();
});

test("before the pieces stand the card says that nothing can be told", async () => {
  const opened = table(null, [], seen);
  show(ThreatCard, {}, opened);
  vi.spyOn(opened.play, "look").mockResolvedValue(null);
  await opened.play.toggleThreat();

  expect(await screen.findByText("This cannot be told before all pieces stand ready.")).toBeTruthy();
});

test("over a small map the card begins folded", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  look.mockResolvedValue({ fields: REACH });
  const opened = table(null, [], seen);
  show(ThreatCard, {}, opened);
  await opened.play.toggleThreat();

  expect((await screen.findByText("In danger: 1 of yours")).closest("details")).toHaveProperty("open", false);
});

test("what a hand may hold is told by suit, with the cards that have not been seen", async () => {
  const suit = { suit: "spades", left: [10, 7], of: 10, counts: [{ count: 0, cases: 4 }, { count: 1, cases: 6 }] };
  look.mockResolvedValue({ fields: { power: "austria", suits: [suit] } });
  show(HandOdds, { power: "austria" as const }, table(null, [], {}));
  await userEvent.click(screen.getByText("What Austria may hold"));

  expect(await screen.findByText("10 7")).toBeTruthy();
  expect(screen.getByText("60 %")).toBeTruthy();
  expect(look.mock.calls[0]?.[1]).toBe("cards:austria");
});
