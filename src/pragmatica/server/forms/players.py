"""People and their matches: what is sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Outcome = Literal["won", "lost", "drawn"]


class RatingView(Struct, frozen=True, kw_only=True):
    """How strong somebody is taken to be: most likely within `spread` of `rating` (docs/ratings.md).

    `provisional`: it is of few matches, or still unsure.
    """

    rating: int
    spread: int
    matches: int
    provisional: bool


class PlayedView(Struct, frozen=True, kw_only=True):
    """Who plays or played a seat. `known`: the name is that of an account, which has a page.

    `place`: 1 has won, who share a place have drawn; null while the match runs, and where it had no result. `before`
    and `after`: the rating, where the match counted for this seat.
    """

    seat: str
    name: str
    known: bool
    bot: str | None
    place: int | None = None
    score: int | None = None
    before: int | None = None
    after: int | None = None


class MatchLine(Struct, frozen=True, kw_only=True):
    """A match in a list. `when`: it ended then or, where it runs, changed last for all to see.

    `length`: of one that is over the turns, of one that runs its step. `rated`: it counts for ratings.
    """

    table: str
    name: str
    game: str
    scenario: str
    players: int
    when: float
    length: int
    rated: bool
    seats: list[PlayedView]


class MatchPage(Struct, frozen=True, kw_only=True):
    """Some matches, and with what the next ones are asked for; null: there are no more."""

    matches: list[MatchLine]
    next: str | None


class TotalView(Struct, frozen=True, kw_only=True):
    """What somebody has done at one seat of a game."""

    game: str
    scenario: str
    seat: str
    matches: int
    won: int
    drawn: int
    lost: int


class OwnRating(Struct, frozen=True, kw_only=True):
    """A rating of somebody."""

    game: str
    scenario: str
    level: RatingView


class PlayerView(Struct, frozen=True, kw_only=True):
    """Somebody, by the matches that all may know of; see docs/ratings.md."""

    id: str
    name: str
    since: float
    mine: bool
    ratings: list[OwnRating]
    totals: list[TotalView]


class PointView(Struct, frozen=True, kw_only=True):
    """A rating after a match."""

    when: float
    rating: int
    spread: int


class DuelView(Struct, frozen=True, kw_only=True):
    """How often somebody was ahead of another at a game, behind, and level with him."""

    game: str
    scenario: str
    ahead: int
    behind: int
    level: int


class RankedView(Struct, frozen=True, kw_only=True):
    """Somebody among all; a bot has a rating that never moves."""

    name: str
    bot: bool
    level: RatingView


class RatedKind(Struct, frozen=True, kw_only=True):
    """A game and scenario at which people have ratings, and how many people."""

    game: str
    scenario: str
    people: int
