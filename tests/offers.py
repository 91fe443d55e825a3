"""What each registered game brings to the tests that all games go through: a module `offers` beside its own tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import util
from pathlib import Path
from typing import Any, Final, Protocol, cast

import pragmatica
from pragmatica.core.game import Game

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = ("tests/{game}/offers.py", "examples/{game}/offers.py")


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
        path = ROOT / place.format(game=game)
        if path.is_file():  # not by its name, which may be that of a folder of tests, too
            spec = util.spec_from_file_location(f"offers_of_{game}", path)
            assert spec is not None
            assert spec.loader is not None
            module = util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return cast(Offers, module)
    raise LookupError(f"{game} brings no module {' or '.join(one.format(game=game) for one in PLACES)}")


GAMES = {game.id: offers(game.id) for game in pragmatica.games()}


def is_open(game: str) -> bool:
    """Whether nothing is secret and no chance comes, as a game says by `OPEN = True`: twins are the same match."""
    return getattr(GAMES[game], "OPEN", False)
