import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test.each([
  [null, 0.6],
  ["0.3", 0.3],
  ["louder", 0.6],
  ["7", 0.6],
])("kept as %j the loudness is %d", async (kept, volume) => {
  if (kept !== null) localStorage.setItem("pragmatica.volume", kept);
  const { settings } = await import("./settings.svelte");

  expect(settings.volume).toBe(volume);
});
