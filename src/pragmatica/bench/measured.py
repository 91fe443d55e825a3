"""What is measured of the games, and the targets: each game tells its own in `data/speed.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources
from typing import Final

import pragmatica
from pragmatica.core import register

FILE: Final = "data/speed.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """A scenario that is measured, with as many players as it is made for; pairs are interpreted and compiled."""

    game: str
    scenario: str
    players: int
    raw: tuple[float, float]  # decisions a second of the engine alone
    public: tuple[float, float]  # the same through the public surface
    copy: tuple[float, float]  # microseconds for a copy of a state
    bytes: int  # of a saved state
    slowest: float | None = None  # milliseconds for the slowest answer of a game, with the list of what is offered
    reference: tuple[int, int] | None = None  # decisions a second of an existing service's engine, least and most
    server: bool = False  # whether tables of it are what the server is measured with


def measured() -> list[Measured]:
    """All of them, by game."""
    found = []
    for game in pragmatica.games():
        file = resources.files(register.package(game.id)).joinpath(FILE)
        if file.is_file():
            for scenario, told in json.loads(file.read_text(encoding="utf-8")).items():
                found.append(Measured(game=game.id, scenario=scenario, **told))
    return found


def served() -> Measured:
    """The scenario of the tables that the server is measured with."""
    return next(one for one in measured() if one.server)


def reference() -> tuple[int, int] | None:
    """What an existing service's engine was measured at, if some game tells of one."""
    return next((one.reference for one in measured() if one.reference is not None), None)
