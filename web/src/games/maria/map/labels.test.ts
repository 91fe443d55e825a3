import { describe, expect, it } from "vitest";
import boardText from "../../../../../src/pragmatica/maria/data/board.json?raw";
import { overlap } from "../../../lib/map/geometry";
import { spreadOver, Taken, textWidth } from "../../../lib/map/labels";
import { BoardInfo, type BoardFile } from "../logic/board";
import { geography } from ".";
import { drawRoads, type DrawnRoad } from "./roads";
import { coveredBy, extentOf, labelAnchor, labelSize, Labels, type Ground, type Occupant, type PlacedLabel } from "./labels";
import { placeBoxes, standings, type Standing } from "./layout";
import { general, town } from "./sample";
import type { BoardCity, BoardPiece } from "./types";
import { detailFor } from "../../../lib/map/view";

const detail = detailFor(0.6);
const ground: Ground = { roads: [], frames: [{ x: -1000, y: -1000, w: 3000, h: 3000 }], fixed: [], solid: [] };
const named = (cities: BoardCity[], on: Ground = ground, at = detail): Labels =>
  new Labels(cities, new Map(cities.map((c) => [c.id, c.name])), on, at);
const place = (cities: BoardCity[], on: Ground = ground, at = detail, pieces = new Taken()): PlacedLabel[] =>
  named(cities, on, at).around(new Map(), pieces);

/** Pairs of rectangles that overlap. */
const doubled = (boxes: readonly PlacedLabel[]): string[][] =>
  boxes.flatMap((one, i) => boxes.slice(i + 1).flatMap((other) => (overlap(one.box, other.box) ? [[one.id, other.id]] : [])));

describe("Labels", () => {
  it("take the side that the board file asks for", () => {
    expect(place([town("liegnitz", 0, 0, "none", "w")])[0]?.side).toBe("w");
  });
  it("leave that side when a road runs there", () => {
    const [a, b] = [town("a", 0, 0), town("b", 400, 0, "none", "w")];
    const road: DrawnRoad = { a, b, bend: { x: 200, y: 0 }, main: true };
    expect(place([a], { ...ground, roads: [road] })[0]?.side).not.toBe("e");
  });
  it("keep the names of close neighbours apart", () => {
    const found = place([town("deutschbrod", 0, 0), town("iglau", 66, 0), town("neuhaus", 40, 60)]);
    expect([found.length, doubled(found)]).toEqual([3, []]);
  });
  it("keep names inside the frame", () => {
    const frame = { x: 0, y: 0, w: 500, h: 500 };
    expect(place([town("komorn", 490, 250)], { ...ground, frames: [frame] })[0]?.side).toBe("w");
  });
  it("keep names out of the boxes for pieces off the map", () => {
    const solid = [{ x: 10, y: -20, w: 200, h: 40 }];
    expect(place([town("bruck", 0, 0)], { ...ground, solid })[0]?.side).not.toBe("e");
  });
  it("lead to a name that found room only farther away", () => {
    const pieces = new Taken([{ x: -150, y: -45, w: 300, h: 90 }]);
    expect(place([town("tabor", 0, 0)], ground, detailFor(1), pieces)[0]?.leader).not.toBeNull();
  });
  it("leave out a name for which there is no room", () => {
    expect(place([town("tabor", 0, 0)], ground, detail, new Taken([{ x: -500, y: -500, w: 1000, h: 1000 }]))).toEqual([]);
  });
  it("show a name that somebody points at, whatever is in its way", () => {
    const pieces = new Taken([{ x: -500, y: -500, w: 1000, h: 1000 }]);
    expect(named([town("tabor", 0, 0)]).lit("tabor", new Map(), pieces)?.id).toBe("tabor");
  });
  it("name only major fortresses on a very small board", () => {
    const labels = place([town("wien", 0, 0, "major"), town("krems", 300, 0)], ground, detailFor(0.1));
    expect(labels.map((l) => l.id)).toEqual(["wien"]);
  });
  it("give the same answer for the same board", () => {
    const cities = [town("a", 0, 0), town("b", 30, 0), town("c", 60, 10)];
    expect(place(cities)).toEqual(place([...cities].reverse()));
  });
});

describe("on the board", () => {
  const board = new BoardInfo(JSON.parse(boardText) as BoardFile).file;
  const cities = board.cities;
  const byId = new Map(cities.map((c) => [c.id, c]));
  const start = Object.entries(board.setup.powers).flatMap(([power, { generals, trains }]): BoardPiece[] =>
    [...generals.map((g) => ({ ...general(`${power}-${g.rank}`, g.city ?? "", g.rank), power })), ...trains.map((t, i) => ({ ...general(`${power}-t${i}`, t.city ?? "", 9), kind: "train" as const, power }))],
  );
  const crowd = cities.filter((_, i) => i % 2 === 0).flatMap((c, i) => [general(`p${i}`, c.id, 1), ...(i % 3 === 0 ? [general(`q${i}`, c.id, 2), { ...general(`t${i}`, c.id, 9), kind: "train" as const }] : [])]);
  const onMap: Ground = {
    roads: drawRoads(board.roads, byId),
    frames: board.maps,
    fixed: [],
    solid: placeBoxes([], geography.boxes, byId),
  };
  const occupants = (all: readonly Standing[]): Map<string, Occupant> =>
    new Map(all.toSorted((a, b) => (a.kind === "general" ? 1 : 0) - (b.kind === "general" ? 1 : 0)).map((s) => [s.city, s.kind === "general" ? "general" : "small"]));

  describe.each([0.15, 0.24, 0.3, 0.4, 0.6, 0.8, 1.5, 2.6])("at %f pixels a unit", (scale) => {
    const at = detailFor(scale);
    const labels = new Labels(cities, new Map(cities.map((c) => [c.id, c.name])), onMap, at);
    it.each([["none", []], ["those of the start", start], ["a crowd", crowd]] as const)("no name meets a name or a piece: %s", (_who, pieces) => {
      const all = standings(pieces, [], byId, at.piece);
      const covered = coveredBy(all, at.piece);
      const shown = labels.around(occupants(all), new Taken(covered));
      expect(doubled(shown)).toEqual([]);
      expect(shown.filter(({ box }) => covered.some((one) => overlap(one, box))).map(({ id }) => id)).toEqual([]);
    });
  });
  it("nearly all names find a place near by, as the game begins", () => {
    const at = detailFor(0.8);
    const all = standings(start, [], byId, at.piece);
    const shown = new Labels(cities, new Map(cities.map((c) => [c.id, c.name])), onMap, at).around(occupants(all), new Taken(coveredBy(all, at.piece)));
    expect(cities.length - shown.length).toBeLessThanOrEqual(2);
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
