"""What a match makes of the levels of those who played it: openskill's Plackett-Luce, seats as teams of one.

The same result gives the same numbers, in whatever order the seats are named. docs/ratings.md tells it to players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from pragmatica import bots
from pragmatica.core.errors import PragmaticaError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 25.0  # of who has played nothing yet, and how unsure that is
UNSURE: Final = MEAN / 3
CENTRE: Final = 1500  # what is shown for the mean
UNIT: Final = 40  # what is shown for one
SETTLED: Final = 10  # matches
SURE: Final = 6.7  # what is more unsure is provisional
BOT_UNSURE: Final = 1.0


class Level(msgspec.Struct, frozen=True):
    """A normal distribution of strength, and of how many matches it was reckoned."""

    mu: float = MEAN
    sigma: float = UNSURE
    matches: int = 0

    @property
    def rating(self) -> int:
        """What is shown of it."""
        return round(CENTRE + UNIT * (self.mu - MEAN))

    @property
    def spread(self) -> int:
        """The true strength is within so much of it, most likely."""
        return round(2 * UNIT * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it is of few matches, or unsure."""
        return self.matches < SETTLED or self.sigma > SURE


class Entrant(msgspec.Struct, frozen=True):
    """One who played a match; `moves`: it counts for him. Who has the same place has drawn."""

    who: str
    level: Level
    place: int
    moves: bool = True


def of_bot(name: str, game: str) -> Level:
    """The level of a bot, which never moves: by it all others are measured."""
    try:
        rating = bots.rating(name, game)
    except PragmaticaError:  # it is not there any more
        rating = bots.RATING
    return Level(MEAN + (rating - CENTRE) / UNIT, BOT_UNSURE)


def after(entrants: Sequence[Entrant]) -> dict[str, Level]:
    """The levels of those for whom the match counts."""
    ranked = sorted(entrants, key=lambda one: (one.place, one.who))
    model = _model()
    teams = [[model.rating(mu=one.level.mu, sigma=one.level.sigma)] for one in ranked]
    rated = model.rate(teams, ranks=[float(one.place) for one in ranked])
    return {
        one.who: Level(team[0].mu, team[0].sigma, one.level.matches + 1)
        for one, team in zip(ranked, rated, strict=True)
        if one.moves
    }


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=UNSURE)
