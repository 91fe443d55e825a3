"""Redrawing: what a twin keeps of the real match and what it draws anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria.kept.board import POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.setup import DivideTroops
from tests.maria.moments import movement, new
from tests.samples import play

PRUSSIA, AUSTRIA = POWERS.index("prussia"), POWERS.index("austria")


def inside(match: Match) -> State:
    """The state itself, with all its secrets."""
    assert isinstance(match.state, State)
    return match.state


def hand(match: Match, power: int) -> list[int]:
    """The cards of a power, whoever may see them."""
    return inside(match).hands[power]


def troops(match: Match, *pieces: int) -> list[int]:
    """Troops of generals, whoever may see them."""
    return [inside(match).troops[piece] for piece in pieces]


def twins(match: Match, viewer: str | None, count: int = 30) -> list[Match]:
    """Many twins of a match."""
    rng = Random(1)
    return [match.resample(viewer, rng) for _ in range(count)]


def at(frames: list[dict[str, Any]], stage: str, phase: str | None, **fields: Any) -> Match:
    """A match in which these questions are open."""
    head = {"format": "pragmatica-position", "version": 1, "game": "maria"}
    return pragmatica.from_position(head | {"stage": stage, "phase": phase, "asked": frames} | fields)


def test_own_cards_and_troops_stay() -> None:
    """The viewer's own hand and his division of troops are in every twin."""
    match = movement()
    for twin in twins(match, "frederick"):
        assert (hand(twin, PRUSSIA), troops(twin, 6, 7, 8)) == (hand(match, PRUSSIA), [5, 4, 3])


@pytest.mark.rule("E-10")
def test_other_hands_keep_their_backs() -> None:
    """Other hands are drawn from the cards that the viewer has not seen, deck by deck."""
    match = movement(decks_used=2, hands={"austria": ["d1-diamonds-7", "d2-clubs-2", "d2-clubs-3"]})
    for twin in twins(match, "frederick"):
        assert [card // 38 for card in hand(twin, AUSTRIA)] == [0, 1, 1]
    assert len({tuple(hand(twin, AUSTRIA)) for twin in twins(match, "frederick")}) > 20


def test_seen_cards_are_not_dealt_again() -> None:
    """Own cards and discards are in no other hand of a twin."""
    match = movement(discards=["d1-hearts-2"])
    seen = set(hand(match, PRUSSIA)) | {inside(match).board.card_number["d1-hearts-2"]}
    assert not any(seen & set(hand(twin, AUSTRIA)) for twin in twins(match, "frederick"))


@pytest.mark.rule("M-6.5", "M-6.9")
def test_totals_stay() -> None:
    """Other powers' troops are divided anew, 1 to 8 each, with the same total."""
    divided = {tuple(troops(twin, 14, 15, 18)) for twin in twins(movement(), "frederick")}
    assert {sum(one) for one in divided} == {10}
    assert all(1 <= number <= 8 for one in divided for number in one)
    assert len(divided) > 5


@pytest.mark.rule("M-11.6")
def test_what_a_battle_has_announced_stays() -> None:
    """In a battle the totals of both sides are known; how a stack shares its own is not."""
    pieces = {
        "prussia-1": {"at": "liegnitz", "troops": 5},
        "prussia-2": {"at": "liegnitz", "troops": 4},
        "prussia-3": {"at": "berlin", "troops": 3},
        "austria-5": {"at": "schweidnitz", "troops": 4},
        "austria-1": {"at": "wien", "troops": 4},
    }
    sides = {"attacker": "austria-5", "defender": "prussia-1", "score": -5, "to_play": "attacker"}
    match = at([{"frame": "battle_card"} | sides], "austria-pragmatic", "combat", pieces=pieces)
    found = twins(match, "louis")
    assert {sum(troops(twin, 6, 7)) for twin in found} == {9}
    assert {tuple(troops(twin, 18)) for twin in found} == {(4,)}
    assert len({tuple(troops(twin, 6, 7)) for twin in found}) > 3


@pytest.mark.rule("M-4.11")
def test_secret_divisions_are_redrawn() -> None:
    """While troops are divided, others have given as many numbers as they had, lawful ones."""
    match = new()
    match.apply("louis", ["n-8", "n-6"])
    frames = [inside(twin).top for twin in twins(match, "frederick")]
    given = {frame.given[1] for frame in frames if isinstance(frame, DivideTroops)}
    assert {len(one) for one in given} == {2}
    assert all(first >= 7 and second >= 6 for first, second in given)
    assert len(given) > 1


@pytest.mark.rule("M-8.12")
def test_a_begun_payment_stays_possible() -> None:
    """Another seat that is paying can go on paying in every twin, with as many cards chosen."""
    cards = [f"d1-hearts-{value}" for value in (2, 3, 4, 5)]
    match = movement(hands={"prussia": cards}, pieces={"prussia-1": "liegnitz"})
    match.apply("frederick", ["replace-prussia-train-1", "berlin", "d1-hearts-3"])
    for twin in twins(match, "louis"):
        assert len(twin.observe("frederick").payment.cards) == 1
        assert twin.legal("frederick")


@pytest.mark.rule("M-13.4", "M-Q.3")
def test_a_winter_question_stays_possible() -> None:
    """Others who place and distribute new troops have room for them in every twin."""
    match = new(seed=9)
    rng, seen = Random(9), 0
    while match.outcome is None:
        for seat, decision in match.pending.items():
            if decision.rule.startswith("M-13"):
                others = [one for one in match.seats if one != seat]
                seen += 1
                assert all(twin.legal(seat) for one in others for twin in twins(match, one, 5))
        play(match, rng, 1)
    assert seen > 5


def test_chance_to_come_is_unknown() -> None:
    """Twins have keys of their own, and none that the real match has."""
    match = movement()
    keys = {inside(one).key for one in [match, *twins(match, "frederick")]}
    assert len(keys) == 31


@pytest.mark.rule("M-8.12")
def test_a_hand_that_few_will_do_for_is_not_kept() -> None:
    """Where hardly any hand could pay what is owed, others that can are drawn, with the payment begun anew."""
    highest = [f"d1-{suit}-{value}" for suit in ("hearts", "clubs", "spades") for value in (8, 9, 10)]
    match = at(
        [{"frame": "pay", "power": "prussia", "cost": 63, "purpose": "supply", "paid": ["d1-clubs-10"]}],
        "prussia-saxony",
        "supply",
        hands={"prussia": highest},
    )
    drawn = {tuple(hand(twin, PRUSSIA)) for twin in twins(match, "louis")}

    assert len(drawn) > 20
    assert all(twin.legal("frederick") for twin in twins(match, "louis", 5))
