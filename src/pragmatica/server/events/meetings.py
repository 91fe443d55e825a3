"""What has been played in an event, and who has met whom in which seat; plain data, which knows no database.

Points are counted in halves: two for everyone whom a player has left behind at his table, one for everyone level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Final, Literal

Form = Literal["single", "robin", "swiss"]
WIN: Final = 2  # halves of a point, for each whom one has left behind
LEVEL: Final = 1


@dataclass(frozen=True, slots=True)
class Meeting:
    """A table of a round: entries in the order of its seats, and what each got; a single entry has a bye."""

    entries: tuple[int, ...]
    points: tuple[int, ...]  # halves; none while it is not over

    @property
    def bye(self) -> bool:
        """Whether somebody had nobody to play with."""
        return len(self.entries) == 1


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """The halves that each gets at a table, by the places in which they ended; equal numbers are level."""
    return tuple(
        sum(WIN if mine < other else LEVEL if mine == other else 0 for other in places) - LEVEL for mine in places
    )


def bye_points(form: Form, size: int) -> int:
    """What a bye is worth: a won match in a Swiss event of two, else the mean of a table."""
    return WIN if form == "swiss" and size == 2 else size - 1


def totals(meetings: Iterable[Meeting]) -> Counter[int]:
    """The points of each entry, in halves."""
    found = Counter[int]()
    for one in meetings:
        for entry, points in zip(one.entries, one.points, strict=False):
            found[entry] += points
    return found


def meeting_counts(meetings: Iterable[Meeting]) -> Counter[tuple[int, int]]:
    """How often two entries have sat at one table; the smaller number stands first."""
    return Counter(pair for one in meetings for pair in combinations(sorted(one.entries), 2))


def bye_counts(meetings: Iterable[Meeting]) -> Counter[int]:
    """How many byes each entry has had."""
    return Counter(one.entries[0] for one in meetings if one.bye)


def seat_counts(meetings: Iterable[Meeting]) -> Counter[tuple[int, int]]:
    """How often an entry has sat in a seat."""
    return Counter((entry, seat) for one in meetings if not one.bye for seat, entry in enumerate(one.entries))


def lot(seed: str, *marks: int) -> int:
    """A number drawn by the seed of the event, the same whenever it is asked for."""
    return int.from_bytes(sha256(" ".join([seed, *map(str, marks)]).encode()).digest()[:6], "big")
