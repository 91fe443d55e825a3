"""Random play for tests: a generator of its own, so that a game is the same everywhere, and two ways to choose."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.state import State

MULTIPLIER: Final = 200105
MODULUS: Final = 34359738337
DONE: Final = (254, 255)  # END, PASS, STOP


class Chooser:
    """Chooses answers at random; a restless one seldom ends or passes as long as it can do something else."""

    def __init__(self, seed: int, restless: bool) -> None:
        self.state = seed % (MODULUS - 1) + 1
        self.restless = restless

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state % n

    def seat(self, s: State) -> int:
        """One of the seats that are asked."""
        seats = s.pending()
        return seats[self.below(len(seats))]

    def answer(self, codes: list[int]) -> int:
        """One of the offered codes."""
        if self.restless and self.below(8):
            codes = [code for code in codes if code not in DONE] or codes
        return codes[self.below(len(codes))]
