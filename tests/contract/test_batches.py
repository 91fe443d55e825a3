"""Batches: what chance or others have shown is not taken back, and nothing is told of what was."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from pragmatica import Illegal, Match, PragmaticaError
from tests.contract.conftest import SETUPS, Moments, begin, step
from tests.offers import GAMES

AHEAD = 8  # answers played in a copy, to learn what later questions offer
BATCHES = 2  # of each seat at a moment
LONGEST = 5
STEPS = 300
GARBAGE = ("zzz", "", "end", "card-5", "city:lueben", "\ud800")


@pytest.fixture(params=[pytest.param(partial(begin, one.values[0]), id=one.id) for one in SETUPS])
def new(request: pytest.FixtureRequest) -> Callable[[int], Match]:
    """A maker of matches."""
    chosen: Callable[[int], Match] = request.param
    return chosen


def offered(match: Match, seat: str) -> list[str]:
    """The ids of all that is listed for the seat."""
    return [action.id for action in (*match.legal(seat), *match.extra(seat))]


def later(match: Match, seat: str, rng: Random) -> list[str]:
    """Ids that the seat is offered in a while: cards that it may not have yet, steps, other questions."""
    ahead, found = match.copy(), set[str]()
    for _ in range(AHEAD):
        if ahead.outcome is not None:
            break
        step(ahead, rng)
        found |= set(offered(ahead, seat))
    return sorted(found)


def batch(match: Match, seat: str, rng: Random, ids: list[str]) -> list[str]:
    """A row of answers that begins well, more often than not, and goes anywhere."""
    trial, row = match.copy(), list[str]()
    for _ in range(rng.randrange(LONGEST)):
        possible = offered(trial, seat)
        if not possible:
            break
        row.append(rng.choice(possible))
        trial.apply(seat, row[-1])
    return [*row, *rng.choices([*ids, *GARBAGE], k=rng.randrange(1, 3))]


def answer(match: Match, seat: str, row: list[str]) -> tuple[object, ...] | None:
    """What a seat is told by a batch that is refused, after which the match is as before; None when it is played."""
    before = match.to_json(), match.pending, [match.version(one) for one in match.seats]
    try:
        match.apply(seat, row)
    except PragmaticaError as error:
        assert (match.to_json(), match.pending, [match.version(one) for one in match.seats]) == before, row
        return type(error), str(error), error.reasons if isinstance(error, Illegal) else None
    assert match.to_json() != before[0]
    return None


def test_a_refused_batch_tells_nothing_that_is_hidden(new: Callable[[int], Match]) -> None:
    """In two worlds that the seat cannot tell apart a batch is refused with the same bytes, or in neither of them."""
    match, rng, moments, refused = new(3), Random(1), Moments(), 0
    while match.outcome is None:
        for seat in dict.fromkeys([*match.pending, rng.choice(match.seats)]) if moments.worth(match) else ():
            ids = later(match, seat, rng)
            for _ in range(BATCHES):
                twin, row = match.resample(seat, rng), batch(match, seat, rng, ids)
                told = answer(match.copy(), seat, row)
                assert answer(twin, seat, row) == told, (len(match.records), seat, row)
                refused += told is not None
        step(match, rng)
    assert refused


def test_what_is_returned_was_not_played(new: Callable[[int], Match]) -> None:
    """A batch that ended early is worth what its records are; it ended for a reason."""
    match, rng, cut = new(4), Random(2), 0
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        seat = rng.choice(list(match.pending))
        one, other, row = match.copy(), match.copy(), batch(match, seat, rng, [])
        with contextlib.suppress(PragmaticaError):
            told = one.apply(seat, row)
            assert told.unplayed == tuple(row[told.played :])
            assert (told.reason is None) == (not told.unplayed)
            events = [event for record in one.records[len(other.records) :] for event in other.repeat(record)]
            assert (list(told), one.to_json()) == (events, other.to_json())
            cut += bool(told.unplayed)
        step(match, rng)
    assert cut


def test_an_only_answer_is_asked_for_in_listed_questions_alone(new: Callable[[int], Match]) -> None:
    """A question with one answer is not asked, unless that would tell a secret, or the answer commits others."""
    match, rng = new(5), Random(3)
    while match.outcome is None:
        for seat, decision in match.pending.items():
            if len(match.legal(seat)) == 1:
                assert type(decision).__name__ in GAMES[match.setup.game].ALONE
        step(match, rng)


def test_what_was_given_unasked_may_be_named(new: Callable[[int], Match]) -> None:
    """A batch that names the only answers after the one that brought them does what that one does."""
    match, rng, named = new(6), Random(4), 0
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        seat = rng.choice(list(match.pending))
        action = rng.choice(match.legal(seat))
        one, other = match.copy(), match.copy()
        given = [answer.id for answer in one.apply(seat, action).unasked]
        told = other.apply(seat, [action.id, *given])
        if told.reason is None or told.reason.message != "core-batch-unclear":
            assert (told.played, told.unplayed) == (1 + len(given), ())
        assert other.to_json() == one.to_json()
        named += len(given)
        step(match, rng)
    assert named or not GAMES[match.setup.game].UNASKED
