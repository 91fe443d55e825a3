"""What a match hands out can be read and not written, and matches travel with all that they are."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Event, Match
from pragmatica.core.game import make_setup
from tests.contract.conftest import EVERY, step
from tests.contract.frozen import spoil, writable
from tests.server.toy import game as toygame

FEW: Final = 2  # times that a kind of question is looked at
WAYS: Final = [
    pytest.param(lambda one: pickle.loads(pickle.dumps(one)), id="pickle"),
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
]


def handed_out(match: Match) -> Iterator[tuple[str, Any]]:
    """All that a match tells at a moment; what a call makes anew, a list or a dictionary, part by part."""
    yield "setup", match.setup
    yield "records", match.records
    yield "outcome", match.outcome
    for viewer in (*match.seats, None):
        yield f"observe({viewer})", match.observe(viewer)
    for seat in match.seats:
        yield f"pending[{seat}]", match.pending.get(seat)
        for asked in match.pending:
            yield f"why_not({seat})", tuple(match.why_not(seat, match.legal(asked)[0]))
        actions = [*match.legal(seat), *match.extra(seat)]
        yield f"actions({seat})", tuple(actions)
        yield f"plans({seat})", tuple(plan for action in actions[:EVERY] for plan in match.plans(seat, action))


def toy() -> Match:
    """A match of the smallest game."""
    setup = make_setup(toygame.GAME, "plain", 2, {}, None)
    return Match.start(toygame.GAME, setup, 1)


def seldom(match: Match, asked: Counter[type]) -> bool:
    """Whether a question is open that has come up less often than a few times; to be asked once at each moment."""
    asked.update(type(question) for question in match.pending.values())
    return any(asked[type(question)] <= FEW for question in match.pending.values())


def played(match: Match, rng: Random) -> list[Event]:
    """What happens by a random answer of a random seat."""
    seat = rng.choice(list(match.pending))
    extra = match.extra(seat)
    return match.apply(seat, rng.choice(extra if extra and rng.random() < 0.1 else match.legal(seat)))


def test_nothing_that_is_handed_out_can_be_written(match: Match) -> None:
    """Neither an attribute, a list nor a dictionary of it, at any depth, in any question."""
    rng, asked = Random(1), Counter[type]()
    while match.outcome is None:
        if seldom(match, asked):
            for path, value in handed_out(match):
                assert writable(value, path) == []
        for event in played(match, rng):
            assert writable(event, event.kind) == []
    assert writable(match.outcome, "outcome") == []


def test_a_game_need_do_nothing_for_it() -> None:
    """The toy game hands out lists and dictionaries as they come; the core's classes and decorator shut them."""
    match, rng = toy(), Random(6)
    while match.outcome is None:
        for path, value in handed_out(match):
            assert writable(value, path) == []
        for event in played(match, rng):
            assert writable(event, event.kind) == []


def test_what_is_told_of_games_cannot_be_written() -> None:
    """Scenarios, options, and the board, which all matches of the process share."""
    for game in pragmatica.games():
        if game.id == "toy":  # another test has it in this process; it hands out what it likes
            continue
        for path, value in (("scenarios", game.scenarios), ("options", game.options), ("board", game.board()[1])):
            assert writable(value, f"{game.id}.{path}") == []


def test_what_a_caller_may_write_is_his_own(match: Match) -> None:
    """Lists, positions and events as a seat sees them are made for the caller: what he does to them is not seen."""
    rng = Random(2)
    while match.outcome is None:
        if len(match.records) % (EVERY * EVERY) == 0:
            before = match.to_json(), match.to_position(), match.pending, match.observe(None)
            told = [match.to_position(), match.addressed]
            told += [one for seat in match.seats for one in (match.legal(seat), match.extra(seat))]
            for value in told:
                spoil(value)
            assert (match.to_json(), match.to_position(), match.pending, match.observe(None)) == before
        for event in played(match, rng):
            seen = event.seen_by_all()
            spoil(event.seen_by_all())
            assert event.seen_by_all() == seen


@pytest.mark.parametrize("way", WAYS)
def test_a_match_travels_with_all_that_it_is(match: Match, way: Callable[[Any], Any]) -> None:
    """At every question: position, questions, offers, versions, what may be taken back, records, tags, what follows."""
    rng, asked = Random(3), Counter[type]()
    match.tags["Any name"] = "text"
    while match.outcome is None:
        if seldom(match, asked):
            twin = way(match)
            assert (twin.to_json(), twin.digest(), twin.tags) == (match.to_json(), match.digest(), match.tags)
            assert tuple(handed_out(twin)) == tuple(handed_out(match))
            for seat in match.seats:
                assert (twin.undoable(seat), twin.version(seat)) == (match.undoable(seat), match.version(seat))
        step(match, rng)
    assert way(match).outcome == match.outcome


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_independent(match: Match, way: Callable[[Any], Any]) -> None:
    """Whatever is done to a copy, or to a copy of its state, the match is as it was."""
    rng = Random(4)
    for _ in range(30):
        step(match, rng)
        before = match.to_json()
        twin, state = way(match), way(match.state)
        twin.tags["Event"] = "elsewhere"
        for _ in range(3):
            step(twin, rng)
            if not state.over():
                seat = state.pending()[0]
                match.game.answers.apply(state, seat, match.game.answers.legal(state, seat)[0])
        assert match.to_json() == before


@pytest.mark.parametrize("way", WAYS)
def test_what_is_handed_out_travels(match: Match, way: Callable[[Any], Any]) -> None:
    """Observations, decisions, actions, plans, reasons, records, outcomes, events, states and open questions."""
    rng, asked = Random(5), Counter[type]()
    while match.outcome is None:
        events = played(match, rng)
        if seldom(match, asked):
            told = [*handed_out(match), ("events", tuple(events))]
            assert way(told) == told
            assert way(match.state).digest() == match.state.digest()
            if match.state.top is not None:
                assert way(match.state.top).fields() == match.state.top.fields()
    assert way(match.outcome) == match.outcome
