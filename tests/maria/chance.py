"""Random play for tests, in two ways to choose."""

from __future__ import annotations

from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import REPLACE
from pragmatica.maria.movement.moves import END
from tests.engine import Chance


class Chooser(Chance):
    """Chooses answers at random; a restless one seldom stops, gives up, or places trains, so that more happens."""

    def answer(self, s: State, codes: list[int]) -> int:
        """One of the offered codes."""
        if self.restless and self.below(8):
            picks = s.top is not None and s.top.name() == "PickPiece"
            wanted = [code for code in codes if code != END and not (picks and code >= REPLACE)]
            codes = wanted or codes
        return codes[self.below(len(codes))]
