import { beforeEach, expect, test } from "vitest";
import { markRead, unread } from "./unread";

const message = (sender: string) => ({ sender, readers: [], text: "", when: 0 });

beforeEach(() => {
  localStorage.clear();
});

test("one's own words are read", () => {
  expect(unread("t", "prussia", [message("prussia"), message("france"), message("austria")])).toBe(2);
});

test("what was looked at is read, for that seat alone", () => {
  const said = [message("france"), message("austria"), message("france")];
  markRead("t", "prussia", 2);

  expect(unread("t", "prussia", said)).toBe(1);
  expect(unread("t", "russia", said)).toBe(3);
});
