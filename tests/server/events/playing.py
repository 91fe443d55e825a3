"""Whole events without a server: entries are paired and seated, and lots say who wins."""

from __future__ import annotations

from collections.abc import Callable

from pragmatica.server.events.meetings import Form, Meeting, bye_points, lot, points_of
from pragmatica.server.events.pairing import Field, pair, rounds_of
from pragmatica.server.events.seating import seated

Stays = Callable[[int, int], bool]  # whether an entry still plays in a round


def play(
    form: Form, size: int, entries: int, rounds: int, seed: str = "seed", stays: Stays = lambda entry, number: True
) -> list[list[Meeting]]:
    """The meetings of each round."""
    everyone = tuple(range(1, entries + 1))
    played: list[list[Meeting]] = []
    for number in range(1, rounds_of(form, size, entries, rounds) + 1):
        active = frozenset(one for one in everyone if stays(one, number))
        so_far = tuple(one for each in played for one in each)
        field = Field(form, size, everyone, active, so_far, number, seed)
        found = pair(field)
        if not found.tables:
            break
        tables = found.tables if form == "robin" and size == 2 else seated(found.tables, so_far, seed, number)
        results = [
            points_of([lot(f"result {seed}", number, place, seat) % 3 for seat in range(size)])
            for place in range(len(tables))
        ]
        meetings = [Meeting(tuple(table), points) for table, points in zip(tables, results, strict=True)]
        played.append(meetings + [Meeting((one,), (bye_points(form, size),)) for one in found.byes])
    return played
