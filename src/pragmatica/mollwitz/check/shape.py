"""The form of a board file: which fields there are and of what type, and that what is named is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.errors import told
from pragmatica.kit import form
from pragmatica.kit.form import Shape

FORMAT: Final = "mollwitz-board"
VERSION: Final = 1
MOST: Final = 250  # units, leaders, brigades or wings: their numbers have room for so many

TOP: Final[Shape] = {
    "format": str,
    "version": int,
    "game": str,
    "status": str,
    "meta": dict,
    "geometry": dict,
    "facing": dict,
    "map": dict,
    "formations": dict,
    "terrain": dict,
    "orders": dict,
    "tables": dict,
    "sides": list,
    "wings": list,
    "brigades": list,
    "leaders": list,
    "units": list,
    "exceptions": list,
    "history": dict,
    "scenarios": list,
}
GEOMETRY: Final[Shape] = {"layout": str, "cols": int, "rows": int}
MAP: Final[Shape] = {"hexes": list, "sides": list, "roads": list, "places": list}
WING: Final[Shape] = {"id": str, "side": str, "name": str, "kind": str, "initiative": int, "subject_to_orders": bool}
BRIGADE: Final[Shape] = {"id": str, "wing": str, "name": str}
LEADER: Final[Shape] = {
    "id": str,
    "name": str,
    "side": str,
    "rank": str,
    "command_range": int,
    "morale_bonus": int,
    "mp": int,
    "vp": int,
    "provenance": str,
}
UNIT: Final[Shape] = {
    "id": str,
    "name": str,
    "side": str,
    "arm": str,
    "kind": str,
    "brigade": str,
    "morale": int,
    "steps": int,
    "regimental_guns": bool,
    "guns": int,
    "grenadier": bool,
    "squadrons": int,
    "vp": int,
    "provenance": str,
}
PLACE: Final[Shape] = {"id": str, "name": str, "kind": str, "hexes": list}
SCENARIO: Final[Shape] = {
    "id": str,
    "alias": str,
    "name": str,
    "provenance": str,
    "turns": list,
    "chits": dict,
    "orders": dict,
    "couriers": dict,
    "exceptions": list,
    "square_markers": dict,
    "units": list,
    "leaders": list,
    "victory": dict,
}
LISTS: Final[tuple[tuple[str, Shape], ...]] = (
    ("wings", WING),
    ("brigades", BRIGADE),
    ("leaders", LEADER),
    ("units", UNIT),
    ("scenarios", SCENARIO),
)


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    faults = form.fields("", data, TOP)
    if faults:
        return faults
    if data["format"] != FORMAT or data["version"] != VERSION:
        return [f"format, version: must be {FORMAT!r}, {VERSION}"]
    faults = form.fields("geometry.", data["geometry"], GEOMETRY) + form.fields("map.", data["map"], MAP)
    for name, shape in LISTS:
        if not 0 < len(data[name]) <= MOST:
            faults.append(f"{name}: {len(data[name])}; possible: 1 to {MOST}")
        for number, one in enumerate(data[name]):
            faults += form.entry(f"{name}[{number}]", one, shape)
    if faults:
        return faults
    for number, one in enumerate(data["map"]["places"]):
        faults += form.entry(f"map.places[{number}]", one, PLACE)
    return faults or _hexes(data["map"]) or form.repeated(data, *((name, "id") for name, _ in LISTS))


def _hexes(field: Mapping[str, Any]) -> list[str]:
    """A hex is two coordinates, its terrain, its level, and whether a level line runs through it."""
    faults: list[str] = []
    for number, one in enumerate(field["hexes"]):
        where = f"map.hexes[{number}]"
        if not isinstance(one, list) or len(one) != 5:
            faults.append(f"{where}: must be [q, r, terrain, level, level line]")
        elif type(one[2]) is not str or any(type(part) is not int for part in (*one[:2], *one[3:])):
            faults.append(f"{where}: must be two whole numbers, text, and two whole numbers")
    pairs = [(f"map.sides[{number}].{end}", one.get(end)) for number, one in enumerate(field["sides"]) for end in "ab"]
    pairs += [
        (f"map.roads[{number}].path[{step}]", hex)
        for number, road in enumerate(field["roads"])
        for step, hex in enumerate(road["path"])
    ]
    pairs += [
        (f"map.places[{number}].hexes[{step}]", hex)
        for number, place in enumerate(field["places"])
        for step, hex in enumerate(place["hexes"])
    ]
    return faults + [f"{where}: must be two whole numbers, is {told(one)}" for where, one in pairs if not is_hex(one)]


def is_hex(value: object) -> bool:
    """Whether the value is a pair of coordinates."""
    return isinstance(value, list) and len(value) == 2 and all(type(one) is int for one in value)
