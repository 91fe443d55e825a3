/** Where the numbers and signs of marked cities hang. */
import type { Point, Rect } from "../../../lib/map/types";

export const RADIUS = 33;
export const TAG = 12;
/** Below the ring, or where else there is room: first what is near at hand. */
const HANGS: readonly Point[] = [RADIUS + 3, RADIUS + 17].flatMap((far) =>
  [90, -90, 30, 150, -30, -150, 60, 120, -60, -120, 0, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  }),
);

export interface Marked extends Point {
  id: string;
  /** Whether a number and a sign stand side by side. */
  wide: boolean;
}

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** For each city where its tag hangs, from its middle and before it is scaled: the place that covers least of pieces, names and other tags. */
export function hangTags(cities: readonly Marked[], taken: readonly Rect[], scale: number): ReadonlyMap<string, Point> {
  const reach = 2 * (RADIUS + 17 + TAG * 3) * scale;
  const [hung, found] = [[] as Rect[], new Map<string, Point>()];
  for (const city of cities) {
    const half = { w: (city.wide ? TAG + 13 : TAG) * scale, h: TAG * scale };
    const near = [...taken, ...hung].filter(
      (rect) => Math.abs(rect.x + rect.w / 2 - city.x) < reach + rect.w / 2 && Math.abs(rect.y + rect.h / 2 - city.y) < reach + rect.h / 2,
    );
    let [best, least] = [{ x: 0, y: RADIUS + 3 }, Infinity];
    for (const at of HANGS) {
      const box = { x: city.x + at.x * scale - half.w, y: city.y + at.y * scale - half.h, w: 2 * half.w, h: 2 * half.h };
      const cost = near.reduce((sum, rect) => sum + shared(rect, box), 0);
      if (cost < least) [best, least] = [at, cost];
      if (cost === 0) break;
    }
    found.set(city.id, best);
    hung.push({ x: city.x + best.x * scale - half.w, y: city.y + best.y * scale - half.h, w: 2 * half.w, h: 2 * half.h });
  }
  return found;
}
