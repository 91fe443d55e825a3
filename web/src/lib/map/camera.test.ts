import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { isInside } from "./view";

const FIELD = { x: 0, y: 0, w: 3000, h: 2000 };

let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  camera = new Camera();
  camera.resize([FIELD], { w: 900, h: 600 });
  camera.zoom(1.9, { x: 1500, y: 1000 });
  vi.runAllTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a map at rest is drawn as it is seen", () => {
  expect([camera.drawn, camera.transform]).toEqual([camera.view, "none"]);
});

test("while a hand drags the map, its drawing is only shifted", () => {
  const before = camera.box;
  camera.hold();

  camera.pan(-30, 12);
  vi.runAllTimers();

  expect([camera.box, camera.transform]).toEqual([before, "translate(-30.00px, 12.00px) scale(1.00000)"]);
});

test("the map is drawn anew when the hand lets it go", () => {
  const before = camera.box;
  camera.hold();
  camera.pan(-30, 12);

  camera.release();

  expect(camera.box).not.toBe(before);
  expect(camera.transform).toBe("none");
});

test("a wheel has nobody who lets go: the map rests a moment after the last turn", () => {
  camera.zoom(1.1, { x: 1500, y: 1000 });
  expect(camera.transform).toContain("scale(1.1");

  vi.runAllTimers();

  expect(camera.transform).toBe("none");
});

test("a drawing that would be stretched too far is drawn anew in between, its names are placed when it rests", () => {
  camera.fit();
  vi.runAllTimers();
  const before = [camera.box, camera.detail.level] as const;
  camera.hold();

  camera.zoom(2.1, { x: 1500, y: 1000 });
  expect(camera.box).not.toBe(before[0]);
  expect(camera.detail.level).toBe(before[1]);
  camera.release();

  expect(camera.detail.level).toBeGreaterThan(before[1]);
});

test("the drawing lies where the view says, however it is shifted and stretched", () => {
  camera.hold();
  camera.zoom(1.4, { x: 1400, y: 1100 });
  camera.pan(25, -40);
  const [, x, y, stretch] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(camera.transform)?.map(Number) ?? [];
  const drawnScale = camera.screen.w / camera.drawn.w;
  const onScreen = (1400 - camera.drawn.x) * drawnScale * (stretch ?? 0) + (x ?? 0);

  expect(onScreen).toBeCloseTo((1400 - camera.view.x) * camera.scale, 1);
  expect(y).toBeCloseTo((camera.drawn.y - camera.view.y) * camera.scale, 1);
});

test("zooming in from the whole keeps the point under the finger, also where the map has room to spare", () => {
  camera.resize([{ x: 0, y: 0, w: 3000, h: 1000 }], { w: 900, h: 900 });
  const at = { x: 600, y: 900 };
  const before = (at.y - camera.view.y) * camera.scale;

  camera.zoom(1.5, at);

  expect((at.y - camera.view.y) * camera.scale).toBeCloseTo(before, 3);
});

test("a map that leaves height to spare lies above, so that cards below do not cover it", () => {
  camera.resize([{ x: 0, y: 0, w: 3000, h: 1500 }], { w: 900, h: 800 });
  const { content, view, scale } = camera;

  expect((view.y + view.h - content.y - content.h) * scale).toBeCloseTo(230, 0);
});

test("a press that brings nearer brings nearer to the place of which the reader thinks", () => {
  const place = { x: 1900, y: 1200 };
  const before = (place.x - camera.view.x) * camera.scale;

  camera.zoomTowards(1.3, place);

  expect((place.x - camera.view.x) * camera.scale).toBeCloseTo(before, 3);
});

test("the last part of the map can be drawn out from below a card", () => {
  camera.zoom(2, { x: 1500, y: 1000 });
  camera.pan(0, -5000);

  const below = (camera.view.y + camera.view.h - camera.content.y - camera.content.h) * camera.scale;
  expect(below).toBeCloseTo(0.3 * 600, 0);
});

