import { describe, expect, it } from "vitest";
import { crossMapStubs, drawRoads, exitPoint, lengthInside, nearest, neighbour, roadBend, sectorAt } from "./geometry";
import { town } from "./sample";
import type { BoardSector } from "./types";

const [a, b, far] = [town("a", 0, 0), town("b", 100, 10), town("far", 400, 0)];

describe("nearest", () => {
  it("gives the city closest to the pointer", () => {
    expect(nearest([a, b, far], { x: 90, y: 0 })).toBe(b);
  });
  it("gives nothing beyond its reach", () => {
    expect(nearest([a, b], { x: 50, y: 200 }, 40)).toBeNull();
  });
});

describe("neighbour", () => {
  it("goes to the nearest city in the direction of the arrow", () => {
    expect(neighbour(a, [a, b, far], "right")).toBe(b);
  });
  it("does not go to a city that lies more aside than ahead", () => {
    expect(neighbour(a, [a, town("aside", 50, 80)], "right")).toBeNull();
  });
  it("stays at the edge of the board", () => {
    expect(neighbour(a, [a, b, far], "left")).toBeNull();
  });
  it("prefers a city along a road over one a little nearer", () => {
    const linked = town("linked", 115, 0);
    expect(neighbour(a, [a, town("near", 100, 0), linked], "right", new Set(["linked"]))).toBe(linked);
  });
  it("can come back the way it went", () => {
    expect(neighbour(b, [a, b, far], "left")).toBe(a);
  });
});

describe("segments and rectangles", () => {
  const rect = { x: 0, y: 0, w: 10, h: 10 };
  it("measures the part of a segment inside a rectangle", () => {
    expect(lengthInside({ x: -5, y: 5 }, { x: 25, y: 5 }, rect)).toBeCloseTo(10);
  });
  it("measures nothing for a segment that passes by", () => {
    expect(lengthInside({ x: -5, y: 20 }, { x: 25, y: 20 }, rect)).toBe(0);
  });
  it("finds where a line leaves a map", () => {
    expect(exitPoint({ x: 5, y: 5 }, { x: 25, y: 5 }, rect)).toEqual({ x: 10, y: 5 });
  });
});

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
