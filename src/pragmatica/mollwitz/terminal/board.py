"""A hex, a unit or a leader as the board file tells of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.boards import hex as grid


def place(data: Mapping[str, Any], wanted: str) -> dict[str, Any] | None:
    """What the board says of it, by number, id or name."""
    for kind in ("units", "leaders", "wings", "brigades"):
        for one in data[kind]:
            if wanted.lower() in (one["id"].lower(), one["name"].lower()):
                return {name: value for name, value in one.items() if value is not None}
    return field(data, wanted)


def field(data: Mapping[str, Any], wanted: str) -> dict[str, Any] | None:
    """What the map says of a hex, by its number."""
    if len(wanted) != 4 or not wanted.isdigit():
        return None
    layout = data["geometry"]["layout"]
    for q, r, terrain, level, level_line in data["map"]["hexes"]:
        column, row = grid.to_offset(q, r, layout)
        if (column, row) == (int(wanted[:2]), int(wanted[2:])):
            sides = [one["kind"] for one in data["map"]["sides"] if [q, r] in (one["a"], one["b"])]
            road = any([q, r] in one["path"] for one in data["map"]["roads"])
            return {
                "hex": wanted,
                "terrain": terrain,
                "level": level,
                "level_line": bool(level_line),
                "sides": sorted(set(sides)),
                "road": road,
            }
    return None
