/** The net of meridians and parallels, every five degrees, and where its lines meet the frame. */
import type { Point } from "../../../lib/map/types";
import { outline, PAPER, pathOf, type Geographic } from "./project";

const STEP = 5;
const [WEST, EAST, SOUTH, NORTH] = [-30, 65, 25, 75];

export interface Degree extends Point {
  text: string;
  side: "above" | "below" | "left" | "right";
}

export function graticule(paper: (at: Geographic) => Point): { path: string; degrees: Degree[] } {
  const lines: string[] = [];
  const degrees: Degree[] = [];
  const add = (ends: readonly Geographic[], text: string, frames: readonly Degree["side"][]): void => {
    const points = outline(ends, paper, false);
    lines.push(pathOf(points, false));
    for (const side of frames) {
      const at = crossing(points, side);
      if (at !== null) degrees.push({ ...at, text, side });
    }
  };
  for (let lon = WEST; lon <= EAST; lon += STEP) add([[lon, SOUTH], [lon, NORTH]], `${Math.abs(lon)}°`, ["above", "below"]);
  for (let lat = SOUTH; lat <= NORTH; lat += STEP) add([[WEST, lat], [EAST, lat]], `${lat}°`, ["left", "right"]);
  return { path: lines.join(""), degrees };
}

/** Where a line leaves the paper on one side. */
function crossing(points: readonly Point[], side: Degree["side"]): Point | null {
  const upright = side === "left" || side === "right";
  const edge = side === "above" ? PAPER.y : side === "below" ? PAPER.y + PAPER.h : side === "left" ? PAPER.x : PAPER.x + PAPER.w;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const [a, b] = upright ? [from.x, to.x] : [from.y, to.y];
    if (a === b || (a - edge) * (b - edge) > 0) continue;
    const share = (edge - a) / (b - a);
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const along = upright ? at.y : at.x;
    if (along > 60 && along < (upright ? PAPER.h : PAPER.w) - 60) return at;
  }
  return null;
}
