"""Bots that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from pragmatica.core.action import Action


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
BOTS: Final[Mapping[str, Callable[[], BadBot]]] = {name: partial(BadBot, name, deed) for name, deed in BAD.items()}
