/** Where the enemy's units can come and fire, as the field shows it, and which own units stand under fire. */
import type { Fields } from "../../../lib/api/types";
import { objects, textOf, textsOf, type Threat } from "../../../lib/odds/threat";
import type { FieldLine, HexMark, PieceMark } from "../map/types";
import type { Play } from "../play.svelte";

type Teller = Pick<Play, "text" | "unitsAt" | "own">;

export function threatOf(play: Teller, fields: Fields): Threat<HexMark, PieceMark, FieldLine> {
  const enemy = textOf(fields, "side");
  const fire = objects(fields["fire"]);
  const ours = (hex: string): string[] => play.unitsAt(hex).flatMap(({ id, side }) => (side === enemy ? [] : [id]));
  const marks: Record<string, HexMark> = {};
  for (const one of objects(fields["places"])) marks[textOf(one, "hex")] = { kind: "reached" };
  for (const one of fire) marks[textOf(one, "hex")] = { kind: "fire" };
  return {
    scene: { marks },
    keys: [
      ["reached", "web-mollwitz-threat-reached"],
      ["fire", "web-mollwitz-threat-fire"],
    ],
    lines: fire.flatMap((one) => {
      const hex = textOf(one, "hex");
      const units = ours(hex);
      if (units.length === 0) return [];
      return {
        place: hex,
        text: play.text("web-mollwitz-threat-line", { units: units.map((id) => `unit:${id}`), hex: `hex:${hex}` }),
        by: textsOf(one, "units").map((id) => play.text("web-mollwitz-threat-by", { unit: `unit:${id}` })),
      };
    }),
    rule: textOf(fields, "rule"),
  };
}
