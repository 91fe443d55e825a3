/** How two powers stand to each other, as the observation tells it. */
import type { Power, PowerState } from "../protocol";

export type Relation = "self" | "allied" | "war" | "peace";

export function relation(view: PowerState, other: Power): Relation {
  if (view.power === other) return "self";
  if (view.allies.includes(other)) return "allied";
  return view.at_war.includes(other) ? "war" : "peace";
}

/** Signs of relations; they stand beside words or hidden texts. */
export const SIGNS: Readonly<Record<Relation, string>> = { self: "·", allied: "∞", war: "⚔", peace: "–" };
