"""The set-up: army sheets, hands, incomes, start cities and markers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.maria.check.geography import Land

MAJOR_POWERS: Final = ("prussia", "france", "pragmatic", "austria")
SIDES: Final = ({"france", "bavaria", "prussia", "saxony"}, {"austria", "pragmatic"})  # [M-2.4]
COOPERATING: Final = ({"france", "bavaria"}, {"prussia", "saxony"}, {"austria", "pragmatic"})  # [M-2.6]
SUPPLY_REACH: Final = 6  # [M-9.3]
HANDS: Final = {"prussia": 9, "saxony": 3, "france": 2, "bavaria": 5, "pragmatic": 3, "austria": 5}  # [M-4.10]
INCOMES: Final = {"prussia": 3, "saxony": 1, "france": 5, "bavaria": 1, "pragmatic": 3, "austria": 5}  # [M-8.1]
POOLS: Final = {"prussia": 13, "france": 11, "pragmatic": 8, "austria": 8, "bavaria": 0, "saxony": 0}
TROOPS: Final = {"france": 26, "bavaria": 5, "prussia": 22, "saxony": 5, "pragmatic": 14, "austria": 28}  # [M-4.11]
GENERALS: Final = {"france": 5, "bavaria": 1, "prussia": 4, "saxony": 1, "pragmatic": 3, "austria": 6}  # [M-3.1]
TRAINS: Final = {"france": 2, "bavaria": 1, "prussia": 2, "saxony": 1, "pragmatic": 1, "austria": 3}
COURSES: Final = {"introductory": (9, [3, 6]), "advanced": (12, [3, 6, 9, 12])}  # turns, winters [M-5.7, M-14.8]
PRUSSIAN_MARKERS: Final = {"liegnitz", "glogau"}  # [M-4.6]


def check(land: Land) -> list[str]:
    """Faults of the set-up."""
    return [*_sheets(land), *_course(land), *_markers(land), *_start_cities(land), *_supply(land)]


def _sheets(land: Land) -> list[str]:
    faults: list[str] = []
    for power, sheet in land.data["setup"]["powers"].items():
        where = f"setup.powers.{power}"
        for field, wanted in (
            ("troops", TROOPS[power]),
            ("hand", HANDS[power]),
            ("tc_income", INCOMES[power]),
            ("victory_markers", POOLS[power]),
            ("rank", "major" if power in MAJOR_POWERS else "minor"),
        ):
            if sheet[field] != wanted:
                faults.append(f"{where}.{field}: {sheet[field]!r}, the rules say {wanted!r}")
        ranks = [general["rank"] for general in sheet["generals"]]
        if ranks != list(range(1, GENERALS[power] + 1)):
            faults.append(f"{where}.generals: ranks {ranks}, wanted 1 to {GENERALS[power]}")
        least = [general["start_min"] for general in sheet["generals"]]
        if not all(1 <= one <= 8 for one in least) or not sum(least) <= sheet["troops"] <= 8 * len(least):
            faults.append(f"{where}.generals.start_min: {sheet['troops']} troops cannot be divided")
        if len(sheet["trains"]) != TRAINS[power]:
            faults.append(f"{where}.trains: {len(sheet['trains'])}, wanted {TRAINS[power]}")
    boxed = [
        (power, general["offmap_box"])
        for power, sheet in land.data["setup"]["powers"].items()
        for general in sheet["generals"]
        if general.get("offmap_box")
    ]
    if boxed != [("prussia", "ostpreussen")]:
        faults.append("setup.powers: exactly one Prussian general starts in the box ostpreussen")
    if land.data["setup"]["powers"]["austria"].get("hussars") != 2:
        faults.append("setup.powers.austria.hussars: must be 2")
    return faults


def _course(land: Land) -> list[str]:
    setup = land.data["setup"]
    faults = [
        f"setup.{scenario}: must have {turns} turns and winters after {winters}"
        for scenario, (turns, winters) in COURSES.items()
        if (setup[scenario]["turns"], setup[scenario]["winter_after"]) != (turns, winters)
    ]
    if sorted(setup["seat_order"]) != sorted({sheet["player"] for sheet in setup["powers"].values()}):
        faults.append("setup.seat_order: must name the three players")
    return faults


def _markers(land: Land) -> list[str]:
    """Victory markers lie on Silesia's fortresses alone: two Prussian, five Austrian [M-4.6]."""
    silesia = {i for i, city in land.cities.items() if city["country"] == "silesia" and city["fortress"] != "none"}
    markers = {one["city"]: one["power"] for one in land.data["setup"]["victory_markers_on_map"]}
    wanted = {city: "prussia" if city in PRUSSIAN_MARKERS else "austria" for city in silesia}
    if markers != wanted:
        return ["setup.victory_markers_on_map: Prussia has Liegnitz and Glogau, Austria the rest of Silesia"]
    return []


