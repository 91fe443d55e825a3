import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../games";
import type { TableLine } from "../../lib/api/types";
import { language, t } from "../../lib/i18n/i18n.svelte";
import TableList from "./TableList.svelte";

const seat = (id: string, name: string, mine = false): Partial<TableLine["seats"][number]> => ({
  seat: id, name, mine, bot: null, taken: true,
}); // prettier-ignore

const [[game, { seats, starts }] = expect.fail("no game")] = GAMES;
const [nameless = "", own = "", friend = ""] = seats;

const table = {
  id: "x", name: "Sunday", game, scenario: starts[0].scenario, created: 0, updated: 1_000, begun: true,
  unplayable: null, over: false, mine: [own], waiting: [friend], acting: [],
  seats: [seat(nameless, ""), seat(own, "", true), seat(friend, "Anna")],
} as unknown as TableLine; // prettier-ignore

beforeAll(async () => {
  await language.start();
  await language.need(game);
});

afterEach(cleanup);

test("a table tells with whom it is played, whose turn it is and how long ago the last move was", () => {
  render(TableList, { tables: [table], now: 1_000 + 3 * 3_600 });

  const told = screen.getByRole("listitem").textContent;
  const anna = `Anna (${t(`seat-${friend}`)})`;
  expect(told).toContain(`You as ${t(`seat-${own}`)}, with ${t(`seat-${nameless}`)} and ${anna}`);
  expect(told).toContain(`Turn of ${anna}`);
  expect(told).toContain("Last move 3 hours ago");
});

test("of finished tables the latest are shown, and the others folded away", () => {
  const over = [1, 2, 3, 4, 5].map((updated) => ({ ...table, id: `over-${updated}`, name: `Old ${updated}`, over: true, updated }));
  render(TableList, { tables: [...over, table], now: 2_000 });

  expect(screen.getAllByRole("listitem").map((one) => one.dataset.table)).toEqual(["x", "over-5", "over-4", "over-3", "over-2", "over-1"]);
  const folded = screen.getByText("2 more that are finished").closest("details");
  expect([...(folded?.querySelectorAll("li") ?? [])].map((one) => one.dataset.table)).toEqual(["over-2", "over-1"]);
  expect(folded?.open).toBe(false);
});
