import { describe, expect, it } from "vitest";
import { around, besides, central, clampView, detailFor, fitView, isBelow, isInside, viewAround, zoomView } from "./view";

const map = { id: "m", x: 100, y: 100, w: 1000, h: 1000 };
const whole = fitView([map], { w: 800, h: 400 }, 0);

describe("around", () => {
  it("has all points within it, with room on all sides", () => {
    expect(around([{ x: 10, y: 50 }, { x: 30, y: 20 }], 5)).toEqual({ x: 5, y: 15, w: 30, h: 40 });
  });
  it("is nowhere without points", () => {
    expect(around([], 5)).toBeNull();
  });
});

describe("besides", () => {
  const view = { x: 0, y: 0, w: 400, h: 300 };
  const bounds = { x: -200, y: -200, w: 1000, h: 1000 };
  const lids = [{ x: 0, y: 0, w: 100, h: 80 }];

  it("leaves a view alone in which all can be seen", () => {
    expect(besides(view, [{ x: 200, y: 150 }], lids, 10, bounds)).toEqual(view);
  });
  it("brings a piece out from below a card on the shortest way", () => {
    const at = { x: 60, y: 60 };
    const found = besides(view, [at], lids, 10, bounds);
    expect(isBelow(found, at, lids, 0)).toBe(false);
    expect([found.x, found.y]).toEqual([0, -30]);
  });
  it("keeps in sight what was", () => {
    const found = besides(view, [{ x: 60, y: 60 }, { x: 200, y: 280 }], lids, 10, bounds);
    expect([found.x, found.y]).toEqual([-50, 0]);
  });
  it("stays on the board", () => {
    expect(besides(view, [{ x: 60, y: 60 }], lids, 10, { ...view, w: 1000, h: 1000 })).toEqual(view);
  });
});

describe("fitView", () => {
  it("shows the whole map in the middle of a wide screen", () => {
    expect(whole).toEqual({ x: -400, y: 100, w: 2000, h: 1000 });
  });
  it("keeps its own proportions while the size of the screen is unknown", () => {
    expect(fitView([map], { w: 0, h: 0 }, 0)).toEqual({ x: 100, y: 100, w: 1000, h: 1000 });
  });
});

describe("zoomView", () => {
  it("keeps the point under the pointer where it is", () => {
    const at = { x: 300, y: 400 };
    const near = zoomView(whole, 2, at, whole, 800);
    expect((at.x - near.x) / near.w).toBeCloseTo((at.x - whole.x) / whole.w);
  });
  it("does not zoom out beyond the whole board", () => {
    expect(zoomView(whole, 0.2, { x: 0, y: 0 }, whole, 800)).toEqual(whole);
  });
});

describe("clampView", () => {
  it("keeps the view on the board", () => {
    expect(clampView({ x: 5000, y: -5000, w: 500, h: 250 }, whole)).toEqual({ x: 1100, y: 100, w: 500, h: 250 });
  });
});

describe("central", () => {
  it("finds the point that most others are near to", () => {
    const [lone, left, middle, right] = [900, 0, 50, 100].map((x) => ({ x, y: 0 }));
    expect(central([lone, left, middle, right].flatMap((at) => at ?? []))).toEqual({ x: 50, y: 0 });
  });
  it("finds none among none", () => {
    expect(central([])).toBeNull();
  });
});

describe("viewAround", () => {
  it("puts the point into sight", () => {
    const at = { x: 700, y: 600 };
    expect(isInside(viewAround(at, 400, whole), at, 50)).toBe(true);
  });
});

describe("detailFor", () => {
  it("writes larger in board units the smaller the board is on the screen", () => {
    expect(detailFor(0.2).font).toBeGreaterThan(detailFor(1).font);
  });
});
