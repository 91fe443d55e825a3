"""The end of an activation: stacks face one way (chapter 7)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ALL, BARRED, INFANTRY
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, formations, stacks


class Straighten(Frame):
    """Which way all units of a crooked stack face [W-7.3]."""

    def __init__(self, below: Frame | None, hex: int) -> None:
        super().__init__(below)
        self.hex: Final = hex

    def fields(self) -> Fields:
        """Where they are."""
        return (self.hex,)

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """Facings for which movement points suffice; where there is none, any, at a loss [W-7.3]."""
        return paid(s, self.hex) or list(range(6))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Turn there, and see to the next stack."""
        if code in paid(s, self.hex):
            for unit in s.units_at(self.hex):
                if stacks.is_faced(s, unit) and s.facing[unit] != code:
                    formations.pay(s, unit, turning(s, unit, code))
                    steps.face(s, unit, code)
        else:
            steps.straighten(s, self.hex, code)
        assert self.below is not None
        begin(s, self.below)


def begin(s: State, below: Frame) -> None:
    """See to the crooked stacks of the active side, one after the other [W-7.3]."""
    for unit in s.army.units_of[s.active]:
        place = s.place[unit]
        if s.on_field(unit) and s.head[place] != unit and stacks.is_crooked(s, place):
            asking, facings = Straighten(below, place), paid(s, place)
            if len(facings) == 1:
                asking.alone(s, facings[0])
                asking.apply(s, s.active, facings[0])
            else:
                s.top = asking
            return
    below.resume(s)


def paid(s: State, hex: int) -> list[int]:
    """The facings to which all of the hex can turn with the points that they have left [W-5.8, W-7.3]."""
    faced = [unit for unit in s.units_at(hex) if stacks.is_faced(s, unit)]
    return [facing for facing in range(6) if all(_can_turn(s, unit, facing) for unit in faced)]


def _can_turn(s: State, unit: int, facing: int) -> bool:
    sixths = _sixths(s.facing[unit], facing)
    if sixths == 0:
        return True
    if s.army.wing[unit] != s.group or s.reaction[unit]:
        return False
    cost = costs.turn_price(s, unit)
    if cost == BARRED or (cost == ALL and (sixths > 1 or s.spent[unit] > 0 or s.engaged[unit])):
        return False
    if cost != ALL and cost * sixths > costs.left(s, unit):
        return False
    in_zone = s.army.arm[unit] == INFANTRY and bool(zones.controllers(s, s.place[unit], 1 - s.army.side[unit]))
    return not in_zone or s.wheeled[unit] + sixths <= costs.FOOT_TURNS


def turning(s: State, unit: int, facing: int) -> int:
    """What it costs the unit to face there, or ALL [W-5.7]."""
    cost = costs.turn_price(s, unit)
    return ALL if cost == ALL else cost * _sixths(s.facing[unit], facing)


def _sixths(facing: int, other: int) -> int:
    return min((other - facing) % 6, (facing - other) % 6)
