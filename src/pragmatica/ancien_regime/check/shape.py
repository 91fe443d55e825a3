"""The form of a board file: which fields there are and of what type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.ancien_regime.board import ABILITIES, KINDS, POWERS, SCENARIOS, STATUSES
from pragmatica.core.errors import told
from pragmatica.kit import form
from pragmatica.kit.form import NUMBER, Shape

FORMAT: Final = "ancien-regime-board"
VERSION: Final = 1
FARTHEST: Final = 360  # degrees

TOP: Final[Shape] = {
    "format": str,
    "version": int,
    "game": str,
    "status": str,
    "provenance": dict,
    "map": dict,
    "powers": list,
    "order_of_powers": list,
    "minor_powers_by_player_count": dict,
    "electors": list,
    "territories": list,
    "adjacency": dict,
    "straits": list,
    "blocked_borders": list,
    "sea_routes": list,
    "wheel": dict,
    "battle_deck": dict,
    "tracks": dict,
    "scenarios": dict,
}
TERRITORY: Final[Shape] = {
    "id": str,
    "name": str,
    "kind": str,
    "value": int,
    "capital": bool,
    "elector": bool,
    "coastal": bool,
    "lon": NUMBER,
    "lat": NUMBER,
    "label": list,
    "polygon": list,
    "source": dict,
}
POWER: Final[Shape] = {"id": str, "name": str, "order": int, "generals": int, "unit_tokens": int, "capital": str}
ROUTE: Final[Shape] = {"id": str, "a": str, "b": str, "controller": str, "path": list}
CARD: Final[Shape] = {"value": int, "count": int, "ability": str}
SCENARIO: Final[Shape] = {"status": dict, "morale": dict, "setup": dict}
SETUP: Final[Shape] = {"generals": list, "garrisons": list, "off_board": dict}
SOURCES: Final = ("rulebook", "inferred", "public fact", "reconstructed", "owner")

__all__ = ["KINDS", "check"]


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    faults = form.fields("", data, TOP)
    if faults:
        return faults
    if data["format"] != FORMAT or data["version"] != VERSION:
        return [f"format, version: must be {FORMAT!r}, {VERSION}"]
    for name, shape in (("territories", TERRITORY), ("powers", POWER), ("sea_routes", ROUTE)):
        for number, one in enumerate(data[name]):
            faults += form.entry(f"{name}[{number}]", one, shape)
    cards = data["battle_deck"].get("cards")
    if not isinstance(cards, list):
        faults.append("battle_deck.cards: must be a list")
    else:
        for number, one in enumerate(cards):
            faults += form.entry(f"battle_deck.cards[{number}]", one, CARD)
    return faults or [*_outlines(data), *_pairs(data)] or [*_names(data), *_scenarios(data["scenarios"])]


def _outlines(data: Mapping[str, Any]) -> list[str]:
    """Every place on the map is a pair of numbers, every line a list of such."""
    lines = [(f"territories[{number}].polygon", one["polygon"]) for number, one in enumerate(data["territories"])]
    lines += [(f"territories[{number}].label", [one["label"]]) for number, one in enumerate(data["territories"])]
    lines += [(f"sea_routes[{number}].path", one["path"]) for number, one in enumerate(data["sea_routes"])]
    edges = data["map"].get("land_edges")
    if not isinstance(edges, list):
        return ["map.land_edges: must be a list"]
    lines += [(f"map.land_edges[{number}]", line) for number, line in enumerate(edges)]
    return [
        f"{where}: must be made of pairs of numbers"
        for where, line in lines
        if not isinstance(line, list) or not all(_is_point(one) for one in line)
    ]


def _is_point(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(one) in NUMBER and abs(one) <= FARTHEST for one in value)
    )


def _pairs(data: Mapping[str, Any]) -> list[str]:
    """Straits and blocked borders are pairs of words, electors are words."""
    faults = [
        f"{name}[{number}]: must be two territories"
        for name in ("straits", "blocked_borders")
        for number, pair in enumerate(data[name])
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(one, str) for one in pair)
    ]
    for name in ("electors", "order_of_powers"):
        faults += [
            f"{name}[{n}]: must be text, is {told(one)}" for n, one in enumerate(data[name]) if type(one) is not str
        ]
    return faults


def _names(data: Mapping[str, Any]) -> list[str]:
    """Ids are words, nothing occurs twice, and everything that is named is known."""
    faults: list[str] = []
    lands = [one["id"] for one in data["territories"]]
    for number, one in enumerate(data["territories"]):
        where = f"territories[{number}]"
        faults += form.not_words(f"{where}.id", one["id"])
        if one["kind"] not in KINDS:
            faults.append(f"{where}.kind: {one['kind']!r}; possible: {', '.join(KINDS)}")
        for field, source in one["source"].items():
            if source not in SOURCES:
                faults.append(f"{where}.source.{field}: {source!r}; possible: {', '.join(SOURCES)}")
    faults += form.repeated(
        data, ("territories", "id"), ("territories", "name"), ("powers", "id"), ("sea_routes", "id")
    )
    if tuple(one["id"] for one in data["powers"]) != POWERS or tuple(data["order_of_powers"]) != POWERS:
        faults.append(f"powers, order_of_powers: must be {', '.join(POWERS)}")
    for number, route in enumerate(data["sea_routes"]):
        faults += [
            f"sea_routes[{number}].{end}: {route[end]!r} is no territory" for end in "ab" if route[end] not in lands
        ]
    for land, near in data["adjacency"].items():
        if not isinstance(near, list):
            faults.append(f"adjacency.{land}: must be a list of territories")
            continue
        faults += [f"adjacency.{land}: {one!r} is no territory" for one in (land, *near) if one not in lands]
        faults += [f"adjacency.{one}: missing" for one in near if one in lands and one not in data["adjacency"]]
    for number, card in enumerate(data["battle_deck"]["cards"]):
        if card["ability"] not in ABILITIES:
            faults.append(f"battle_deck.cards[{number}].ability: {card['ability']!r}; possible: {', '.join(ABILITIES)}")
    return faults


def _scenarios(scenarios: Mapping[str, Any]) -> list[str]:
    if set(scenarios) != set(SCENARIOS):
        return [f"scenarios: must be {', '.join(SCENARIOS)}"]
    faults: list[str] = []
    for name, scenario in scenarios.items():
        where = f"scenarios.{name}"
        absent = form.entry(where, scenario, SCENARIO)
        if absent:
            faults += absent
            continue
        for field, names in (("status", STATUSES), ("morale", POWERS), ("setup", POWERS)):
            if set(scenario[field]) != set(names):
                faults.append(f"{where}.{field}: must name {', '.join(names)}")
        for power, setup in scenario["setup"].items():
            faults += form.entry(f"{where}.setup.{power}", setup, SETUP)
    return faults
