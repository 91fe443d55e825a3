"""Territories: kinds, owners, colours and values, electors and capitals, as far as the rules state them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.ancien_regime.kept.board import CONTESTED, HOME, IMPASSABLE, KINDS, POWERS, UNCONTESTED

ELECTORS: Final = {"pfalz", "nassau", "lorraine", "bohemia", "bavaria", "hannover", "saxonia", "berlin"}
_NAMES: Final = (  # of the territories that the rulebook names
    "London, Hannover, Holland, Picardie, Lorraine, Bavaria, Bohemia, Wien, Lombardia, Saxonia, Silesia, Berlin, "
    "Mecklenburg, Borussia, Karelia, St. Petersburg, Kiev, Warszawa, Polesie, Podolia, Madrid, Napoli, Wallachia, "
    "Serbia, Bessarabia, Crimea, Scotland, Champagne, Paris, Piedmont, Württemberg, Alps, Pfalz, Nassau, Cornwall, "
    "Oporto, Lisboa, Catalonia, Patrimonium St. Petri, Zaporozhye, Smolensk"
)
NAMED: Final = _NAMES.split(", ")
OWNED: Final = {  # homes that the rulebook gives to somebody
    "champagne": "france",
    "paris": "france",
    "hannover": "britain",
    "scotland": "britain",
    "bohemia": "austria",
}
COUNTS: Final = {"home": (35, 63), "contested": (20, 25), "uncontested": (10, 15), "impassable": (1, 6)}
MOST_TERRITORIES: Final = 95  # codes of the engine have room for so many
HOMES: Final = (5, 9)  # of one power
HIGHEST: Final = 3  # value


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the territories."""
    lands = {one["id"]: one for one in data["territories"]}
    faults = [fault for one in lands.values() for fault in _territory(one)]
    names = {one["name"] for one in lands.values()}
    faults += [f"territories.name: {name!r} of the rulebook is missing" for name in NAMED if name not in names]
    faults += _counts(data["territories"])
    for land, owner in OWNED.items():
        if lands.get(land, {}).get("owner") != owner:
            faults.append(f"territory {land}: must be a home of {owner}")
    if lands.get("piedmont", {}).get("stripes") not in (["france", "spain"], ["spain", "france"]):
        faults.append("territory piedmont: must be contested between france and spain")
    flagged = {land for land, one in lands.items() if one["elector"]}
    if flagged != ELECTORS or set(data["electors"]) != ELECTORS:
        faults.append(f"electors, territories.elector: must be {', '.join(sorted(ELECTORS))}")
    return faults + _capitals(data, lands)


def _territory(one: Mapping[str, Any]) -> list[str]:
    """A home has an owner, a contested territory its colours, others neither [A-5.1]."""
    where, kind = f"territory {one['id']}", KINDS.index(one["kind"])
    faults: list[str] = []
    if not 0 <= one["value"] <= HIGHEST:
        faults.append(f"{where}.value: {one['value']}; possible: 0 to {HIGHEST}")
    if (one.get("owner") in POWERS) != (kind == HOME):
        faults.append(f"{where}.owner: {one.get('owner')!r} of a territory that is {one['kind']}")
    stripes = one.get("stripes") or []
    if kind == CONTESTED:
        if not 2 <= len(stripes) <= 3 or len(set(stripes)) != len(stripes) or set(stripes) - set(POWERS):
            faults.append(f"{where}.stripes: wanted two or three powers, each once")
        if one["value"] == 0:
            faults.append(f"{where}.value: a contested territory has one")
    elif stripes:
        faults.append(f"{where}.stripes: only contested territories have them")
    if kind == IMPASSABLE and (one["value"] or one["elector"] or one["capital"]):
        faults.append(f"{where}: impassable, and yet of value, an elector or a capital")
    if kind == UNCONTESTED and one["capital"]:
        faults.append(f"{where}.capital: a capital is a home")
    return faults


def _counts(lands: list[Mapping[str, Any]]) -> list[str]:
    faults: list[str] = []
    if len(lands) > MOST_TERRITORIES:
        faults.append(f"territories: {len(lands)}; at most {MOST_TERRITORIES}")
    for kind, (least, most) in COUNTS.items():
        count = sum(one["kind"] == kind for one in lands)
        if not least <= count <= most:
            faults.append(f"territories: {count} are {kind}; possible: {least} to {most}")
    for power in POWERS:
        count = sum(one.get("owner") == power for one in lands)
        if not HOMES[0] <= count <= HOMES[1]:
            faults.append(f"territories: {power} has {count} homes; possible: {HOMES[0]} to {HOMES[1]}")
    return faults


def _capitals(data: Mapping[str, Any], lands: Mapping[str, Any]) -> list[str]:
    """Each power has one capital, among its homes [A-5.1]."""
    faults: list[str] = []
    for power in data["powers"]:
        mine = [land for land, one in lands.items() if one["capital"] and one.get("owner") == power["id"]]
        if mine != [power["capital"]]:
            faults.append(f"powers.{power['id']}.capital: {power['capital']!r}; its homes that are capitals: {mine}")
    return faults
