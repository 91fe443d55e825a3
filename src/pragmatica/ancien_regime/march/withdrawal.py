"""Chapter 9, withdrawals after ties and board updates: to the nearest territory of one's own, or off the board."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import LEFT_BOARD, WITHDREW
from pragmatica.ancien_regime.kept.state import State
from pragmatica.boards.graph import UNREACHABLE
from pragmatica.core.flow.frame import Fields

# Why a general may not withdraw to a territory
NOT_CONTROLLED: Final = 1
OWN_GENERAL: Final = 2  # one of his power stands there
HOSTILE_PIECES: Final = 3
LEAVING: Final = 4  # it is where he stands
NO_WAY: Final = 5  # neither by land nor by routes of his own power
FARTHER: Final = 6  # another one is nearer


def refusal(s: State, general: int, land: int) -> int:
    """Why the general may not withdraw to the territory; 0 if he may [A-9.90]."""
    code = _candidate(s, general, land)
    if code == 0 and land not in nearest(s, general):
        return FARTHER
    return code


def _candidate(s: State, general: int, land: int) -> int:
    power = s.board.general_power[general]
    here = s.place[general]
    if s.control[land] != power:
        return NOT_CONTROLLED
    if land == here:
        return LEAVING
    if s.present[land] >> power & 1:
        return OWN_GENERAL
    if s.hostile_to(power, land):
        return HOSTILE_PIECES
    return NO_WAY if s.board.distance[power][here][land] == UNREACHABLE else 0


def nearest(s: State, general: int) -> list[int]:
    """The nearest territories that the general's power controls and that take him; often one, sometimes none [A-9.90].

    Steps lead over borders, straits and sea routes of the power's own colour, whoever is on the way.
    """
    power = s.board.general_power[general]
    row = s.board.distance[power][s.place[general]]
    best = UNREACHABLE - 1
    found: list[int] = []
    for land, controller in enumerate(s.control):
        if controller == power and row[land] <= best and _candidate(s, general, land) == 0:
            if row[land] < best:
                best = row[land]
                found = []
            found.append(land)
    return found


def begin(s: State, below: Frame, general: int) -> None:
    """Have the general withdraw [A-9.91]. His units go with him, or are lost when he leaves the board.

    His power is asked, for it may always prefer to take him off; without a territory that takes him he leaves.
    """
    if nearest(s, general):
        s.top = Withdraw(below, general)
    else:
        leave(s, general)
        below.resume(s)


def leave(s: State, general: int, event: int = LEFT_BOARD) -> None:
    """Take the general off the board; all his units are lost [A-9.91]."""
    land, units = s.place[general], s.units[general]
    s.take_off(general)
    if s.log is not None:
        s.log.append((event, s.board.general_power[general], general, land, units))


class Withdraw(Frame):
    """Where a general withdraws to."""

    def __init__(self, below: Frame | None, general: int) -> None:
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The general."""
        return (self.general,)

    def seats(self, s: State) -> list[int]:
        """The player of his power."""
        return [s.player(s.board.general_power[self.general])]

    def acts_for(self, s: State, seat: int) -> int:
        """His power."""
        return s.board.general_power[self.general]

    def legal(self, s: State, seat: int) -> list[int]:
        """Territories, and OFF_BOARD."""
        return [*nearest(s, self.general), OFF_BOARD]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go there."""
        if code == OFF_BOARD:
            leave(s, self.general)
        else:
            here = s.place[self.general]
            s.carry(self.general, code)
            if s.log is not None:
                s.log.append((WITHDREW, s.board.general_power[self.general], self.general, here, code))
        self.end(s)
