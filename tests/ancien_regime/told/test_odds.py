"""Chances of battle cards: of all that the seat has not seen, exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

import pragmatica
from pragmatica import Match, Odds
from pragmatica.ancien_regime.kept.state import State


def mobilising() -> Match:
    """Four players; Prussia is at Mobilisation and may buy cards."""
    match = pragmatica.new("ancien_regime", scenario="1740", players=4, seed=1)
    while not any(one.type == "buy_card" for seat in match.pending for one in match.legal(seat)):
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[-1])
    return match


def buying() -> tuple[Match, str, Odds]:
    """Somebody may buy a card: his chances."""
    match = mobilising()
    seat = next(seat for seat in match.pending if any(one.type == "buy_card" for one in match.legal(seat)))
    action = next(one for one in match.legal(seat) if one.type == "buy_card")
    return match, seat, match.odds(seat, action)


@pytest.mark.rule("A-5.9", "A-5.8")
def test_a_card_bought_is_any_that_the_seat_has_not_seen() -> None:
    """Its chances are the cards of the game without the discards and the own hand, each card as likely as another."""
    match, seat, odds = buying()
    state = match.state
    assert isinstance(state, State)
    left = dict(zip(state.board.card_value, state.board.card_count, strict=True))
    seen = match.observe(seat)
    for pile in seen.discards:
        left[pile.card] -= pile.count
    for power in seen.powers.values():
        for card in power.cards or ():
            left[card] -= 1
    found = {one.fields["card"]: Fraction(one.cases, one.of) for one in odds.results}
    assert found == {value: Fraction(count, sum(left.values())) for value, count in left.items() if count}
    (roll,) = odds.rolls
    assert (roll.id, roll.rule, roll.faces) == ("card", "A-5.9", sum(left.values()))
