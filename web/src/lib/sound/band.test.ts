import { afterEach, expect, test, vi } from "vitest";
import { sound } from "./band";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose reader has pressed something, or not; counts how often sound was asked for. */
function browser(hasBeenActive: boolean): { asked: () => number } {
  const resume = vi.fn(() => new Promise<void>(() => undefined));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
  vi.stubGlobal("AudioContext", class { resume = resume; });
  return { asked: () => resume.mock.calls.length };
}

test("nothing sounds before the reader has pressed something", () => {
  const { asked } = browser(false);

  sound("cannon");

  expect(asked()).toBe(0);
});

test("afterwards it does", () => {
  const { asked } = browser(true);

  sound("cannon");

  expect(asked()).toBe(1);
});

test("a browser without sound is silent", () => {
  browser(true);
  vi.stubGlobal("AudioContext", undefined);

  expect(() => {
    sound("card");
  }).not.toThrow();
});
