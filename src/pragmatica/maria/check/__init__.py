"""Checks of a board file of Maria: form, geography, set-up, cards and politics. Faults name the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.kit import form
from pragmatica.maria.check import cards, geography, politics, setup, shape


def check(data: object) -> list[str]:
    """Faults of a board, each naming the field or thing and what is wrong; empty when it can be played on."""
    return form.faults("maria", data, _check)


def _check(data: object) -> list[str]:
    faults = shape.check(data)
    if faults:
        return faults
    assert isinstance(data, Mapping)
    land = geography.Land(data)
    return geography.check(land) + setup.check(land) + cards.check(data) + politics.check(data)


def summary(data: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of a checked board."""
    land = geography.Land(data)
    return {
        "cities": {map_id: len(land.on(map_id)) for map_id in geography.MAPS},
        "roads": len(land.kind),
        "main_roads": sum(kind == "main" for kind in land.kind.values()),
        "sectors": len(data["sectors"]),
        "fortresses": sum(city["fortress"] != "none" for city in land.cities.values()),
        "major_fortresses": sum(city["fortress"] == "major" for city in land.cities.values()),
        "political_cards": len(data["political_cards"]),
    }
