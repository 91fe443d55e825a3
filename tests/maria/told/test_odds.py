"""Chances of Tactical Cards: behind each back in the pile any card of that deck that the seat has not seen."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pragmatica import Match
from tests.maria.moments import movement, new


def at_the_subsidy() -> Match:
    """A match in which Louis is asked about the subsidy, before France draws."""
    match = new(3)
    for number in range(3000):
        seat = next(iter(match.pending))
        if seat == "louis" and match.legal(seat)[0].type == "subsidise":
            return match
        match.apply(seat, match.legal(seat)[number % len(match.legal(seat))])
    raise AssertionError("nobody asks for the subsidy")


@pytest.mark.rule("M-8.1", "M-8.10", "M-8.6")
def test_cards_drawn_are_any_that_the_seat_has_not_seen() -> None:
    """None of the own hand and the discards; the chances of a deck are those of its backs in the pile."""
    match = at_the_subsidy()
    odds = next(odds for odds in (match.odds("louis", one) for one in match.legal("louis")) if odds.kind == "chances")
    seen = match.observe("louis")
    known = {card for pile in seen.discards for card in pile}
    known.update(card for power in seen.powers.values() for card in power.cards or ())
    chances = {str(one.fields["card"]).removeprefix("card:"): Fraction(one.cases, one.of) for one in odds.results}
    assert not known & set(chances)
    for deck, count in enumerate(seen.pile_decks, 1):
        of_deck = [chance for card, chance in chances.items() if card.startswith(f"d{deck}-")]
        assert sum(of_deck) == Fraction(count, seen.pile)
        assert len(set(of_deck)) <= 1


def test_a_march_is_certain() -> None:
    """Nothing is drawn for a step."""
    assert movement().odds("frederick", "prussia-3").kind == "certain"
