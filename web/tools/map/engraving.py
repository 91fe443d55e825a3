"""What an engraver adds: strokes along the coast, tapering rivers, rows of molehills."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from shapely.geometry import LineString, MultiPoint, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring, unary_union
from shapely.prepared import prep

from sources import MapBox, River, lines_of

STROKE_GAP = 7
STROKE_REACH = (46, 16, 30, 12, 38, 20)
RIVER_WIDTHS = (1.5, 2.1, 2.9, 3.8, 4.8)

# Width class at the source and at the mouth, by the name in Natural Earth.
RIVER_CLASSES = {
    "Rhein": (2, 2), "Rhin (Rhein)": (2, 3), "Rhine": (3, 4), "Waal": (4, 4), "Lek": (3, 3), "Nederrijn": (3, 3),
    "IJssel": (2, 3), "Donau (Danube)": (1, 4), "Danube": (4, 4), "Elbe": (1, 4), "Oder": (1, 4), "Vitava": (0, 3),
    "Mosel": (0, 3), "Main": (0, 3), "Weser": (1, 3), "Inn": (2, 3), "Meuse": (0, 3), "Maas": (3, 3), "Seine": (1, 3),
    "Vistula": (1, 2), "Warta": (1, 3),
}  # fmt: skip
OTHER_NAMED, NAMELESS = (0, 2), (0, 1)

# Axes of the mountains (longitude, latitude) with the half width of the range in board units.
RANGES: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "Ardennen": (34, [(4.9, 49.95), (5.5, 50.1), (6.1, 50.35), (6.6, 50.3), (7.0, 50.15)]),
    "Hunsrück": (16, [(6.85, 49.65), (7.4, 49.9)]),
    "Taunus": (12, [(8.0, 50.18), (8.55, 50.32)]),
    "Sauerland": (30, [(7.6, 51.05), (8.3, 51.2), (8.6, 51.0)]),
    "Vogesen": (24, [(6.95, 47.85), (7.1, 48.2), (7.3, 48.65), (7.55, 49.1)]),
    "Schwarzwald": (26, [(8.05, 47.75), (8.2, 48.2), (8.4, 48.65)]),
    "Schwäbische Alb": (16, [(8.8, 48.15), (9.3, 48.42), (9.8, 48.7)]),
    "Odenwald": (14, [(8.8, 49.45), (8.9, 49.75)]),
    "Spessart": (16, [(9.4, 49.95), (9.5, 50.25), (9.75, 50.45)]),
    "Vogelsberg": (14, [(9.1, 50.5), (9.3, 50.55)]),
    "Teutoburger Wald": (10, [(8.0, 52.2), (8.45, 52.05), (8.85, 51.85)]),
    "Weserbergland": (14, [(9.3, 51.85), (9.6, 51.65)]),
    "Jura": (20, [(6.3, 47.2), (6.9, 47.45), (7.4, 47.45)]),
    "Argonnen": (12, [(5.0, 49.35), (5.05, 49.0)]),
    "Harz": (24, [(10.25, 51.8), (10.65, 51.72), (11.1, 51.62)]),
    "Thüringer Wald": (14, [(10.35, 50.88), (10.75, 50.63), (11.3, 50.42)]),
    "Fichtelgebirge": (16, [(11.75, 50.05), (12.1, 50.0)]),
    "Erzgebirge": (20, [(12.5, 50.38), (13.1, 50.5), (13.7, 50.72)]),
    "Riesengebirge": (18, [(15.1, 50.86), (15.6, 50.74), (15.85, 50.68)]),
    "Sudeten": (14, [(16.3, 50.62), (16.6, 50.72), (16.2, 50.35), (16.75, 50.15)]),
    "Altvater": (20, [(17.05, 50.2), (17.4, 50.05), (17.55, 49.85)]),
    "Beskiden": (22, [(18.0, 49.4), (18.35, 49.5), (18.7, 49.55)]),
    "Weiße Karpaten": (18, [(17.45, 48.8), (17.9, 49.05), (18.2, 49.2)]),
    "Kleine Karpaten": (14, [(17.1, 48.25), (17.35, 48.5)]),
    "Neutraer Gebirge": (22, [(18.2, 48.7), (18.6, 48.85)]),
    "Böhmerwald": (24, [(12.5, 49.6), (12.9, 49.25), (13.4, 49.0), (13.9, 48.75), (14.2, 48.62)]),
    "Böhmisch-Mährische Höhe": (16, [(15.3, 49.3), (15.75, 49.55), (16.15, 49.7)]),
    "Fränkische Alb": (14, [(11.3, 49.75), (11.45, 49.3), (11.2, 49.0)]),
    "Alpen": (40, [(9.7, 47.4), (10.6, 47.5), (12.6, 47.55), (13.4, 47.52), (14.3, 47.58), (15.4, 47.72)]),
    "Wienerwald": (14, [(15.75, 47.95), (16.05, 48.15)]),
    "Brdy": (14, [(13.6, 49.6), (13.95, 49.78)]),
}  # fmt: skip


@dataclass(frozen=True)
class Hill:
    """A molehill: its foot and its height."""

    x: int
    y: int
    height: int


def coast_strokes(area: MapBox, sea: BaseGeometry, keep_out: BaseGeometry) -> list[LineString]:
    """Level strokes of uneven length that leave the shore, as on a copper plate."""
    if sea.is_empty:
        return []
    west, south = area.x, area.y + area.h
    rows = range(math.ceil(area.y / STROKE_GAP), math.floor(south / STROKE_GAP))
    strokes: list[LineString] = []
    shore = sea.boundary.difference(area.rectangle().boundary.buffer(2))
    zones = {reach: sea.intersection(shore.buffer(reach)).difference(keep_out) for reach in set(STROKE_REACH)}
    for row in rows:
        y = row * STROKE_GAP + 0.5
        level = LineString([(west, y), (west + area.w, y)])
        zone = zones[STROKE_REACH[row % len(STROKE_REACH)]]
        strokes += [line for line in lines_of(level.intersection(zone)) if line.length > 4]
    return strokes


def _mouth_last(line: LineString, others: BaseGeometry) -> LineString:
    first, last = Point(line.coords[0]), Point(line.coords[-1])
    return line.reverse() if first.distance(others) < last.distance(others) else line


def _tapered(line: LineString, classes: tuple[int, int], into: list[list[LineString]]) -> None:
    source, mouth = classes
    count = abs(mouth - source) + 1
    for i in range(count):
        piece = substring(line, i / count, (i + 1) / count, normalized=True)
        if piece.geom_type == "LineString" and piece.length > 0:
            into[source + (i if mouth >= source else -i)].append(piece)


def named_strokes(rivers: list[River], box_: MapBox) -> list[list[LineString]]:
    """The pieces of the named rivers by width class; the source digitises them downstream."""
    into: list[list[LineString]] = [[] for _ in RIVER_WIDTHS]
    for river in rivers:
        inside = river.line.intersection(box_.rectangle())
        for line in lines_of(inside):
            _tapered(line, RIVER_CLASSES.get(river.name, OTHER_NAMED), into)
    return into


def nameless_strokes(
    rivers: list[River], named: list[River], sea: BaseGeometry, box_: MapBox
) -> list[list[LineString]]:
    """The pieces of the lesser rivers that no named river already covers, by width class."""
    into: list[list[LineString]] = [[] for _ in RIVER_WIDTHS]
    known = unary_union([river.line for river in named])
    outside = known.buffer(14)
    target = unary_union([known, sea.boundary])
    for line in lines_of(unary_union([river.line.difference(outside) for river in rivers])):
        if line.length < 60:
            continue
        for part in lines_of(_joined(_mouth_last(line, target), known).intersection(box_.rectangle())):
            _tapered(part, NAMELESS, into)
    return into


def _joined(line: LineString, known: BaseGeometry) -> LineString:
    """Lead a mouth that was cut off just short of the greater river into it."""
    end = Point(line.coords[-1])
    if 0 < end.distance(known) < 22:
        near = known.interpolate(known.project(end)) if known.geom_type == "LineString" else _nearest(known, end)
        return LineString([*line.coords, (near.x, near.y)])
    return line


def _nearest(known: BaseGeometry, end: Point) -> Point:
    line = min(known.geoms, key=lambda part: part.distance(end))
    return line.interpolate(line.project(end))


def hills(area: MapBox, free_of: list[BaseGeometry], land: BaseGeometry) -> list[Hill]:
    """Molehills scattered along the mountain axes, clear of everything in `free_of`."""
    taken = prep(unary_union(free_of))
    ground = prep(land.intersection(area.rectangle(-14)))
    rng = random.Random(1740)
    placed: list[Hill] = []
    for half, axis in RANGES.values():
        line = LineString([area.project(lon, lat) for lon, lat in axis])
        for _ in range(int(line.length * half / 55)):
            along, aside = rng.uniform(0, line.length), rng.gauss(0, 0.55) * half
            here, ahead = line.interpolate(along), line.interpolate(min(along + 5, line.length))
            turn = math.atan2(ahead.y - here.y, ahead.x - here.x) + math.pi / 2
            x, y = here.x + math.cos(turn) * aside, here.y + math.sin(turn) * aside
            height = round(rng.uniform(9, 15) * (1.25 if half >= 24 else 1))
            foot = box(x - height, y - height, x + height, y + 2)
            near = any(abs(h.x - x) < 17 and abs(h.y - y) < 9 for h in placed)
            if not near and ground.contains(foot) and not taken.intersects(foot):
                placed.append(Hill(round(x), round(y), height))
    return sorted(placed, key=lambda hill: (hill.y, hill.x))


def around(points: list[tuple[float, float]], radius: float) -> BaseGeometry:
    """Discs around points."""
    return MultiPoint(points).buffer(radius)
