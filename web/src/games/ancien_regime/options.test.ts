import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OptionSpec } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import Options from "../../pages/new/Options.svelte";

const MORALE: OptionSpec = {
  name: "morale_max",
  message_id: "ancien_regime-option-morale_max",
  values: ["15", "19"],
  default: "15",
  editions: {},
  rule: "X-1.1",
  scenarios: [],
};

beforeAll(async () => {
  await language.start();
  await language.need("ancien_regime");
});
afterEach(cleanup);

const choices = (): string[] => Array.from(document.querySelectorAll(".list label"), (one) => one.textContent.trim());

test("a game without editions marks the usual value, which is not sent", async () => {
  const onchange = vi.fn();
  render(Options, { specs: [MORALE], game: "ancien_regime", value: { morale_max: "19" }, onchange });

  expect(choices()).toEqual(["15, as in Movement (usual)", "19, as on the track"]);
  await userEvent.click(screen.getByText("15, as in Movement (usual)"));
  expect(onchange).toHaveBeenCalledWith({});
});
