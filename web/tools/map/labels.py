"""River names: a short smooth stretch of the course for each, read from left to right."""

from __future__ import annotations

from typing import Any

from shapely.geometry import LineString, Point
from shapely.ops import substring

from paths import line_path, smooth
from sources import MapBox, River

# Name, longitude, latitude: about where the name should stand.
NAMES: dict[str, list[tuple[str, float, float]]] = {
    "flanders": [
        ("Rhein", 6.75, 51.45), ("Rhein", 8.05, 48.9), ("Mosel", 7.05, 50.08), ("Maas", 5.75, 51.2),
        ("Maas", 5.35, 49.35), ("Main", 9.35, 49.85), ("Neckar", 9.2, 49.2), ("Seine", 3.6, 48.45),
        ("Marne", 4.75, 48.7), ("Aisne", 4.4, 49.45), ("Schelde", 3.6, 50.75), ("Weser", 9.2, 52.35),
        ("Ems", 7.25, 52.25), ("Donau", 9.4, 48.2), ("Yonne", 3.5, 47.95), ("IJssel", 6.1, 52.15),
    ],
    "bohemia": [
        ("Elbe", 11.9, 52.45), ("Elbe", 14.4, 50.5), ("Moldau", 14.42, 49.6), ("Oder", 17.0, 51.25),
        ("Oder", 14.6, 52.55), ("Warthe", 16.2, 52.6), ("Donau", 12.6, 48.85), ("Donau", 15.3, 48.2),
        ("Donau", 17.4, 47.9), ("Inn", 13.2, 48.4), ("Isar", 12.4, 48.6), ("Lech", 10.85, 48.1),
        ("Saale", 11.75, 50.9), ("Spree", 14.4, 51.6), ("Neiße", 14.75, 51.5), ("March", 17.3, 49.2),
        ("Thaya", 16.3, 48.8), ("Waag", 18.0, 48.6), ("Salzach", 12.95, 47.95), ("Regnitz", 11.05, 49.6),
    ],
}  # fmt: skip
REACH = 150.0
LETTER = 15.0


def _stretch(name: str, spot: Point, lines: list[LineString]) -> LineString | None:
    line = min(lines, key=lambda candidate: candidate.distance(spot))
    if line.distance(spot) > REACH:
        return None
    half = LETTER * len(name) / 2 + 8
    middle = min(max(line.project(spot), half), line.length - half)
    if line.length < 2 * half:
        return None
    return substring(line, middle - half, middle + half)


def river_labels(area: MapBox, named: list[River], lesser: list[LineString]) -> list[dict[str, Any]]:
    """Each name with a path to set it on; the path runs so that the letters stand upright."""
    lines = [river.line for river in named] + lesser
    found = []
    for name, lon, lat in NAMES[area.id]:
        piece = _stretch(name, Point(area.project(lon, lat)), lines)
        if piece is None:
            continue
        points = list(piece.simplify(10).coords)
        if points[0][0] > points[-1][0]:
            points.reverse()
        found.append({"name": name, "d": line_path([LineString(smooth(points, 3))], 0.8)})
    return found
