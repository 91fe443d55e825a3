"""Checks of a board file: form, territories, geometry, and what the rules fix. Faults name the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.ancien_regime.check import course, geometry, lands, shape
from pragmatica.ancien_regime.kept.board import KINDS
from pragmatica.kit import form


def check(data: object) -> list[str]:
    """Faults of a board, each naming the field or thing and what is wrong; empty when it can be played on."""
    return form.faults("ancien_regime", data, _check)


def _check(data: object) -> list[str]:
    faults = shape.check(data)
    if faults:
        return faults
    assert isinstance(data, Mapping)
    faults = lands.check(data) + course.check(data)
    return faults or geometry.check(data)


def summary(data: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of a checked board."""
    kinds = [one["kind"] for one in data["territories"]]
    return {
        "territories": {kind: kinds.count(kind) for kind in KINDS},
        "borders": sum(len(near) for near in data["adjacency"].values()) // 2,
        "straits": len(data["straits"]),
        "sea_routes": len(data["sea_routes"]),
        "land_masses": len(geometry.Partition(data).masses()),
        "battle_cards": sum(card["count"] for card in data["battle_deck"]["cards"]),
    }
