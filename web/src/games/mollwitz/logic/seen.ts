/** What a seat has been told, put together with what the board tells of everybody for good. */
import type { Marker, Observation, SentObservation, SentUnit, UnitView } from "../protocol";
import type { BoardInfo } from "./board";

const MARKERS: readonly Marker[] = ["r1", "r2", "r3"];

export function unitOf({ marks, ...unit }: SentUnit, board: BoardInfo): UnitView {
  const told = new Set<string>(marks);
  const info = board.unit(unit.id);
  return {
    ...unit,
    arm: info?.arm ?? "infantry",
    wing: info?.wing ?? "",
    marker: MARKERS.find((one) => told.has(one)) ?? "none",
    eliminated: told.has("eliminated"),
    weakened: told.has("weakened"),
    marked: told.has("marked"),
    acted: told.has("acted"),
    fired: told.has("fired"),
    reaction: told.has("reaction"),
    attacked: told.has("attacked"),
  };
}

export const seenOn = (told: SentObservation, board: BoardInfo): Observation => ({ ...told, units: told.units.map((unit) => unitOf(unit, board)) });
