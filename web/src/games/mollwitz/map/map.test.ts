/** How the field and its counters are drawn. */
import { expect, test } from "vitest";
import { board } from "../decisions/testing";
import { BoardInfo } from "../logic/board";
import { drawnUp } from "../logic/setup";
import { groundOf } from "./ground";
import { liveryOf } from "./livery";
import { borders, chained, smoothed } from "./outline";
import { overlap } from "../../../lib/map/geometry";
import { Taken, textWidth } from "../../../lib/map/labels";
import { detailFor } from "../../../lib/map/view";
import { covers, placeGround, placeUnits } from "./names";
import { layoutOf, nameOf, ranks, regiments, stacks } from "./stand";

test("the border of one hexagon has its six corners", () => {
  expect(borders([[3, 3]]).map(({ points, closed }) => [points.length, closed])).toEqual([[6, true]]);
});

test("two hexagons side by side have one border", () => {
  expect(borders([[3, 3], [3, 4]]).map(({ points }) => points.length)).toEqual([10]);
});

test("segments are joined whichever way they run", () => {
  const [a, b, c] = [{ x: 0, y: 0 }, { x: 9, y: 0 }, { x: 18, y: 3 }];
  expect(chained([[b, a], [b, c]])).toEqual([{ points: [a, b, c], closed: false }]);
});

test("an open line is not smoothed away", () => {
  const line = { points: [{ x: 0, y: 0 }, { x: 9, y: 0 }], closed: false };
  expect(smoothed(line)).toBe(line);
});

test("every bridge and ford of the board is drawn", () => {
  const sides = board.file.map.sides;
  const { bridges, fords } = groundOf(board);
  expect([bridges.length, fords.length]).toEqual(["bridge", "ford"].map((kind) => sides.filter((one) => one.kind === kind).length));
});

test("the ground of a board is drawn once", () => {
  expect(groundOf(board)).toBe(groundOf(board));
});

test("everybody of a scenario stands in a stack", () => {
  const { units, leaders } = drawnUp(board, "battle");
  const found = stacks(board, units, leaders);
  expect(found.reduce((sum, stack) => sum + stack.units.length + stack.leaders.length, 0)).toBe(units.length + leaders.length);
});

test("two squadrons of a regiment share its name, in the order of their numbers", () => {
  expect(nameOf([{ short: "Schulenb. 2" }, { short: "Schulenb. 1" }])).toBe("Schulenb. 1·2");
});

test("others in one hexagon are counted", () => {
  expect(nameOf([{ short: "Garde I" }, { short: "12-pdr A" }])).toBe("Garde I +1");
});

test("what stands behind a block lies on the other side of it", () => {
  const away = [0, 3].map((facing) => layoutOf(facing, 1)).map(({ block, signs }) => Math.sign(block.y) * Math.sign(signs.y));
  expect(away).toEqual([-1, -1]);
});

test("from afar a regiment whose squadrons stand together is named once", () => {
  const { units, leaders } = drawnUp(board, "romer");
  const names = [...regiments(stacks(board, units, leaders)).values()];
  expect(names.filter((name) => name === "Lanthieri")).toHaveLength(1);
});

test("the first of a stack lies at the front", () => {
  expect(ranks(2).map(({ at }) => Math.sign(at))).toEqual([-1, 1]);
});

test("regiments wear the facings of the longest beginning that fits", () => {
  const [horse, foot] = ["A_BATD_1", "A_B6A"].map((id) => board.unit(id)?.facings);
  expect([horse, foot]).toEqual(["navy", "red"]);
});

test("every unit of the board has facings that can be painted", () => {
  const plain = board.file.units.filter(({ id }) => !liveryOf({ side: "prussia", facings: board.unit(id)?.facings ?? "none" }).facing.startsWith("#"));
  expect(plain).toEqual([]);
});

test("where a board says nothing of facings, most are red", () => {
  const { appearance, ...file } = board.file;
  expect(appearance).toBeDefined();
  expect(liveryOf({ side: "austria", facings: new BoardInfo(file).unit("A_BATD_1")?.facings ?? null }).facing).toBe("#b5342c");
});

test.each([
  ["romer", 0.3],
  ["romer", 0.6],
  ["romer", 0.9],
  ["battle", 0.15],
  ["battle", 0.5],
  ["battle", 0.7],
  ["battle", 1.4],
])("no name of %s at %f pixels a unit is over a counter or another name", (scenario, pixels) => {
  const { units, leaders } = drawnUp(board, scenario);
  const { level, font } = detailFor(pixels);
  const standing = stacks(board, units, leaders);
  const pieces = covers(standing, level);
  const places = placeGround(groundOf(board).names, font, true, { x: 0, y: 0, w: board.field.w, h: board.field.h }, pieces);
  const names = [...places, ...placeUnits(standing, regiments(standing), level, new Taken([...pieces, ...places.map(({ box }) => box)]))];

  expect(names.filter(({ box }) => pieces.some((piece) => overlap(piece, box))).map(({ text }) => text)).toEqual([]);
  expect(names.flatMap((one, i) => names.slice(i + 1).flatMap((other) => (overlap(one.box, other.box) ? [[one.text, other.text]] : [])))).toEqual([]);
});

test("a name that nearly has room is written closer, not across the outline of its hexagon", () => {
  const { units, leaders } = drawnUp(board, "battle");
  const standing = stacks(board, units, leaders);
  const room = 2 * (40 - (29 + 11.5 * 0.24) / Math.sqrt(3)); // where names stand below a counter

  const named = placeUnits(standing, new Map(), 4, new Taken(covers(standing, 4))).filter(({ x, y, key, text }) => {
    const at = board.hex(key);
    return x === at?.x && y === at.y + 29 && textWidth(text, 11.5, true) * 0.8 < room - 4;
  });

  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ box }) => box.w > room).map(({ text }) => text)).toEqual([]);
});

test("a name of the field stands beside the small map where it can", () => {
  const field = { x: 0, y: 0, w: board.field.w, h: board.field.h };
  const [first] = placeGround(groundOf(board).names, 20, false, field, []);
  const lid = { x: (first?.box.x ?? 0) - 100, y: (first?.box.y ?? 0) - 100, w: (first?.box.w ?? 0) + 200, h: 112 };

  const moved = placeGround(groundOf(board).names, 20, false, field, [], [lid]).find(({ key }) => key === first?.key);

  expect(moved === undefined || overlap(moved.box, lid)).toBe(false);
});

test("nearly every unit is named from near by", () => {
  const { units, leaders } = drawnUp(board, "battle");
  const standing = stacks(board, units, leaders);
  const held = standing.filter((stack) => stack.units.length > 0);

  const names = placeUnits(standing, new Map(), 4, new Taken(covers(standing, 4)));

  expect(names.length).toBeGreaterThan(held.length * 0.95);
});
