"""From degrees to the paper: equal areas, with the crowded middle of Europe drawn larger."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from pragmatica.kit.drawing import Point

SCALE: Final = 3000
MIDDLE: Final = (992.0, 922.0)
LONGEST: Final = 0.7  # longer edges are split, in degrees, for straight lines of the earth are bent on paper
NEAR: Final = 1e-9


class Projection:
    """What a board says of it, as a function."""

    def __init__(self, told: Mapping[str, float]) -> None:
        self._east: Final = math.radians(told["lon0"])
        self._north: Final = math.radians(told["lat0"])
        self._a: Final = told["zoom_a"]
        self._reach: Final = told["zoom_R"]

    def point(self, lon: float, lat: float) -> Point:
        """A place on the paper."""
        east, up, north = math.radians(lon) - self._east, math.radians(lat), self._north
        k = math.sqrt(2 / (1 + math.sin(north) * math.sin(up) + math.cos(north) * math.cos(up) * math.cos(east)))
        x = k * math.cos(up) * math.sin(east)
        y = k * (math.cos(north) * math.sin(up) - math.sin(north) * math.cos(up) * math.cos(east))
        far, full = math.hypot(x, y), math.log(1 + self._a)
        zoom = self._a / full if far < NEAR else self._reach * math.log(1 + self._a * far / self._reach) / (far * full)
        return MIDDLE[0] + x * zoom * SCALE, MIDDLE[1] - y * zoom * SCALE

    def outline(self, places: Sequence[Sequence[float]]) -> list[Point]:
        """A closed outline, with its long edges bent as the earth bends them."""
        points = []
        for (lon, lat), (to_lon, to_lat) in pairwise([*places, places[0]]):
            parts = max(1, math.ceil(math.hypot(to_lon - lon, to_lat - lat) / LONGEST))
            shares = [part / parts for part in range(parts)]
            points += [self.point(lon + (to_lon - lon) * share, lat + (to_lat - lat) * share) for share in shares]
        return points
