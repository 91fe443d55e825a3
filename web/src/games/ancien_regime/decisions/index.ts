/** One component per kind of question; the type makes a missing one a compile error. */
import type { Component } from "svelte";
import type { DecisionOf, Kind } from "../protocol";
import AcceptCrown from "./AcceptCrown.svelte";
import AcceptGift from "./AcceptGift.svelte";
import Admit from "./Admit.svelte";
import Bid from "./Bid.svelte";
import CastVote from "./CastVote.svelte";
import ChooseArbiter from "./ChooseArbiter.svelte";
import ChooseBattle from "./ChooseBattle.svelte";
import ChooseStatus from "./ChooseStatus.svelte";
import Consent from "./Consent.svelte";
import Discard from "./Discard.svelte";
import DissolveGarrison from "./DissolveGarrison.svelte";
import Expel from "./Expel.svelte";
import GeneralStays from "./GeneralStays.svelte";
import GoTo from "./GoTo.svelte";
import Lead from "./Lead.svelte";
import LeaveGarrison from "./LeaveGarrison.svelte";
import Mobilise from "./Mobilise.svelte";
import MoveGeneral from "./MoveGeneral.svelte";
import NameFrederick from "./NameFrederick.svelte";
import OfferGifts from "./OfferGifts.svelte";
import PlayBattleCard from "./PlayBattleCard.svelte";
import ReassignUnit from "./ReassignUnit.svelte";
import RequestTurn from "./RequestTurn.svelte";
import Route from "./Route.svelte";
import SendSupport from "./SendSupport.svelte";

export const PANELS: { [K in Kind]: Component<{ decision: DecisionOf<K> }> } = {
  name_frederick: NameFrederick,
  drill_card: Discard,
  hand_limit: Discard,
  offer_gifts: OfferGifts,
  accept_gift: AcceptGift,
  lead: Lead,
  mobilise: Mobilise,
  choose_arbiter: ChooseArbiter,
  dissolve_garrison: DissolveGarrison,
  request_turn: RequestTurn,
  grant_turn: RequestTurn,
  move_general: MoveGeneral,
  route: Route,
  consent: Consent,
  leave_garrison: LeaveGarrison,
  choose_battle: ChooseBattle,
  send_support: SendSupport,
  play_battle_card: PlayBattleCard,
  retire: GoTo,
  withdraw: GoTo,
  expel: Expel,
  choose_status: ChooseStatus,
  choose_anew: ChooseStatus,
  admit: Admit,
  accept_crown: AcceptCrown,
  cast_vote: CastVote,
  bid: Bid,
  reassign_unit: ReassignUnit,
  general_stays: GeneralStays,
};
