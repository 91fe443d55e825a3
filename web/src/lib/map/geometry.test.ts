import { describe, expect, it } from "vitest";
import { exitPoint, lengthInside, nearest, neighbour } from "./geometry";

const town = (id: string, x: number, y: number): { id: string; x: number; y: number } => ({ id, x, y });
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
