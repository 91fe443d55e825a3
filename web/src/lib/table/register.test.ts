import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { PLAY } from "./play.svelte";
import Register from "./Register.svelte";

afterEach(cleanup);

function open(live = true): ReturnType<typeof vi.fn> {
  const explain = vi.fn();
  const play = { live, explain, name: (id: string) => id.toUpperCase() };
  const rows = [
    { name: "city:brno", cells: ["Austria", 3] },
    { name: "hussar:1", asked: false, cells: ["Austria", null] },
  ];
  render(Register, { props: { title: "Cities", columns: ["City", "Power", "Troops"], rows }, context: new Map([[PLAY, play]]) });
  return explain;
}

test("a list is a table under its title, with a head for each line", () => {
  open();

  const table = screen.getByRole("table", { name: "Cities" });
  expect(within(table).getAllByRole("rowheader")).toHaveLength(2);
  expect(within(table).getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["Austria", "3", "Austria", ""]);
});

test("pressing a thing asks about it", async () => {
  const explain = open();

  await userEvent.click(screen.getByRole("button", { name: "CITY:BRNO" }));

  expect(explain).toHaveBeenCalledWith("city:brno");
  expect(screen.queryByRole("button", { name: "HUSSAR:1" })).toBeNull();
});

test("in a replay nothing is asked", () => {
  open(false);

  expect(screen.queryByRole("button")).toBeNull();
});
