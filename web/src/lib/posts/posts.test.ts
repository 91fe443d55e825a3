import { afterEach, expect, test, vi } from "vitest";
import { badge } from "./badge";
import type { News } from "../api/types";
import { notes, untold } from "./note";
import { spelled } from "./push";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the tab shows how many tables wait, and many as many", () => {
  expect([1, 9, 12].map((count) => />(\d\+?)<\/text>/.exec(decodeURIComponent(badge(count)))?.[1])).toEqual(["1", "9", "9+"]);
});

test("bytes are spelled as addresses have them", () => {
  expect(spelled(new Uint8Array([251, 255, 190, 1]).buffer)).toBe("-_--AQ");
});

test("nothing is noted before the reader has asked for it, whatever the browser lets us do", () => {
  vi.stubGlobal("Notification", { permission: "granted" });
  expect(notes()).toBe(false);

  localStorage.setItem("pragmatica.notes", "yes");
  expect(notes()).toBe(true);
});

test("nothing is noted where the browser does not let us", () => {
  localStorage.setItem("pragmatica.notes", "yes");
  vi.stubGlobal("Notification", { permission: "denied" });

  expect(notes()).toBe(false);
});

const news = (id: string, more: Partial<News> = {}): News => ({ id, kind: "message", text: "A new message", place: "table/x", seen: false, ...more });

test("what has been told once is told no more, by whatever page of the browser", () => {
  expect(untold([news("a"), news("b")]).map(({ id }) => id)).toEqual(["a", "b"]);

  expect(untold([news("b"), news("c")]).map(({ id }) => id)).toEqual(["c"]);
});

test("what the reader has before his eyes is not told, then or later", () => {
  history.replaceState(null, "", "/table/here");
  expect(untold([news("a", { seen: true }), news("b", { place: "table/here" })])).toEqual([]);

  history.replaceState(null, "", "/");
  expect(untold([news("a"), news("b", { place: "table/here" })])).toEqual([]);
});
