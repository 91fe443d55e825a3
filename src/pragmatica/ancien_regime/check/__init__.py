"""Checks of a board file: form, territories, geometry, and what the rules fix. Faults name the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.ancien_regime.check import course, geometry, lands, shape
from pragmatica.boards import form, store
from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import plain

GAME: Final = "ancien_regime"


def check(data: object) -> list[str]:
    """Faults of a board, each naming the field or thing and what is wrong; empty when it can be played on."""
    try:
        plain(data, "")
        faults = shape.check(data)
        if faults:
            return faults
        assert isinstance(data, Mapping)
        faults = lands.check(data) + course.check(data)
        return faults or geometry.check(data)
    except Unreadable as error:
        return [str(error)]
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        return form.differences(data, store.shipped(GAME)) or [
            f"something does not go with the rest; compare it with what `pragmatica board export {GAME} FILE` writes"
        ]


def summary(data: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of a checked board."""
    kinds = [one["kind"] for one in data["territories"]]
    return {
        "territories": {kind: kinds.count(kind) for kind in shape.KINDS},
        "borders": sum(len(near) for near in data["adjacency"].values()) // 2,
        "straits": len(data["straits"]),
        "sea_routes": len(data["sea_routes"]),
        "land_masses": len(geometry.Partition(data).masses()),
        "battle_cards": sum(card["count"] for card in data["battle_deck"]["cards"]),
    }
