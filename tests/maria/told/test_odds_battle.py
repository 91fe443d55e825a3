"""What a card in battle may meet: all that the other side may be able to play against it."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from pragmatica.core.odds import Odds
from pragmatica.maria.kept.state import State
from pragmatica.maria.secret import resample
from pragmatica.maria.told import odds
from tests.maria import build
from tests.maria.battle.fields import MARIA_THERESA, code, field

DIAMOND, OTHER = "d1-diamonds-7", "d1-clubs-2"


def battle(own: int, enemy: int, prussia: list[str], unseen: list[str]) -> State:
    """Austria (diamonds) attacks Prussia (spades); these cards lie in the pile."""
    s = field({"austria-1": own}, {"prussia-1": enemy}, {"austria": [DIAMOND, "d1-reserve-1"], "prussia": prussia})
    s.pile = build.cards(s, *unseen)
    return s


def against(s: State, card: str) -> Odds:
    """What Austria is told of a card."""
    return odds.odds(s, MARIA_THERESA, code(s, card))


def chances(found: Odds) -> dict[str, Fraction]:
    """The results."""
    return {one.id: Fraction(one.cases, one.of) for one in found.results}


@pytest.mark.rule("M-11.8", "M-11.9", "M-8.6")
def test_the_chance_that_the_other_side_can_answer() -> None:
    """One card of four that nobody has seen: two of them fit its suit, of which one is enough."""
    s = battle(4, 6, ["d1-clubs-5"], ["d1-spades-3", "d1-spades-9", "d1-hearts-4"])
    assert chances(against(s, DIAMOND)) == {
        "no-answer": Fraction(1, 2),
        "short": Fraction(1, 4),
        "ahead": Fraction(1, 4),
    }


@pytest.mark.rule("M-8.7")
def test_a_reserve_may_be_what_the_other_side_holds() -> None:
    """It counts 8, the most that may be announced for it: enough for an even score."""
    s = battle(4, 4, ["d1-clubs-5"], ["d1-reserve-2"])
    assert chances(against(s, "d1-reserve-1=8")) == {"no-answer": Fraction(1, 2), "even": Fraction(1, 2)}


@pytest.mark.rule("M-8.6", "M-8.1")
def test_backs_tell_the_deck_that_a_card_is_of() -> None:
    """A card of the second deck in the pile cannot be the one in a hand of the first."""
    s = battle(4, 4, ["d1-clubs-5"], ["d2-spades-9", "d1-hearts-4"])
    assert chances(against(s, DIAMOND)) == {"no-answer": Fraction(1)}


@pytest.mark.rule("M-11.9")
def test_who_stays_behind_goes_on() -> None:
    """No answer of the other side comes then; what it may hold is told all the same."""
    s = battle(1, 8, ["d1-spades-3"], [])
    found = odds.odds(s, MARIA_THERESA, code(s, "d1-reserve-1=2"))
    (result,) = found.results
    assert (result.id, dict(result.fields)) == ("behind", {"score": -5})
    held, best = found.rolls
    assert [dict(one.fields) for one in held.chances] == [{"count": 1}]
    assert [dict(one.fields) for one in best.chances] == [{"value": 3}]


@pytest.mark.rule("M-11.10")
def test_giving_up_is_certain() -> None:
    """What it costs stands in the observation."""
    s = battle(1, 8, ["d1-spades-3"], [])
    assert odds.odds(s, MARIA_THERESA, code(s, "stop")).kind == "certain"


@pytest.mark.rule("E-10", "M-8.6")
def test_the_same_is_told_in_every_twin() -> None:
    """It follows from what the seat knows alone."""
    s = battle(4, 6, ["d1-clubs-5", "d1-spades-2"], ["d1-spades-3", "d1-spades-9", "d1-hearts-4", "d1-reserve-2"])
    told = against(s, DIAMOND)
    for number in range(20):
        twin = resample.resample(s, MARIA_THERESA, Random(number))
        assert against(twin, DIAMOND) == told
