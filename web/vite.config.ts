import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const pragmatica = fileURLToPath(new URL("../src/pragmatica", import.meta.url));

export default defineConfig(({ mode }) => ({
  base: "./", // the server says where the site lies
  plugins: [svelte()],
  resolve: {
    alias: { $wording: `${pragmatica}/wording` },
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
    fs: { allow: [".", pragmatica] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
}));