def _start_cities(land: Land) -> list[str]:
    """Start cities exist, hold one piece or a stack, and are not the enemy's [M-6.1]."""
    faults: list[str] = []
    held: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for power, where, piece in _pieces(land):
        ident = piece.get("city")
        if ident is None and not (piece.get("offmap_box") or piece.get("victory_box")):
            faults.append(f"{where}.city: missing")
        elif ident is not None and ident not in land.cities:
            faults.append(f"{where}.city: {ident!r} is no city")
        elif ident is not None:
            held[ident].append((power, "rank" in piece))
            city = land.cities[ident]
            if city["map"] == "flanders" and power not in ("france", "austria", "pragmatic"):
                faults.append(f"{where}.city: {power} does not start on the Flanders map")
            owner = _owner(land, ident)
            if owner is not None and _enemies(power, owner):
                faults.append(f"{where}.city: {ident} is {owner}'s, an enemy's")
            if power == "saxony" and city["country"] != "saxony":
                faults.append(f"{where}.city: Saxon pieces start in Saxony")
    for ident, pieces in held.items():
        stack = len(pieces) == 2 and all(general for _, general in pieces)
        if len(pieces) > 1 and not (stack and any({power for power, _ in pieces} <= pair for pair in COOPERATING)):
            faults.append(f"setup.powers: {len(pieces)} pieces start in {ident}, which may not")
    return faults


def _supply(land: Land) -> list[str]:
    """Nobody starts hungry, and nobody beside an enemy [M-9.2, M-9.3]."""
    faults: list[str] = []
    pieces = [(power, where, piece) for power, where, piece in _pieces(land) if piece.get("city") in land.cities]
    trains: dict[str, list[str]] = defaultdict(list)
    for power, _, piece in pieces:
        if "rank" not in piece:
            trains[power].append(piece["city"])
    for power, where, piece in pieces:
        if "rank" not in piece:
            continue
        blocked = {other["city"] for owner, _, other in pieces if _enemies(power, owner)}
        near = _reach(land, piece["city"], blocked)
        if land.cities[piece["city"]]["country"] != power and not near.intersection(trains[power]):
            faults.append(f"{where}.city: out of supply in {piece['city']}")
        if any(
            "rank" in other and other["city"] in land.neighbours[piece["city"]]
            for owner, _, other in pieces
            if _enemies(power, owner)
        ):
            faults.append(f"{where}.city: beside an enemy general in {piece['city']}")
    return faults


def _reach(land: Land, start: str, blocked: set[str]) -> set[str]:
    reached, ring = {start}, {start}
    for _ in range(SUPPLY_REACH):
        ring = {other for city in ring for other in land.neighbours[city]} - reached - blocked
        reached |= ring
    return reached


def _pieces(land: Land) -> list[tuple[str, str, Mapping[str, Any]]]:
    """Power, field and entry of every general and train."""
    return [
        (power, f"setup.powers.{power}.{kind}[{number}]", piece)
        for power, sheet in land.data["setup"]["powers"].items()
        for kind in ("generals", "trains")
        for number, piece in enumerate(sheet[kind])
    ]


def _owner(land: Land, ident: str) -> str | None:
    """The power that controls the fortress, or whose home country the city lies in [M-3.9]."""
    for marker in land.data["setup"]["victory_markers_on_map"]:
        if marker["city"] == ident and land.cities[ident]["fortress"] != "none":
            return str(marker["power"])
    for elector in land.data["setup"]["elector_markers"]:
        if elector["city"] == ident:
            return "france" if elector["side"] == "france" else "austria"
    country = str(land.cities[ident]["country"])
    return country if country in TROOPS else None


def _enemies(one: str, two: str) -> bool:
    return not any(one in side and two in side for side in SIDES)
