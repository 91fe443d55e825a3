import { expect, test } from "vitest";
import { regional } from "./i18n.svelte";

test.each([
  ["en", ["en-US", "en"], "en-US"],
  ["en", ["pl", "en-AU", "en-US"], "en-AU"],
  ["en", ["en"], "en-GB"],
  ["en", ["pl-PL"], "en-GB"],
  ["pl", ["en-US"], "pl"],
])("dates on a page in %s for a reader of %j are written as in %s", (shown, wished, locale) => {
  expect(regional(shown, wished)).toBe(locale);
});
