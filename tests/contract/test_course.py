"""What every game tells of a match that is over: all secrets, how all stood, and what was lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match, wording
from pragmatica.core import register
from pragmatica.core.course import Sampling
from pragmatica.core.game import Game
from tests.contract.conftest import SETUPS, Moments, begin, step

STEPS: Final = 300
OWN: Final = {"seat", "draft", "adds", "worth"}  # whose eyes they are, and what only an own seat is about to do


def told(shown: Any, where: str = "") -> Iterator[str]:
    """Where in an observation something is told."""
    if is_dataclass(shown) and not isinstance(shown, type):
        parts = [(one.name, getattr(shown, one.name)) for one in fields(shown) if one.name not in OWN]
    elif isinstance(shown, dict):
        parts = [(str(name), value) for name, value in shown.items()]
    elif isinstance(shown, list | tuple):
        parts = [("", value) for value in shown]
    else:
        if shown is not None:
            yield where
        return
    for name, value in parts:
        yield from told(value, f"{where}.{name}")


def opens(game: Game[Any]) -> bool:
    """Whether a game shows its secrets at the end; each that ships does."""
    return type(game).unveil is not Game.unveil or game.id in register.shipped()


@pytest.fixture(params=[one for one in SETUPS if opens(pragmatica.game(one.values[0][0]))])
def opened(request: pytest.FixtureRequest) -> Match:
    """A match of each set-up of such a game."""
    return begin(request.param)


def test_open_eyes_see_what_each_seat_sees(opened: Match) -> None:
    """With all secrets open nothing is missing that any seat is shown."""
    rng, moments = Random(1), Moments()
    for _ in range(STEPS):
        if moments.worth(opened):
            everything = set(told(opened.unveil()))
            for seat in opened.seats:
                assert set(told(opened.observe(seat))) - everything == set()
        step(opened, rng)


def test_open_eyes_see_more_than_a_spectator(opened: Match) -> None:
    """Where a redrawn match looks otherwise, the secrets that were drawn anew are those which open eyes see."""
    rng = Random(2)
    for _ in range(STEPS):
        twin = opened.resample(None, rng)
        if twin.observe(opened.seats[0]) != opened.observe(opened.seats[0]):
            assert twin.observe(None) == opened.observe(None)
            assert twin.unveil() != opened.unveil()
            return
        step(opened, rng)
    pytest.fail("no secret was drawn anew")


def test_how_a_match_went_has_words(match: Match) -> None:
    """Every number that is told of the course of a match has a text in every language, and every side has a name."""
    rng, sampling = Random(3), Sampling()
    sampling.tally(match.tally(match.opening))
    for number in range(STEPS):
        sampling.stand(number, match.standing())
        if match.outcome is None:
            seat = rng.choice(list(match.pending))
            sampling.tally(match.tally(match.apply(seat, rng.choice(match.legal(seat)))))
    course, game = sampling.course(STEPS), match.game.id
    messages = [f"web-{game}-measure-{one.measure.id}" for one in course.curves]
    messages += [f"web-{game}-tally-{column}" for table in course.tables for column in table.columns]
    sides = {side for one in course.curves for side in one.values} | {
        side for one in course.tables for side in one.rows
    }

    for language in wording.LANGUAGES:
        assert [one for one in messages if not wording.Catalogue(language, game).text(one)] == []
        if sides:
            words = match.game.words(language)
            assert [side for side in sides if words.name(side) == side] == []


def test_a_finished_match_stands_as_its_outcome_says(match: Match) -> None:
    """The same match stands the same however often one looks, and looking changes nothing."""
    digest = match.digest()

    assert match.standing() == match.standing()
    assert match.digest() == digest