test("all places of a choice come into sight, from farther away if need be", () => {
  camera.zoom(2, { x: 1500, y: 1000 });
  const choice = [{ x: 300, y: 300 }, { x: 900, y: 700 }];

  camera.embrace(choice, 0.2);

  for (const at of choice) expect(isInside(camera.view, at, 0)).toBe(true);
});

test("a choice among neighbours is shown near enough to tell them apart", () => {
  camera.fit();

  camera.embrace([{ x: 300, y: 300 }, { x: 420, y: 330 }], 0.5);

  expect(camera.scale).toBeGreaterThanOrEqual(0.5);
});

test("a frame that began before its glide does not throw the view beyond where it was", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
  const before = camera.view;

  camera.fit();
  frames[0]?.(performance.now() - 5000);

  expect(camera.view).toEqual(before);
});

test("what a teacher points at is brought near, all of it", () => {
  camera.fit();
  vi.runAllTimers();
  const points = [{ x: 700, y: 500 }, { x: 900, y: 640 }];

  camera.teach(points, 0.65);
  vi.runAllTimers();

  expect(camera.scale).toBeCloseTo(0.65);
  expect(points.every((at) => isInside(camera.view, at, 0))).toBe(true);
});

test("what a teacher points at does not stay at the edge", () => {
  camera.frame({ x: 1000, y: 700, w: 900, h: 600 });
  vi.runAllTimers();
  const { x, y, w } = camera.view;

  camera.teach([{ x: x + w - 40, y: y + 300 }], 0.65);
  vi.runAllTimers();

  expect(camera.view.x).toBeGreaterThan(x);
});

test("what lies far apart is shown from farther away", () => {
  const points = [{ x: 300, y: 500 }, { x: 2500, y: 640 }];

  camera.teach(points, 0.65);
  vi.runAllTimers();

  expect(points.every((at) => isInside(camera.view, at, 0))).toBe(true);
});

test("where text is twice as large, what is drawn is too", () => {
  camera.fit();
  vi.runAllTimers();
  const before = [camera.detail, camera.nearness];
  document.documentElement.style.fontSize = "36px";

  camera.resize([FIELD], { w: 1800, h: 1200 });
  document.documentElement.style.fontSize = "";

  expect([camera.detail, camera.nearness]).toEqual(before);
});

test("a place is high or low as it lies in what is in sight, so that its card can lie in the other half", () => {
  const { x, y, w, h } = camera.view;

  expect([camera.isLow({ x: x + w / 2, y: y + h * 0.4 }), camera.isLow({ x: x + w / 2, y: y + h * 0.6 })]).toEqual([false, true]);
});

test("armies that are shown at first do not lie below the small map, if they need not", () => {
  const lid = { x: 0, y: 0, w: 200, h: 150 };
  camera.lids = (whole) => (whole ? [] : [lid]);
  const piece = { x: 1120, y: 720 };

  camera.frame({ x: 1100, y: 700, w: 600, h: 400 }, [piece, { x: 1500, y: 950 }]);

  const [x, y] = [(piece.x - camera.view.x) * camera.scale, (piece.y - camera.view.y) * camera.scale];
  expect(x > lid.w || y > lid.h).toBe(true);
});

test("what lies over the map is told in units of the board", () => {
  camera.lids = (whole) => (whole ? [{ x: 0, y: 0, w: 90, h: 60 }] : []); // a tenth of both sides
  camera.relay();
  camera.fit();

  const { view } = camera;
  expect(camera.overlaid()).toEqual([{ x: view.x, y: view.y, w: view.w / 10, h: view.h / 10 }]);
});

test("a map that leaves a little width to spare stands clear of the buttons on the right", () => {
  camera.resize([FIELD], { w: 940, h: 600 });

  const { view, scale } = camera;
  const [left, right] = [(FIELD.x - view.x) * scale, (view.x + view.w - FIELD.x - FIELD.w) * scale];
  expect(right).toBeGreaterThanOrEqual(46);
  expect(left).toBeGreaterThanOrEqual(5);
});
