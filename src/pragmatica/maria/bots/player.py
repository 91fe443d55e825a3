"""The steady player: one rule of thumb for each kind of decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.kit.bots import RulesOfThumb
from pragmatica.maria.bots import cards, changes, combat, hussars, movement, payments, politics, treaties, winter
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.politics import Politics
from pragmatica.maria.bots.situation import Situation, board_of
from pragmatica.maria.forms import decisions as asked
from pragmatica.maria.forms import decisions_advanced as realm
from pragmatica.maria.forms.observation import Observation
from pragmatica.maria.kept.board import POWERS, Board


class Steady(RulesOfThumb):
    """The steady player."""

    name = "steady"

    def wanted(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action | None:
        """What the rules of thumb say; None where no one helps."""
        return choose(observation, decision, actions, board)

    def free(self, observation: Any, actions: Sequence[Action], board: Mapping[str, Any]) -> Action | None:
        """An answer to a proposal, or what else pays at any time."""
        return free(observation, actions, board)


def choose(
    observation: Observation, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any]
) -> Action | None:
    """The answer of a steady player; None where no rule of thumb helps."""
    tables = board_of(board, observation.scenario)
    j = Judgement(Situation(observation, tables, acting(decision, tables)))
    answer = _common(j, decision, actions)
    if answer is None and (p := politics.politics(j)) is not None:
        answer = _political(j, p, decision, actions) or _change(j, p, decision, actions)
    return answer


def free(observation: Observation, extras: Sequence[Action], board: Mapping[str, Any]) -> Action | None:
    """What a steady player does outside the order of play; None: nothing."""
    if observation.realm is None:
        return None  # nothing is agreed in the introductory game [M-21.9]
    j = Judgement(Situation(observation, board_of(board, observation.scenario)))
    p = politics.politics(j)
    return None if p is None else treaties.free(j, p, extras)


def acting(decision: Decision, board: Board) -> list[int]:
    """The powers that are asked."""
    named = getattr(decision, "powers", None) or [getattr(decision, "power", None)]
    powers = [POWERS.index(power) for power in named if power is not None]
    winner = getattr(decision, "winner", None)
    return powers if winner is None else [board.piece_power[board.piece_number[winner]]]


def _common(j: Judgement, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers to what both games ask."""
    match decision:
        case asked.PickPiece() | realm.PickInTurn():
            return movement.pick(j, actions)
        case asked.March():
            return movement.step(j, decision, actions)
        case asked.PlaceTrain() | realm.ReceiveTrain():
            return movement.place_train(j, decision.train, actions)
        case asked.BattleCard():
            return cards.card(j, decision, actions)
        case asked.NextBattle():
            return combat.battle(j, actions)
        case asked.ChooseRetreat():
            return combat.retreat(j, decision, actions)
        case asked.SplitLosses():
            return combat.split(decision, actions)
        case asked.Pay():
            return payments.pay(j, decision, actions)
        case asked.ChooseBills():
            return payments.bills(j, decision, actions)
        case asked.Subsidy():
            return payments.subsidy(j, actions)
        case asked.PlaceHussar():
            return hussars.place(j, decision, actions)
        case asked.DivideTroops():
            return winter.divide(j, decision, actions)
        case asked.Recruit():
            return winter.recruit(j, decision, actions)
        case asked.Reenter():
            return winter.reenter(j, actions)
        case asked.ReenterPlace():
            return winter.reenter_place(j, actions)
        case asked.Distribute():
            return winter.distribute(j, decision, actions)
        case asked.StackConsent():
            return changes.consents(j, decision.other, actions)
        case realm.MoveConsent():
            return changes.consents(j, decision.general, actions)
    return None


def _political(j: Judgement, p: Politics, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers to what the politics stage and the election ask."""
    match decision:
        case realm.NameTrump():
            return politics.trump(j, actions)
        case realm.PlaceCard():
            return politics.place(j, p, decision, actions)
        case realm.ChoosePolitical():
            return politics.choose(p, decision, actions)
        case realm.ExecuteCard():
            return politics.execute(p, decision, actions)
        case realm.CarryOut():
            return politics.carry_out(p, decision, actions)
        case realm.NameRecipient():
            return politics.recipient(p, decision, actions)
        case realm.MoveMarker():
            return politics.marker(p, decision, actions)
        case realm.Vote():
            return politics.vote(p, actions)
        case realm.ServeFirst():
            return politics.serve_first(p, actions)
        case realm.ShiftSaxony():
            return politics.saxony(p, actions)
    return None


def _change(j: Judgement, p: Politics, decision: Decision, actions: Sequence[Action]) -> Action | None:
    """Answers to what political changes ask."""
    match decision:
        case realm.CardReturn():
            return changes.card_return(j, actions)
        case realm.SendCorps():
            return changes.send_corps(j, actions)
        case realm.Welcome():
            return next((one for one in actions if one.fields["yes"]), None)
        case realm.GiveWay() | realm.Relocate():
            return changes.settle(j, actions)
        case realm.SaxonReturn():
            return changes.saxon_return(j, actions)
        case realm.OfferPeace():
            return changes.offer_peace(j, p, actions)
        case realm.AcceptPeace():
            return changes.accept_peace(j, p, actions)
        case realm.Reduce():
            return changes.reduce(j, actions)
    return None
