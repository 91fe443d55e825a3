"""Names on a picture: each beside its place, on the side where it hides least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom

WIDE: Final = 0.48  # of a letter, in heights
USUAL: Final = 0.05  # by how much of its area a name would rather hide something than leave its usual side


class Labels:
    """Finds places for names within a span; what is taken, by pieces or by earlier names, is avoided."""

    def __init__(self, span: tuple[float, float, float, float]) -> None:
        left, top, w, h = span
        self._sheet: Final[Box] = (left, top, left + w, top + h)
        self._taken: Final[list[Box]] = []

    def take(self, at: Point, w: float, h: float) -> None:
        """Something lies here, told by its middle."""
        self._taken.append((at[0] - w / 2, at[1] - h / 2, at[0] + w / 2, at[1] + h / 2))

    def place(self, text: str, size: float, middles: Sequence[Point]) -> Point:
        """The middle of the name: the first of those that are possible, unless another one hides less."""
        w, h = len(text) * size * WIDE, size
        boxes = [(x - w / 2, y - h / 2, x + w / 2, y + h / 2) for x, y in middles]
        costs = [self._hidden(box) + number * USUAL * w * h for number, box in enumerate(boxes)]
        best = costs.index(min(costs))
        self._taken.append(boxes[best])
        return middles[best]

    def inside(self, at: Point, text: str, size: float) -> Point:
        """The place, moved so far that the whole name is on the sheet."""
        half, (left, _, right, _) = len(text) * size * WIDE / 2 + size / 3, self._sheet
        return min(max(at[0], left + half), right - half), at[1]

    def _hidden(self, box: Box) -> float:
        """How much of what is there the box would hide, and how much of it would be cut off."""
        left, top, right, bottom = box
        near = [one for one in self._taken if one[0] < right and left < one[2] and one[1] < bottom and top < one[3]]
        area = (right - left) * (bottom - top)
        return sum(_overlap(box, one) for one in near) + 4 * (area - _overlap(box, self._sheet))


def _overlap(one: Box, other: Box) -> float:
    w = min(one[2], other[2]) - max(one[0], other[0])
    h = min(one[3], other[3]) - max(one[1], other[1])
    return w * h if w > 0 and h > 0 else 0.0
