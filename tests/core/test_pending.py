"""The open questions that a match hands out."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pragmatica import Match, Unreadable
from pragmatica.core.game import make_setup
from tests.core import duel
from tests.server.toy import game as toygame


def begun() -> Match:
    """Both choose a chit in secret."""
    return Match.start(duel.GAME, make_setup(duel.GAME, "plain", 2, {}, None), 1)


def test_it_reads_like_a_dictionary() -> None:
    """Seats in order, how many, the questions, whether a seat is among them, and its printed form."""
    pending = begun().pending
    asked = {"north": pending["north"], "south": pending["south"]}
    assert (pending, dict(pending), list(pending), len(pending)) == (asked, asked, ["north", "south"], 2)
    assert ("north" in pending, "nobody" in pending, pending.get("nobody")) == (True, False, None)
    assert repr(pending) == repr(asked)


def test_one_of_none_is_empty() -> None:
    """When nobody is asked any more it is false, and equal to an empty dictionary."""
    match = begun()
    while match.pending:
        seat = next(iter(match.pending))
        match.apply(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert match.pending == {}


def test_a_question_is_made_once() -> None:
    """Who reads it again at the same step is handed the same one."""
    match = begun()
    assert match.pending["south"] is match.pending["south"]


def test_what_everybody_may_see_tells_no_version() -> None:
    """How often a seat has been asked could tell what it answered; all else of a question is the same."""
    match = begun()
    match.apply("north", match.legal("north")[0])
    match.undo("north")
    pending = match.pending
    assert pending["north"].version > 0
    assert pending.shared == {seat: replace(one, version=0) for seat, one in pending.items()}
    assert pending.shared is pending.shared


def test_only_what_is_read_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """To play without reading the questions makes none."""
    made: list[int] = []
    ask: Callable[..., Any] = duel.GAME.decision
    monkeypatch.setattr(duel.GAME, "decision", lambda *asked: (made.append(asked[2]), ask(*asked))[1])
    match = begun()
    assert list(match.pending) == ["north", "south"]
    assert not made
    assert match.pending["south"].seat == "south"
    assert made == [1]


def test_it_cannot_be_changed() -> None:
    """It has none of the ways in which a dictionary is written."""
    pending: Any = begun().pending
    with pytest.raises(TypeError):
        pending["north"] = None
    with pytest.raises(TypeError):
        del pending["north"]
    assert not {"pop", "popitem", "clear", "update", "setdefault"} & {*dir(pending)}


def test_it_tells_the_same_after_the_answer() -> None:
    """A question that is read only then is still that of its own step, with its own number."""
    match = begun()
    before, question = match.pending, match.copy().pending["north"]
    match.apply("north", match.legal("north")[0])
    assert "north" not in match.pending
    assert before["north"] == question


def test_it_tells_the_same_after_a_batch_that_fails() -> None:
    """What the batch did before it failed is taken back, and was never in it."""
    match = Match.start(toygame.GAME, make_setup(toygame.GAME, "plain", 2, {}, None), 1)  # two steps choose
    before, asked = match.pending, dict(match.copy().pending)
    with pytest.raises(Unreadable):
        match.apply("north", [match.legal("north")[0], "no answer"])
    assert before == asked


def test_it_travels_with_its_questions() -> None:
    """One that has been pickled equals that of the match."""
    pending = begun().pending
    assert pickle.loads(pickle.dumps(pending)) == pending
