"""Whose country is whose, and what neutrality closes: tables that change when Silesia is annexed or a power is neutral.

A state refers to one such table, as it does to `options.Relations`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pragmatica.maria.kept.board import Board

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

    def __init__(self, board: Board, kind: int, prussia: int, saxony: int, powers: int) -> None:
        annexed = kind & ANNEXED != 0
        self.home: Final[list[int]] = [
            prussia if annexed and silesia else home for home, silesia in zip(board.home, board.silesia, strict=True)
        ]
        self.major_fortresses: Final[list[list[int]]] = [
            [city for city in board.major_cities if self.home[city] == power] for power in range(powers)
        ]  # by the power whose home country they lie in
        neutral = [False] * (powers + 1)  # also of no country
        neutral[prussia] = kind & PRUSSIA_NEUTRAL != 0
        neutral[saxony] = kind & SAXONY_NEUTRAL != 0
        self.closed: Final[bool] = kind >= PRUSSIA_NEUTRAL  # anybody is neutral at all
        self.barred: Final[list[list[bool]]] = [
            [home != power and (neutral[home] or neutral[power]) for home in self.home] for power in range(powers)
        ]
        self.way_out: Final[list[int]] = (
            _ways_out(board.neighbours, self.home, neutral) if self.closed else [0] * len(self.home)
        )


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
