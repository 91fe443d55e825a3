"""Positions with a field changed: what cannot be is refused with its place, and whatever is taken plays to its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pragmatica
from pragmatica import Match, Unreadable
from tests.contract.conftest import begin, step
from tests.contract.positions import changed

BASES = 4
CHANGES = 12  # of each
SOME = 60  # answers that are played on


def bases(setup: tuple[str, str, int], rng: Random) -> list[Match]:
    """Matches some way into their course."""
    found: list[Match] = []
    for number in range(BASES):
        match = begin(setup)
        for _ in range(rng.randrange(40 * number + 10)):
            if match.outcome is None:
                step(match, rng)
        found.append(match)
    return found


def read(data: dict[str, Any]) -> Match | Unreadable:
    """The match that begins there, or why there is none."""
    try:
        return pragmatica.from_position(data)
    except Unreadable as error:
        return error


def test_a_changed_position_is_refused_or_plays_on(setup: tuple[str, str, int]) -> None:
    """One field taken out, doubled or changed is told with its place and why, or makes a match that can be played."""
    rng, refused, taken = Random(8), 0, 0
    for base in bases(setup, rng):
        for _ in range(CHANGES):
            path, data = changed(base.to_position(), rng)
            match = read(data)
            if isinstance(match, Unreadable):
                assert match.where, path
                assert str(match).startswith(f"{match.where}: "), path
                refused += 1
                continue
            assert pragmatica.from_position(match.to_position()).digest() == match.digest(), path
            for _ in range(SOME):
                if match.outcome is None:
                    step(match, rng)
            taken += 1
    assert refused
    assert taken
