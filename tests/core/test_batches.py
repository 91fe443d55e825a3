"""Batches of answers: what is played, what is returned, and what is taken back."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica import Illegal, Match, Reason, Unreadable
from pragmatica.core.game import make_setup
from tests.server.toy import game as toygame

HANDS = ([1, 2, 4], [3, 5, 6])  # of the toy game


def everything(match: Match) -> tuple[str, int]:
    """All of a match, to see that nothing has changed."""
    return match.to_json(), match.digest()


def toy() -> Match:
    """A match of the toy game with known hands; north is about to lose the first round to a card of south."""
    game = toygame.GAME
    match = Match.start(game, make_setup(game, "plain", 2, {}, None), 1)
    match.state.hands = [list(hand) for hand in HANDS]
    match.state.pile = [7, 8, 9]
    return match


def test_a_batch_does_what_its_answers_do() -> None:
    """Several answers played as one batch do what they would have done one by one."""
    batch, single = toy(), toy()
    moves = ["even", "card-4"]
    told = batch.apply("north", moves)
    events = [event for move in moves for event in single.apply("north", move)]
    assert (everything(batch), list(told)) == (everything(single), events)


def test_a_batch_that_is_played_whole_returns_nothing() -> None:
    """All are counted as played, and there is no reason."""
    told = toy().apply("north", ["even", "card-4"])
    assert (told.played, told.unplayed, told.reason) == (2, (), None)


def test_a_single_answer_is_told_like_a_batch_of_one() -> None:
    """One answer is one that was played."""
    told = toy().apply("north", "even")
    assert (told.played, told.unplayed, told.reason) == (1, (), None)


def test_a_batch_that_fails_changes_nothing() -> None:
    """If one answer of a batch is refused before anything was shown, none has been played."""
    match = Match.start(toygame.GAME, make_setup(toygame.GAME, "plain", 2, {}, None), 1)
    before = everything(match)
    with pytest.raises(Illegal):
        match.apply("north", [match.legal("north")[0], "card-99"])
    assert everything(match) == before


def test_a_batch_that_cannot_be_read_changes_nothing() -> None:
    """What is neither an action nor a text is refused before the first answer is played."""
    match = toy()
    match.apply("north", ["even", "card-4"])
    before = everything(match)
    with pytest.raises(Unreadable):
        match.apply("south", ["odd", "card-5", 7])  # type: ignore[list-item]
    assert everything(match) == before


def test_a_batch_ends_after_a_reveal() -> None:
    """South's card shows both cards and draws one: the token that it would place is returned."""
    match = toy()
    match.apply("north", ["even", "card-4"])
    told = match.apply("south", ["odd", "card-5", "spot-1", "done"])
    assert (told.played, told.unplayed, told.reason) == (2, ("spot-1", "done"), Reason("T-1", "core-batch-shown"))


def test_what_was_played_before_a_reveal_stands() -> None:
    """After a batch that ended early the match goes on from the question that follows."""
    match = toy()
    match.apply("north", ["even", "card-4"])
    match.apply("south", ["odd", "card-5", "card-7"])
    assert (match.pending["south"].kind, len(match.records)) == ("place_tokens", 4)


def test_a_batch_ends_where_somebody_else_is_asked() -> None:
    """South is done with its tokens; the cards of the next round are chosen by both anew."""
    match = toy()
    match.apply("north", ["even", "card-4"])
    match.apply("south", ["odd", "card-5"])
    told = match.apply("south", ["spot-1", "done", "odd"])
    assert (told.played, told.unplayed, told.reason) == (2, ("odd",), Reason("T-1", "core-batch-asked"))


def test_a_batch_ends_where_the_seat_is_asked_nothing_more() -> None:
    """Both choose at once: who is done cannot go on, but keeps what he has done."""
    told = toy().apply("north", ["even", "card-4", "odd"])
    assert (told.played, told.unplayed) == (2, ("odd",))
    assert told.reason == Reason("T-1", "core-batch-asked")


def test_a_batch_ends_with_the_match() -> None:
    """After the last answer of a match the rest is returned."""
    match = toy()
    while match.outcome is None:
        seat = next(iter(match.pending))
        action = Random(len(match.records)).choice(match.legal(seat))
        told = match.apply(seat, [action, "zzz"] if _ends(match, seat, action.id) else action)
    assert (told.unplayed, told.reason) == (("zzz",), Reason("T-1", "core-match-over"))


def test_undo_stops_at_the_reveal_that_ended_a_batch() -> None:
    """What a batch played before it ended cannot be taken back."""
    match = toy()
    match.apply("north", ["even", "card-4"])
    match.apply("south", ["odd", "card-5", "spot-1"])
    assert match.undoable("south") == 0


def _ends(match: Match, seat: str, action: str) -> bool:
    trial = match.copy()
    trial.apply(seat, action)
    return trial.outcome is not None
