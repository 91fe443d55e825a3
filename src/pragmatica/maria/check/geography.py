"""Cities, fortresses, roads and sectors: whether they fit each other, real geography and what the rules state."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

Point = tuple[float, float]
Edge = tuple[str, str]

MAPS: Final = ("flanders", "bohemia")
LONGITUDE: Final = {"flanders": (2.0, 10.0), "bohemia": (10.0, 18.5)}
LATITUDE: Final = (47.35, 53.0)
CITY_COUNT: Final = {"flanders": (60, 75), "bohemia": (85, 110)}
ROADS_OF_CITY: Final = (2, 7)
MEAN_ROADS: Final = (3.0, 4.0)
MEAN_ROAD_KM: Final = (25, 60)
LONGEST_ROAD_KM: Final = 125
CITY_GAP: Final = 48  # board units between two cities
ROAD_GAP: Final = 20  # between a road and a city that is not its end
SECTOR_GAP: Final = 12  # between a city and the border of its sector
SECTORS: Final = 44  # [M-3.5]
CITIES_OF_SECTOR: Final = (1, 8)
ELECTORS: Final = {"berlin", "dresden", "hannover", "muenchen", "praha", "koeln", "mainz", "trier", "mannheim"}
RHINE_ELECTORS: Final = {"koeln", "mainz", "trier", "mannheim"}
SILESIAN_FORTRESSES: Final = ("liegnitz", "glogau", "breslau", "neisse", "cosel")
MAJOR_FORTRESSES: Final = {
    "muenchen": "bavaria",
    "dresden": "saxony",
    "breslau": "silesia",
    "berlin": "prussia",
    "praha": "austria",
    "wien": "austria",
    "bruessel": "austria",
    "amsterdam": "pragmatic",
    "hannover": "pragmatic",
}
HOME_MAP: Final = {
    "prussia": "bohemia",
    "saxony": "bohemia",
    "bavaria": "bohemia",
    "silesia": "bohemia",
    "poland": "bohemia",
    "france": "flanders",
    "pragmatic": "flanders",
}
FORTRESSES: Final = {  # by country and map: least and most fortresses, least and most major ones
    ("france", "flanders"): (8, 14, 1, 3),
    ("austria", "flanders"): (10, 14, 1, 1),
    ("pragmatic", "flanders"): (8, 14, 1, 3),
    ("empire", "flanders"): (4, 4, 0, 4),
    ("austria", "bohemia"): (18, 22, 1, 3),
    ("silesia", "bohemia"): (7, 7, 1, 1),
    ("prussia", "bohemia"): (4, 8, 1, 3),
    ("saxony", "bohemia"): (4, 8, 1, 1),
    ("bavaria", "bohemia"): (4, 8, 1, 1),
}


class Land:
    """Cities by id, roads as sorted pairs, and distances over them."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.cities: dict[str, Mapping[str, Any]] = {city["id"]: city for city in data["cities"]}
        self.kind: dict[Edge, str] = {edge(road["a"], road["b"]): road["kind"] for road in data["roads"]}
        self.neighbours: dict[str, set[str]] = {city: set() for city in self.cities}
        for a, b in self.kind:
            self.neighbours[a].add(b)
            self.neighbours[b].add(a)

    def on(self, map_id: str) -> list[str]:
        """Cities of a map."""
        return [ident for ident, city in self.cities.items() if city["map"] == map_id]

    def distances(self, start: str, map_id: str | None = None) -> dict[str, int]:
        """Roads from a city to every other, on one map where it is named."""
        found = {start: 0}
        queue = [start]
        for city in queue:
            for other in self.neighbours[city]:
                if other not in found and map_id in (None, self.cities[other]["map"]):
                    found[other] = found[city] + 1
                    queue.append(other)
        return found


def edge(a: str, b: str) -> Edge:
    """A road, whichever way it is written."""
    return (a, b) if a < b else (b, a)


def check(land: Land) -> list[str]:
    """Faults of the map."""
    return [*_cities(land), *_fortresses(land), *_roads(land), *_crossings(land), *_sectors(land)]


