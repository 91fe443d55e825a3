"""The field: every hex once, sides and roads between neighbours, terrain with its prices, facing and zones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.kept.codes import ARMS, CLASSES

ZONES: Final = ("line", "bent_left", "bent_right", "repel", "square", "hussar", "none")
FAR_OF_HUSSARS: Final = 12
BLOCKING: Final = ("village", "copse", "brush")  # [W-9.2]
NO_SQUARE: Final = ("village", "brush")  # [W-4.12]
Pair = frozenset[tuple[int, ...]]


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the field and of the ways of facing."""
    faults = _terrain(data["terrain"]) + _facing(data["facing"])
    return faults or _hexes(data) or [*_sides(data), *_roads(data), *_places(data)]


def _hexes(data: Mapping[str, Any]) -> list[str]:
    plan, hexes = data["geometry"], data["map"]["hexes"]
    wanted = set(grid.rectangle(plan["cols"], plan["rows"], plan["layout"]))
    there = {(one[0], one[1]): one for one in hexes}
    faults = [f"map.hexes: {list(one)} is missing" for one in sorted(wanted - set(there))[:5]]
    faults += [f"map.hexes: {list(one)} lies outside the field" for one in sorted(set(there) - wanted)[:5]]
    if len(there) != len(hexes):
        faults.append(f"map.hexes: {len(hexes) - len(there)} stand there twice")
    if faults:
        return faults
    for number, (q, r, terrain, level, line) in enumerate(hexes):
        where = f"map.hexes[{number}]"
        if terrain not in data["terrain"]["hex"]:
            faults.append(f"{where}: unknown terrain {terrain!r}")
        if line and not any(
            there[one][3] < level for one in (grid.neighbour(q, r, way) for way in range(6)) if one in there
        ):
            faults.append(f"{where}: a level line without lower ground beside it")
    return faults


def _sides(data: Mapping[str, Any]) -> list[str]:
    there = {(one[0], one[1]) for one in data["map"]["hexes"]}
    faults: list[str] = []
    seen: set[Pair] = set()
    for number, one in enumerate(data["map"]["sides"]):
        where, a, b = f"map.sides[{number}]", tuple(one["a"]), tuple(one["b"])
        if a not in there or b not in there or grid.distance((a[0], a[1]), (b[0], b[1])) != 1:
            faults.append(f"{where}: {one['a']} and {one['b']} are no neighbours on the field")
        if one["kind"] not in data["terrain"]["side"]:
            faults.append(f"{where}.kind: unknown {one['kind']!r}")
        if frozenset((a, b)) in seen:
            faults.append(f"{where}: the side stands there twice")
        seen.add(frozenset((a, b)))
    return faults


def _roads(data: Mapping[str, Any]) -> list[str]:
    """A road goes from neighbour to neighbour, and crosses a stream by bridge or ford alone."""
    there = {(one[0], one[1]) for one in data["map"]["hexes"]}
    kinds = {frozenset((tuple(one["a"]), tuple(one["b"]))): one["kind"] for one in data["map"]["sides"]}
    faults: list[str] = []
    for number, road in enumerate(data["map"]["roads"]):
        where = f"map.roads[{number}].path"
        for a, b in zip(road["path"], road["path"][1:], strict=False):
            if tuple(a) not in there or tuple(b) not in there or grid.distance((a[0], a[1]), (b[0], b[1])) != 1:
                faults.append(f"{where}: broken between {a} and {b}")
            elif kinds.get(frozenset((tuple(a), tuple(b)))) not in (None, "bridge", "ford"):
                faults.append(f"{where}: crosses a stream without bridge or ford between {a} and {b}")
    return faults


def _places(data: Mapping[str, Any]) -> list[str]:
    terrain = {(one[0], one[1]): one[2] for one in data["map"]["hexes"]}
    faults: list[str] = []
    for number, place in enumerate(data["map"]["places"]):
        for hex in place["hexes"]:
            found = terrain.get(tuple(hex))
            if found is None or (place["kind"] in data["terrain"]["hex"] and found != place["kind"]):
                faults.append(f"map.places[{number}].hexes: {hex} is {found}, not {place['kind']}")
    return faults


