"""Checks of a board file: form, field, armies, charts, scenarios, and what the rules fix. Faults name the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.kit import form
from pragmatica.mollwitz.check import army, charts, geometry, scenarios, shape


def check(data: object) -> list[str]:
    """Faults of a board, each naming the field or thing and what is wrong; empty when it can be played on."""
    return form.faults("mollwitz", data, _check)


def _check(data: object) -> list[str]:
    faults = shape.check(data)
    if faults:
        return faults
    assert isinstance(data, Mapping)
    faults = geometry.check(data) + charts.check(data) + army.check(data)
    return faults or scenarios.check(data)


def summary(data: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of a checked board."""
    units = data["units"]
    return {
        "hexes": len(data["map"]["hexes"]),
        "battalions": army.count(units, "infantry"),
        "squadrons": army.squadrons(units),
        "guns": army.guns(units),
        "leaders": len(data["leaders"]),
        "scenarios": {
            one["alias"]: {"units": len(one["units"]), "turns": len(one["turns"])} for one in data["scenarios"]
        },
    }
