"""What each registered game brings to the tests that all games go through: a module `offers` beside its own tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, util
from typing import Any, Protocol, cast

import pragmatica
from pragmatica.core.game import Game

PLACES = ("tests.{game}.offers", "examples.{game}.offers")


class Offers(Protocol):
    """What such a module has."""

    GAME: Game[Any]
    SEED: int
    OPTIONS: Mapping[str, str | bool]
    LARGEST: int
    ALONE: set[str]  # questions that are asked though they have but one answer, with a reason in docs/python.md
    UNASKED: bool
    ELSEWHERE: set[str]  # messages that only the terminal or the page asks for
    things: Callable[[Any], list[str]]
    wanted: Callable[[], set[str]]


def offers(game: str) -> Offers:
    """What the game brings. A game that brings nothing cannot be tested, and fails."""
    for place in PLACES:
        name = place.format(game=game)
        if util.find_spec(name.rpartition(".")[0]) is not None and util.find_spec(name) is not None:
            return cast(Offers, import_module(name))
    raise LookupError(f"{game} brings no module {' or '.join(one.format(game=game) for one in PLACES)}")


GAMES = {game.id: offers(game.id) for game in pragmatica.games()}
