"""A question to one side about a reaction or a fight."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State

HEXES: Final = 4096  # more than any field has, for codes that name a unit and a hex

END: Final = 1 << 24  # have done, or decline; above every other code


class Question(Frame):
    """What one side has to answer; where there is but one answer it is given without asking."""

    def __init__(self, below: Frame | None, side: int) -> None:
        super().__init__(below)
        self.side: Final = side

    def seats(self, s: State) -> list[int]:
        """The side."""
        return [self.side]

    def ask(self, s: State) -> None:
        """Put the question, or give its only answer."""
        codes = self.legal(s, self.side)
        if len(codes) == 1:
            self.alone(s, codes[0])
            self.apply(s, self.side, codes[0])
        else:
            s.top = self
