import { describe, expect, it } from "vitest";
import boardText from "../../../../../src/pragmatica/ancien_regime/data/board.json?raw";
import { detailFor } from "../../../lib/map/view";
import { BoardInfo, type BoardFile } from "../logic/board";
import { overlap } from "../../../lib/map/geometry";
import type { Rect } from "../../../lib/map/types";
import { covered, hit, round, standings } from "./layout";
import { linesOf, PIECES, placeNames, Squares } from "./names";
import type { Power } from "../protocol";
import { graticule } from "./graticule";
import { PAPER, pathOf, projector, within } from "./project";
import { hills } from "./relief";
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
  describe.each([0.12, 0.2, 0.3, 0.4, 0.5, 0.8, 1.6])("at %f pixels a unit", (scale) => {
    const at = detailFor(scale);
    const size = PIECES[at.level] ?? 1;
    const third = board.lands.filter(({ kind }, index) => kind !== "impassable" && index % 3 === 0).map(({ id }) => id);
    const every = board.lands.filter(({ kind }) => kind !== "impassable").map(({ id }) => id);
    const setup = board.file.scenarios["1740"]?.setup;
    const start = Object.entries(setup ?? {}).flatMap(([power, { generals }]) => generals.map(({ territory }, index) => ({ ...general(`${power}-${index}`, territory), power: power as Power })));
    const forts = Object.entries(setup ?? {}).flatMap(([power, { garrisons }]) => garrisons.map(({ territory, fortress }) => ({ land: territory, power: power as Power, fortress })));
    it.each([
      ["as the game begins", start, forts],
      ["with pieces in every third territory", third.map((land, index) => general(`france-${index}`, land)), third.map((land) => ({ land, power: "france" as const, fortress: false }))],
      ["with pieces and fortresses everywhere", every.flatMap((land, index) => [general(`france-${index}`, land), general(`spain-${index}`, land)]), every.map((land) => ({ land, power: "france" as const, fortress: true }))],
    ])("lie neither under pieces nor over each other, %s", (_when, generals, garrisons) => {
      const pieces = covered(standings(generals, garrisons, (id) => board.land(id), size), size);
      const placed = placeNames(board.lands, squares, at, pieces, new Map(every.map((id) => [id, "france"])));
      const hidden = placed.filter(({ room }) => pieces.some((piece) => overlap(piece, room))).map(({ id }) => id);
      const doubled = placed.filter(({ id, room }) => placed.some((one) => one.id < id && overlap(one.room, room))).map(({ id }) => id);
      expect([hidden, doubled]).toEqual([[], []]);
    });
  });
  it("are led to their territory where they had to be written beside it", () => {
    const pieces = covered(standings(board.lands.map(({ id }, index) => general(`france-${index}`, id)), [], (id) => board.land(id), 1.1), 1.1);
    const beside = names(0.4, pieces).filter(({ id, room }) => squares.at(room.x + room.w / 2, room.y + room.h / 2) !== id);
    const near = ({ x, y }: { x: number; y: number }): string[] => [0, 4, -4].flatMap((dx) => [0, 4, -4].flatMap((dy) => squares.at(x + dx, y + dy) ?? []));
    expect(beside.filter(({ id, leader }) => leader !== null && !near(leader.to).includes(id)).map(({ id }) => id)).toEqual([]);
  });
  it("are not written below the wheel", () => {
    const corner = round({ x: 27, y: 24, w: 392 });
    expect(names(0.4, corner).filter(({ room }) => corner.some((strip) => overlap(strip, room))).map(({ id }) => id)).toEqual([]);
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

describe("the net of degrees", () => {
  const { degrees } = graticule(projector(board.file.map.projection));
  it("is numbered where it leaves the paper", () => {
    expect(degrees.filter(({ side }) => side === "below").map(({ text }) => text).slice(0, 3)).toEqual(["5°", "0°", "5°"]);
  });
});

describe("the mountains", () => {
  const drawn = hills(projector(board.file.map.projection), (at) => board.lands.some(({ polygon }) => within(at, polygon)));
  it("are the same on every run", () => {
    expect(hills(projector(board.file.map.projection), (at) => board.lands.some(({ polygon }) => within(at, polygon)))).toEqual(drawn);
  });
  it("rise in the Alps and not in the plain of Poland", () => {
    const on = (id: string): number => {
      const polygon = board.land(id)?.polygon ?? [];
      return drawn.filter((x, index) => index % 3 === 0 && within({ x, y: drawn[index + 1] ?? 0 }, polygon)).length;
    };
    expect([on("tirol") > 0, on("warszawa")]).toEqual([true, 0]);
  });
});
