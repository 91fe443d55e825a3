import { expect, test } from "vitest";
import { numberOf, objects, textOf, textsOf } from "./threat";
import { notable, share } from "./weighed";

test("a share is never rounded to certain or impossible", () => {
  expect(share({ cases: 0, of: 7 })).toEqual({ percent: 0, bound: "exact" });
  expect(share({ cases: 1, of: 1000 })).toEqual({ percent: 1, bound: "less" });
  expect(share({ cases: 1, of: 3 })).toEqual({ percent: 33, bound: "exact" });
  expect(share({ cases: 999, of: 1000 })).toEqual({ percent: 99, bound: "more" });
  expect(share({ cases: 7, of: 7 })).toEqual({ percent: 100, bound: "exact" });
});

test("what a hand all but never holds is not listed", () => {
  const chance = (cases: number) => ({ cases, of: 1000, id: "held", fields: {} });
  expect(notable({ chances: [chance(1), chance(5), chance(994)] })).toHaveLength(2);
});

test("what is told is read with or without the kind of a name", () => {
  const fields = { city: "city:praha", general: "austria-1", steps: 3, by: [{ general: "x" }, "y"], consents: ["power:france"] };
  expect(textOf(fields, "city")).toBe("praha");
  expect(textOf(fields, "general")).toBe("austria-1");
  expect(numberOf(fields, "steps")).toBe(3);
  expect(numberOf(fields, "none")).toBe(0);
  expect(objects(fields.by)).toEqual([{ general: "x" }]);
  expect(textsOf(fields, "consents")).toEqual(["france"]);
});
