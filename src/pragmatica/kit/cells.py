"""Land shared out among the places on it: to each what lies nearest, as far as its reach."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

Point = tuple[float, float]
Edge = tuple[Point, str]  # where an edge of a cell begins, and the place beyond it; "" where the reach ends

ROUND: Final = 20  # corners of what one place alone would have


def cells(places: Mapping[str, Point], reach: float) -> dict[str, list[Edge]]:
    """The cell of each place, clockwise on a sheet whose y goes down."""
    return {name: _cell(name, places, reach) for name in places}


def _cell(name: str, places: Mapping[str, Point], reach: float) -> list[Edge]:
    x, y = places[name]
    turns = [math.tau * corner / ROUND for corner in range(ROUND)]
    cell: list[Edge] = [((x + reach * math.cos(turn), y + reach * math.sin(turn)), "") for turn in turns]
    away = {other: math.dist((x, y), at) for other, at in places.items() if other != name}
    for other in sorted(away, key=away.__getitem__):
        if away[other] > 2 * max(math.dist((x, y), at) for at, _ in cell):
            break  # it is too far from whatever is left, and so are all others
        cell = _cut(cell, (x, y), places[other], other)
    return cell


def _cut(cell: list[Edge], here: Point, there: Point, other: str) -> list[Edge]:
    """What of the cell lies nearer to the one point than to the other."""
    across = (there[0] - here[0], there[1] - here[1])
    middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
    beyond = [(at[0] - middle[0]) * across[0] + (at[1] - middle[1]) * across[1] for at, _ in cell]
    found: list[Edge] = []
    for number, (at, neighbour) in enumerate(cell):
        following = (number + 1) % len(cell)
        if beyond[number] <= 0:
            found.append((at, neighbour))
        if (beyond[number] <= 0) != (beyond[following] <= 0):
            to, share = cell[following][0], beyond[number] / (beyond[number] - beyond[following])
            crossing = (at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share)
            found.append((crossing, other if beyond[number] <= 0 else neighbour))
    return found
