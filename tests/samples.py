"""Set-ups to test the house with: of every registered game, or of the smallest that will do. None is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core import register
from tests import offers


class Sample(NamedTuple):
    """A game, a scenario and a number of players."""

    game: str
    scenario: str
    players: int

    @property
    def seats(self) -> tuple[str, ...]:
        """The ids of its seats, in their order."""
        return next(one for one in pragmatica.game(self.game).scenarios if one.id == self.scenario).seats[self.players]

    @property
    def asked(self) -> dict[str, Any]:
        """What one asks for to have a match or a table of it."""
        return self._asdict()

    def new(self, seed: int = 1, board: str | None = None) -> Match:
        """A new match."""
        return pragmatica.new(self.game, scenario=self.scenario, players=self.players, seed=seed, board=board)

    def begun(self, answers: int = 60, seed: int = 3) -> Match:
        """A match some way into its course; in a short game not to its end."""
        match = self.new(seed)
        for _ in range(answers):
            before = match.copy()
            seat = next(iter(match.pending))
            match.apply(seat, match.legal(seat)[0])
            if match.outcome is not None:
                return before
        return match


ALL: Final = [
    Sample(game.id, scenario.id, players)
    for game in pragmatica.games()
    for scenario in game.scenarios
    for players in scenario.seats
]


def size(sample: Sample) -> tuple[int, int]:
    """How much there is of it: what its matches hold at most, and the players."""
    return offers.GAMES[sample.game].LARGEST, sample.players


def smallest(fits: Callable[[Sample], bool] = lambda _: True) -> Sample:
    """The smallest one that fits."""
    return min(filter(fits, ALL), key=size)


def ships(sample: Sample) -> bool:
    """Whether the program brings the game, so that other processes know it, too."""
    return sample.game in register.shipped()


def usual(game: str) -> Sample:
    """What is played where nothing is said but the game: its first scenario, by as many as can."""
    scenario = pragmatica.game(game).scenarios[0]
    return Sample(game, scenario.id, max(scenario.seats))


def grandest(game: str) -> Sample:
    """Its last scenario, by as many as can."""
    scenario = pragmatica.game(game).scenarios[-1]
    return Sample(game, scenario.id, max(scenario.seats))


SMALLEST: Final = smallest()
SHIPPED: Final = smallest(ships)
THREE: Final = smallest(lambda one: ships(one) and one.players == 3)
FULLEST: Final = max(filter(ships, ALL), key=lambda one: one.players)
USUAL: Final = smallest(lambda one: ships(one) and one == usual(one.game))
GAMES: Final = [smallest(lambda one, game=game.id: one.game == game) for game in pragmatica.games()]  # type: ignore[misc]
PLAYED: Final = [pytest.param(usual(game), id=game) for game in register.shipped()]  # as it is usually played
GRANDEST: Final = [pytest.param(grandest(game), id=game) for game in register.shipped()]
EVERY: Final = [pytest.param(one, id=one.game) for one in GAMES]  # the smallest of each game


def play(match: Match, rng: Random, most: int = 100_000) -> None:
    """Play so many random answers, or until the end; now and then something that is lawful at any time."""
    for _ in range(most):
        if match.outcome is not None:
            return
        seat = rng.choice(list(match.pending))
        extra = match.extra(seat)
        if extra and rng.random() < 0.1:
            match.apply(seat, rng.choice(extra))
        match.apply(seat, rng.choice(match.legal(seat)))
