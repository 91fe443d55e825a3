"""Standing instructions: what a seat answers beforehand is its own secret, and part of the match."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, MatchOver, Unreadable
from pragmatica.core import register, saving
from pragmatica.core.game import make_setup
from tests.core.test_batches import everything, toy
from tests.server.toy import game as toygame

ODD = {"parity": "odd"}


def told_to(match: Match, seat: str | None) -> str:
    """All that a viewer can see of a match."""
    pending = {one: str(question) for one, question in match.pending.items()}
    own = [] if seat is None else [match.legal(seat), match.extra(seat), match.undoable(seat), match.version(seat)]
    return f"{match.observe(seat)} {pending} {own} {match.record_seen(seat)}"


def to_the_next_round(match: Match) -> list[Any]:
    """Play the first round to its end; the events of its last answer."""
    events: list[Any] = []
    while match.state.round == 1:
        seat = next(iter(match.pending))
        events = match.apply(seat, match.legal(seat)[0])
    return list(events)


def test_an_instruction_is_carried_out_when_its_time_comes() -> None:
    """The engine answers what the seat has answered beforehand, and tells that seat alone."""
    match = toy()
    match.instruct("south", ODD)
    events = to_the_next_round(match)
    assert [(one.kind, one.only) for one in events if one.kind == "parity-chosen"] == [("parity-chosen", ("south",))]
    assert {one.type for one in match.legal("south")} == {"card"}


def test_an_instruction_is_told_to_its_seat() -> None:
    """`instructions` gives them in the form in which they are taken."""
    match = toy()
    match.instruct("south", ODD)
    assert (match.instructions("south"), match.instructions("north")) == ([ODD], [])


def test_nobody_else_can_notice_it() -> None:
    """What others see is the same before and after, to the offers, versions, undo and the record."""
    match = toy()
    match.apply("north", match.legal("north")[0])
    for viewer in ("north", None):
        before = told_to(match, viewer)
        match.instruct("south", ODD)
        assert told_to(match, viewer) == before
        assert not match.noticed


def test_it_can_be_given_by_who_is_not_asked() -> None:
    """A seat that owes no answer may still change what it has answered beforehand."""
    match = toy()
    for _ in range(2):
        match.apply("north", match.legal("north")[0])
    assert "north" not in match.pending
    match.instruct("north", [ODD, {"parity": "even"}])
    assert match.instructions("north") == [{"parity": "even"}]


def test_it_leaves_open_questions_alone() -> None:
    """Neither the own question nor that of others has to be looked at anew."""
    match = toy()
    before = {seat: (match.version(seat), match.legal(seat)) for seat in match.seats}
    match.instruct("south", ODD)
    assert {seat: (match.version(seat), match.legal(seat)) for seat in match.seats} == before


def test_a_move_taken_back_leaves_it() -> None:
    """Undo takes back the moves of the seat, and not what it has instructed since."""
    match = toy()
    match.apply("south", match.legal("south")[0])
    match.instruct("south", ODD)
    assert match.undoable("south") == 1
    match.undo("south")
    assert match.instructions("south") == [ODD]
    assert match.at(len(match.records)).instructions("south") == [ODD]


def test_it_is_saved_and_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A saved match has it, its record, and a copy."""
    monkeypatch.setitem(register._announced, "toy", "tests.server.toy")
    match = toy()
    match.instruct("south", ODD)
    saved = saving.from_data(Match, json.loads(json.dumps(saving.to_data(match))))
    assert saved.instructions("south") == match.copy().instructions("south") == [ODD]
    assert [record.lasting for record in saved.records] == [True]


def test_a_twin_has_its_own() -> None:
    """A redrawn match keeps what the seat itself has told, and knows nothing of what others have."""
    match, rng = toy(), Random(3)
    match.instruct("south", ODD)
    assert match.resample("south", rng).instructions("south") == [ODD]
    found = {str(match.resample("north", rng).instructions("south")) for _ in range(40)}
    assert len(found) == 3


def test_all_of_them_or_none() -> None:
    """One that cannot be read is named with its place, and none of the others is kept."""
    match = toy()
    before = everything(match)
    with pytest.raises(Unreadable, match=r"instructions\[1\]\.parity"):
        match.instruct("south", [ODD, {"parity": "prime"}])
    assert everything(match) == before


@pytest.mark.parametrize("wishes", ["odd", 7, None, [7], [[ODD]], [{"parity": [1]}], [ODD] * 501])
def test_nonsense_is_refused(wishes: Any) -> None:
    """What is no list of instructions is unreadable."""
    with pytest.raises(Unreadable):
        toy().instruct("south", wishes)


def test_they_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many may be given until somebody acts in a way that all can notice."""
    match = toy()
    monkeypatch.setattr(type(match.game), "free_actions", 3)
    match.instruct("south", [ODD, ODD])
    with pytest.raises(Illegal) as refused:
        match.instruct("south", [ODD, ODD])
    assert refused.value.reasons[0].message == "core-instructions-used"
    match.instruct("south", ODD)


def placing() -> tuple[Match, str, str]:
    """A token has been placed, and another may be; who does it, and the other seat."""
    match = Match.start(toygame.GAME, make_setup(toygame.GAME, "plain", 2, {}, None), 1)
    while match.state.winner < 0:
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[0])
    (winner,) = match.pending
    match.apply(winner, "spot-1")
    return match, winner, next(seat for seat in match.seats if seat != winner)


@pytest.mark.parametrize("whose", [0, 1])
def test_moves_that_are_taken_back_give_none_back(monkeypatch: pytest.MonkeyPatch, whose: int) -> None:
    """Who places a token and takes it back without an end lets no instructions pile up, of neither seat."""
    match, winner, other = placing()
    monkeypatch.setattr(type(match.game), "free_actions", 3)
    seat = (winner, other)[whose]
    for _ in range(3):
        match.instruct(seat, ODD)
        match.apply(winner, "spot-2")
        match.undo(winner)
    with pytest.raises(Illegal):
        match.instruct(seat, ODD)
    match.undo(winner)
    match.apply(winner, "spot-1")
    match.instruct(seat, ODD)


def test_a_match_that_is_over_takes_none() -> None:
    """There is nothing left to be answered."""
    match = toy()
    while match.outcome is None:
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[0])
    with pytest.raises(MatchOver):
        match.instruct("south", ODD)


def test_a_game_without_them_says_so() -> None:
    """The example knows none: the refusal says it, in words."""
    match = pragmatica.new("couriers", scenario="province", players=2, seed=7)
    with pytest.raises(Illegal) as refused:
        match.instruct("amber", {"anything": 1})
    assert refused.value.text("en") == "In this game nothing can be answered beforehand."
    assert match.instructions("amber") == []


def test_whoever_plays_all_seats_is_asked_for_those_of_others() -> None:
    """A twin made for it has the seat's own instructions, and none of anybody else, whatever he has given."""
    for other in (ODD, {"parity": "even"}):
        match = toy()
        match.instruct("south", other)
        match.instruct("north", ODD)
        twins = [match.resample("north", Random(seed), instructed=False) for seed in range(9)]
        assert [(one.instructions("north"), one.instructions("south")) for one in twins] == [([ODD], [])] * 9
