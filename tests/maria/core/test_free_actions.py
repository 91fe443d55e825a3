"""Actions outside the order of play: how many, and bad input."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, Unreadable
from pragmatica.maria.game import GAME
from tests.maria.moments import movement, new
from tests.samples import play


def regrouped() -> Match:
    """Frederick has shifted troops between Friedrich and Schwerin as often as he may."""
    match = movement()
    for number in range(GAME.free_actions):
        match.apply("frederick", f"shift-prussia-1={4 + number % 2}")
    return match


@pytest.mark.rule("E-16")
def test_free_actions_run_out() -> None:
    """After twenty of them none is offered, and one more is refused with the rule."""
    match = regrouped()
    assert match.extra("frederick") == []
    with pytest.raises(Illegal) as refused:
        match.apply("frederick", "shift-prussia-1=3")
    assert (refused.value.rule, refused.value.reasons[0].message) == ("E-16", "core-free-actions-used")


@pytest.mark.rule("E-16")
def test_free_actions_come_back() -> None:
    """An ordinary action gives them back."""
    match = regrouped()
    match.apply("frederick", "prussia-3")
    assert match.extra("frederick")


def paying() -> tuple[Match, str, str]:
    """Somebody has more cards to choose that he pays with, and somebody else has shifted troops as often as he may."""
    match, rng = new(11), Random(1)
    while match.outcome is None:
        play(match, rng, 1)
        for payer, question in match.pending.items():
            other = next((seat for seat in match.seats if seat != payer and match.extra(seat)), None)
            trial = match.copy()
            if other is not None and type(question).__name__ == "Pay" and not trial.apply(payer, match.legal(payer)[0]):
                while extra := match.extra(other):
                    match.apply(other, extra[0])
                return match, payer, other
    raise AssertionError("nobody pays with several cards while somebody else may shift troops")


@pytest.mark.rule("E-16")
def test_what_nobody_else_can_notice_gives_nothing_back() -> None:
    """A card that is chosen in secret gives nobody his free actions back, which would tell of it."""
    match, payer, other = paying()
    match.apply(payer, match.legal(payer)[0])
    assert match.extra(other) == []
    twin = pragmatica.read_record(match.record_text())
    assert twin.extra(other) == []


def test_a_record_may_hold_more_free_actions_than_are_offered_now() -> None:
    """What was played is read back, whatever has given free actions back then."""
    match = pragmatica.read_record(f"{regrouped().record_text()}frederick: Friedrich=4\n")
    assert len(match.records) == GAME.free_actions + 1
    assert pragmatica.read_record(match.record_text()).records == match.records


@pytest.mark.rule("E-16")
def test_free_actions_are_counted_by_seat() -> None:
    """What one seat did takes nothing from another."""
    match = regrouped()
    assert match.extra("maria_theresa")


def test_used_free_actions_are_saved() -> None:
    """A saved match remembers how many were taken."""
    assert pragmatica.load(regrouped().to_json()).extra("frederick") == []


@pytest.mark.parametrize("bad", [5, None, [], {}, b"end", [5], [None], 1.5])
def test_an_action_of_a_wrong_type_is_unreadable(bad: Any) -> None:
    """What is neither an action nor text is refused as unreadable and changes nothing."""
    match = movement()
    before = match.to_json()
    with pytest.raises(Unreadable):
        match.apply("frederick", bad)
    assert match.to_json() == before


@pytest.mark.parametrize("bad", [5, None, [], {}])
def test_a_seat_of_a_wrong_type_is_unknown(bad: Any) -> None:
    """So is a seat that is no text."""
    match = movement()
    for call in (match.legal, match.extra, match.undoable, match.version):
        with pytest.raises(Unreadable):
            call(bad)


@pytest.mark.parametrize("bad", [5, None, [], {}])
def test_a_target_of_a_wrong_type_is_unreadable(bad: Any) -> None:
    """So is a question about something that is no text."""
    with pytest.raises(Unreadable):
        movement().why_not("frederick", bad)
