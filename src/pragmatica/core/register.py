"""The register of games. A game is found by its package, and no other file names it.

Games that ship are the folders of `pragmatica` that tell rules (`rules.md`). Others announce themselves by an entry
point of the group `pragmatica.games`: its name is the id of the game, its value the package. In the package,
`game.GAME` is the game; further rooms (`bots`, `terminal`) are there or not.
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from pragmatica.core.errors import Unreadable, told

if TYPE_CHECKING:
    from pragmatica.core.game import Game

GROUP: Final = "pragmatica.games"
HOUSE: Final = "pragmatica"
_announced: Final[dict[str, str]] = {}  # by this process
_games: Final[dict[str, Game[Any]]] = {}
_broken: Final[dict[str, str]] = {}  # what is wrong with a game that others made


def register(name: str, package: str) -> None:
    """Announce a game to this process alone: `package` as an entry point would name it."""
    _announced[name] = package


def names() -> tuple[str, ...]:
    """The ids of all games, in their order, whether they can be loaded or not."""
    return tuple(sorted({**_announced, **_shipped(), **_installed()}))


def shipped() -> tuple[str, ...]:
    """The ids of the games that belong to the program."""
    return tuple(_shipped())


def games() -> tuple[Game[Any], ...]:
    """All registered games, by id. A game of others that cannot be loaded is left out, which the log tells once."""
    return tuple(found for name in names() if (found := _load(name)) is not None)


def game(name: str) -> Game[Any]:
    """The game of this id. Raises Unreadable."""
    if name not in tuple(_shipped()) and name not in names():  # of anything, not of names alone
        raise Unreadable(f"unknown game {told(name)}; known: {', '.join(names())}", "game")
    found = _load(name)
    if found is None:
        raise Unreadable(_broken[name], "game")
    return found


def package(name: str) -> str:
    """The package of the game of this id; "" when there is no such game."""
    return _shipped().get(name) or _announced.get(name) or _installed().get(name) or ""


def room(name: str, part: str) -> ModuleType | None:
    """A part of a game that it may have or not, such as `bots` or `terminal`."""
    module = f"{package(name)}.{part}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name == module:
            return None
        _complain(name, error, part)
    except Exception as error:
        _complain(name, error, part)
    return None


@cache
def _shipped() -> dict[str, str]:
    folders = sorted(one.parent.name for one in Path(__file__).parents[1].glob("*/rules.md"))
    return {name: f"{HOUSE}.{name}" for name in folders}


@cache
def _installed() -> dict[str, str]:
    from importlib.metadata import entry_points  # slow, and needed only for games that do not ship

    return {one.name: one.value for one in entry_points(group=GROUP)}


def _load(name: str) -> Game[Any] | None:
    if name not in _games and name not in _broken:
        try:
            found: Game[Any] = importlib.import_module(f"{package(name)}.game").GAME
            if found.id != name:
                raise ValueError(f"its id is {told(found.id)}")
            if lacking := _lacking(found):
                raise TypeError(f"{type(found).__name__} does not say {', '.join(lacking)}")
            _games[name] = found
        except Exception as error:
            _complain(name, error)
    return _games.get(name)


def _lacking(game: Game[Any]) -> list[str]:
    """What a manifest must say, as its classes declare, and this one does not."""
    declared = [name for one in type(game).__mro__ for name in vars(one).get("__annotations__", {})]
    return [name for name in dict.fromkeys(declared) if not name.startswith("_") and not hasattr(game, name)]


def _complain(name: str, error: Exception, part: str = "") -> None:
    """Tell the log, once, what is wrong with a game of others; of ours it is a fault of the program."""
    if name in _shipped():
        raise error
    import logging

    what = f"the {part} of the game" if part else "the game"
    sentence = f"{what} {told(name)} in the package {package(name)} cannot be loaded: {type(error).__name__}: {error}"
    if not part:
        _broken[name] = sentence
    logging.getLogger(HOUSE).warning("%s", sentence)
