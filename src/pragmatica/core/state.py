"""What every state of a match has: its chance, what happens to it, and the question that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pragmatica.core.native import mypyc_attr
from pragmatica.core.rng import Generator

if TYPE_CHECKING:
    from pragmatica.core.flow.frame import Frame

NO_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowState(Generator):
    """The head of a state that is played by frames; a game adds its position, `chosen`, `copy`, `to_json`, `digest`."""

    log: list[tuple[int, ...]] | None  # events of the action being applied; None: nobody listens
    unasked: list[tuple[Frame[Any], int, int, list[int]]] | None  # only answers, given without a question; likewise
    top: Frame[Any] | None  # the open question, or None
    winner: int  # seat, once the match is over; NO_SEAT with `reason` set: a draw
    reason: int  # why it is over, as the game numbers it; 0 while it is played

    def __init__(self, key: bytes, origin: FlowState | None) -> None:
        """The head before the first draw; with an `origin`, a copy of its head, to whose log nobody listens."""
        self.key = key
        self.log = None
        self.unasked = None
        self.chance = []
        self.revealed = False
        if origin is None:
            self.counter = 0
            self._block = b""
            self._block_number = -1
            self._script = []
            self.top = None
            self.winner = NO_SEAT
            self.reason = 0
        else:
            self.counter = origin.counter
            self._block = origin._block
            self._block_number = origin._block_number if key is origin.key else -1
            self._script = origin._script
            self.top = origin.top
            self.winner = origin.winner
            self.reason = origin.reason

    def pending(self) -> list[int]:
        """Seats that owe an answer now."""
        return [] if self.top is None or self.reason else self.top.seats(self)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.reason != 0

    def finish(self, winner: int, reason: int) -> None:
        """End the match for a seat, or NO_SEAT for a draw."""
        self.winner = winner
        self.reason = reason

    def standing(self) -> list[int]:
        """Where things stand, as far as the names of answers depend on it."""
        return []
