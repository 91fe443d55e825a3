/** What has happened on the map since some step: moves, battles, ground that has changed hands. */
import type { EventRow, Fields } from "../../../lib/api/types";
import type { LandMark, MapLine } from "../map/types";
import type { Power } from "../protocol";

export interface Recap {
  /** Generals who have moved, battles that were fought, garrisons that came or went. */
  moves: number;
  battles: number;
  garrisons: number;
  marks: Record<string, LandMark>;
  lines: MapLine[];
}

const WAYS: Readonly<Record<string, MapLine["kind"]>> = { moved: "move", sailed: "move", withdrew: "retreat" };
const GARRISONS = new Set(["garrison-placed", "garrison-lost", "garrison-reassigned", "garrison-dissolved"]);

const id = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "";
};

/** The events of steps after `since`, up to `until`. */
export function recapOf(events: readonly EventRow[], since: number, until: number): Recap {
  const ways: { general: string; line: MapLine }[] = [];
  const [generals, battles, garrisons] = [new Set<string>(), new Set<number>(), new Set<string>()];
  const marks: Record<string, LandMark> = {};
  for (const { seq, step, kind, fields } of events) {
    if (step <= since || step > until) continue;
    const way = WAYS[kind];
    const land = id(fields, "land");
    if (way !== undefined) {
      const [general, from, to] = [id(fields, "general"), id(fields, "from_land"), id(fields, "to_land")];
      generals.add(general);
      const last = ways.findLast((one) => one.general === general);
      if (last?.line.kind === way && last.line.lands.at(-1) === from) last.line.lands.push(to);
      else ways.push({ general, line: { kind: way, lands: [from, to], power: id(fields, "power") as Power } });
    } else if (kind === "battle-began") {
      battles.add(seq);
      marks[land] = { kind: "battle" };
    } else if (GARRISONS.has(kind)) {
      garrisons.add(land);
      marks[land] ??= { kind: "focus" };
    }
  }
  return { moves: generals.size, battles: battles.size, garrisons: garrisons.size, marks, lines: ways.map(({ line }) => line) };
}
