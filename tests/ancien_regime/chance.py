"""Random play for tests, in two ways to choose."""

from __future__ import annotations

from typing import Final

from tests.engine import Chance

DONE: Final = (254, 255)  # END, PASS, STOP


class Chooser(Chance):
    """Chooses answers at random; a restless one seldom ends or passes as long as it can do something else."""

    def answer(self, codes: list[int]) -> int:
        """One of the offered codes."""
        if self.restless and self.below(8):
            codes = [code for code in codes if code not in DONE] or codes
        return codes[self.below(len(codes))]
