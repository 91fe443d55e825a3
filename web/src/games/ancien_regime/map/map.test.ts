import { describe, expect, it } from "vitest";
import boardText from "../../../../../src/pragmatica/ancien_regime/data/board.json?raw";
import { detailFor } from "../../../lib/map/view";
import { BoardInfo, type BoardFile } from "../logic/board";
import { overlap } from "../../../lib/map/geometry";
import type { Rect } from "../../../lib/map/types";
import { covered, hit, standings } from "./layout";
import { linesOf, placeNames, Squares } from "./names";
import { PAPER, pathOf, within } from "./project";
import type { MapGeneral } from "./types";

const board = new BoardInfo(JSON.parse(boardText) as BoardFile);
const squares = new Squares(board.lands);
const names = (scale: number, pieces: Rect[] = []) => placeNames(board.lands, squares, detailFor(scale), pieces);
const general = (id: string, land: string): MapGeneral => ({ id, power: "france", land, units: 2, sign: null, moved: false });

describe("the paper", () => {
  it("holds every territory, each around the place of its pieces", () => {
    for (const { name, polygon, x, y } of board.lands) {
      expect([name, within({ x, y }, polygon)]).toEqual([name, true]);
      expect([name, polygon.every((at) => at.x > PAPER.x && at.x < PAPER.w && at.y > PAPER.y && at.y < PAPER.h)]).toEqual([name, true]);
    }
  });
  it("has north above and east to the right", () => {
    const [london, wien] = [board.land("london"), board.land("wien")];
    expect((london?.x ?? 0) < (wien?.x ?? 0) && (london?.y ?? 0) < (wien?.y ?? 0)).toBe(true);
  });
  it("draws open and closed lines", () => {
    expect(pathOf([{ x: 1, y: 2 }, { x: 3.04, y: 4 }])).toBe("M1 2L3 4Z");
    expect(pathOf([{ x: 1, y: 2 }, { x: 3, y: 4.25 }], false)).toBe("M1 2L3 4.3");
  });
});

describe("names", () => {
  it("are all there when the map is near", () => {
    expect(names(0.6)).toHaveLength(board.lands.length);
  });
  it("are those of capitals when it is far", () => {
    const far = names(0.15).map(({ id }) => board.land(id)?.capital);
    expect(far.length > 0 && far.every((capital) => capital === true)).toBe(true);
  });
  it("lie neither under pieces nor over each other, with a general and a garrison in every third territory", () => {
    const held = board.lands.filter(({ kind }, index) => kind !== "impassable" && index % 3 === 0).map(({ id }) => id);
    const standing = standings(
      held.map((land, index) => general(`france-${index}`, land)),
      held.map((land) => ({ land, power: "france", fortress: false })),
      (id) => board.land(id),
      1,
    );
    const pieces = covered(standing, 1);
    const placed = names(0.5, pieces);
    const hidden = placed.filter(({ room }) => pieces.some((piece) => overlap(piece, room))).map(({ id }) => id);
    const doubled = placed.filter(({ id, room }) => placed.some((one) => one.id < id && overlap(one.room, room))).map(({ id }) => id);
    expect([hidden, doubled]).toEqual([[], []]);
  });
  it("break in two where they are long", () => {
    expect(linesOf("Patrimonium St. Petri")).toEqual(["Patrimonium", "St. Petri"]);
    expect(linesOf("Wien")).toEqual(["Wien"]);
  });
});

describe("pieces", () => {
  const standing = standings(
    [general("france-1", "paris"), general("france-2", "wien")],
    [{ land: "paris", power: "france", fortress: false }],
    (id) => board.land(id),
    1,
  );

  it("are hit before the ground on which they stand", () => {
    const at = standing.generals.find(({ general: { id } }) => id === "france-1");
    expect(hit(at ?? { x: 0, y: 0 }, standing, board.lands, 1, 10)).toEqual({ land: "paris", general: "france-1" });
  });
  it("leave the rest of the territory to it", () => {
    const { x = 0, y = 0 } = board.land("bretagne") ?? {};
    expect(hit({ x, y }, standing, board.lands, 1, 10)).toEqual({ land: "bretagne", general: null });
  });
  it("are not found in the sea", () => {
    expect(hit({ x: 30, y: 30 }, standing, board.lands, 1, 10)).toBeNull();
  });
});
