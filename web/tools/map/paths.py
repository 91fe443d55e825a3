"""Write geometry as short SVG path strings: whole numbers, relative steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from shapely.geometry import LineString, Polygon

Point = tuple[float, float]


def _whole(points: Iterable[Sequence[float]]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for x, y, *_ in points:
        step = (round(x), round(y))
        if not kept or kept[-1] != step:
            kept.append(step)
    return kept


def _steps(points: list[tuple[int, int]]) -> str:
    text = f"M{points[0][0]} {points[0][1]}l"
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy = bx - ax, by - ay
        text += f"{'' if text.endswith('l') or dx < 0 else ' '}{dx}{'' if dy < 0 else ' '}{dy}"
    return text


def line_path(lines: Iterable[LineString], tolerance: float) -> str:
    """Open strokes, simplified to `tolerance` board units."""
    parts = []
    for line in lines:
        points = _whole(line.simplify(tolerance).coords)
        if len(points) > 1:
            parts.append(_steps(points))
    return "".join(parts)


def course_path(lines: Iterable[LineString]) -> str:
    """Rivers: the source's jitter taken out, the bends rounded."""
    return line_path((LineString(smooth(line.simplify(3.5).coords, 1)) for line in lines), 0.8)


def area_path(polygons: Iterable[Polygon], tolerance: float, smallest: float = 60.0) -> str:
    """Closed areas with their holes (even-odd), simplified; specks below `smallest` are left out."""
    parts = []
    for polygon in polygons:
        simple = polygon.simplify(tolerance)
        if simple.is_empty or polygon.area < smallest or not isinstance(simple, Polygon):
            continue
        for ring in (simple.exterior, *simple.interiors):
            points = _whole(ring.coords[:-1])
            if len(points) > 2:
                parts.append(_steps(points) + "z")
    return "".join(parts)


def smooth(points: Iterable[Point], rounds: int = 2) -> list[Point]:
    """Chaikin's corner cutting of an open line; both ends stay where they are."""
    line = list(points)
    for _ in range(rounds):
        if len(line) < 3:
            return line
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        cut.append(line[-1])
        line = cut
    return line
