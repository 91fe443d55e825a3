/** Questions of which a newcomer is told what a good answer is. */
import { Hints } from "../../../lib/table/hints.svelte";
import type { Kind } from "../protocol";

export const hints = new Hints<Kind>("maria-hints", [
  "divide_troops",
  "place_hussar",
  "subsidy",
  "pay",
  "choose_bills",
  "pick_piece",
  "march",
  "place_train",
  "choose_commander",
  "next_battle",
  "battle_card",
  "choose_retreat",
  "split_losses",
  "recruit",
  "reenter",
  "distribute",
  "place_card",
  "choose_political",
  "name_trump",
  "vote",
]);
