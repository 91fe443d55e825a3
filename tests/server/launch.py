"""The command line with the toy game and some bad bots added: `python -m tests.server.launch serve …`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from pragmatica import bots, cli
from pragmatica.core.action import Action
from pragmatica.core.game import register


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


register("toy", "tests.server.toygame")
bots.make = make_any

if __name__ == "__main__":
    sys.exit(cli.main())
