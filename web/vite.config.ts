import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues";

/** A folder with further games, each as in `src/games`, beside their `wording` (docs/adding-a-game.md). */
const games = process.env["PRAGMATICA_WEB_GAMES"] ?? "";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pragmatica = here("../src/pragmatica");

export default defineConfig(({ mode }) => ({
  base: "./", // the server says where the site lies
  plugins: [svelte(), catalogues([`${pragmatica}/wording`, ...(games === "" ? [] : [`${games}/../wording`])])],
  resolve: {
    alias: {
      $wording: `${pragmatica}/wording`,
      $lib: here("src/lib"),
      $games: games === "" ? here("src/games") : games,
    },
    // Svelte's package names its server build first; components are tested with the one that the browser gets.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/pragmatica/server/static",
    emptyOutDir: true,
    sourcemap: false,
    target: "es2023",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", pragmatica, ...(games === "" ? [] : [`${games}/..`])] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    pool: "vmThreads", // one jsdom for each worker, and a realm of its own for each file
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000, // only what hangs takes so long, however busy the machine
  },
}));