def _cities(land: Land) -> list[str]:
    faults: list[str] = []
    frames = {one["id"]: one for one in land.data["maps"]}
    nudge = land.data["projection"].get("max_nudge", 50)
    for city in land.cities.values():
        where, frame = f"city {city['id']}", frames[city["map"]]
        low, high = LONGITUDE[city["map"]]
        if not (low <= city["lon"] <= high and LATITUDE[0] <= city["lat"] <= LATITUDE[1]):
            faults.append(f"{where}: lon, lat: not on the {city['map']} map")
        left, origin = (90, 2) if city["map"] == "flanders" else (1710, 10)
        true = (left + 190 * (city["lon"] - origin), 90 + 300 * (53 - city["lat"]))
        if math.dist(true, place(city)) > nudge:
            faults.append(
                f"{where}: x, y: {math.dist(true, place(city)):.0f} units from its true place, at most {nudge}"
            )
        if not _inside(place(city), frame):
            faults.append(f"{where}: x, y: outside the frame of its map")
        if HOME_MAP.get(city["country"], city["map"]) != city["map"]:
            faults.append(f"{where}: country: {city['country']} does not lie on the {city['map']} map")
        if city["country"] == "pragmatic" and city["region"] not in ("netherlands", "hannover"):
            faults.append(f"{where}: region: must be netherlands or hannover")
    for a, b in itertools.combinations(land.cities.values(), 2):
        if math.dist(place(a), place(b)) < CITY_GAP:
            faults.append(f"cities {a['id']} and {b['id']}: less than {CITY_GAP} units apart")
    for map_id, (low, high) in CITY_COUNT.items():
        if not low <= len(land.on(map_id)) <= high:
            faults.append(f"cities: {len(land.on(map_id))} on the {map_id} map, wanted {low} to {high}")
    return faults


def _fortresses(land: Land) -> list[str]:
    """Kinds and numbers of fortresses as far as the rules state them [M-3.7, M-4.6]."""
    faults: list[str] = []
    fortresses = {ident: city for ident, city in land.cities.items() if city["fortress"] != "none"}
    count = Counter((city["country"], city["map"]) for city in fortresses.values())
    major = Counter((city["country"], city["map"]) for city in fortresses.values() if city["fortress"] == "major")
    for key in count.keys() - FORTRESSES.keys():
        faults.append(f"fortresses: {key[0]} has some on the {key[1]} map, but should have none")
    for key, (low, high, major_low, major_high) in FORTRESSES.items():
        if not (low <= count[key] <= high and major_low <= major[key] <= major_high):
            faults.append(f"fortresses: {key[0]} on the {key[1]} map has {count[key]} ({major[key]} major)")
    for ident, country in MAJOR_FORTRESSES.items():
        city = land.cities.get(ident, {})
        if (city.get("country"), city.get("fortress")) != (country, "major"):
            faults.append(f"city {ident}: must be a major fortress of {country}")
    for ident in SILESIAN_FORTRESSES:
        if fortresses.get(ident, {}).get("country") != "silesia":
            faults.append(f"city {ident}: must be a fortress in Silesia")
    if {ident for ident, city in land.cities.items() if city["elector"]} != ELECTORS:
        faults.append(f"cities.elector: must be {', '.join(sorted(ELECTORS))}")
    if {ident for ident, city in fortresses.items() if city["country"] == "empire"} != RHINE_ELECTORS:
        faults.append(f"fortresses of the Empire: must be {', '.join(sorted(RHINE_ELECTORS))}")
    return faults


def _roads(land: Land) -> list[str]:
    faults: list[str] = []
    if len(land.kind) != len(land.data["roads"]):
        faults.append("roads: a road occurs twice")
    lengths: list[float] = []
    for road in land.data["roads"]:
        where, a, b = f"road {road['a']}-{road['b']}", land.cities[road["a"]], land.cities[road["b"]]
        length = kilometres(a, b)
        lengths.append(length)
        if a is b:
            faults.append(f"{where}: joins a city to itself")
        if road["cross_map"] != (a["map"] != b["map"]) or (road["cross_map"] and road["kind"] != "road"):
            faults.append(f"{where}: cross_map: wrong, or a main road between the maps")
        if abs(length - road["km"]) > 1 or length > LONGEST_ROAD_KM:
            faults.append(f"{where}: km: {road['km']} noted, {length:.0f} measured, at most {LONGEST_ROAD_KM}")
    mean = sum(lengths) / len(lengths)
    if not MEAN_ROAD_KM[0] <= mean <= MEAN_ROAD_KM[1]:
        faults.append(f"roads: {mean:.0f} km long in the mean, wanted {MEAN_ROAD_KM[0]} to {MEAN_ROAD_KM[1]}")
    for map_id in MAPS:
        cities = land.on(map_id)
        cut_off = set(cities) - set(land.distances(cities[0], map_id))
        if cut_off:
            faults.append(f"roads: cut off on the {map_id} map: {', '.join(sorted(cut_off))}")
        for city in cities:
            if not ROADS_OF_CITY[0] <= len(land.neighbours[city]) <= ROADS_OF_CITY[1]:
                faults.append(f"city {city}: {len(land.neighbours[city])} roads, wanted 2 to 7")
        mean = sum(len(land.neighbours[city]) for city in cities) / len(cities)
        if not MEAN_ROADS[0] <= mean <= MEAN_ROADS[1]:
            faults.append(f"roads: {mean:.2f} a city on the {map_id} map, wanted 3 to 4")
    if len(land.distances(next(iter(land.cities)))) != len(land.cities):
        faults.append("roads: the two maps are not joined")
    routes = {edge(a, b) for route in land.data["routes"] for a, b in itertools.pairwise(route["cities"])}
    mains = {road for road, kind in land.kind.items() if kind == "main"}
    faults += [f"routes: {a}-{b} is not a main road" for a, b in sorted(routes - mains)]
    faults += [f"routes: main road {a}-{b} is missing" for a, b in sorted(mains - routes)]
    return faults


