import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OptionSpec } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import Options from "./Options.svelte";

const spec = (game: string, name: string, values: OptionSpec["values"], editions: OptionSpec["editions"]): OptionSpec => ({
  name,
  message_id: `${game}-option-${name}`,
  values,
  default: values[0] ?? "",
  editions,
  rule: "M-1.1",
  scenarios: [],
});
const MARIA = [
  spec("maria", "edition", ["2.1", "1.0"], {}),
  spec("maria", "subsidy_amount", ["exactly_one", "at_least_one"], { "2.1": "exactly_one", "1.0": "at_least_one" }),
];
const COALITIONS = [spec("ancien_regime", "morale_max", ["15", "19"], {})];

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});
afterEach(cleanup);

const choices = (): string[] => Array.from(document.querySelectorAll(".list label"), (one) => one.textContent.trim());

test.each([
  ["2.1", MARIA[1]?.values[0]],
  ["1.0", MARIA[1]?.values[1]],
])("an option left to edition %s says which value that is", (edition, value) => {
  render(Options, { specs: MARIA, game: "maria", value: { edition }, onchange: vi.fn() });

  const [left, ...named] = choices();
  expect(left).toBe(`as the edition has it (${named[MARIA[1]?.values.indexOf(value ?? "") ?? 0] ?? ""})`);
});

test("a game without editions marks the usual value, which is not sent", async () => {
  const onchange = vi.fn();
  render(Options, { specs: COALITIONS, game: "ancien_regime", value: { morale_max: "19" }, onchange });

  expect(choices()).toEqual(["15, as in Movement (usual)", "19, as on the track"]);
  await userEvent.click(screen.getByText("15, as in Movement (usual)"));
  expect(onchange).toHaveBeenCalledWith({});
});
