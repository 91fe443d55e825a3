"""Chapter 9, garrisons that a general leaves behind: on leaving a territory, on entering one, and after a victory."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import BIT, NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import GARRISON_PLACED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import NO, YES, Fields

# Why a unit may not become a garrison
NO_UNIT: Final = 1  # the general has none
GARRISONED: Final = 2  # there is one already
FOREIGN_HOME: Final = 3  # the home of a power with which one is not at war
HOSTILE_PIECES: Final = 4  # a battle comes first


def refusal(s: State, general: int, land: int) -> int:
    """Why the general may not leave a unit in the territory as a garrison; 0 if he may [A-9.81, A-9.83, A-12.36]."""
    if s.units[general] == 0:
        return NO_UNIT
    if s.garrison[land] != NOBODY:
        return GARRISONED
    power = s.board.general_power[general]
    if _is_foreign(s, power, land):
        return FOREIGN_HOME
    return HOSTILE_PIECES if s.hostile_to(power, land) else 0


def _is_foreign(s: State, power: int, land: int) -> bool:
    """Whether it is the home of a power with which this one is not at war [A-9.81, A-7.7]."""
    home = s.board.home[land]
    return home not in (NOBODY, power) and not s.relations.at_war[power][home]


def can_gain(s: State, general: int, land: int) -> bool:
    """Whether a unit that the general leaves in the territory can bring it under control [A-1.8, A-9.81].

    A hostile garrison is beaten before [A-9.80].
    """
    power, owner = s.board.general_power[general], s.garrison[land]
    if s.units[general] == 0 or s.control[land] == power or _is_foreign(s, power, land):
        return False
    return owner == NOBODY or s.relations.hostile[power][s.board.home[land]] & BIT[owner] != 0


def offer(s: State, below: Frame, general: int, land: int) -> None:
    """Ask whether the general turns a unit into a garrison of the territory, if he may [A-9.80, A-9.82, A-10.42]."""
    if refusal(s, general, land) == 0:
        s.top = PlaceGarrison(below, general, land)
    else:
        below.resume(s)


class PlaceGarrison(Frame):
    """Whether one unit of the general becomes a garrison [A-9.80]."""

    def __init__(self, below: Frame | None, general: int, land: int) -> None:
        self.general: Final = general
        self.land: Final = land
        super().__init__(below)

    def fields(self) -> Fields:
        """The general, and the territory that he leaves, enters or passes."""
        return (self.general, self.land)

    def seats(self, s: State) -> list[int]:
        """The player of his power."""
        return [s.player(s.board.general_power[self.general])]

    def acts_for(self, s: State, seat: int) -> int:
        """His power."""
        return s.board.general_power[self.general]

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Turn the token over; it stays one of the power's tokens [A-5.10, A-2.2]."""
        if code == YES:
            power = s.board.general_power[self.general]
            s.units[self.general] -= 1
            s.set_garrison(self.land, power)
            if s.log is not None:
                s.log.append((GARRISON_PLACED, power, self.general, self.land))
        self.end(s)
