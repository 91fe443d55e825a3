"""Who sits where at a table of a round, so that everybody plays every side as evenly as can be. Pure reckoning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final

from pragmatica.server.events.meetings import Meeting, lot, seat_counts

STEEP: Final = 4  # how many times more a seat costs for each time that one has sat there


def seated(
    tables: Iterable[Sequence[int]], meetings: Iterable[Meeting], seed: str, number: int
) -> list[tuple[int, ...]]:
    """Each table in the order of its seats; of arrangements that are as good, the lots of the round choose."""
    counts = seat_counts(meetings)
    return [_arranged(table, counts, seed, number) for table in tables]


def _arranged(table: Sequence[int], counts: Counter[tuple[int, int]], seed: str, number: int) -> tuple[int, ...]:
    costs = {(one, seat): STEEP ** counts[one, seat] for one in table for seat in range(len(table))}
    drawn = sorted(table, key=lambda one: (lot(seed, number, one), one))
    return min(permutations(drawn), key=lambda order: sum(costs[one, seat] for seat, one in enumerate(order)))
