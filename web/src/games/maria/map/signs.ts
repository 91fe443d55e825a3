/** The signs of cities. */
import { fortPath, townPath } from "../../../lib/map/symbols";
import type { Detail } from "../../../lib/map/view";
import type { BoardCity } from "./types";

const RADIUS = { none: 8, minor: 15, major: 23 } as const;

export function signRadius(city: BoardCity, detail: Detail): number {
  return RADIUS[city.fortress] * detail.sign;
}

/** The outline of a city's sign. */
export function signPath(city: BoardCity, detail: Detail): string {
  const radius = signRadius(city, detail);
  if (city.fortress === "none") return townPath(city, radius);
  return city.fortress === "major" ? fortPath(city, radius, 6) : fortPath(city, radius, 5);
}
