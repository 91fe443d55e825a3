import { expect, test } from "vitest";
import { leads } from "./leads";

test.each([
  ["play-game-advanced.md", "/guide/game-advanced"],
  ["game-board.md#map", "/guide/game-board#map"],
  ["../game-board.md", "/guide/game-board"],
])("a document leads to its page: %s", (href, path) => {
  expect(leads(href)).toEqual({ path, outside: false });
});

test("the world is outside", () => {
  expect(leads("https://example.org/")).toEqual({ path: "https://example.org/", outside: true });
});

test.each(["", "javascript:alert(1)", "http://example.org", "images/table.png", "/api/tables"])("other addresses lead nowhere: %s", (href) => {
  expect(leads(href)).toBeNull();
});
