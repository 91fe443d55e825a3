"""The state of one match: flat lists of integers, the chain of frames, and the generator's counter."""

from __future__ import annotations

from typing import Final

from pragmatica.core import rng
from pragmatica.maria.board import (
    DECKS,
    GENERALS,
    HUSSARS,
    MAJOR,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    PIECES,
    Board,
)
from pragmatica.maria.flow import Frame
from pragmatica.maria.options import Rules

NO_SEAT: Final = -1


class State:
    """Everything that a match needs to go on. Only the engine writes it.

    Cities, pieces, powers, cards and seats are the numbers of `Board`; the tables below are indexed by them.
    """

    def __init__(self, board: Board, rules: Rules, key: bytes) -> None:
        cities = len(board.city_ids)
        self.board: Final = board
        self.rules: Final = rules
        self.key: Final = key
        self.counter = 0  # draws made so far
        self.turn = 1
        self.stage = 0  # 1-5 as in M-5.1; 0 before the first turn, 6 in winter
        self.place = [NO_CITY] * PIECES  # city, NO_CITY, OFF_MAP_BOX or OUT_OF_GAME
        self.troops = [0] * GENERALS
        self.face_down = [0] * GENERALS
        self.moved = [0] * PIECES  # in this movement phase
        self.partner = [NO_PIECE] * GENERALS  # the other general of the stack
        self.on_top = [1] * GENERALS  # 0: under the supreme commander of the stack [M-6.3]
        self.piece_at = [NO_PIECE] * cities  # the piece, or the supreme commander of the stack
        self.hussars = [NO_CITY] * HUSSARS
        self.marker = [NOBODY] * cities  # power whose victory marker lies there
        self.control = list(board.home)  # controlling power, NOBODY or JOINT; fortresses only [M-3.9]
        self.question = [NOBODY] * cities  # power whose "?" lies there [M-10.45]
        self.hands: list[list[int]] = [[] for _ in board.income]  # card numbers, ascending
        self.pile: list[int] = []  # the undrawn cards; their order is not decided before they are drawn
        self.next_deck = 0  # first deck not yet taken into use
        self.discards: list[list[int]] = [[] for _ in range(DECKS)]
        self.winner = NO_SEAT  # seat, once the match is over; NO_SEAT with `reason` set: a draw
        self.reason = 0  # why it is over (introductory.REASONS); 0 while it is played
        self.top: Frame | None = None
        self.log: list[tuple[int, ...]] | None = None
        self.chance: list[int] = []
        self.revealed = False
        self._script: list[int] = []

    # -- chance -------------------------------------------------------------------------------------------------------

    def draw(self, n: int) -> int:
        """A random integer from 0 to n-1 [E-11]."""
        result = self._script.pop(0) if self._script else rng.draw(self.key, self.counter, n)
        self.counter += 1
        self.chance.append(result)
        self.revealed = True
        return result

    def script(self, draws: list[int]) -> None:
        """Prescribe the coming draws (replays and tests)."""
        self._script = list(draws)

    # -- pieces -------------------------------------------------------------------------------------------------------

    def major_at(self, city: int) -> bool:
        """Whether the city is a major fortress [M-3.7]."""
        return self.board.fortress[city] == MAJOR
