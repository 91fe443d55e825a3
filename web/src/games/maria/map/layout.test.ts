import { describe, expect, it } from "vitest";
import { boxAsCity, hit, placeBoxes, stackOffset, standings } from "./layout";
import { general, town } from "./sample";
import type { BoardPiece } from "./types";

const cities = [town("liegnitz", 0, 0), town("lueben", 0, -72)];
const byId = new Map(cities.map((c) => [c.id, c]));
const stack = [general("prussia-1", "liegnitz", 1, true), general("prussia-2", "liegnitz", 2)];
const train: BoardPiece = { ...general("prussia-train-1", "liegnitz", 0), kind: "train", rank: null };

describe("standings", () => {
  it("draws the supreme commander last and so in front", () => {
    expect(standings(stack, [], byId, 1).map((s) => s.id)).toEqual(["prussia-2", "prussia-1"]);
  });
  it("puts the next in rank behind, up and to the right", () => {
    const [behind, front] = standings(stack, [], byId, 1);
    expect([(behind?.x ?? 0) > (front?.x ?? 0), (behind?.y ?? 0) < (front?.y ?? 0)]).toEqual([true, true]);
  });
  it("shows the upper edge of a piece behind, where its rank is", () => {
    expect(stackOffset(0, 1).y - stackOffset(1, 1).y).toBeGreaterThan(15);
  });
  it("puts a train beside the generals of its city", () => {
    const at = standings([...stack, train], [], byId, 1).find((s) => s.kind === "train");
    expect(at?.x).toBeGreaterThan(0);
  });
  it("puts a lone hussar on its city", () => {
    expect(standings([], [{ id: "hussar-0", city: "lueben" }], byId, 1)[0]?.x).toBe(0);
  });
  it("leaves out pieces that are not on the maps in play", () => {
    expect(standings([general("france-1", "paris", 1)], [], byId, 1)).toEqual([]);
  });
});

describe("hit", () => {
  const standing = standings(stack, [], byId, 1);
  it("finds the piece in front where two overlap", () => {
    expect(hit({ x: 0, y: -13 }, standing, cities, 1, 10)?.id).toBe("prussia-1");
  });
  it("finds the piece behind by the edge that shows", () => {
    expect(hit({ x: 9, y: -55 }, standing, cities, 1, 10)?.id).toBe("prussia-2");
  });
  it("finds an empty city within reach", () => {
    expect(hit({ x: 20, y: -90 }, [], cities, 1, 30)).toEqual({ kind: "city", id: "lueben", city: "lueben" });
  });
  it("finds nothing on open land", () => {
    expect(hit({ x: 300, y: 300 }, standing, cities, 1, 30)).toBeNull();
  });
});

describe("boxes beside the map", () => {
  const places = { england: { map: "m", x: -400, y: -60, w: 200, h: 120 } };
  const boxes = placeBoxes([{ id: "offmap:england", place: "england", power: "pragmatic", entry: "liegnitz" }], places, byId);
  const inside = ["pragmatic-1", "pragmatic-2"].map((id, i) => general(id, "offmap:england", i + 1));
  const lined = standings(inside, [], byId, 1, boxes);

  it("have a way from their edge to just before their city", () => {
    expect(boxes[0]?.way).toEqual({ from: { x: -200, y: 0 }, to: { x: -34, y: 0 } });
  });
  it("are left out where their city is not in play", () => {
    expect(placeBoxes([{ id: "b", place: "england", power: "pragmatic", entry: "rotterdam" }], places, byId)).toEqual([]);
  });
  it("hold pieces side by side, not as a stack", () => {
    expect(new Set(lined.map((s) => s.y)).size).toBe(1);
    expect(lined.map((s) => s.depth)).toEqual([0, 0]);
  });
  it("keep many pieces within them", () => {
    const many = Array.from({ length: 9 }, (_, i) => general(`p-${i}`, "offmap:england", i + 1));
    const xs = standings(many, [], byId, 1, boxes).map((s) => s.x);
    expect([Math.min(...xs) > -400, Math.max(...xs) < -200]).toEqual([true, true]);
  });
  it("can be pressed anywhere, and their pieces as well", () => {
    expect(hit({ x: -390, y: -50 }, lined, cities, 1, 10, boxes)?.id).toBe("offmap:england");
    expect(hit(lined[0] ?? { x: 0, y: 0 }, lined, cities, 1, 10, boxes)).toMatchObject({ kind: "piece", city: "offmap:england" });
  });
  it("are places in the middle of which marks stand", () => {
    expect(boxes.map(boxAsCity).map(({ id, x, y }) => [id, x, y])).toEqual([["offmap:england", -300, 0]]);
  });
});
