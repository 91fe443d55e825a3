"""The command line with the toy game, some bad bots and prepared matches: `python -m tests.server.launch serve …`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pragmatica
from pragmatica import bots, cli
from pragmatica.core.action import Action
from pragmatica.core.match import Match
from pragmatica.core.register import register


class BadBot:
    """A bot that answers with whatever `misdeed` returns, if it does."""

    observes = True

    def __init__(self, name: str, misdeed: Callable[[], Action]) -> None:
        self.name = name
        self._misdeed = misdeed

    def choose(self, *_: Any) -> Action:
        """Misbehave."""
        return self._misdeed()


def sleep() -> Action:
    """Take too long."""
    time.sleep(3600)
    raise AssertionError


def die() -> Action:
    """End the process."""
    os._exit(1)


def fail() -> Action:
    """Raise."""
    raise ValueError("a mistake in a bot")


def cheat() -> Action:
    """Answer with what is not offered."""
    return Action("card", "card-99", 99, "99", {})


BAD: Final = {"sleeper": sleep, "dier": die, "failer": fail, "cheater": cheat}
make = bots.make


def make_any(name: str) -> bots.Bot:
    """A known bot or a bad one."""
    return BadBot(name, BAD[name]) if name in BAD else make(name)


def new_or_prepared(
    game_id: str,
    *,
    scenario: str,
    players: int,
    options: Mapping[str, str | bool] | None = None,
    seed: int | None = None,
    board: str | None = None,
) -> Match:
    """The match that a test has laid ready in the file $PREPARED_MATCH, once; otherwise what was asked for."""
    prepared = Path(os.environ.get("PREPARED_MATCH", ""))
    if not prepared.is_file():
        return new(game_id, scenario=scenario, players=players, options=options, seed=seed, board=board)
    match = pragmatica.load(prepared.read_text())
    prepared.unlink()
    return match


register("toy", "tests.server.toy")
bots.make = make_any
new = pragmatica.new
pragmatica.new = new_or_prepared

if __name__ == "__main__":
    sys.exit(cli.main())
