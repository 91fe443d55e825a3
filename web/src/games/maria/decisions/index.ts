/** One component per kind of question; the type makes a missing one a compile error. */
import type { Component } from "svelte";
import type { DecisionOf, Kind } from "../protocol";
import AcceptPeace from "./AcceptPeace.svelte";
import BattleCard from "./BattleCard.svelte";
import CardReturn from "./CardReturn.svelte";
import CarryOut from "./CarryOut.svelte";
import ChooseBills from "./ChooseBills.svelte";
import ChooseCommander from "./ChooseCommander.svelte";
import ChoosePolitical from "./ChoosePolitical.svelte";
import ChooseRetreat from "./ChooseRetreat.svelte";
import Distribute from "./Distribute.svelte";
import DivideTroops from "./DivideTroops.svelte";
import ExecuteCard from "./ExecuteCard.svelte";
import GiveWay from "./GiveWay.svelte";
import March from "./March.svelte";
import MoveConsent from "./MoveConsent.svelte";
import MoveMarker from "./MoveMarker.svelte";
import NameRecipient from "./NameRecipient.svelte";
import NameTrump from "./NameTrump.svelte";
import NextBattle from "./NextBattle.svelte";
import OfferPeace from "./OfferPeace.svelte";
import Pay from "./Pay.svelte";
import PickInTurn from "./PickInTurn.svelte";
import PickPiece from "./PickPiece.svelte";
import PlaceCard from "./PlaceCard.svelte";
import PlaceHussar from "./PlaceHussar.svelte";
import PlaceTrain from "./PlaceTrain.svelte";
import ReceiveTrain from "./ReceiveTrain.svelte";
import Recruit from "./Recruit.svelte";
import Reduce from "./Reduce.svelte";
import Reenter from "./Reenter.svelte";
import ReenterPlace from "./ReenterPlace.svelte";
import Relocate from "./Relocate.svelte";
import RetreatStep from "./RetreatStep.svelte";
import SaxonReturn from "./SaxonReturn.svelte";
import SendCorps from "./SendCorps.svelte";
import ServeFirst from "./ServeFirst.svelte";
import ShiftSaxony from "./ShiftSaxony.svelte";
import SplitLosses from "./SplitLosses.svelte";
import StackConsent from "./StackConsent.svelte";
import Subsidy from "./Subsidy.svelte";
import Vote from "./Vote.svelte";
import Welcome from "./Welcome.svelte";

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
  name_trump: NameTrump,
  place_card: PlaceCard,
  choose_political: ChoosePolitical,
  execute_card: ExecuteCard,
  carry_out: CarryOut,
  name_recipient: NameRecipient,
  move_marker: MoveMarker,
  card_return: CardReturn,
  send_corps: SendCorps,
  welcome: Welcome,
  give_way: GiveWay,
  relocate: Relocate,
  shift_saxony: ShiftSaxony,
  saxon_return: SaxonReturn,
  offer_peace: OfferPeace,
  accept_peace: AcceptPeace,
  receive_train: ReceiveTrain,
  reduce: Reduce,
  serve_first: ServeFirst,
  vote: Vote,
  pick_in_turn: PickInTurn,
  move_consent: MoveConsent,
};
