/** How far enemy generals come, as the map shows it, and which own generals they could attack. */
import type { Fields } from "../../../lib/api/types";
import { numberOf, objects, textOf, type Threat } from "../../../lib/odds/threat";
import type { BoardLine, CityMark, PieceMark } from "../map/types";
import type { Play } from "../play.svelte";

type Teller = Pick<Play, "text" | "seen">;

/** Whether a general is of a power that this seat leads; a spectator looks at all. */
function concerns({ seen }: Teller, general: string): boolean {
  const own = seen.seat === null ? undefined : seen.seats[seen.seat];
  const power = seen.pieces.find(({ id }) => id === general)?.power;
  return own === undefined || (power !== undefined && own.includes(power));
}

export function threatOf(play: Teller, fields: Fields): Threat<CityMark, PieceMark, BoardLine> {
  const troops = new Map(objects(fields["generals"]).map((one) => [textOf(one, "general"), one]));
  const marks: Record<string, CityMark> = {};
  for (const one of objects(fields["places"])) {
    marks[textOf(one, "city")] = { kind: "reached", steps: Math.min(...objects(one["by"]).map((by) => numberOf(by, "steps"))) };
  }
  const attacks = objects(fields["attacks"]).filter((one) => concerns(play, textOf(one, "general")));
  for (const one of attacks) marks[textOf(one, "city")] = { kind: "attacked" };
  return {
    scene: { marks },
    keys: [
      ["reached", "web-maria-threat-reached"],
      ["attacked", "web-maria-threat-attacked"],
    ],
    lines: attacks.map((one) => ({
      place: textOf(one, "city"),
      text: play.text("web-maria-threat-line", {
        general: `piece:${textOf(one, "general")}`,
        city: `city:${textOf(one, "city")}`,
        least: numberOf(one, "least"),
        most: numberOf(one, "most"),
      }),
      by: objects(one["by"]).map((by) => {
        const general = textOf(by, "general");
        const known = troops.get(general) ?? {};
        const [least, most] = [numberOf(known, "least"), numberOf(known, "most")];
        return play.text("web-maria-threat-by", {
          general: `piece:${general}`,
          steps: numberOf(by, "steps"),
          known: least === most ? "exactly" : "between",
          least,
          most,
        });
      }),
    })),
    rule: textOf(fields, "rule"),
  };
}
