import type { Geography, MapGeography } from "./types";
import furniture from "./furniture.json";
import drawn from "./geography.json";
import lesser from "./rivers-lesser.json";

const rivers: Record<string, string[]> = lesser;
const maps: Record<string, Omit<MapGeography, "lesserRivers">> = drawn.maps;

/** Everything that is drawn below the cities of the Maria maps. */
export const geography: Geography = {
  riverWidths: drawn.riverWidths,
  maps: Object.fromEntries(
    Object.entries(maps).map(([id, map]) => [id, { ...map, lesserRivers: rivers[id] ?? [] }]),
  ),
  ...furniture,
};
