import { expect, test } from "vitest";
import { readRoute } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new/toy", { page: "new", game: "toy" }],
  ["/new", { page: "new", game: "" }],
  ["/table/FWw_7k-x", { page: "table", id: "FWw_7k-x" }],
  ["/table/FWw_7k-x/replay", { page: "replay", id: "FWw_7k-x" }],
  ["/rules/toy", { page: "rules", game: "toy" }],
  ["/account", { page: "account", part: "" }],
  ["/account/reset", { page: "account", part: "reset" }],
  ["/rules", { page: "rules", game: "" }],
  ["/table/", { page: "missing" }],
  ["/nowhere", { page: "missing" }],
])("%s leads to its page", (path, route) => {
  expect(readRoute(path)).toEqual(route);
});
