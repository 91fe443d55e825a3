import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OptionSpec } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import Options from "../../pages/new/Options.svelte";

const spec = (name: string, values: OptionSpec["values"], editions: OptionSpec["editions"]): OptionSpec => ({
  name,
  message_id: `maria-option-${name}`,
  values,
  default: values[0] ?? "",
  editions,
  rule: "X-1.1",
  scenarios: [],
});
const OPTIONS = [
  spec("edition", ["2.1", "1.0"], {}),
  spec("subsidy_amount", ["exactly_one", "at_least_one"], { "2.1": "exactly_one", "1.0": "at_least_one" }),
];

beforeAll(() => language.start());
afterEach(cleanup);

const choices = (): string[] => Array.from(document.querySelectorAll(".list label"), (one) => one.textContent.trim());

test.each([
  ["2.1", OPTIONS[1]?.values[0]],
  ["1.0", OPTIONS[1]?.values[1]],
])("an option left to edition %s says which value that is", (edition, value) => {
  render(Options, { specs: OPTIONS, game: "maria", value: { edition }, onchange: vi.fn() });

  const [left, ...named] = choices();
  expect(left).toBe(`as the edition has it (${named[OPTIONS[1]?.values.indexOf(value ?? "") ?? 0] ?? ""})`);
});
