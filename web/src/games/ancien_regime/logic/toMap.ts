/** What a seat may know, in the form that the map draws. */
import type { MapGarrison, MapGeneral } from "../map/types";
import type { Play, Scene } from "../play.svelte";
import type { Observation, Power } from "../protocol";

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

/** All that a power has: the ground that it controls, and its generals. */
export function powerScene(play: Play, power: Power): Scene {
  const generals = play.seen.generals.filter((one) => one.power === power);
  return {
    marks: Object.fromEntries(play.landsOf(power).map((land) => [land, { kind: "source" as const }])),
    pieceMarks: Object.fromEntries(generals.map(({ id }) => [id, "selected" as const])),
  };
}