def _crossings(land: Land) -> list[str]:
    """Roads that cross each other or pass through a city that is not theirs."""
    faults: list[str] = []
    allowed = {frozenset(edge(*road) for road in one["roads"]) for one in land.data["crossing_allow_list"]}
    faults += ["crossing_allow_list: no reason" for one in land.data["crossing_allow_list"] if not one.get("reason")]
    at = {ident: place(city) for ident, city in land.cities.items()}
    for one, two in itertools.combinations(sorted(land.kind), 2):
        apart = len({*one, *two}) == 4 and frozenset((one, two)) not in allowed
        if apart and _cross(at[one[0]], at[one[1]], at[two[0]], at[two[1]]):
            faults.append(f"roads {'-'.join(one)} and {'-'.join(two)}: cross")
    for road in land.kind:
        for ident, point in at.items():
            if ident not in road and _gap(point, at[road[0]], at[road[1]]) < ROAD_GAP:
                faults.append(f"road {'-'.join(road)}: passes less than {ROAD_GAP} units from {ident}")
    return faults


def _sectors(land: Land) -> list[str]:
    """Sectors fill the maps, neighbours differ in suit, and every city lies in its own [M-3.5]."""
    faults: list[str] = []
    sectors, frames = land.data["sectors"], {one["id"]: one for one in land.data["maps"]}
    suits = Counter(sector["suit"] for sector in sectors)
    if len(sectors) != SECTORS or set(suits.values()) != {SECTORS // 4}:
        faults.append(f"sectors: {len(sectors)} ({dict(suits)}), wanted {SECTORS}, a quarter of each suit")
    for sector in sectors:
        corner = (sector["x"] + sector["w"], sector["y"] + sector["h"])
        frame = frames[sector["map"]]
        if not (_inside((sector["x"], sector["y"]), frame) and _inside(corner, frame)):
            faults.append(f"sector {sector['id']}: sticks out of its map")
        if not _inside((sector["suit_x"], sector["suit_y"]), sector):
            faults.append(f"sector {sector['id']}: suit_x, suit_y: outside it")
    for one, two in itertools.combinations(sectors, 2):
        width = min(one["x"] + one["w"], two["x"] + two["w"]) - max(one["x"], two["x"])
        height = min(one["y"] + one["h"], two["y"] + two["h"]) - max(one["y"], two["y"])
        if width > 0 and height > 0:
            faults.append(f"sectors {one['id']} and {two['id']}: overlap")
        elif one["map"] == two["map"] and max(width, height) > 0 == min(width, height) and one["suit"] == two["suit"]:
            faults.append(f"sectors {one['id']} and {two['id']}: touch and are both {one['suit']}")
    area = sum(one["w"] * one["h"] for one in [*sectors, land.data["victory_area"]])
    if area != sum(one["w"] * one["h"] for one in frames.values()):
        faults.append("sectors: they and the victory area do not fill the maps")
    held: Counter[str] = Counter()
    by_id = {sector["id"]: sector for sector in sectors}
    for city in land.cities.values():
        own = by_id.get(city["sector"])
        if own is None or own["map"] != city["map"] or not _inside(place(city), own, SECTOR_GAP):
            faults.append(f"city {city['id']}: sector: it does not lie (well) inside {city['sector']}")
        held[city["sector"]] += 1
    low, high = CITIES_OF_SECTOR
    faults += [f"sector {ident}: {held[ident]} cities" for ident in by_id if not low <= held[ident] <= high]
    return faults


def place(city: Mapping[str, Any]) -> Point:
    """Where a city is drawn."""
    return city["x"], city["y"]


def kilometres(a: Mapping[str, Any], b: Mapping[str, Any]) -> float:
    """Distance on the globe."""
    p, q = math.radians(a["lat"]), math.radians(b["lat"])
    across = math.sin(math.radians(b["lon"] - a["lon"]) / 2) ** 2
    return 12742 * math.asin(math.sqrt(math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * across))


def _inside(point: Point, box: Mapping[str, Any], margin: float = 0) -> bool:
    left, top = float(box["x"]) + margin, float(box["y"]) + margin
    right, bottom = float(box["x"] + box["w"]) - margin, float(box["y"] + box["h"]) - margin
    return left <= point[0] <= right and top <= point[1] <= bottom


def _turn(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _gap(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)
