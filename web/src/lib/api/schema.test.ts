// @vitest-environment node
import { readFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types are those of the server's description", async () => {
  const made = astToString(await openapiTS(new URL("../../../openapi.json", import.meta.url), { defaultNonNullable: false }));
  const kept = await readFile(new URL("../schema.d.ts", import.meta.url), "utf8");

  expect(kept.endsWith(made), "openapi.json has changed: python3 dev.py write").toBe(true);
});
