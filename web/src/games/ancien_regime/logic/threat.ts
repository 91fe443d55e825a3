/** How far the generals of possible enemies come, as the map shows it, and where this seat's pieces could be attacked. */
import type { Fields } from "../../../lib/api/types";
import { numberOf, objects, textOf, textsOf, type Threat } from "../../../lib/odds/threat";
import type { GeneralMark, LandMark, MapLine } from "../map/types";
import type { Play } from "../play.svelte";

type Teller = Pick<Play, "text" | "own">;

const powers = (value: Fields[string] | undefined): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

export function threatOf(play: Teller, fields: Fields): Threat<LandMark, GeneralMark, MapLine> {
  const turns = new Map(objects(fields["powers"]).map((one) => [textOf(one, "power"), numberOf(one, "turns")]));
  const strength = new Map(objects(fields["generals"]).map((one) => [textOf(one, "general"), numberOf(one, "strength")]));
  const own: readonly string[] = play.own;
  const attacks = objects(fields["attacks"]).filter(
    (one) => own.length === 0 || Object.keys(powers(one["holders"])).some((power) => own.includes(power)),
  );
  const marks: Record<string, LandMark> = Object.fromEntries(
    objects(fields["places"]).map((one) => [textOf(one, "land"), { kind: "reached" as const }]),
  );
  for (const one of attacks) marks[textOf(one, "land")] = { kind: "attacked" };
  return {
    scene: { marks },
    keys: [
      ["reached", "web-ancien_regime-threat-reached"],
      ["attacked", "web-ancien_regime-threat-attacked"],
    ],
    lines: attacks.map((one) => {
      const held = powers(one["holders"]);
      return {
        place: textOf(one, "land"),
        text: play.text("web-ancien_regime-threat-line", {
          land: `land:${textOf(one, "land")}`,
          strength: Object.keys(held).reduce((sum, power) => sum + numberOf(held, power), 0),
        }),
        by: objects(one["by"]).map((by) => {
          const general = textOf(by, "general");
          return play.text("web-ancien_regime-threat-by", {
            general: `general:${general}`,
            strength: strength.get(general) ?? 0,
            turns: turns.get(general.slice(0, general.lastIndexOf("-"))) ?? 0,
            consents: textsOf(by, "consents").map((power) => `power:${power}`),
          });
        }),
      };
    }),
    rule: textOf(fields, "rule"),
  };
}
