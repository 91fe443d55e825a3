import { describe, expect, it } from "vitest";
import { overlap } from "../../../lib/map/geometry";
import { type DrawnRoad } from "./roads";
import { labelBox, spreadOver, textWidth } from "../../../lib/map/labels";
import { clearOf, extentOf, labelAnchor, labelSize, placeLabels, type Ground } from "./labels";
import { town } from "./sample";
import type { Rect } from "../../../lib/map/types";
import type { BoardCity } from "./types";
import { detailFor } from "../../../lib/map/view";

const detail = detailFor(0.6);
const ground: Ground = { roads: [], frames: [{ x: -1000, y: -1000, w: 3000, h: 3000 }], fixed: [], solid: [] };
const place = (cities: BoardCity[], on: Ground = ground, at = detail) =>
  placeLabels(cities, new Map(cities.map((c) => [c.id, c.name])), on, at);

function boxes(cities: BoardCity[]): Rect[] {
  return place(cities).map((l) => {
    const city = cities.find((c) => c.id === l.id) as BoardCity;
    const anchor = labelAnchor(city, l.side, extentOf(city, "none", detail), l.size);
    return labelBox(city.name, anchor, l.size, city.fortress !== "none");
  });
}

describe("placeLabels", () => {
  it("takes the side that the board file asks for", () => {
    expect(place([town("liegnitz", 0, 0, "none", "w")])[0]?.side).toBe("w");
  });
  it("leaves that side when a road runs there", () => {
    const [a, b] = [town("a", 0, 0), town("b", 400, 0, "none", "w")];
    const road: DrawnRoad = { a, b, bend: { x: 200, y: 0 }, main: true };
    expect(place([a], { ...ground, roads: [road] })[0]?.side).not.toBe("e");
  });
  it("keeps the names of close neighbours apart", () => {
    const [first, second] = boxes([town("deutschbrod", 0, 0), town("iglau", 66, 0), town("neuhaus", 40, 60)]);
    expect(first && second && overlap(first, second)).toBe(false);
  });
  it("keeps names inside the frame", () => {
    const frame = { x: 0, y: 0, w: 500, h: 500 };
    expect(place([town("komorn", 490, 250)], { ...ground, frames: [frame] })[0]?.side).toBe("w");
  });
  it("keeps names out of the boxes for pieces off the map", () => {
    const solid = [{ x: 10, y: -20, w: 200, h: 40 }];
    expect(place([town("bruck", 0, 0)], { ...ground, solid })[0]?.side).not.toBe("e");
  });
  it("names only major fortresses on a very small board", () => {
    const small = detailFor(0.1);
    const labels = place([town("wien", 0, 0, "major"), town("krems", 300, 0)], ground, small);
    expect(labels.map((l) => l.id)).toEqual(["wien"]);
  });
  it("gives the same answer for the same board", () => {
    const cities = [town("a", 0, 0), town("b", 30, 0), town("c", 60, 10)];
    expect(place(cities)).toEqual(place([...cities].reverse()));
  });
});

describe("clearOf", () => {
  const [major, town_] = [town("hannover", 0, 0, "major"), town("nienburg", 40, -8)];
  const cities = new Map([major, town_].map((c) => [c.id, c]));
  const names = new Map([...cities.keys()].map((id) => [id, id]));
  const labels = [...cities.keys()].map((id) => ({ id, side: "e" as const, size: 38, hidden: false }));
  const sparse = detailFor(0.3);

  it("hides a name that a weightier one meets when it steps aside", () => {
    const shown = clearOf(labels, cities, names, new Map([["nienburg", "general"]]), sparse);
    expect(shown.map((l) => l.hidden)).toEqual([false, true]);
  });
  it("leaves all names where there is room", () => {
    expect(clearOf(labels, cities, names, new Map(), detailFor(1))).toEqual(labels);
  });
});

describe("labelAnchor", () => {
  const city = town("liegnitz", 0, 0);
  it("moves a name aside for a general", () => {
    const [free, held] = (["none", "general"] as const).map((o) => labelAnchor(city, "e", extentOf(city, o, detail), 25).x);
    expect(held).toBeGreaterThan(free ?? 0);
  });
  it("writes towards the west from a western anchor", () => {
    expect(labelAnchor(city, "nw", extentOf(city, "none", detail), 25).anchor).toBe("end");
  });
});

describe("sizes", () => {
  it("write a fortress larger than a town", () => {
    expect(labelSize(town("a", 0, 0, "major"), detail)).toBeGreaterThan(labelSize(town("a", 0, 0), detail));
  });
  it("make a long country name smaller until it fits its strip", () => {
    const { size } = spreadOver("Heiliges Römisches Reich", 60, 300);
    expect(textWidth("Heiliges Römisches Reich", size)).toBeLessThanOrEqual(305);
  });
  it("space out a short one", () => {
    expect(spreadOver("Polen", 40, 220).spacing).toBeGreaterThan(10);
  });
});
