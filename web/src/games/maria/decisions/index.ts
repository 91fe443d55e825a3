/** One component per kind of question; the type makes a missing one a compile error. */
import type { Component } from "svelte";
import type { DecisionOf, Kind } from "../protocol";
import BattleCard from "./BattleCard.svelte";
import ChooseBills from "./ChooseBills.svelte";
import ChooseCommander from "./ChooseCommander.svelte";
import ChooseRetreat from "./ChooseRetreat.svelte";
import Distribute from "./Distribute.svelte";
import DivideTroops from "./DivideTroops.svelte";
import March from "./March.svelte";
import NextBattle from "./NextBattle.svelte";
import Pay from "./Pay.svelte";
import PickPiece from "./PickPiece.svelte";
import PlaceHussar from "./PlaceHussar.svelte";
import PlaceTrain from "./PlaceTrain.svelte";
import Recruit from "./Recruit.svelte";
import Reenter from "./Reenter.svelte";
import ReenterPlace from "./ReenterPlace.svelte";
import RetreatStep from "./RetreatStep.svelte";
import SplitLosses from "./SplitLosses.svelte";
import StackConsent from "./StackConsent.svelte";
import Subsidy from "./Subsidy.svelte";

export const PANELS: { [K in Kind]: Component<{ decision: DecisionOf<K> }> } = {
  divide_troops: DivideTroops,
  place_hussar: PlaceHussar,
  subsidy: Subsidy,
  pay: Pay,
  choose_bills: ChooseBills,
  pick_piece: PickPiece,
  march: March,
  choose_commander: ChooseCommander,
  stack_consent: StackConsent,
  place_train: PlaceTrain,
  next_battle: NextBattle,
  battle_card: BattleCard,
  choose_retreat: ChooseRetreat,
  retreat_step: RetreatStep,
  split_losses: SplitLosses,
  recruit: Recruit,
  reenter: Reenter,
  reenter_place: ReenterPlace,
  distribute: Distribute,
};
