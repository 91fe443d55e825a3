"""Odds and looks of any game: what is told, and what is not."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Illegal, NotYourTurn, Unreadable
from tests.core.test_batches import everything, toy


def test_an_answer_without_chance_is_certain() -> None:
    """Tokens are placed without a draw."""
    match = toy()
    while len(match.pending) == 2 or match.state.winner == -1:
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[0])
    (winner,) = match.pending
    assert match.odds(winner, "spot-1").kind == "certain"


def test_what_cannot_be_told_has_a_reason() -> None:
    """A card that meets a hidden one: the reason is a sentence."""
    match = toy()
    odds = match.odds("north", "odd")
    assert odds.kind == "untold"
    assert odds.reason is not None
    assert odds.reason.rule == "T-1"


def test_what_is_lawful_at_any_time_is_certain() -> None:
    """Sorting a hand brings nothing."""
    assert toy().odds("north", "up").kind == "certain"


def test_asking_changes_nothing() -> None:
    """Neither does a refused question, which raises what playing would."""
    match = toy()
    before = everything(match)
    match.odds("north", "odd")
    match.look(None, "2")
    for action, error in (("card-9", Illegal), ("nonsense", Unreadable)):
        with pytest.raises(error):
            match.odds("north", action)
    assert everything(match) == before


def test_a_seat_that_owes_no_answer_is_told_just_that() -> None:
    """Odds are of what is offered now."""
    match = toy()
    for _ in range(2):
        match.apply("north", match.legal("north")[0])
    with pytest.raises(NotYourTurn):
        match.odds("north", "odd")


def test_a_look_tells_the_viewer() -> None:
    """The game is asked with the viewer's eyes, and what it does not know is unreadable."""
    match = toy()
    assert dict(match.look("south", "1")) == {"tokens": 0, "seat": 1}
    assert match.look(None, "1")["seat"] is None
    with pytest.raises(Unreadable):
        match.look(None, "4")


def test_a_game_without_odds_says_so() -> None:
    """Couriers tells neither chances nor more of things than an observation does, and takes no instructions."""
    match = pragmatica.new("couriers", scenario=pragmatica.game("couriers").scenarios[0].id, players=2, seed=1)
    seat = next(iter(match.pending))
    odds = match.odds(seat, match.legal(seat)[0])
    assert odds.reason is not None
    assert (odds.kind, odds.reason.text("en")) == ("untold", "This game cannot tell the chances of that.")
    with pytest.raises(Unreadable):
        match.look(seat, "place:glatz")
    with pytest.raises(Illegal):
        match.instruct(seat, {"answer": "never"})
