"""What runs in the bots' own processes: one answer of one bot."""

from __future__ import annotations

import os
import signal
from random import Random

import pragmatica
from pragmatica import bots
from pragmatica.server.orphans import end_with_parent


def prepare() -> None:
    """Leave it to the server to end this process, and end with it if it is killed."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def process() -> int:
    """The id of this process: it is ready."""
    return os.getpid()


def choose(bot: str, match: str, seat: str, seed: int) -> str:
    """The id of the action with which a bot answers; it sees no more of the match than the seat may."""
    return bots.answer(bots.make(bot), pragmatica.load(match), seat, Random(seed)).id
