/** One component per kind of question; the type makes a missing one a compile error. */
import type { Component } from "svelte";
import type { DecisionOf, Kind, MollwitzDecision } from "../protocol";
import Act from "./Act.svelte";
import Chits from "./Chits.svelte";
import Combats from "./Combats.svelte";
import Facing from "./Facing.svelte";
import Orders from "./Orders.svelte";
import Pick from "./Pick.svelte";
import React from "./React.svelte";
import Settle from "./Settle.svelte";
import UnitActs from "./UnitActs.svelte";
import Ways from "./Ways.svelte";
import WhoFirst from "./WhoFirst.svelte";

const PANELS: { [K in Kind]: Component<{ decision: DecisionOf<K> }> | Component<Record<string, never>> } = {
  choose_chit: Chits,
  next_chit: Chits,
  who_first: WhoFirst,
  frederick_leaves: Settle,
  leader_returns: Settle,
  chief: Orders,
  own_order: Orders,
  take_order: Orders,
  act: Act,
  unit_acts: UnitActs,
  attack_step: Settle,
  rallied: Facing,
  leader_moves: Orders,
  straighten: Facing,
  react: React,
  face_mover: Facing,
  withdraw: Settle,
  retreat: Settle,
  flee: Ways,
  odd_point: Pick,
  substitute: Pick,
  lead_brigade: Pick,
  join_unit: Settle,
  pursue: Settle,
  go_on: Ways,
  turn_after: Facing,
  follow_fire: Settle,
  kind_of_combat: Settle,
  name_arm: Settle,
  next_charge: Settle,
  declare_melee: Combats,
  support: Pick,
  defend: Combats,
  enter_battery: Settle,
  next_fire: Combats,
  answer_fire: Pick,
  advance_fire: Settle,
};

export const panelOf = (kind: Kind): Component<{ decision: MollwitzDecision }> => PANELS[kind] as Component<{ decision: MollwitzDecision }>;
