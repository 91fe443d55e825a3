"""Spoiled positions and saved matches: refused with a place and in words, or played to any length."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.core import register
from tests.contract.conftest import begin, step

SPOILED: Final = 60  # of each kind, for each set-up
LONG: Final = 60  # answers after which a match that was let in is left alone
GAME: Final = register.shipped()[0]
WILD: Final[tuple[Any, ...]] = (
    0,
    -1,
    1,
    7,
    255,
    1 << 70,
    True,
    None,
    "",
    "off",
    register.shipped()[0],
    "\ud800",
    [],
    {},
    [[]],
    1.5,
)
PYTHON: Final = ("KeyError", "IndexError", "TypeError", "AssertionError", "AttributeError", "ValueError")


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything inside."""
    if way:
        yield way
    for name, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(one, (*way, name))


def leaves(value: Any) -> Iterator[Any]:
    """All texts, numbers and flags inside."""
    if isinstance(value, (dict, list)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from leaves(one)
    else:
        yield value


def spoil(rng: Random, data: Any) -> Any:
    """A copy in which one or two things are gone, doubled, moved, another of their kind or something else."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        first = rng.choice(list(data))
        *way, last = rng.choice([one for one in places(data) if one[0] == first] or [(first,)])
        part = data
        for name in way:
            part = part[name]
        kind = rng.randrange(6)
        if kind == 0:
            del part[last]
        elif kind == 1 and isinstance(part, list):
            part.append(copy.deepcopy(part[last]))
        elif kind == 2 and type(part[last]) is int:
            part[last] += rng.choice((-1, 1, 8))
        elif kind > 3 and isinstance(part[last], (str, bool)):
            part[last] = rng.choice([one for one in leaves(data) if type(one) is type(part[last])])
        else:
            part[last] = copy.deepcopy(rng.choice(WILD))
    return data


def moments(setup: tuple[str, str, int], rng: Random) -> Iterator[Match]:
    """Moments of a random game, spread over it."""
    match = begin(setup, rng.randrange(1000))
    for _ in range(SPOILED):
        for _ in range(rng.randrange(12)):
            if match.outcome is None:
                step(match, rng)
        yield match


def play_on(match: Match, rng: Random) -> None:
    """What has been let in is as good as any other match."""
    for number in range(LONG):
        if number % 20 == 0:
            look(match, rng)
        if match.outcome is not None:
            break
        step(match, rng)
    pragmatica.load(match.to_json())


def look(match: Match, rng: Random) -> None:
    """All that can be asked of a match has an answer, and its position reads back."""
    for seat in (*match.seats, None):
        match.observe(seat)
        match.resample(seat, rng)
    for seat in match.pending:
        action = rng.choice(match.legal(seat))
        assert match.why_not(seat, action) == []
        match.plans(seat, action)
    twin = pragmatica.from_position(match.to_position())
    assert (twin.digest(), twin.to_position()) == (match.digest(), match.to_position())


def check_refusal(error: Unreadable) -> None:
    """It names a place, and does not speak of Python."""
    assert error.where
    assert not any(name in str(error) for name in PYTHON), str(error)


def test_spoiled_positions(setup: tuple[str, str, int]) -> None:
    """Whatever a position says that it should not."""
    rng = Random(21)
    for match in moments(setup, rng):
        try:
            twin = pragmatica.from_position(spoil(rng, match.to_position()))
        except Unreadable as error:
            check_refusal(error)
            continue
        play_on(twin, rng)
        assert pragmatica.read_record(twin.record_text()).digest() == twin.digest()


def test_spoiled_matches(setup: tuple[str, str, int]) -> None:
    """Whatever a saved match says that it should not."""
    rng = Random(22)
    for match in moments(setup, rng):
        text = json.dumps(spoil(rng, json.loads(match.to_json())))
        try:
            twin = pragmatica.load(text)
        except Unreadable as error:
            check_refusal(error)
            continue
        play_on(twin, rng)


def test_spoiled_first_draws(setup: tuple[str, str, int]) -> None:
    """Draws of the set-up that cannot be are told when somebody looks back to it."""
    match = begin(setup)
    saved = json.loads(match.to_json())
    saved["start_chance"] = [*saved["start_chance"][:-1], 10**6]
    twin = pragmatica.load(json.dumps(saved))
    for look_back in (lambda: twin.at(0), lambda: twin.opening, twin.record_text):
        try:
            look_back()
        except Unreadable as error:
            check_refusal(error)
