"""What the tests of engines share: a generator of their own, and a frame that a tested chapter returns to."""

from __future__ import annotations

from typing import Any, Final

from pragmatica.core.state import FlowState, Frame

MULTIPLIER: Final = 200105
MODULUS: Final = 34359738337


class Chance:
    """Random numbers that are the same everywhere; who is restless seldom does what ends his turn."""

    def __init__(self, seed: int, restless: bool) -> None:
        self.state = seed % (MODULUS - 1) + 1
        self.restless = restless

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state % n

    def seat(self, s: FlowState) -> int:
        """One of the seats that are asked."""
        seats = s.pending()
        return seats[self.below(len(seats))]


class Done(Frame[Any]):
    """What a tested chapter returns to; counts how often it did."""

    def __init__(self) -> None:
        super().__init__(None)
        self.times = 0

    def resume(self, s: FlowState) -> None:
        """Note the return; nothing is asked any more."""
        self.times += 1
        s.top = None
