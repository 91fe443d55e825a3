/** Questions of which a newcomer is told what a good answer is. */
import { Hints } from "../../../lib/table/hints.svelte";
import type { Kind } from "../protocol";

/** With their words. */
export const HINTED = [
  "choose_chit",
  "who_first",
  "chief",
  "own_order",
  "act",
  "unit_acts",
  "attack_step",
  "leader_moves",
  "react",
  "withdraw",
  "kind_of_combat",
  "declare_melee",
  "support",
  "defend",
  "next_fire",
  "advance_fire",
  "go_on",
  "turn_after",
] as const satisfies readonly Kind[];

export const hints = new Hints<Kind>("mollwitz-hints", HINTED);
