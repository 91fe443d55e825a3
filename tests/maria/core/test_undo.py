"""Undo: what a seat may take back, and when no more."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, NothingToUndo, Unreadable
from tests.maria.moments import movement, new
from tests.samples import play


def test_own_answers_are_taken_back() -> None:
    """After an undo the position and the offers are those of before."""
    match = movement()
    before = match.digest(), match.legal("frederick")
    match.apply("frederick", ["prussia-3", "goerlitz"])
    match.undo("frederick", 2)
    assert (match.digest(), match.legal("frederick")) == before


def test_some_of_the_answers_are_taken_back() -> None:
    """An undo of one answer leaves the earlier ones."""
    match, other = movement(), movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    other.apply("frederick", "prussia-3")
    match.undo("frederick")
    assert match.digest() == other.digest()


def test_the_branch_stays_in_the_records() -> None:
    """What was taken back and the undo itself remain in the history."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    match.undo("frederick", 2)
    assert [record.undo for record in match.records] == [0, 0, 2]


def test_an_undo_asks_anew() -> None:
    """The question after an undo has a version of its own, so that a late answer is stale."""
    match = movement()
    versions = {match.pending["frederick"].version}
    match.apply("frederick", "prussia-3")
    versions.add(match.pending["frederick"].version)
    match.undo("frederick")
    assert match.pending["frederick"].version not in versions


def test_a_draw_ends_it() -> None:
    """Nothing can be taken back once cards have been drawn."""
    match = movement(phase=None, stage="hussars", asked=[{"frame": "place_hussar", "hussar": "hussar-2"}])
    match.apply("maria_theresa", "stay")
    assert [match.undoable(seat) for seat in match.seats] == [0, 0, 0]


def test_a_reveal_ends_it() -> None:
    """Nothing can be taken back once cards have been shown in a payment."""
    match = movement(hands={"prussia": ["d1-spades-10"]}, pieces={"prussia-1": "liegnitz"})
    match.apply("frederick", ["replace-prussia-train-1", "berlin"])
    assert match.undoable("frederick") == 0


def test_another_seats_answer_ends_it() -> None:
    """A seat can take back only what nobody has answered since."""
    match = new()
    match.apply("louis", "n-8")
    match.apply("frederick", "n-4")
    assert (match.undoable("louis"), match.undoable("frederick")) == (0, 1)


@pytest.mark.parametrize("count", [0, -1, 2])
def test_no_more_than_there_is(count: int) -> None:
    """A number of answers that cannot be taken back is refused and changes nothing."""
    match = movement()
    match.apply("frederick", "prussia-3")
    before = match.to_json()
    with pytest.raises(NothingToUndo):
        match.undo("frederick", count)
    assert match.to_json() == before


@pytest.mark.parametrize("count", [True, 1.0, float("nan"), "1", None])
def test_what_is_no_number_takes_nothing_back(count: Any) -> None:
    """The number of answers to take back must be a whole one."""
    match = movement()
    match.apply("frederick", "prussia-3")
    before = match.to_json()
    with pytest.raises(Unreadable, match="count"):
        match.undo("frederick", count)
    assert match.to_json() == before


def test_anothers_regrouping_does_not_end_it() -> None:
    """A secret shift of another seat is not felt: the answers before it can still be taken back, and it stays."""
    match = movement()
    match.apply("frederick", "prussia-3")
    match.apply("maria_theresa", "shift-austria-1=4")
    assert match.undoable("frederick") == 1
    match.undo("frederick")
    assert {piece.id: piece.troops for piece in match.observe("maria_theresa").pieces}["austria-1"] == 4


def test_own_regrouping_goes_with_the_answers() -> None:
    """A shift made after an answer is taken back with it, for the stack may not have been there before."""
    match = movement()
    before = match.digest()
    match.apply("frederick", ["prussia-3", "shift-prussia-1=8"])
    match.undo("frederick")
    assert match.digest() == before


def test_a_saved_match_can_still_undo() -> None:
    """What can be taken back survives saving and loading."""
    match = movement()
    before = match.digest()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    twin = pragmatica.load(match.to_json())
    twin.undo("frederick", 2)
    assert twin.digest() == before


def test_a_redrawn_match_that_was_saved_can_still_undo() -> None:
    """It has no records, and yet what its seat can take back survives."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    twin = match.resample("frederick", Random(1))
    again = pragmatica.load(twin.to_json())
    assert (again.undoable("frederick"), again.records) == (2, [])
    for one in (twin, again):
        one.undo("frederick", 2)
    assert again.digest() == twin.digest()


def test_a_match_saved_in_an_older_form_is_read() -> None:
    """It counts the records that can be taken back; the match goes on where it was, but they are not taken back."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    saved = json.loads(match.to_json())
    saved["history"]["undo"] = {"state": saved["history"]["undo"]["state"], "records": 2}
    twin = pragmatica.load(json.dumps(saved))
    assert twin.digest() == match.digest()
    assert twin.undoable("frederick") == 0


def test_undo_after_hundreds_of_answers() -> None:
    """Late in a long match an undo is still exact."""
    match = new()
    rng = Random(4)
    undone = 0
    while match.outcome is None and undone < 5:
        play(match, rng, 40)
        undone += _undo_and_compare(match, rng)
    assert undone == 5


def _undo_and_compare(match: Match, rng: Random) -> bool:
    seat = next(iter(match.pending), "louis")
    before = match.digest()
    quiet = [one for one in match.legal(seat) if not _draws(match, seat, one.id)]
    if not quiet:
        return False
    match.apply(seat, rng.choice(quiet))
    match.undo(seat)
    assert match.digest() == before
    return True


def _draws(match: Match, seat: str, action: str) -> bool:
    twin = match.copy()
    twin.apply(seat, action)
    return twin.undoable(seat) == 0