def _terrain(terrain: Mapping[str, Any]) -> list[str]:
    """Nothing is entered for nothing, and what the rules say of sight and squares holds [W-4.12, W-8.5, W-9.2]."""
    faults = [
        f"terrain.hex.{name}.mp.{arm}: must be 1 at least, or null"
        for name, one in terrain["hex"].items()
        for arm in ARMS
        if one["mp"][arm] == 0
    ]
    for name in BLOCKING:
        if not terrain["hex"].get(name, {}).get("blocks_los"):
            faults.append(f"terrain.hex.{name}.blocks_los: must be true, the rules say")
    for name in NO_SQUARE:
        if terrain["hex"].get(name, {}).get("square_allowed") is not False:
            faults.append(f"terrain.hex.{name}.square_allowed: must be false, the rules say")
    return faults


def _facing(facing: Mapping[str, Any]) -> list[str]:
    """Every way of facing gives each neighbour one class, and fires where it controls [W-5.4, W-5.5]."""
    faults: list[str] = []
    if [tuple(one) for one in facing["vectors"]] != grid.DIRECTIONS:
        faults.append(f"facing.vectors: must be {[list(one) for one in grid.DIRECTIONS]}")
    if facing["default"] not in facing["models"]:
        faults.append(f"facing.default: {facing['default']!r} is not among the models")
    for name, model in facing["models"].items():
        faults += _model(f"facing.models.{name}", model)
    return faults


def _model(where: str, model: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    for zone in ZONES:
        if zone != "none":
            found = sorted(one for kind in CLASSES for one in model[zone].get(kind, ()))
            if found != [0, 1, 2, 3, 4, 5]:
                faults.append(f"{where}.{zone}: must give each of 0 to 5 one class, gives {found}")
    if faults:
        return faults
    front = model["line"]["front"]
    if len([one for one in front if (one - 1) % 6 not in front]) != 1:
        faults.append(f"{where}.line.front: must be directions side by side, and not all")
    for formation, parts in model["fire_zones"].items():
        if formation not in (*ZONES[:-1], "unlimbered"):
            faults.append(f"{where}.fire_zones.{formation}: is no formation with zones")
            continue
        base = model["line" if formation == "unlimbered" else formation]
        shots, held = sorted(one for part in parts for one in part), {*base["front"], *base.get("covered", ())}
        if shots != sorted(held):
            faults.append(f"{where}.fire_zones.{formation}: must be made of {sorted(held)}, each once")
    if len(model["fire_zones"].get("square", ())) != 4:
        faults.append(f"{where}.fire_zones.square: a square has four")
    for field in ("forward", "backward", "charge_step"):
        if not model.get(field) or not set(model[field]) <= set(range(6)):
            faults.append(f"{where}.{field}: must name directions 0 to 5")
    return faults + _far(where, model["ring2_pairs"])


def _far(where: str, pairs: Mapping[str, Any]) -> list[str]:
    """The far part of a control zone: two steps each, to hexes two away [W-6.2]."""
    faults: list[str] = []
    for arm in ("cavalry", "hussar"):
        if any(len(pair) != 2 or not set(pair) <= set(range(6)) for pair in pairs[arm]):
            return [f"{where}.ring2_pairs.{arm}: must be pairs of directions 0 to 5"]
        steps = [(grid.DIRECTIONS[a], grid.DIRECTIONS[b]) for a, b in pairs[arm]]
        hexes = [(a[0] + b[0], a[1] + b[1]) for a, b in steps]
        if len(set(hexes)) != len(hexes) or any(grid.length(*one) != 2 for one in hexes):
            faults.append(f"{where}.ring2_pairs.{arm}: must lead to hexes two away, each once")
    if len(pairs["hussar"]) != FAR_OF_HUSSARS:
        faults.append(f"{where}.ring2_pairs.hussar: must be {FAR_OF_HUSSARS}")
    return faults
