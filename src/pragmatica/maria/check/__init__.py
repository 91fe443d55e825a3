"""Checks of a board file of Maria: form, geography, set-up, cards and politics. Faults name the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import form, store
from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import plain
from pragmatica.maria.check import cards, geography, politics, setup, shape

GAME: Final = "maria"


def check(data: object) -> list[str]:
    """Faults of a board, each naming the field or thing and what is wrong; empty when it can be played on."""
    try:
        plain(data, "")
        faults = shape.check(data)
        if faults:
            return faults
        assert isinstance(data, Mapping)
        land = geography.Land(data)
        faults = geography.check(land) + setup.check(land) + cards.check(data) + politics.check(data)
    except Unreadable as error:
        return [str(error)]
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        return form.differences(data, store.shipped(GAME)) or [
            f"something does not go with the rest; compare it with what `pragmatica board export {GAME} FILE` writes"
        ]
    return faults


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
