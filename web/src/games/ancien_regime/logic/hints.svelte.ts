/** Questions of which a newcomer is told what a good answer is. */
import { Hints } from "../../../lib/table/hints.svelte";
import type { Kind } from "../protocol";

export const hints = new Hints<Kind>("coalitions-hints", [
  "name_frederick",
  "drill_card",
  "offer_gifts",
  "lead",
  "mobilise",
  "choose_arbiter",
  "dissolve_garrison",
  "move_general",
  "leave_garrison",
  "request_turn",
  "grant_turn",
  "consent",
  "send_support",
  "play_battle_card",
  "choose_status",
  "admit",
  "cast_vote",
  "bid",
]);
