"""Options that say what is played: the game, its scenario, players and rule options, and who sits where."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import UsageError, whole_number

if TYPE_CHECKING:
    from pragmatica.core.game import Game

MOST_PLAYERS = 9


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game."""
    parser.add_argument("game", metavar="GAME", help="its id; an unknown one is answered with those there are")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add the game, `--scenario`, `--players`, `--option` and `--board`."""
    add_game(parser)
    parser.add_argument("--scenario", metavar="ID", help="the scenario (default: the game's first)")
    parser.add_argument(
        "--players", type=whole_number(1, MOST_PLAYERS), metavar="N", help="number of players (default: the most)"
    )
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option, as often as you like; an unknown name is answered with those there are",
    )
    parser.add_argument("--board", metavar="DIGEST", help="a board of yours (see `pragmatica board import`)")


def read_setup(options: argparse.Namespace) -> tuple[Game[Any], str, int, dict[str, str | bool]]:
    """The chosen game, scenario, number of players and rule options. Raises UsageError."""
    import pragmatica
    from pragmatica.core.errors import Unreadable
    from pragmatica.core.game import make_setup

    try:
        game = pragmatica.game(options.game)
        scenario = options.scenario or game.scenarios[0].id
        found = next((one for one in game.scenarios if one.id == scenario), game.scenarios[0])
        players = options.players or max(found.seats)
        chosen = dict(_read_option(text) for text in options.options)
        make_setup(game, scenario, players, chosen, options.board)
    except Unreadable as error:
        raise UsageError(str(error)) from None
    return game, scenario, players, chosen


def _read_option(text: str) -> tuple[str, str | bool]:
    name, separator, value = text.partition("=")
    if not separator:
        raise UsageError(f"--option {text}: write NAME=VALUE")
    return name, {"true": True, "false": False}.get(value.lower(), value)


def read_bots(
    text: str, seats: tuple[str, ...], known: tuple[str, ...], game: str, own: bool = False
) -> tuple[str, ...]:
    """A name for each seat from `a,b,c`, or one name for all; with `own` also `module:Class`, the user's own bot.

    Raises UsageError.
    """
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        if own and ":" in name:
            _try_own(name, game)
        elif name not in known:
            possible = ", ".join(known) + (", module:Class" if own else "")
            raise UsageError(f"--bots: {game} has no bot {name!r}; it has: {possible}")
    if len(names) == 1:
        return names * len(seats)
    if len(names) != len(seats):
        raise UsageError(f"--bots: {len(names)} names for {len(seats)} seats; give one for each of {', '.join(seats)}")
    return names


def _try_own(name: str, game: str) -> None:
    """Make an own bot once, also from the present folder, to see that it can be. Raises UsageError."""
    from pragmatica import bots
    from pragmatica.core.errors import Unreadable

    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        bots.find(name, game)
    except Unreadable as error:
        raise UsageError(f"--bots: {error.what}") from None
