"""Chapter 9, slot 1 of the wheel, Drill: draw a card, then discard one."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import Fields


def begin(s: State, below: Frame, power: int) -> None:
    """Draw a card and ask which to discard; the only card of a hand is discarded unasked [A-9.2, A-9.10]."""
    cards.draw(s, power, 1)
    size = s.hand_size(power)
    if size > 1:
        s.top = Drill(below, power)
        return
    if size == 1:
        card = cards.kinds_in_hand(s, power)[0]
        Drill(below, power).alone(s, card)
        cards.discard(s, power, card)
    below.resume(s)


class Drill(Frame):
    """Which card is discarded; it may be the one just drawn [A-9.10]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The power."""
        return (self.of,)

    def seats(self, s: State) -> list[int]:
        """Its player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The power on Drill."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Kinds of cards in the hand."""
        return cards.kinds_in_hand(s, self.of)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Discard it."""
        cards.discard(s, self.of, code)
        self.end(s)
