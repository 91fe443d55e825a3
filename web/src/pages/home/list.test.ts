import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TableLine } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import TableList from "./TableList.svelte";

const seat = (id: string, name: string, mine = false): Partial<TableLine["seats"][number]> => ({
  seat: id, name, mine, bot: null, taken: true,
}); // prettier-ignore

const table = {
  id: "x", name: "Sunday", game: "maria", scenario: "introductory", created: 0, updated: 1_000, begun: true,
  unplayable: null, over: false, mine: ["frederick"], waiting: ["louis"], acting: [],
  seats: [seat("maria_theresa", ""), seat("frederick", "", true), seat("louis", "Anna")],
} as unknown as TableLine; // prettier-ignore

beforeAll(async () => {
  await language.start();
  await language.need("maria");
});

afterEach(cleanup);

test("a table tells with whom it is played, whose turn it is and how long ago the last move was", () => {
  render(TableList, { tables: [table], now: 1_000 + 3 * 3_600 });

  const told = screen.getByRole("listitem").textContent;
  expect(told).toContain("You as Frederick, with Maria Theresa and Anna (Louis XV)");
  expect(told).toContain("Turn of Anna (Louis XV)");
  expect(told).toContain("Last move 3 hours ago");
});
