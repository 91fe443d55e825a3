/** Components for kinds of questions; all others are answered by pointing at the field, or with a button. */
import type { Component } from "svelte";
import type { MollwitzDecision } from "../protocol";
import Act from "./Act.svelte";
import Answers from "./Answers.svelte";
import Chits from "./Chits.svelte";
import Facing from "./Facing.svelte";
import Orders from "./Orders.svelte";
import UnitActs from "./UnitActs.svelte";
import WhoFirst from "./WhoFirst.svelte";

const PANELS: Readonly<Record<string, Component<never>>> = {
  choose_chit: Chits,
  next_chit: Chits,
  who_first: WhoFirst,
  chief: Orders,
  own_order: Orders,
  take_order: Orders,
  act: Act,
  unit_acts: UnitActs,
  rallied: Facing,
  straighten: Facing,
};

export const panelOf = (kind: string): Component<{ decision: MollwitzDecision }> => (PANELS[kind] ?? Answers) as Component<{ decision: MollwitzDecision }>;
