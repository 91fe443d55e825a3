import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, tsconfigRootDir: import.meta.dirname };

export default defineConfig(
  globalIgnores(["node_modules/", "src/lib/schema.d.ts"]),
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, svelte.configs.recommended],
    languageOptions: { globals: globals.browser, parserOptions: typed },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { ...typed, parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // Without it svelte-check sees no types in the component.
      "svelte/block-lang": ["error", { script: "ts", enforceScriptPresent: true }],
    },
  },
  { files: ["*.js", "*.config.ts"], languageOptions: { globals: globals.node } },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
);
