"""Boards and rules for the tests of Maria; unlike `build` they also serve the compiled engine."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

from pragmatica.core.game import Setup
from pragmatica.maria.kept.board import ADVANCED, INTRODUCTORY, Board
from pragmatica.maria.kept.options import EDITION_DEFAULTS, OPTIONS, Rules

NOTHING: Mapping[str, Any] = {}


@functools.cache
def data() -> dict[str, Any]:
    """The board data that ships."""
    text = resources.files("pragmatica.maria").joinpath("data/board.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


@functools.cache
def board(scenario: int = INTRODUCTORY) -> Board:
    """The board that ships."""
    return Board(data(), scenario)


def graph(
    roads: str,
    country: Mapping[str, str] = NOTHING,
    fortress: Mapping[str, str] = NOTHING,
    suit: Mapping[str, str] = NOTHING,
    flanders: str = "",
    electors: str = "",
) -> Board:
    """A board of its own: cities and roads as in "a-b=c d-b"; cities are `empire`, plain and in spades unless named.

    All lie on the Bohemia map but those of `flanders`; `electors` are electoral cities (names with blanks between).
    """
    edges: list[dict[str, str]] = []
    names: dict[str, None] = {}
    for chain in roads.split():
        parts = re.split("([-=])", chain)
        names.update(dict.fromkeys(parts[::2]))
        for index in range(0, len(parts) - 2, 2):
            kind = "main" if parts[index + 1] == "=" else "road"
            edges.append({"a": parts[index], "b": parts[index + 2], "kind": kind})
    cities = [
        {
            "id": name,
            "name": name,
            "map": "flanders" if name in flanders.split() else "bohemia",
            "country": country.get(name, "empire"),
            "fortress": fortress.get(name, "none"),
            "elector": name in electors.split(),
            "sector": suit.get(name, "spades"),
        }
        for name in names
    ]
    sectors = [{"id": one, "suit": one} for one in ("clubs", "diamonds", "hearts", "spades")]
    scenario = ADVANCED if flanders else INTRODUCTORY  # the introductory game knows no Flanders
    return Board({**data(), "cities": cities, "roads": edges, "sectors": sectors}, scenario)


def setup(players: int = 3, edition: str = "2.1", scenario: str = "introductory", **options: str | bool) -> Setup:
    """A set-up in which the named options differ from the defaults of the edition."""
    defaults = {one.name: one.default for one in OPTIONS if scenario in one.scenarios}
    changed = {name: value for name, value in EDITION_DEFAULTS[edition].items() if name in defaults}
    seats = ("maria_theresa", "louis", "frederick") if players == 3 else ("a", "b")
    chosen = {**defaults, **changed, "edition": edition, **options}
    return Setup("maria", scenario, players, seats, chosen, "")


def rules(players: int = 3, edition: str = "2.1", **options: str | bool) -> Rules:
    """Rules of the introductory game."""
    return Rules(setup(players, edition, **options))
