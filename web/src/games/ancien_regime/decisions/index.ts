/** One component per kind of question; the type makes a missing one a compile error. */
import type { Component } from "svelte";
import type { DecisionOf, Kind } from "../protocol";
import Plain from "./Plain.svelte";

export const PANELS: { [K in Kind]: Component<{ decision: DecisionOf<K> }> } = {
  name_frederick: Plain,
  drill_card: Plain,
  hand_limit: Plain,
  offer_gifts: Plain,
  accept_gift: Plain,
  lead: Plain,
  mobilise: Plain,
  choose_arbiter: Plain,
  dissolve_garrison: Plain,
  request_turn: Plain,
  grant_turn: Plain,
  move_general: Plain,
  route: Plain,
  consent: Plain,
  leave_garrison: Plain,
  choose_battle: Plain,
  send_support: Plain,
  play_battle_card: Plain,
  retire: Plain,
  withdraw: Plain,
  expel: Plain,
  choose_status: Plain,
  admit: Plain,
  choose_anew: Plain,
  accept_crown: Plain,
  cast_vote: Plain,
  bid: Plain,
  reassign_unit: Plain,
  general_stays: Plain,
};
