"""Payments: which cards go, which bills are left, and when France pays its subsidy."""

from __future__ import annotations

from collections.abc import Sequence

from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.forms.decisions import ChooseBills, Pay
from pragmatica.maria.forms.observation import PowerView
from pragmatica.maria.kept.board import BAVARIA, POWERS
from pragmatica.maria.kept.thrift import cheapest


def pay(j: Judgement, decision: Pay, actions: Sequence[Action]) -> Action | None:
    """The highest card of the cheapest way to pay the rest."""
    board = j.s.board
    payment = j.s.observation.payment
    paid = payment.paid if payment is not None else 0
    chosen = [board.card_number[card] for card in payment.cards] if payment is not None else []
    hand = sorted(j.s.cards(POWERS.index(decision.power)), key=lambda card: (-board.card_value[card], card))
    left = hand[hand.index(chosen[-1]) + 1 :] if chosen else hand
    wanted = cheapest(board, left, decision.cost - paid)
    offered = {board.card_number[str(action.fields["card"])]: action for action in actions}
    return next((offered[card] for card in wanted if card in offered), None)


def bills(j: Judgement, decision: ChooseBills, actions: Sequence[Action]) -> Action:
    """Supply those who have most troops."""
    number = j.s.board.piece_number

    def fed(action: Action) -> float:
        generals = action.fields["generals"]
        return sum(j.s.troops[number[str(one)]] + 2.0 for one in generals) if isinstance(generals, list) else 0.0

    return max(actions, key=fed)


def subsidy(j: Judgement, actions: Sequence[Action]) -> Action:
    """Pay while Bavaria still fights and is the poorer of the two."""
    powers = j.s.observation.powers
    fights = any(group.power == BAVARIA for group in j.s.own_groups)
    pays = fights and poorer(powers["bavaria"], powers["france"])
    return next((one for one in actions if one.fields["yes"] is pays), actions[0])


def poorer(one: PowerView, other: PowerView) -> bool:
    """Whether the first has clearly fewer cards."""
    return sum(one.hand) < sum(other.hand) - 2
