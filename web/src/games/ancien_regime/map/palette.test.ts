/** The colours of the powers are told apart with every kind of eyes, and never alone. */
import { describe, expect, it } from "vitest";
import { POWERS } from "../protocol";
import { COALITION_POWERS, HATCHINGS, WASHES } from "./palette";

type Triple = readonly [number, number, number];
type Eyes = readonly [Triple, Triple, Triple] | null;

/** How people without green or red cones see (Machado, Oliveira and Fernandes 2009), in linear light. */
const EYES: Readonly<Record<string, Eyes>> = {
  usual: null,
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const clamp = (n: number): number => Math.max(0, Math.min(1, n));

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const times = ([r, g, b]: Triple, [x, y, z]: Triple): number => r * x + g * y + b * z;

/** CIE L*a*b* of a colour as these eyes see it. */
function seen(hex: string, eyes: Eyes): Triple {
  const light = linear(hex);
  const [r, g, b] = eyes === null ? light : ([clamp(times(eyes[0], light)), clamp(times(eyes[1], light)), clamp(times(eyes[2], light))] as const);
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The pair of colours that look most alike, with how far they are apart. */
function closest(colours: Readonly<Record<string, string>>, eyes: Eyes): [string, string, number] {
  const ids = Object.keys(colours);
  let least: [string, string, number] = ["", "", Infinity];
  ids.forEach((one, i) => {
    for (const other of ids.slice(i + 1)) {
      const far = distance(seen(colours[one] ?? "", eyes), seen(colours[other] ?? "", eyes));
      if (far < least[2]) least = [one, other, far];
    }
  });
  return least;
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [a, b].map((hex) => times([0.2126, 0.7152, 0.0722], linear(hex))).toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** About four times what can just be told apart side by side. */
const [GROUND, PIECES] = [9, 15];

describe.each([
  { scheme: 0, name: "light" },
  { scheme: 1, name: "dark" },
] as const)("in the $name scheme", ({ scheme }) => {
  const washes = Object.fromEntries(Object.entries(WASHES).map(([id, pair]) => [id, pair[scheme]]));
  const fills = Object.fromEntries(POWERS.map((id) => [id, COALITION_POWERS[id].fill[scheme]]));

  it.each(Object.entries(EYES))("the ground of no two powers looks alike to a %s eye", (_who, eyes) => {
    const [one, other, far] = closest(washes, eyes);
    expect(far, `${one} and ${other}`).toBeGreaterThan(GROUND);
  });
  it.each(Object.entries(EYES))("the pieces of no two powers look alike to a %s eye", (_who, eyes) => {
    const [one, other, far] = closest(fills, eyes);
    expect(far, `${one} and ${other}`).toBeGreaterThan(PIECES);
  });
  it.each(POWERS)("the letter of %s can be read on its colour", (power) => {
    const { fill, ink } = COALITION_POWERS[power];
    expect(contrast(fill[scheme], ink[scheme])).toBeGreaterThanOrEqual(4.5);
  });
});

describe("colour is never alone", () => {
  it("no two powers share a letter or a hatching", () => {
    const styles = POWERS.map((power) => COALITION_POWERS[power]);
    expect([new Set(styles.map(({ letter }) => letter)).size, new Set(styles.map(({ pattern }) => pattern)).size]).toEqual([7, 7]);
  });
  it("every power's hatching is drawn", () => {
    expect(POWERS.filter((power) => HATCHINGS[COALITION_POWERS[power].pattern].d === "")).toEqual([]);
  });
});
