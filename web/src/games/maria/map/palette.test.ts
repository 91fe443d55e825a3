import { describe, expect, it } from "vitest";
import { COUNTRIES, POWERS, powerStyle, SUITS } from "./palette";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  [0, "light", "#f4ead2"],
  [1, "dark", "#2b241b"],
] as const)("in the scheme %i (%s)", (scheme, _name, land) => {
  it.each(Object.entries(POWERS))("the letter of %s is readable on its ground", (_id, style) => {
    expect(contrast(style.fill[scheme], style.ink[scheme])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(Object.entries(SUITS))("%s stand out from the paper", (_id, colours) => {
    expect(contrast(colours[scheme], land)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("colour is never alone", () => {
  it("no two powers share a letter", () => {
    const letters = Object.values(POWERS).map((p) => p.letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
  it("no two powers share a pattern", () => {
    const patterns = Object.values(POWERS).map((p) => p.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
  it("a country has the pattern of the power of the same name", () => {
    const differing = Object.keys(POWERS).filter((id) => COUNTRIES[id]?.pattern !== POWERS[id]?.pattern);
    expect(differing).toEqual([]);
  });
});

describe("powerStyle", () => {
  it("shows the Austrian side of the electors as Austria", () => {
    expect(powerStyle("austria_pragmatic")).toBe(POWERS["austria"]);
  });
});
