/** Where pieces stand in their territories, and what a finger or pointer meant. */
import { contains, nearest } from "../../../lib/map/geometry";
import type { Point, Rect } from "../../../lib/map/types";
import { POWERS } from "../protocol";
import type { Land } from "../logic/board";
import { within } from "./project";
import type { MapGarrison, MapGeneral } from "./types";

export const CARD = { w: 40, h: 50 } as const;
/** Half the side of a garrison's token. */
export const TOKEN = 17;
/** How much larger the works of a fortress are than the token within. */
export const FORT = 1.9;
const BETWEEN = 45;
const ASIDE: Point = { x: -13, y: 22 };

export interface StandingGeneral extends Point {
  general: MapGeneral;
}

export interface StandingGarrison extends Point {
  garrison: MapGarrison;
}

export interface Standing {
  generals: StandingGeneral[];
  garrisons: StandingGarrison[];
}

/** All pieces with their places: generals side by side, the garrison before them. */
export function standings(
  generals: readonly MapGeneral[],
  garrisons: readonly MapGarrison[],
  land: (id: string) => Land | undefined,
  scale: number,
): Standing {
  const rows = new Map<string, MapGeneral[]>();
  for (const general of generals) rows.set(general.land, [...(rows.get(general.land) ?? []), general]);
  const found: Standing = { generals: [], garrisons: [] };
  for (const [id, row] of rows) {
    const at = land(id);
    if (!at) continue;
    row.sort((a, b) => POWERS.indexOf(a.power) - POWERS.indexOf(b.power) || a.id.localeCompare(b.id));
    const left = at.x - ((row.length - 1) * BETWEEN * scale) / 2;
    row.forEach((general, index) => found.generals.push({ general, x: left + index * BETWEEN * scale, y: at.y - 4 * scale }));
  }
  for (const garrison of garrisons) {
    const at = land(garrison.land);
    if (!at) continue;
    const count = rows.get(garrison.land)?.length ?? 0;
    const [x, y] = count === 0 ? [0, 0] : [ASIDE.x - ((count - 1) * BETWEEN) / 2 - CARD.w / 2 + 6, ASIDE.y];
    found.garrisons.push({ garrison, x: at.x + x * scale, y: at.y + y * scale });
  }
  found.generals.sort((a, b) => a.y - b.y || a.x - b.x);
  return found;
}

/** The place of a piece in a territory, kept free of names. */
export const pieceRoom = ({ x, y }: Point, scale: number): Rect => ({
  x: x - (CARD.w / 2) * scale,
  y: y - (CARD.h / 2) * scale,
  w: CARD.w * scale,
  h: CARD.h * scale,
});

/** All that pieces cover. */
export const covered = ({ generals, garrisons }: Standing, scale: number): Rect[] => [
  ...generals.map((one) => pieceRoom(one, scale)),
  ...garrisons.map(({ garrison, x, y }) => {
    const half = TOKEN * (garrison.fortress ? FORT : 1) * scale;
    return { x: x - half, y: y - half, w: half * 2, h: half * 2 };
  }),
];

/** About what a disc covers, in strips. */
export function round({ x, y, w }: Point & { w: number }): Rect[] {
  const strips = 8;
  return Array.from({ length: strips }, (_, index) => {
    const from = (2 * index) / strips - 1;
    const [above, below] = [from, from + 2 / strips];
    const half = above < 0 && below > 0 ? 1 : Math.sqrt(1 - Math.min(above ** 2, below ** 2));
    return { x: x + ((1 - half) * w) / 2, y: y + (w * index) / strips, w: half * w, h: w / strips };
  });
}

export interface Hit {
  land: string;
  general: string | null;
}

/** What lies under a point: a general whose card holds it, else the territory; islands may be missed a little. */
export function hit(at: Point, standing: Standing, lands: readonly Land[], scale: number, reach: number): Hit | null {
  const found = standing.generals.findLast((one) => contains(pieceRoom(one, scale), at));
  if (found) return { land: found.general.land, general: found.general.id };
  const land = lands.find((one) => within(at, one.polygon)) ?? nearest(lands, at, reach);
  return land ? { land: land.id, general: null } : null;
}
