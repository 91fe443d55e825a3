"""The form of a board file: its schema, and what of it no schema can tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.ancien_regime.kept.board import POWERS
from pragmatica.kit import form, schema


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    return schema.faults("pragmatica.ancien_regime", "board", data) or _names(data)


def _names(data: Mapping[str, Any]) -> list[str]:
    """Nothing occurs twice, and everything that is named is known."""
    lands = [one["id"] for one in data["territories"]]
    faults = form.repeated(data, ("territories", "id"), ("territories", "name"), ("powers", "id"), ("sea_routes", "id"))
    if tuple(one["id"] for one in data["powers"]) != POWERS or tuple(data["order_of_powers"]) != POWERS:
        faults.append(f"powers, order_of_powers: must be {', '.join(POWERS)}")
    for number, route in enumerate(data["sea_routes"]):
        faults += [
            f"sea_routes[{number}].{end}: {route[end]!r} is no territory" for end in "ab" if route[end] not in lands
        ]
    for land, near in data["adjacency"].items():
        faults += [f"adjacency.{land}: {one!r} is no territory" for one in (land, *near) if one not in lands]
        faults += [f"adjacency.{one}: missing" for one in near if one in lands and one not in data["adjacency"]]
    return faults
