import { expect, test } from "vitest";
import { instruction } from "./instruction";

test("an instruction is called as the engine calls it", () => {
  expect(instruction({ unit: "P_BORCKE_1", window: "volley", answer: "always", least: null })).toBe("instruct:P_BORCKE_1:volley=always");
});

test("the least chance stands behind it", () => {
  expect(instruction({ unit: "P_BORCKE_1", window: "bend", answer: "chance", least: 7 })).toBe("instruct:P_BORCKE_1:bend=chance-7");
});
