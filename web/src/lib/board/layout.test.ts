import { describe, expect, it } from "vitest";
import { hit, stackOffset, standings } from "./layout";
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
