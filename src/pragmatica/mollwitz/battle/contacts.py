"""Enemies next to routed units and lone leaders: what a step brings about, or the start of an activation [W-2.15]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.after import flight, moves
from pragmatica.mollwitz.battle.fates import Alone, Threatened
from pragmatica.mollwitz.battle.flights import Units, flee
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State


def begin_checks(s: State, below: Frame) -> None:
    """As an activation begins: every routed unit of either side next to an enemy, then lone leaders; then `below`.

    [W-2.15, W-12.5, W-12.6, W-13.24]
    """
    Contacts(Threatened(below, ()), (), tuple(flight.endangered(s))).resume(s)


def arrived(s: State, below: Frame, movers: Units) -> None:
    """Units have come to a hex: routed enemies next to it, then lone leaders; then `below` goes on.

    By a move, a pursuit, or the step of a counter-charge [W-6.25, W-6.30].
    """
    there = tuple([unit for unit in movers if s.on_field(unit) and not s.routed(unit)])
    if not there:
        Alone(below, s.army.side[movers[0]], ()).resume(s)
        return
    touched = [unit for mover in there for unit in flight.touched_by(s, mover)]
    Contacts(Threatened(below, there), there, tuple(sorted(set(touched)))).resume(s)


class Contacts(Frame):
    """Routed units that enemies have come next to, each by itself [W-13.24]. `movers`: these; none: all who are."""

    def __init__(self, below: Frame | None, movers: Units, units: Units) -> None:
        super().__init__(below)
        self.movers: Final = movers
        self.units: Final = units

    def fields(self) -> Fields:
        """Who has come, and the routed units left."""
        return (self.movers, self.units)

    def resume(self, s: State) -> None:
        """Handle the next one."""
        for place, unit in enumerate(self.units):
            if not s.on_field(unit):
                continue
            enemies = [one for one in flight.touched(s, unit) if not self.movers or one in self.movers]
            if not enemies:
                continue
            start, rest = s.place[unit], Contacts(self.below, self.movers, self.units[place + 1 :])
            if moves.meet(s, unit, enemies):
                flee(s, rest, unit, s.place[enemies[0]])
            else:
                Alone(rest, s.army.side[unit], (start,)).resume(s)
            return
        self.end(s)


FRAMES: Final[Frames] = {"Contacts": Contacts}
