"""Recovery of morale, and the rally of routed units (chapter 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import ARTILLERY, ATTACK, CAVALRY, HALT, NO_MARKER, R1, R2, R3, ROUTED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs

# What a test to recover, to form square, or to rally has come to, in `State.balked`
BALKED: Final = 1  # failed: it is not tried again
STEADIED: Final = 2  # passed: no second one is needed to recover


def price(s: State, unit: int) -> int:
    """Movement points for one point of morale, by the base that shows [W-13.6]."""
    return s.charts.recovery[s.base(unit)]


def missing(s: State, unit: int) -> int:
    """Points below the base [W-13.2]."""
    return s.base(unit) - s.morale[unit]


def is_free_to_recover(s: State, unit: int) -> bool:
    """Whether the unit may recover at all: not batteries, not routed ones, nor in the front zone of fighting enemies.

    [W-13.5, W-13.9, W-13.10]
    """
    if s.army.arm[unit] == ARTILLERY or s.routed(unit) or missing(s, unit) == 0 or s.balked[unit] == BALKED:
        return False
    return not zones.in_front_zone_of_fighters(s, s.place[unit], 1 - s.army.side[unit])


def most(s: State, unit: int, has_commander: bool = True) -> int:
    """How many points the unit can recover with its movement points; under Attack two in all, if anybody commands it.

    [W-3.23, W-13.6, W-13.7]
    """
    if not is_free_to_recover(s, unit):
        return 0
    points = min(costs.left(s, unit) // price(s, unit), missing(s, unit))
    if has_commander and s.order_of(unit) == ATTACK:
        points = min(points, s.charts.recovery_in_attack - s.recovered[unit])
    return max(points, 0)


def may_recover_all(s: State, unit: int, has_commander: bool = True) -> bool:
    """Whether it may recover everything for all its points: Halt, or no commander at all, and nothing spent.

    [W-13.7]
    """
    as_halt = s.order_of(unit) == HALT or not has_commander
    return as_halt and s.spent[unit] == 0 and is_free_to_recover(s, unit)


def needs_test(s: State, unit: int) -> bool:
    """Whether recovery takes a test first: next to unrouted enemy foot or line cavalry, or before a battery.

    [W-13.8]
    """
    place = s.place[unit]
    for enemy in zones.adjacent(s, place, 1 - s.army.side[unit]):
        if s.army.arm[enemy] == ARTILLERY:
            if zones.in_front(s, enemy, place):
                return True
        elif s.army.arm[enemy] <= CAVALRY and not s.routed(enemy):
            return True
    return False


# -- rally ------------------------------------------------------------------------------------------------------------


def may_rally(s: State, unit: int) -> bool:
    """Whether a routed unit is far enough from every enemy [W-13.27]."""
    if not s.routed(unit) or not s.on_field(unit):
        return False
    place, off = s.place[unit], s.ground.off
    for enemy in s.army.units_of[1 - s.army.side[unit]]:
        where = s.place[enemy]
        if where != off and s.ground.distance(place, where) < s.charts.rally_distance:
            return False
    return True


def may_mark(s: State, wing: int) -> list[int]:
    """The units of the activated group that may receive the first marker in step 1 [W-13.27, W-13.28]."""
    return [unit for unit in s.army.units_in[wing] if s.rally[unit] == NO_MARKER and may_rally(s, unit)]


def promote(s: State, wing: int) -> list[int]:
    """Step 8: raise the markers of the group by one where the condition holds, and tell whose [W-13.26, W-13.28]."""
    raised: list[int] = []
    for unit in s.army.units_in[wing]:
        if s.rally[unit] in (R1, R2) and may_rally(s, unit):
            s.rally[unit] += 1
            raised.append(unit)
    return raised


def break_off(s: State) -> list[int]:
    """Take the markers off routed units of either side to which an enemy has come too near, and tell whose.

    [W-13.28]
    """
    found = [unit for unit in range(s.army.units) if s.rally[unit] != NO_MARKER and not may_rally(s, unit)]
    for unit in found:
        s.rally[unit] = NO_MARKER
        if s.log is not None:
            s.log.append((log.RALLY_LOST, unit))
    return found


def may_test_rally(s: State, unit: int) -> bool:
    """Whether the unit may test to rally as its action begins: it is routed and bears R3 [W-13.29]."""
    return s.formation[unit] == ROUTED and s.rally[unit] == R3 and s.acted[unit] == 0 and s.spent[unit] == 0
