import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Walk, type WalkOptions } from "./walk.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A walk of steps 0 to 3, each of which stays for a second. */
const walk = (options: Partial<WalkOptions> = {}): Walk => new Walk({ last: () => 3, rest: () => 1000, ...options });
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test("a walk goes on by itself until its last step, and stops there", async () => {
  const one = walk();
  one.play();

  await pass(1000);
  expect([one.at, one.playing]).toEqual([1, true]);
  await pass(3000);
  expect([one.at, one.isLast, one.playing]).toEqual([3, true, false]);
});

test("who goes by hand stays where he has gone", async () => {
  const one = walk();
  one.play();
  one.on();
  one.on();
  one.back();

  await pass(5000);
  expect([one.at, one.playing]).toEqual([1, false]);
});

test("nobody goes beyond the first and the last step", () => {
  const one = walk();
  one.back();
  expect([one.at, one.isFirst]).toEqual([0, true]);
  one.go(17);
  expect([one.at, one.isLast]).toEqual([3, true]);
});

test("from the last step it begins anew", () => {
  const one = walk();
  one.end();
  one.toggle();

  expect([one.at, one.playing]).toEqual([0, true]);
});

test("another pace holds at once", async () => {
  const one = walk();
  one.play();
  await pass(400);
  one.pace = 4;

  await pass(250);
  expect(one.at).toBe(1);
});

test("a pause keeps the step for as long as it lasts", async () => {
  const one = walk();
  one.play();
  await pass(900);
  one.toggle();
  await pass(5000);
  expect(one.at).toBe(0);

  one.toggle();
  await pass(1000);
  expect(one.at).toBe(1);
});

test("steps that come while it goes are walked, too", async () => {
  let last = 1;
  const one = walk({ last: () => last });
  one.play();
  await pass(900);
  last = 2;

  await pass(5000);
  expect(one.at).toBe(2);
});

test("it waits for what a step is shown with, and who goes elsewhere meanwhile is not fetched back", async () => {
  const arrived: (() => void)[] = [];
  const one = walk({ ready: () => new Promise<void>((resolve) => arrived.push(resolve)) });
  one.play();
  await pass(2000);
  expect([one.at, one.playing]).toEqual([0, true]);
  arrived[0]?.();
  await pass(0);
  expect(one.at).toBe(1);

  await pass(1000);
  one.go(3);
  arrived[1]?.();
  await pass(0);
  expect(one.at).toBe(3);
});

test("what cannot be had stops it", async () => {
  const one = walk({ ready: () => Promise.reject(new Error("gone")) });
  one.play();

  await pass(1000);
  expect([one.at, one.playing]).toEqual([0, false]);
});

test("every step that is gone to is told", async () => {
  const told: number[] = [];
  const one = walk({ onstep: (at) => told.push(at) });
  one.play();
  await pass(1000);
  one.go(3);
  one.go(3);

  expect(told).toEqual([1, 3]);
});

test("who has let it go to its end is told so, who has skipped to it not", async () => {
  const onend = vi.fn();
  const one = walk({ onend });
  one.end();
  await pass(5000);
  expect(onend).not.toHaveBeenCalled();

  one.go(2);
  one.play();
  await pass(2000);
  expect(onend).toHaveBeenCalledOnce();
});
