"""A city as the terminal shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def place(data: Mapping[str, Any], wanted: str) -> dict[str, Any] | None:
    """What the board says of a city."""
    for city in data["cities"]:
        if wanted.lower() in (city["id"], city["name"].lower()):
            roads = [
                f"{other} ({road['kind']})"
                for road in data["roads"]
                for other, this in ((road["a"], road["b"]), (road["b"], road["a"]))
                if this == city["id"]
            ]
            suit = next(sector["suit"] for sector in data["sectors"] if sector["id"] == city["sector"])
            fields = ("id", "name", "map", "country", "fortress", "elector", "sector", "basis")
            return {**{name: city[name] for name in fields}, "suit": suit, "roads": sorted(roads)}
    return None
