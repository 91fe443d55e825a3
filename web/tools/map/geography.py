"""Make web/src/games/maria/map/*.json out of the board file and the map packages (see docs/map.md).

Usage: python geography.py BOARD.json NATURAL_EARTH_FOLDER LAKES.shp GSHHG_FOLDER OUTPUT_FOLDER
The output folder holds furniture.json: where titles, compasses and names of countries stand.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shapely.affinity import rotate
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from engraving import RIVER_WIDTHS, around, coast_strokes, hills, named_strokes, nameless_strokes
from labels import river_labels
from paths import area_path, course_path, line_path
from sources import PAD, MapBox, River, polygons_of, read_binned_rivers, read_named_rivers, read_polygons
from tints import City, country_tints

LARGE_LAKE = 4000.0


def waters(area: MapBox, natural_earth: Path, lakes_file: Path) -> tuple[BaseGeometry, BaseGeometry, BaseGeometry]:
    """Land, sea and inland lakes; a lake that touches the sea's side of a dyke (Zuiderzee) counts as sea."""
    land = read_polygons(natural_earth / "ne_10m_land.shp", area)
    lakes = [lake for lake in polygons_of(read_polygons(lakes_file, area)) if lake.area > 1500]
    salt = [lake for lake in lakes if lake.area > LARGE_LAKE and lake.centroid.y < area.y + 300]
    fresh = [lake for lake in lakes if lake not in salt]
    whole = unary_union([Polygon(part.exterior) for part in polygons_of(land)])
    land = whole.difference(unary_union(salt))
    sea = area.rectangle(PAD).difference(land.buffer(0.5)).buffer(-0.5)
    return land, sea, unary_union(fresh)


def road_lines(board: dict[str, Any], area: MapBox) -> list[LineString]:
    """The roads of one map as straight lines."""
    at = {c["id"]: (c["x"], c["y"]) for c in board["cities"] if c["map"] == area.id}
    return [LineString([at[r["a"]], at[r["b"]]]) for r in board["roads"] if r["a"] in at and r["b"] in at]


def label_boxes(board: dict[str, Any], area: MapBox) -> BaseGeometry:
    """Roughly the ground that city names need on the side that `label` asks for."""
    boxes = []
    for city in board["cities"]:
        if city["map"] == area.id:
            width, x, y = 13 * len(city["name"]) + 20, city["x"], city["y"]
            side = city["label"]
            left = x if "e" in side else x - width if "w" in side else x - width / 2
            top = y - 40 if "n" in side else y + 12 if "s" in side else y - 14
            boxes.append(LineString([(left, top + 14), (left + width, top + 14)]).buffer(15))
    return unary_union(boxes)


def furniture_ground(furniture: dict[str, Any], area: MapBox) -> list[BaseGeometry]:
    """The ground of the title, the compass and the names of the countries."""
    title, compass = furniture["cartouches"][area.id], furniture["compasses"][area.id]
    ground: list[BaseGeometry] = [box(title["x"], title["y"], title["x"] + title["w"], title["y"] + title["h"])]
    ground.append(Point(compass["x"], compass["y"]).buffer(75))
    for name in furniture["countryLabels"][area.id]:
        half = name["width"] / 2
        strip = LineString([(name["x"] - half, name["y"]), (name["x"] + half, name["y"])])
        ground.append(rotate(strip, name["turn"]).buffer(name["size"] * 0.4))
    return ground


def map_geography(
    board: dict[str, Any], area: MapBox, furniture: list[BaseGeometry], folders: tuple[Path, Path, Path]
) -> tuple[dict[str, Any], list[str]]:
    """The drawing of one map, and its lesser rivers apart since they have another licence."""
    natural_earth, lakes_file, gshhg = folders
    land, sea, lakes = waters(area, natural_earth, lakes_file)
    cities = [City(c["id"], c["x"], c["y"], c["country"]) for c in board["cities"] if c["map"] == area.id]
    tints = country_tints(area, cities, land.difference(lakes))
    named = read_named_rivers(natural_earth / "ne_10m_rivers_lake_centerlines.shp", area)
    dry = [River(river.name, river.line.difference(unary_union([sea, lakes]))) for river in named]
    lesser = nameless_strokes(read_binned_rivers(gshhg, area), named, sea, area)
    river_ground = unary_union([*[r.line for r in named], *[line for part in lesser for line in part]])
    places = [(c.x, c.y) for c in cities]
    clear = [around(places, 30), *[r.buffer(7) for r in road_lines(board, area)], river_ground.buffer(6)]
    clear += [label_boxes(board, area), tints.borders.buffer(5), *furniture]
    ground = land.intersection(area.rectangle())
    inner_sea = sea.intersection(area.rectangle())
    near_places = around(places, 16)
    drawing = {
        "coast": line_path(shore(ground, area), 1.6),
        "land": area_path(polygons_of(ground), 1.6),
        "lakes": area_path(polygons_of(lakes.intersection(area.rectangle())), 1.6),
        "strokes": level_path(coast_strokes(area, inner_sea, unary_union([near_places, *furniture]))),
        "rivers": [course_path(part) for part in named_strokes(dry, area)],
        "riverLabels": river_labels(area, named, [line for part in lesser for line in part]),
        "tints": {key: area_path(polygons_of(part), 2.0) for key, part in sorted(tints.areas.items())},
        "bands": {key: area_path(polygons_of(part), 2.0, 200) for key, part in sorted(tints.bands.items())},
        "borders": line_path(_lines(tints.borders), 1.2),
        "hills": [n for hill in hills(area, clear, land) for n in (hill.x, hill.y, hill.height)],
    }
    return drawing, [course_path(part) for part in lesser]


def shore(ground: BaseGeometry, area: MapBox) -> list[LineString]:
    """The coast without the stretches where the map's own edge cuts the land."""
    return _lines(ground.boundary.difference(area.rectangle().boundary.buffer(0.6)))


def _lines(geometry: BaseGeometry) -> list[LineString]:
    parts = getattr(geometry, "geoms", [geometry])
    return [part for part in parts if isinstance(part, LineString)]


def level_path(strokes: list[LineString]) -> str:
    """Level strokes in the shortest path syntax."""
    text = ""
    for stroke in strokes:
        (x0, y), (x1, _) = stroke.coords[0], stroke.coords[-1]
        left, width = round(min(x0, x1)), round(abs(x1 - x0))
        text += f"M{left} {round(y)}h{width}"
    return text


def main() -> None:
    """Write one file of Natural Earth's and our own geometry and one of the lesser rivers."""
    board_file, natural_earth, lakes_file, gshhg, output = map(Path, sys.argv[1:])
    board = json.loads(board_file.read_text())
    furniture = json.loads((output / "furniture.json").read_text())
    geography: dict[str, Any] = {"riverWidths": RIVER_WIDTHS, "maps": {}}
    lesser: dict[str, Any] = {}
    for entry in board["maps"]:
        area = MapBox(entry["id"], entry["x"], entry["y"], entry["w"], entry["h"])
        ground = furniture_ground(furniture, area)
        drawn = map_geography(board, area, ground, (natural_earth, lakes_file, gshhg))
        geography["maps"][area.id], lesser[area.id] = drawn
    for name, data in (("geography.json", geography), ("rivers-lesser.json", lesser)):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (output / name).write_text(text + "\n")
        print(f"{name}: {len(text):,} bytes")


if __name__ == "__main__":
    main()
