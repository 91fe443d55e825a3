import { describe, expect, it } from "vitest";
import { crossMapStubs, drawRoads, roadBend, sectorAt } from "./roads";
import { town } from "./sample";
import type { BoardSector } from "./types";

const [a, b] = [town("a", 0, 0), town("b", 100, 10)];

describe("sectorAt", () => {
  const sector = (id: string, x: number): BoardSector => ({ id, map: "m", suit: "clubs", x, y: 0, w: 100, h: 100, suit_x: 0, suit_y: 0 });
  it("counts a shared edge to the sector on its east", () => {
    expect(sectorAt([sector("west", 0), sector("east", 100)], { x: 100, y: 50 })?.id).toBe("east");
  });
});

describe("roads", () => {
  it("bend away from a town beside them", () => {
    expect(roadBend({ x: 0, y: 0 }, { x: 200, y: 0 }, [{ x: 100, y: 12 }]).y).toBeLessThan(0);
  });
  it("between two maps are straight", () => {
    const cities = new Map([a, b].map((c) => [c.id, c]));
    const [road] = drawRoads([{ a: "a", b: "b", kind: "road", cross_map: true }], cities);
    expect(road?.bend).toEqual({ x: 50, y: 5 });
  });
  it("between two maps have no stubs when both are in play", () => {
    const cities = new Map([a, { ...b, map: "other" }].map((c) => [c.id, c]));
    const maps = ["m", "other"].map((id) => ({ id, x: 0, y: 0, w: 100, h: 100 }));
    expect(crossMapStubs([{ a: "a", b: "b", kind: "road", cross_map: true }], cities, maps)).toEqual([]);
  });
  it("between two maps end at the edge of the map that is in play", () => {
    const inside = town("in", 50, 50);
    const outside = { ...town("out", 300, 50), map: "other" };
    const cities = new Map([inside, outside].map((c) => [c.id, c]));
    const stubs = crossMapStubs([{ a: "in", b: "out", kind: "road", cross_map: true }], cities, [{ id: "m", x: 0, y: 0, w: 100, h: 100 }]);
    expect(stubs.map((s) => [s.from.id, s.to, s.x])).toEqual([["in", "out", 100]]);
  });
});
