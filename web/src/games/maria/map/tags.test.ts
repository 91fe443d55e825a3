import { expect, test } from "vitest";
import { hangTags, RADIUS, TAG } from "./tags";

const city = (id: string, x: number, y: number, wide = false): { id: string; x: number; y: number; wide: boolean } => ({ id, x, y, wide });

test("a tag hangs below its city where nothing is in the way", () => {
  expect(hangTags([city("a", 0, 0)], [], 1).get("a")?.y).toBeCloseTo(RADIUS + 3);
});

test("a tag gives way to a name", () => {
  const name = { x: -60, y: RADIUS - TAG, w: 120, h: 30 };

  expect(hangTags([city("a", 0, 0)], [name], 1).get("a")?.y).toBeLessThan(RADIUS - TAG);
});

test("tags of neighbours do not meet", () => {
  const tags = hangTags([city("a", 0, 0), city("b", 0, 2 * RADIUS + 6)], [{ x: -200, y: -200, w: 400, h: 180 }], 1);
  const [a, b] = [tags.get("a"), tags.get("b")];
  const apart = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0) - 2 * RADIUS - 6);

  expect(apart).toBeGreaterThanOrEqual(2 * TAG);
});

test("where everything is covered a tag covers as little as it can", () => {
  const all = { x: -200, y: -200, w: 400, h: 400 };
  const pieces = [{ x: -200, y: 0, w: 400, h: 200 }];

  expect(hangTags([city("a", 0, 0)], [all, ...pieces], 1).get("a")?.y).toBeLessThan(0);
});
