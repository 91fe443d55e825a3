import { expect, test } from "vitest";
import { isLocal } from "./links";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.1.7", false],
  ["127.0.0.1.example", false],
  ["games.example", false],
])("a link at %s is for this computer alone: %s", (host, local) => {
  expect(isLocal(host)).toBe(local);
});
