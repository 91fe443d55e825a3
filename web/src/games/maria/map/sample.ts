import type { Side } from "../../../lib/map/types";
import type { BoardCity, BoardPiece, Fortress } from "./types";

/** A town at a place, for tests. */
export const town = (id: string, x: number, y: number, fortress: Fortress = "none", label: Side = "e"): BoardCity => ({
  id,
  name: id,
  x,
  y,
  map: "m",
  country: "c",
  fortress,
  elector: false,
  sector: "s",
  label,
});

/** A Prussian general in a city, for tests. */
export const general = (id: string, city: string, rank: number, commander = false): BoardPiece => ({
  id,
  kind: "general",
  power: "prussia",
  name: id,
  rank,
  city,
  faceUp: true,
  troops: null,
  moved: false,
  commander,
});
