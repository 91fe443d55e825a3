"""Every registered game goes through these tests: with each number of players, and in each of its scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

import pragmatica
from pragmatica import Match
from tests.offers import GAMES

FURTHER: Final = 40  # matches
OFTEN: Final = 40  # times that a question is looked at slowly wherever it comes up
MANY: Final = 3  # numbers of players that are shared out among the scenarios
EVERY: Final = 7  # steps between two slow looks at questions that come up more often
SETUPS = [
    pytest.param((game.id, scenario.id, players), id=f"{game.id}-{scenario.id}-{players}")
    for game in pragmatica.games()
    for number, scenario in enumerate(game.scenarios)
    for players in scenario.seats
    if len(scenario.seats) < MANY or players % len(game.scenarios) == number
]


@pytest.fixture(params=SETUPS)
def setup(request: pytest.FixtureRequest) -> tuple[str, str, int]:
    """Game, scenario and number of players."""
    chosen: tuple[str, str, int] = request.param
    return chosen


@pytest.fixture
def match(setup: tuple[str, str, int]) -> Match:
    """A new match of each set-up."""
    return begin(setup)


def begin(setup: tuple[str, str, int], seed: int | None = None) -> Match:
    """A new match of a set-up; of a scenario that is too long for all of these tests one that begins late."""
    game, scenario, players = setup
    options = GAMES[game].OPTIONS
    chosen = GAMES[game].SEED if seed is None else seed
    late: Match | None = GAMES[game].begun(scenario, chosen) if hasattr(GAMES[game], "begun") else None
    if late is not None:
        return late
    return pragmatica.new(game, scenario=scenario, players=players, options=options, seed=chosen)


def matches(setup: tuple[str, str, int]) -> Iterator[Match]:
    """The match of a set-up, and further ones for tests that look for what is rare in short games."""
    yield begin(setup)
    for seed in range(100, 100 + FURTHER):
        yield begin(setup, seed)


def step(match: Match, rng: Random) -> None:
    """A random answer of a random seat that owes one; now and then something that is lawful at any time, or an undo."""
    if match.outcome is not None:
        return  # some games are short
    seat = rng.choice(list(match.pending))
    extra = match.extra(seat)
    if extra and rng.random() < 0.1:
        match.apply(seat, rng.choice(extra))
    if match.undoable(seat) > 1 and rng.random() < 0.05:
        match.undo(seat, 1)
    else:
        match.apply(seat, rng.choice(match.legal(seat)))


class Moments:
    """Which moments of a long match are worth a slow look: every question the first times, and then some."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def worth(self, match: Match) -> bool:
        """Whether this moment is one; to be asked once at each."""
        for question in match.pending.values():
            self._seen[type(question).__name__] += 1
        rare = any(self._seen[type(question).__name__] <= OFTEN for question in match.pending.values())
        return rare or len(match.records) % EVERY == 0
