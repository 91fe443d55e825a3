"""A territory as the terminal shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def place(data: Mapping[str, Any], wanted: str) -> dict[str, Any] | None:
    """What the board says of a territory."""
    for land in data["territories"]:
        if wanted.lower() in (land["id"], land["name"].lower()):
            fields = ("id", "name", "kind", "owner", "stripes", "value", "capital", "elector", "source")
            routes = [
                f"{other} ({route['controller']})"
                for route in data["sea_routes"]
                for other, this in ((route["a"], route["b"]), (route["b"], route["a"]))
                if this == land["id"]
            ]
            told = {name: land[name] for name in fields if name in land}
            return {**told, "adjacent": data["adjacency"].get(land["id"], []), "sea_routes": sorted(routes)}
    return None
