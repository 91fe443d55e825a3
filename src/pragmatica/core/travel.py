"""States on their way to another process by `pickle`: what is sent, and what is made of it there.

What the engine keeps is compiled, or is not, and refers to tables that all matches of a process share. So it travels in
the form in which it is saved, and finds the tables of the process where it arrives.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pragmatica.core import register
from pragmatica.core.errors import Unreadable
from pragmatica.core.game import Setup

BoardData = Mapping[str, Any] | None


def board_of(setup: Setup) -> BoardData:
    """The board to take along: None for the one that ships, which is there already."""
    played = register.game(setup.game)
    return None if setup.board == played.board()[0] else played.board(setup.board)[1]


def state_arrived(setup: Setup, text: str, script: list[int], board: BoardData) -> Any:
    """The state that was sent as its JSON, with the draws that are still prescribed."""
    bring(setup.game, setup.board, board)
    state = register.game(setup.game).load(setup, json.loads(text))
    state.script(script)
    return state


def bring(game: str, digest: str, board: BoardData) -> None:
    """Make the board known here that was taken along, if it is not."""
    played = register.game(game)
    try:
        played.board(digest)
    except Unreadable:
        if board is None:
            raise
        played.install_board(board)
