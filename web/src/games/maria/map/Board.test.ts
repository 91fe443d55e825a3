import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { general, town } from "./sample";
import type { BoardData } from "./types";

const board: BoardData = {
  maps: [{ id: "m", x: -100, y: -100, w: 600, h: 600 }],
  cities: [town("liegnitz", 0, 0), town("breslau", 200, 20), town("glogau", 0, -80)],
  roads: [{ a: "liegnitz", b: "breslau", kind: "main", cross_map: false }],
  sectors: [],
};
const onplace = vi.fn();
const onpiece = vi.fn();

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("ResizeObserver", class {
    observe = vi.fn();
    unobserve = vi.fn();
  });
  onplace.mockClear();
  onpiece.mockClear();
  const pieces = [general("prussia-1", "breslau", 1, true)];
  const nothing = { hussars: [], fortresses: [], electors: [], marks: {}, pieceMarks: {}, lines: [] };
  const label = (id: string): string => id;
  render(Board, { board, maps: ["m"], pieces, ...nothing, focusCity: "liegnitz", label, onplace, onpiece });
  screen.getByRole("application").focus();
});

afterEach(() => {
  cleanup();
});

it("announces the city that an arrow key reaches", async () => {
  await userEvent.keyboard("{ArrowRight}");
  expect(document.querySelector("[aria-live]")?.textContent).toBe("breslau");
});

it("gives the city under the cursor on Enter", async () => {
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(onplace).toHaveBeenCalledWith("glogau");
});

it("gives the piece of the city under the cursor on Space", async () => {
  await userEvent.keyboard("{ArrowRight} ");
  expect(onpiece).toHaveBeenCalledWith("prussia-1");
});

it("is one tab stop before its three buttons", () => {
  const stops = document.querySelectorAll(".board [tabindex='0'], .board button");
  expect(stops).toHaveLength(4);
});

it("tells by a tooltip what the buttons beside the map do", () => {
  const buttons = Array.from(document.querySelectorAll(".zoom button"));
  expect(buttons.map((one) => one.getAttribute("title"))).toEqual(["zoom-in", "zoom-out", "fit"]);
});
