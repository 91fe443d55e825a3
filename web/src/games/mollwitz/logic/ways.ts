/** Whole moves as the server proposes them, by the hexagon where they end. */
import type { Plan } from "../../../lib/api/types";
import { bare } from "./words";

/** A whole move: where it ends, how one faces there, whom it meets. */
export interface Way {
  actions: string[];
  hex: string;
  facing: number | null;
  meets: string[];
  /** Whose control zones it passes through before. */
  passes: string[];
  /** Who could fire at its end, and on the way. */
  fire: string[];
  /** The movement points left there. */
  left: number | null;
}

export function readWay({ actions, fields }: Plan): Way {
  const { hex, facing, left } = fields;
  const units = (name: string): string[] => {
    const value = fields[name];
    return Array.isArray(value) ? value.flatMap((one) => (typeof one === "string" ? [bare(one)] : [])) : [];
  };
  return {
    actions,
    hex: typeof hex === "string" ? bare(hex) : "",
    facing: typeof facing === "number" ? facing : null,
    meets: units("meets"),
    passes: units("passes"),
    fire: [...new Set([...units("fire"), ...units("fire_on_way")])],
    left: typeof left === "number" ? left : null,
  };
}

/** Of the ways to a hexagon the shortest for each facing. */
export function byHex(ways: readonly Way[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const there = found.get(way.hex) ?? [];
    const same = there.findIndex(({ facing }) => facing === way.facing);
    if (same < 0) there.push(way);
    else if ((there[same]?.actions.length ?? Infinity) > way.actions.length) there[same] = way;
    found.set(way.hex, there);
  }
  for (const there of found.values()) there.sort((a, b) => a.actions.length - b.actions.length);
  return found;
}
