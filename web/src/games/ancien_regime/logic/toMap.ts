/** What a seat may know, in the form that the map draws. */
import type { MapGarrison, MapGeneral } from "../map/types";
import type { Observation } from "../protocol";

export function mapGenerals(seen: Observation): MapGeneral[] {
  return seen.generals.flatMap(({ id, power, land, units, frederick, stuart, moved }) =>
    land === null ? [] : [{ id, power, land, units, sign: frederick ? "frederick" : stuart ? "stuart" : null, moved }],
  );
}

export function mapGarrisons(seen: Observation): MapGarrison[] {
  return seen.lands.flatMap(({ id, garrison, fortress }) =>
    garrison === null && !fortress ? [] : [{ land: id, power: garrison, fortress }],
  );
}

/** Where every general stands who is on the board. */
export function placesOf(seen: Observation): Map<string, string> {
  return new Map(seen.generals.flatMap(({ id, land }) => (land === null ? [] : [[id, land] as const])));
}
