/** What is looked at on the field. */
import { beforeAll, expect, test, vi } from "vitest";
import { table, type Opened } from "../decisions/testing";
import { language } from "../../../lib/i18n/i18n.svelte";

beforeAll(async () => {
  await language.start();
  await language.need("mollwitz");
});

/** A table where sight is looked at; from everywhere one sees the same hexagons. */
function looking(...sees: string[]): Opened {
  const opened = table(null, []);
  opened.look.mockResolvedValue({ sees: sees.map((hex) => `hex:${hex}`) });
  opened.play.lens.choose("sight");
  return opened;
}

test.each([
  ["2613", "sight"],
  ["2020", "unseen"],
])("a line is drawn from one hexagon to another: %s", async (to, kind) => {
  const { lens } = looking("2613").play;

  lens.aim("2417", to);
  await vi.waitFor(() => {
    expect(lens.from).toBe("2417");
  });

  expect(lens.scene.lines).toEqual([{ hexes: ["2417", to], kind }]);
});

test("a drag asks once, however far it goes", async () => {
  const { play, look } = looking("2613");

  for (const to of ["2416", "2515", "2613"]) play.lens.aim("2417", to);
  await vi.waitFor(() => {
    expect(play.lens.at).toBe("2613");
  });

  expect(look).toHaveBeenCalledTimes(1);
});

test("where nobody stands there is nothing to tell of", async () => {
  const { lens } = table(null, []).play;
  lens.choose("zones");

  await lens.look("0101");

  expect(lens.empty).toBe(true);
});
