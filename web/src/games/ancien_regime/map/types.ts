/** What the map is told: it knows no rules. */
import type { Power } from "../protocol";

/**
 * target: can be chosen; chosen: has been; battle: choosing it means a battle; ask: needs somebody's consent;
 * focus: is being talked about; source: where something begins; reached: an enemy can come there; attacked: and would
 * fight there.
 */
export type LandMarkKind = "target" | "chosen" | "battle" | "ask" | "focus" | "source" | "reached" | "attacked";

export interface LandMark {
  kind: LandMarkKind;
  /** A few characters beside the mark: a number of steps, a price. */
  label?: string;
}

/** offered: can be chosen; selected: has been; attacker, defender, support: of the battle that is being fought. */
export type GeneralMark = "offered" | "selected" | "attacker" | "defender" | "support";

export interface MapLine {
  /** Territories in their order. */
  lands: string[];
  kind: "move" | "sea" | "support" | "retreat" | "note";
  /** The sea route that a line of kind sea follows. */
  route?: string;
  /** Whose it is, where several powers have lines. */
  power?: Power;
}

export interface MapGeneral {
  id: string;
  power: Power;
  land: string;
  units: number;
  sign: "frederick" | "stuart" | null;
  moved: boolean;
}

export interface MapGarrison {
  land: string;
  /** Null: an empty fortress. */
  power: Power | null;
  fortress: boolean;
}
