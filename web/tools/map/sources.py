"""Read coast, lakes and rivers out of map packages that were fetched beforehand.

Nothing here goes to a network: docs/map.md says which packages to fetch and with which client.
All geometry leaves this module in board units, clipped to the padded rectangle of one map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy
import shapefile
from shapely.geometry import LineString, MultiPolygon, Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, transform, unary_union

Point = tuple[float, float]
Project = Callable[[float, float], Point]

LON_UNIT, LAT_UNIT, NORTH = 190.0, 300.0, 53.0
WEST = {"flanders": 2.0, "bohemia": 10.0}
PAD = 80.0


@dataclass(frozen=True)
class MapBox:
    """The rectangle of one map in board units."""

    id: str
    x: float
    y: float
    w: float
    h: float

    def rectangle(self, pad: float = 0.0) -> Polygon:
        """The rectangle, grown by `pad` on all four sides."""
        return box(self.x - pad, self.y - pad, self.x + self.w + pad, self.y + self.h + pad)

    def project(self, lon: float, lat: float) -> Point:
        """Plate carrée as `projection` in the board file says."""
        return self.x + LON_UNIT * (lon - WEST[self.id]), self.y + LAT_UNIT * (NORTH - lat)

    def degrees(self, pad: float = PAD) -> tuple[float, float, float, float]:
        """West, south, east and north bounds of the padded rectangle."""
        west, south = WEST[self.id] - pad / LON_UNIT, NORTH - (self.h + pad) / LAT_UNIT
        return west, south, WEST[self.id] + (self.w + pad) / LON_UNIT, NORTH + pad / LAT_UNIT


@dataclass(frozen=True)
class River:
    """A river course with the name its source gives, or an empty one."""

    name: str
    line: LineString


def _overlaps(bounds: tuple[float, ...], degrees: tuple[float, float, float, float]) -> bool:
    west, south, east, north = degrees
    return bounds[0] < east and bounds[2] > west and bounds[1] < north and bounds[3] > south


def _to_board(geometry: BaseGeometry, project: Project) -> BaseGeometry:
    def columns(xs: numpy.ndarray, ys: numpy.ndarray) -> tuple[list[float], list[float]]:
        points = [project(x, y) for x, y in zip(xs, ys, strict=True)]
        return [p[0] for p in points], [p[1] for p in points]

    return transform(columns, geometry)


def read_polygons(path: Path, area: MapBox) -> BaseGeometry:
    """All polygons of a shapefile inside the padded rectangle, as one geometry in board units."""
    found = []
    with shapefile.Reader(shp=str(path), shx=str(path.with_suffix(".shx"))) as reader:
        for item in reader.iterShapes():
            if item.points and _overlaps(item.bbox, area.degrees()):
                clip = box(*area.degrees())
                found.append(_to_board(shape(item).buffer(0).intersection(clip), area.project))
    return unary_union(found)


def read_named_rivers(path: Path, area: MapBox) -> list[River]:
    """The rivers of a Natural Earth shapefile, one entry per feature, cut at the padded rectangle."""
    rivers = []
    with shapefile.Reader(str(path), encoding="utf-8", encodingErrors="replace") as reader:
        for item in reader.iterShapeRecords():
            if not _overlaps(item.shape.bbox, area.degrees()):
                continue
            course = _to_board(shape(item.shape), area.project).intersection(area.rectangle(PAD))
            rivers += [River(item.record["name"] or "", line) for line in lines_of(course)]
    return rivers


def read_binned_rivers(folder: Path, area: MapBox) -> list[River]:
    """The nameless rivers of the GSHHG extract (`riversmeta_h.dat`, `rivers_h.dat`)."""
    raw = (folder / "rivers_h.dat").read_bytes()
    rivers = []
    for row in (folder / "riversmeta_h.dat").read_text().splitlines():
        _, _, _, south, north, offset, size, *_ = row.split()
        points = numpy.frombuffer(raw[int(offset) : int(offset) + int(size)], dtype="<f4").reshape(-1, 2)
        bounds = (points[:, 0].min(), float(south), points[:, 0].max(), float(north))
        if len(points) > 1 and _overlaps(bounds, area.degrees()):
            course = _to_board(LineString(points), area.project).intersection(area.rectangle(PAD))
            rivers += [River("", line) for line in lines_of(course)]
    return rivers


def lines_of(geometry: BaseGeometry) -> Iterator[LineString]:
    """The single lines of any line geometry, joined where exactly two ends meet."""
    if geometry.is_empty:
        return
    if geometry.geom_type == "LineString":
        yield geometry
        return
    parts = [part for part in geometry.geoms if part.geom_type == "LineString"]
    merged = linemerge(parts) if parts else None
    if merged is not None:
        yield from [merged] if merged.geom_type == "LineString" else merged.geoms


def polygons_of(geometry: BaseGeometry) -> list[Polygon]:
    """The polygons of any geometry."""
    if isinstance(geometry, Polygon):
        return [geometry] if not geometry.is_empty else []
    if isinstance(geometry, MultiPolygon) or geometry.geom_type == "GeometryCollection":
        return [part for part in geometry.geoms if isinstance(part, Polygon)]
    return []
