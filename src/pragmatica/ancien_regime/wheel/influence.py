"""Chapter 9, slot 6 of the wheel, Extend Influence."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime import victory
from pragmatica.ancien_regime.kept.board import NOBODY, Board
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import INFLUENCE_EXTENDED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.wheel import taxation
from pragmatica.core.flow.frame import Fields

CROWN: Final = 2  # what the Crown brings

# What a territory is worth to a power that controls it
NOTHING: Final = 0
OWN: Final = 1  # its home: a garrison there is for its defence
PAYING: Final = 2  # Money at Taxation
EXTENDING: Final = 3  # Influence at Extend Influence


def begin(s: State, below: Frame, power: int) -> None:
    """Have the power extend its influence once everything before it in this turn is done [A-6.8]."""
    s.top = Extend(below, power)


class Extend(Frame):
    """The action, which waits for its turn and needs no decision [A-6.10]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The power."""
        return (self.of,)

    def wake(self, s: State) -> None:
        """Gain the Influence, which nothing lowers again, and perhaps win [A-9.50, A-4.2, A-4.3].

        A minor power skips the action, save that its major one gains what the Crown brings [A-9.51, A-12.34].
        """
        power = s.controller[self.of]
        lands = 0 if s.rules.is_minor[self.of] else of_lands(s, self.of)
        crown = CROWN if s.crown == self.of else 0
        s.influence[power] += lands + crown
        if s.log is not None and lands + crown:
            s.log.append((INFLUENCE_EXTENDED, power, lands + crown, lands, crown))
        victory.check(s)
        if not s.reason:
            self.end(s)


def of_lands(s: State, power: int) -> int:
    """Influence that its territories bring the power: contested ones with its colour, and homes of others [A-9.50]."""
    found = 0
    for land, controller in enumerate(s.control):
        if controller == power and not taxation.pays(s.board, power, land):
            found += s.board.value[land]
    return found


def gain(s: State, power: int) -> int:
    """What Extend Influence would bring the power's player now [A-9.50, A-8.7, A-12.34]."""
    lands = 0 if s.rules.is_minor[power] or s.controller[power] == NOBODY else of_lands(s, power)
    return lands + (CROWN if s.crown == power else 0)


def worth(board: Board, power: int, minor: bool, land: int) -> int:
    """What control of the territory brings the power; a minor one gains no Influence [A-5.2, A-9.50, A-9.51]."""
    if board.home[land] == power:
        return OWN
    if board.value[land] == 0:
        return NOTHING
    if taxation.pays(board, power, land):
        return PAYING
    return NOTHING if minor else EXTENDING
