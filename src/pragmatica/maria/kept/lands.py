"""Whose country is whose, and what neutrality closes: tables that change when Silesia is annexed or a power is neutral.

A state refers to one such table, as it does to `options.Relations`.
"""

from __future__ import annotations

from typing import Final

# `Board.lands` holds one table for each sum of these
ANNEXED: Final = 1  # Silesia is Prussian [M-19.13]
PRUSSIA_NEUTRAL: Final = 2  # [M-19.18]
SAXONY_NEUTRAL: Final = 4  # [M-19.34]
KINDS: Final = 8


class Lands:
    """Home countries, and the cities that are closed to each power [M-19.13, M-19.41, M-19.43].

    `barred[power][city]`: no piece and no supply path of the power comes there, because it is another power's neutral
    territory, or lies outside the power's own while that is neutral. `way_out` is the distance from a city of neutral
    territory to the nearest city outside, for pieces that still stand there [E-18, M-19.44, D-63]; 0 elsewhere, and
    where other neutral territory lies all around. While two powers are neutral it leads outside both [M-Q.26].
    """

    def __init__(
        self, home: list[int], neutral: list[bool], major_cities: list[int], neighbours: list[list[int]]
    ) -> None:
        """`home` is a power by city, or one more than there are; `neutral` has all these."""
        powers = range(len(neutral) - 1)
        self.home: Final[list[int]] = home
        self.major_fortresses: Final[list[list[int]]] = [
            [city for city in major_cities if home[city] == power] for power in powers
        ]  # by the power whose home country they lie in
        self.closed: Final[bool] = True in neutral  # anybody is neutral at all
        self.barred: Final[list[list[bool]]] = [
            [owner != power and (neutral[owner] or neutral[power]) for owner in home] for power in powers
        ]
        self.way_out: Final[list[int]] = _ways_out(neighbours, home, neutral) if self.closed else [0] * len(home)


def _ways_out(neighbours: list[list[int]], home: list[int], neutral: list[bool]) -> list[int]:
    """By city of neutral territory, how far it is to the outside; through no other neutral territory [M-Q.26]."""
    way_out = [0] * len(home)
    ring = [city for city, owner in enumerate(home) if not neutral[owner]]
    length = 0
    while ring:
        length += 1
        following: list[int] = []
        for city in ring:
            for neighbour in neighbours[city]:
                if not neutral[home[neighbour]] or way_out[neighbour]:
                    continue
                if length == 1 or home[city] == home[neighbour]:
                    way_out[neighbour] = length
                    following.append(neighbour)
        ring = following
    return way_out
