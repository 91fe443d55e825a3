/** What the field draws: units and leaders as they stand, and what the page points out. */
import type { LeaderView, Order, Side, UnitView } from "../protocol";

/** Coat, facings and what lies between of a regiment. */
export interface Livery {
  coat: string;
  facing: string;
}

export type MapUnit = Pick<
  UnitView,
  | "id"
  | "side"
  | "arm"
  | "facing"
  | "formation"
  | "morale"
  | "base"
  | "weakened"
  | "marker"
  | "order"
  | "marked"
  | "acted"
  | "reaction"
  | "attacked"
> & { short: string; facings: string | null; guns: boolean; grenadier: boolean; fired: boolean; out: boolean; hex: string; depth: number };

export type MapLeader = Pick<LeaderView, "id" | "side" | "rank"> & { hex: string; initials: string; order: Order | null };

export interface MapGoal {
  hex: string;
  side: Side;
}

export interface HexMark {
  kind:
    | "offered" // can be chosen
    | "stop" // can be chosen, and the way ends there
    | "meets" // can be chosen, and somebody may react
    | "chosen"
    | "attack"
    | "focus"
    | "control"
    | "fire"
    | "seen"
    | "unseen"
    | "command"
    | "goal"
    | "reached"; // an enemy can come there
  /** Its price, or another number. */
  label?: string;
}

export type PieceMark = "offered" | "selected" | "target" | "dimmed";

export interface FieldLine {
  hexes: string[];
  kind: "move" | "fire" | "command" | "broken" | "sight" | "unseen" | "retreat" | "note";
}

/** What stands in a hexagon. */
export interface Stack {
  hex: string;
  x: number;
  y: number;
  units: MapUnit[];
  leaders: MapLeader[];
}
