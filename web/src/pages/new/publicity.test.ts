import { expect, test } from "vitest";
import { PRIVATE, published, sensible, wishOf } from "./publicity";

const seats = { a: { control: "device" as const, name: "Ada" }, b: { control: "bot" as const, name: "" }, c: { control: "link" as const, name: "" } };

test("at a public table all seats but the first are open", () => {
  expect(Object.values(published(seats, true)).map(({ control }) => control)).toEqual(["device", "open", "open"]);
});

test("at a private table whoever would have found a seat gets a link", () => {
  expect(Object.values(published(published(seats, true), false)).map(({ control }) => control)).toEqual(["device", "link", "link"]);
});

test("of a private table nothing else is asked", () => {
  expect(wishOf({ ...PRIVATE, members: true, language: "pl", least: 5 })).toEqual({});
});

test("no language is any", () => {
  expect(wishOf({ ...PRIVATE, public: true }).language).toBeNull();
});

test("ratings begin below where they end", () => {
  expect([sensible({ ...PRIVATE, least: 5 }), sensible({ ...PRIVATE, least: 5, most: 4 })]).toEqual([true, false]);
});
