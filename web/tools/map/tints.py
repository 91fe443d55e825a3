"""Areas of the countries: the nearest city decides, borders are roughened and rounded."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from itertools import pairwise

from shapely.geometry import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union, voronoi_diagram

from paths import smooth
from sources import PAD, MapBox, lines_of

BAND = 17.0
STEP = 46.0
ROUGH = 0.2


@dataclass(frozen=True)
class City:
    """The part of a city that geography needs."""

    id: str
    x: float
    y: float
    country: str


@dataclass(frozen=True)
class Tints:
    """Country areas on land, the wash along their inland borders, and the border lines."""

    areas: dict[str, BaseGeometry]
    bands: dict[str, BaseGeometry]
    borders: BaseGeometry


def _noise(x: float, y: float) -> float:
    """A number between -1 and 1 that depends on the place alone."""
    digest = hashlib.blake2b(f"{x:.0f} {y:.0f}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 2**31 - 1


def _roughen(line: LineString) -> LineString:
    """Break a straight border into steps that wander sideways, then round the corners."""
    simple = list(line.simplify(6).coords)
    points = [simple[0]]
    for (ax, ay), (bx, by) in pairwise(simple):
        length = math.hypot(bx - ax, by - ay)
        count = max(1, round(length / STEP))
        for i in range(1, count + 1):
            x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
            if i < count:
                shift = ROUGH * STEP * _noise(x, y)
                x, y = x - (by - ay) / length * shift, y + (bx - ax) / length * shift
            points.append((x, y))
    return LineString(smooth(points, 2))


def _faces(area: MapBox, cities: list[City]) -> dict[str, BaseGeometry]:
    frame = area.rectangle(PAD)
    cells = voronoi_diagram(MultiPoint([(c.x, c.y) for c in cities]), envelope=frame.buffer(400))
    grouped: dict[str, list[Polygon]] = {}
    for cell in cells.geoms:
        owner = next(c for c in cities if cell.covers(Point(c.x, c.y)))
        grouped.setdefault(owner.country, []).append(cell.intersection(frame))
    return {country: unary_union(parts) for country, parts in grouped.items()}


def _border_lines(area: MapBox, faces: dict[str, BaseGeometry]) -> list[LineString]:
    edge = area.rectangle(PAD).boundary
    inner = unary_union([face.boundary.difference(edge) for face in faces.values()])
    return [_roughen(line) for line in lines_of(inner)]


def country_tints(area: MapBox, cities: list[City], land: BaseGeometry) -> Tints:
    """Divide the land of one map among the countries of its cities."""
    faces = _faces(area, cities)
    lines = _border_lines(area, faces)
    rounded: dict[str, list[Polygon]] = {country: [] for country in faces}
    for face in polygonize(unary_union([*lines, area.rectangle(PAD).boundary])):
        owner = max(faces, key=lambda country: faces[country].intersection(face).area)
        rounded[owner].append(face)
    whole = {country: unary_union(parts) for country, parts in rounded.items()}
    for city in cities:
        if not whole[city.country].covers(Point(city.x, city.y)):
            raise SystemExit(f"{city.id} has fallen out of {city.country}")
    clip = land.intersection(area.rectangle())
    areas = {country: face.intersection(clip) for country, face in whole.items()}
    bands = {country: face.difference(face.buffer(-BAND)).intersection(clip) for country, face in whole.items()}
    return Tints(areas, bands, unary_union(lines).intersection(clip))
