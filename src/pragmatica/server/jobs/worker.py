"""What runs in the bots' own processes: the answers of one bot."""

from __future__ import annotations

import os
import signal
from random import Random

from pragmatica import bots
from pragmatica.core.action import Action
from pragmatica.core.match import Match
from pragmatica.server.orphans import end_with_parent


def prepare() -> None:
    """Leave it to the server to end this process, and end with it if it is killed."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def process() -> int:
    """The id of this process: it is ready."""
    return os.getpid()


def choose(bot: str, match: str, seat: str, seed: int) -> list[str]:
    """The ids of the actions with which a bot answers; it sees no more of the match than the seat may.

    First comes what it does outside the order of play, up to something that is drawn or shown; then, if it owes one,
    the answer to its question.
    """
    table = Match.from_json(match)
    player = bots.make(bot, table.setup.game)
    actions: list[Action] = []
    while (action := bots.free(player, table, seat)) is not None:
        table.apply(seat, action)
        actions.append(action)
        if table.state.revealed:
            return [one.id for one in actions]
    if seat in table.pending:
        actions.append(bots.answer(player, table, seat, Random(seed)))
    return [action.id for action in actions]
