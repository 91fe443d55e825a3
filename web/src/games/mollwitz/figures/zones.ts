/** Hexes around a unit that faces north, for pictures of its zones. */
import { key, step, type Axial } from "../logic/hex";
import type { MapUnit } from "../map/types";

export type Zone = "front" | "far" | "flank" | "rear";
const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5];
const HERE: Axial = [0, 0];

export const distance = ([q, r]: Axial): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** All hexes up to so many away. */
export function disc(reach: number): Axial[] {
  const found: Axial[] = [];
  for (let q = -reach; q <= reach; q++) for (let r = -reach; r <= reach; r++) if (distance([q, r]) <= reach) found.push([q, r]);
  return found;
}

const around = (directions: readonly number[]): ReadonlySet<string> => new Set(directions.map((one) => key(step(HERE, one))));
const [FRONT, FLANKS, REAR] = [around([NW, N, NE]), around([SW, SE]), around([S])];

/** What lies between the slanting directions of the front. */
const inWedge = ([q, r]: Axial): boolean => (q >= 0 ? q + r <= 0 : r <= 0) && distance([q, r]) > 0;

/** The neighbours of a line. */
export function neighbours(at: Axial): Zone | null {
  const one = key(at);
  return FRONT.has(one) ? "front" : FLANKS.has(one) ? "flank" : REAR.has(one) ? "rear" : null;
}

/** What a line of infantry, a squadron or hussars control. */
export const controls: Readonly<Record<"infantry" | "cavalry" | "hussar", (at: Axial) => Zone | null>> = {
  infantry: (at) => (FRONT.has(key(at)) ? "front" : null),
  cavalry: (at) => (FRONT.has(key(at)) ? "front" : distance(at) === 2 && inWedge(at) ? "far" : null),
  hussar: (at) => (distance(at) === 1 ? "front" : distance(at) === 2 ? "far" : null),
};

export const wedge = (at: Axial): Zone | null => (!inWedge(at) ? null : distance(at) === 1 ? "front" : "far");

export function unit(arm: "infantry" | "cavalry" | "hussar"): MapUnit {
  return {
    id: arm, side: "prussia", arm, facing: arm === "hussar" ? null : N, formation: arm === "hussar" ? "skirmish" : "line",
    morale: 8, base: 8, weakened: false, marker: "none", order: null, marked: false, acted: false, reaction: false, attacked: false,
    short: "", facings: null, guns: false, grenadier: false, fired: false, out: false, hex: "", depth: 0,
  };
}
