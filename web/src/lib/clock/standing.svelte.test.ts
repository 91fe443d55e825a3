import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { api } from "../api/client";
import type { RecessNotice } from "../api/types";
import { waiting } from "../posts/waiting.svelte";
import { Ticking } from "./watch.svelte";

test("clocks stand still on the page while the house is closed for upkeep", async () => {
  const recess: RecessNotice = { begins: 1_000, now: 1_060, message: "", closed: true };
  vi.spyOn(api, "waiting").mockResolvedValueOnce({ tables: [], recess });
  await waiting.look();
  let ticking: Ticking | undefined;
  const end = $effect.root(() => {
    ticking = new Ticking(() => true);
  });
  flushSync();

  expect(ticking?.now).toBe(waiting.closed);
  expect(Date.now() / 1000 - (ticking?.now ?? 0)).toBeGreaterThan(59);
  end();
});
