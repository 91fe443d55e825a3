"""The steady player's rules of thumb, seen in what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.core.decision import Decision
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.maria.bots.hussars import place
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.situation import Situation, board_of
from pragmatica.maria.forms.decisions import PickPiece, PlaceHussar
from pragmatica.maria.kept.board import Board
from pragmatica.maria.kept.thrift import cheapest


@pytest.fixture
def board() -> Board:
    """The tables of the board that ships."""
    return board_of(pragmatica.game("maria").board()[1], "introductory")


def played(until: Callable[[Match, Decision], bool], seed: int = 2) -> tuple[Match, list[Event]]:
    """A match among steady players up to the first question that fulfils the condition, and what happened."""
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=seed)
    steady, chance, events = bots.make("steady", "maria"), Random(seed), list[Event]()
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        if until(match, decision):
            break
        events += match.apply(seat, bots.answer(steady, match, seat, chance))
    return match, events


def kinds(events: list[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def turn(match: Match) -> int:
    """The turn that the match has come to."""
    seen: int = match.observe(None).turn
    return seen


def test_troops_are_not_wasted_on_the_absent() -> None:
    """Generals who take no part get the least that is allowed."""
    match, _ = played(lambda _, decision: getattr(decision, "kind", "") != "divide_troops")

    troops = {piece.id: piece.troops for seat in match.seats for piece in match.observe(seat).pieces}
    assert troops["austria-6"] is None or troops["austria-6"] == 4
    louis = {piece.id: piece.troops for piece in match.observe("louis").pieces}
    assert louis["france-2"] == louis["france-3"] == 8


def test_an_unprotected_fortress_is_taken_at_once() -> None:
    """In the first turn France walks through Eger, which nobody protects."""
    match, _ = played(lambda match, _: turn(match) == 2)

    eger = next(one for one in match.observe(None).fortresses if one.city == "eger")
    assert eger.controller == "france"


def test_hardly_a_general_is_left_without_supply() -> None:
    """When a steady player ends its movement, at least nineteen in twenty of its generals are supplied."""
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=2)
    steady, chance = bots.make("steady", "maria"), Random(2)
    states = []
    while pending := match.pending:
        seat = next(iter(pending))
        action = bots.answer(steady, match, seat, chance)
        if isinstance(pending[seat], PickPiece) and action.type == "end":
            states += [one.state for one in match.observe(seat).supply]
        match.apply(seat, action)

    assert len(states) > 30
    assert states.count("hungry") <= len(states) / 20


def test_winter_is_used() -> None:
    """After turn 3 every power with room and cards buys troops, and who has fallen comes back."""
    _, events = played(lambda match, _: turn(match) == 4)

    bought = {str(event.shared["power"]) for event in kinds(events, "recruited") if event.shared["count"]}
    assert "power:austria" in bought
    assert len(bought) >= 2


def test_hussars_stand_on_supply_lines() -> None:
    """From the second turn on a hussar is placed where an enemy must pay for it, if there is such a place."""
    match, _ = played(lambda match, decision: isinstance(decision, PlaceHussar) and turn(match) == 2)
    decision = match.pending["maria_theresa"]
    assert isinstance(decision, PlaceHussar)
    judgement = Judgement(Situation(match.observe("maria_theresa"), board_of(match.game.board()[1], "introductory")))

    action = place(judgement, decision, match.legal("maria_theresa"))

    assert action.type in ("place", "stay")


@pytest.mark.parametrize(
    ("hand", "cost", "paid"),
    [
        (["d1-hearts-9", "d1-clubs-5", "d1-spades-4"], 9, ["d1-hearts-9"]),
        (["d1-hearts-10", "d1-clubs-5", "d1-spades-4"], 8, ["d1-clubs-5", "d1-spades-4"]),
        (["d1-reserve-1", "d1-clubs-9", "d1-spades-2"], 8, ["d1-clubs-9"]),
        (["d1-clubs-3", "d1-spades-2"], 8, []),
    ],
)
def test_payments_spare_what_is_worth_more(board: Board, hand: list[str], cost: int, paid: list[str]) -> None:
    """The cards that are least missed are paid: no change is wasted, and a Reserve is kept."""
    chosen = cheapest(board, [board.card_number[card] for card in hand], cost)

    assert [board.card_ids[card] for card in chosen] == paid
