"""Polygons, borders, straits and sea routes: whether they fit each other, and what the rulebook's examples need."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final

Point = tuple[float, float]
Edge = tuple[Point, Point]
Pair = tuple[str, str]

LEAST_AREA: Final = 0.15  # square degrees
LEAST_BORDER: Final = 0.2  # degrees, where one of longitude counts less
LONGITUDE: Final = 0.65
BORDERS: Final = (  # by land, in the rulebook's examples
    ("oporto", "lisboa"),
    ("napoli", "patrimonium"),
    ("patrimonium", "lombardia"),
    ("piedmont", "lombardia"),
    ("crimea", "zaporozhye"),
)
ROUTES: Final = (
    ("london", "holland", "britain"),
    ("cornwall", "oporto", "britain"),
    ("holland", "hannover", "britain"),
    ("oporto", "lisboa", "britain"),
    ("catalonia", "lombardia", "spain"),
)
ISLANDS: Final = {
    "london",
    "cornwall",
    "york",
    "scotland",
    "ireland",
    "sardinia",
    "baleares",
}  # apart from the mainland
GREAT_BRITAIN: Final = {"london", "cornwall", "york", "scotland"}


class Partition:
    """The polygons, and which edges two of them share."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.rings: dict[str, list[Point]] = {
            one["id"]: [(x, y) for x, y in one["polygon"]] for one in data["territories"]
        }
        self.users: dict[Edge, list[tuple[str, bool]]] = defaultdict(list)  # territory, and whether forwards
        for land, ring in self.rings.items():
            for a, b in _edges(ring):
                self.users[min(a, b), max(a, b)].append((land, a < b))

    def borders(self) -> dict[Pair, float]:
        """Length of the border of every two territories that share one."""
        found: dict[Pair, float] = defaultdict(float)
        for (a, b), users in self.users.items():
            if len(users) == 2:
                first, second = sorted(land for land, _ in users)
                found[first, second] += (((a[0] - b[0]) * LONGITUDE) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        return dict(found)

    def coast(self, cuts: Iterable[Edge]) -> set[str]:
        """Territories with an edge that is neither shared nor where the map is cut."""
        cut = set(cuts)
        return {users[0][0] for line, users in self.users.items() if len(users) == 1 and line not in cut}

    def masses(self) -> list[list[Point]]:
        """The outlines of what hangs together; a clockwise one is a hole. Raises ValueError where two touch."""
        onward: dict[Point, Point] = {}
        for (a, b), users in self.users.items():
            if len(users) == 1:
                start, end = (a, b) if users[0][1] else (b, a)
                if start in onward:
                    raise ValueError(f"land masses touch in the single point {start}")
                onward[start] = end
        outlines: list[list[Point]] = []
        while onward:
            start, at = onward.popitem()
            ring = [start]
            while at != start:
                ring.append(at)
                at = onward.pop(at)
            outlines.append(ring)
        return outlines


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the geometry."""
    parts = Partition(data)
    faults = _polygons(data["territories"], parts)
    if faults:
        return faults
    cuts = [
        (min(a, b), max(a, b)) for line in data["map"]["land_edges"] for a, b in pairwise([(x, y) for x, y in line])
    ]
    faults += [f"map.land_edges: {cut} is no edge of a polygon" for cut in cuts if cut not in parts.users]
    coast = parts.coast(cuts)
    for one in data["territories"]:
        if one["coastal"] != (one["id"] in coast):
            faults.append(f"territory {one['id']}.coastal: {one['coastal']}, the polygon says otherwise")
    return [*faults, *_adjacency(data, parts.borders(), coast), *_seas(data, parts.rings, coast), *_reach(data)]


def _polygons(lands: list[Mapping[str, Any]], parts: Partition) -> list[str]:
    """Polygons are simple, go round counter-clockwise, and neither overlap nor leave gaps."""
    faults: list[str] = []
    for one in lands:
        where, ring = f"territory {one['id']}.polygon", parts.rings[one["id"]]
        if len(ring) < 4 or len(set(ring)) != len(ring):
            faults.append(f"{where}: wanted at least four points, each once")
        elif _area(ring) < LEAST_AREA:
            faults.append(f"{where}: clockwise, or too small")
        elif not _inside(tuple(one["label"]), ring) or not _inside((one["lon"], one["lat"]), ring):
            faults.append(f"{where}: label or anchor lies outside")
    for line, users in parts.users.items():
        if len(users) > 2 or (len(users) == 2 and users[0][1] == users[1][1]):
            faults.append(f"territories: {', '.join(land for land, _ in users)} overlap along {line}")
    if faults:
        return faults
    faults += _crossings(sorted(parts.users))
    try:
        faults += [f"territories: a gap near {ring[0]}" for ring in parts.masses() if _area(ring) < 0]
    except ValueError as error:
        faults.append(f"territories: {error}")
    return faults


def _crossings(lines: list[Edge]) -> list[str]:
    """Edges that cross, or that have another's end in their middle; sorted by their left ends, so few are compared."""
    faults: list[str] = []
    open_lines: list[Edge] = []
    for line in lines:
        open_lines = [one for one in open_lines if one[1][0] >= line[0][0]]
        for other in open_lines:
            if _touch(line, other):
                faults.append(f"territories: the edges {other} and {line} cross")
        open_lines.append(line)
    return faults


def _adjacency(data: Mapping[str, Any], borders: Mapping[Pair, float], coast: set[str]) -> list[str]:
    """Neighbours are those with a border or a strait, less what is blocked [A-5.5]."""
    faults: list[str] = []
    near = data["adjacency"]
    passable = {one["id"] for one in data["territories"] if one["kind"] != "impassable"}
    if set(near) != passable:
        faults.append(f"adjacency: wanted all passable territories; differs in {sorted(set(near) ^ passable)}")
    noted = {_pair(land, other) for land, others in near.items() for other in others}
    for land, others in near.items():
        if len(set(others)) != len(others) or land in others:
            faults.append(f"adjacency.{land}: a neighbour twice, or itself")
        faults += [f"adjacency.{land}: {other} does not name it in turn" for other in others if land not in near[other]]
    land_borders = {pair for pair in borders if set(pair) <= passable}
    straits = {_pair(*strait) for strait in data["straits"]}
    blocked = {_pair(*border) for border in data["blocked_borders"]}
    faults += [
        f"straits: {pair} share a border or lie inland" for pair in straits if pair in borders or set(pair) - coast
    ]
    faults += [f"blocked_borders: {pair} share no border" for pair in blocked if pair not in land_borders]
    wanted = (land_borders | straits) - blocked
    faults += [f"adjacency: {pair} share a border or strait" for pair in sorted(wanted - noted)]
    faults += [f"adjacency: {pair} share neither border nor strait" for pair in sorted(noted - wanted)]
    faults += [f"adjacency: {pair} must be neighbours" for pair in BORDERS if _pair(*pair) not in noted]
    faults += [
        f"territories: the border of {pair} is too short" for pair, length in borders.items() if length < LEAST_BORDER
    ]
    return faults


def _seas(data: Mapping[str, Any], rings: Mapping[str, list[Point]], coast: set[str]) -> list[str]:
    """Routes of Britain and Spain join coasts, and keep to the sea [A-5.3, A-5.4]."""
    faults: list[str] = []
    known = {(_pair(route["a"], route["b"]), route["controller"]) for route in data["sea_routes"]}
    if len(known) != len(data["sea_routes"]):
        faults.append("sea_routes: one occurs twice")
    faults += [
        f"sea_routes: {a} to {b} of {owner} is missing" for a, b, owner in ROUTES if (_pair(a, b), owner) not in known
    ]
    for route in data["sea_routes"]:
        where, ends = f"sea route {route['id']}", {route["a"], route["b"]}
        path = [(x, y) for x, y in route["path"]]
        if route["controller"] not in ("britain", "spain"):
            faults.append(f"{where}.controller: must be britain or spain")
        if ends - coast or len(ends) < 2 or ends <= GREAT_BRITAIN:
            faults.append(f"{where}: must join two coasts, and not within Great Britain")
        elif len(path) < 2 or path[0] not in rings[route["a"]] or path[-1] not in rings[route["b"]]:
            faults.append(f"{where}.path: must lead from a point of the one polygon to one of the other")
        elif any(_inside(point, ring) for point in path[1:-1] for ring in rings.values()):
            faults.append(f"{where}.path: leads over land")
    return faults


def _reach(data: Mapping[str, Any]) -> list[str]:
    """The mainland hangs together, islands apart from it are those known, and all is reached by sea."""
    ways = {land: set(others) for land, others in data["adjacency"].items()}
    faults = []
    apart = set(ways) - _reached(ways)
    if apart != ISLANDS:
        faults.append(f"adjacency: apart from the mainland should be {sorted(ISLANDS)}, are {sorted(apart)}")
    for route in data["sea_routes"]:
        ways[route["a"]].add(route["b"])
        ways[route["b"]].add(route["a"])
    if len(_reached(ways)) != len(ways):
        faults.append(f"sea_routes: nothing leads to {sorted(set(ways) - _reached(ways))}")
    return faults


def _reached(ways: Mapping[str, set[str]]) -> set[str]:
    found, waiting = {"paris"}, ["paris"]
    while waiting:
        for land in ways[waiting.pop()] - found:
            found.add(land)
            waiting.append(land)
    return found


# -- plane geometry ---------------------------------------------------------------------------------------------------


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _edges(ring: list[Point]) -> Iterable[Edge]:
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def _area(ring: list[Point]) -> float:
    """Positive when the ring goes round counter-clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(ring)) / 2


def _inside(point: Point, ring: list[Point]) -> bool:
    """Whether a ray to the right leaves the ring an odd number of times."""
    x, y = point
    crossed = 0
    for a, b in _edges(ring):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]):
            crossed += 1
    return crossed % 2 == 1


def _side(a: Point, b: Point, point: Point) -> int:
    """On which side of the line the point lies; 0 on it."""
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return 0 if abs(turn) < 1e-12 else 1 if turn > 0 else -1


def _between(a: Point, b: Point, point: Point) -> bool:
    """Whether a point of the line lies between its ends."""
    return (
        point not in (a, b)
        and _side(a, b, point) == 0
        and min(a[0], b[0]) <= point[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    )


def _touch(one: Edge, other: Edge) -> bool:
    """Whether two edges meet elsewhere than in a common end."""
    if max(one[0][1], one[1][1]) < min(other[0][1], other[1][1]) or max(other[0][1], other[1][1]) < min(
        one[0][1], one[1][1]
    ):
        return False
    if any(_between(*one, point) for point in other) or any(_between(*other, point) for point in one):
        return True
    if set(one) & set(other):
        return False
    return _side(*one, other[0]) * _side(*one, other[1]) < 0 and _side(*other, one[0]) * _side(*other, one[1]) < 0
