"""What a unit, or a moving stack, may do next in its action (chapters 3, 4, 5, 8, 11 and 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.command import ranges, regain
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARTILLERY,
    BARRED,
    HALT,
    INFANTRY,
    NO_UNIT,
    ROUTED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery
from pragmatica.mollwitz.moving import costs, formations

# Answers; from STEP on by hex, from RECOVER on sixteen times the unit and the points, from ALL_OF_IT on by unit
END: Final = 0
RIGHTWARD: Final = 1  # a sixth clockwise
LEFTWARD: Final = 2
SQUARE: Final = 4
UNMARK: Final = 5
GUNS: Final = 6  # limber or unlimber
ON_TOP: Final = 7
LEAVE_SQUARE: Final = 16  # and the facing
ALL_OF_IT: Final = 256  # and the unit: recover everything for all points
STEP: Final = 1024  # and the hex
RECOVER: Final = 8192


def answers(s: State, units: tuple[int, ...], steps_taken: int, stopped: bool) -> list[int]:
    """All of them, the end first [W-2.12, W-8.10]."""
    unit = units[0]
    found = [END]
    if s.formation[unit] != ROUTED and (not stopped or s.spent[unit] < costs.points(s, unit)):
        _turns(s, units, found)
        _recoveries(s, units, found)
        _formations(s, unit, found)
    if not stopped:
        found += [STEP + hex for hex in steps(s, units, steps_taken)]
    return found


def _turns(s: State, units: tuple[int, ...], found: list[int]) -> None:
    """A sixth either way, if all of them may [W-5.7, W-5.8, W-8.8]."""
    for unit in units:
        cost = costs.turn_price(s, unit)
        if cost == BARRED or (cost != ALL and cost > costs.left(s, unit)):
            return
        arm = s.army.arm[unit]
        in_zone = arm == INFANTRY and bool(zones.controllers(s, s.place[unit], 1 - s.army.side[unit]))
        in_front = arm == ARTILLERY and s.engaged[unit] != 0
        if not costs.may_turn(s, unit, in_zone, in_front):
            return
    found += (RIGHTWARD, LEFTWARD)


def _recoveries(s: State, units: tuple[int, ...], found: list[int]) -> None:
    """Points of morale, one or more, or all for all points [W-3.23, W-13.5, W-13.6, W-13.7]."""
    for unit in units:
        if s.army.arm[unit] == ARTILLERY or recovery.missing(s, unit) == 0:
            continue
        commander = ranges.has_commander(s, unit)
        for points in range(1, recovery.most(s, unit, commander) + 1):
            found.append(RECOVER + unit * 16 + points)
        if recovery.may_recover_all(s, unit, commander):
            found.append(ALL_OF_IT + unit)


def _formations(s: State, unit: int, found: list[int]) -> None:
    """Square and back, markers off, guns, and a battery back on top [W-4.5, W-4.8, W-4.11, W-11.1, W-11.12]."""
    arm = s.army.arm[unit]
    if arm == INFANTRY:
        if formations.may_square(s, unit):
            found.append(SQUARE)
        elif formations.may_leave_square(s, unit):
            found += [LEAVE_SQUARE + facing for facing in range(6)]
        elif formations.may_unmark(s, unit):
            found.append(UNMARK)
    elif arm == ARTILLERY:
        if formations.may_change_guns(s, unit):
            found.append(GUNS)
        if formations.may_go_on_top(s, unit):
            found.append(ON_TOP)


def steps(s: State, units: tuple[int, ...], steps_taken: int) -> list[int]:
    """The hexes into which unit or stack may step now; who is out of command goes a cheapest way back into it.

    Under Halt one step that keeps command, and none for whom nobody could command.

    [W-3.8, W-3.22, W-3.23, W-8.2, W-8.5, W-8.6, W-8.8]
    """
    found: list[int] = []
    unit = units[0]
    if not s.charts.may_move[s.formation[unit]]:
        return found
    free = s.uncommanded[unit] != 0
    halts = not free and s.order_of(unit) == HALT
    if halts and steps_taken > 0:
        return found
    near, place = s.ground.near, s.place[unit]
    for direction, _ in costs.ways(s, unit):
        hex = near[place * 6 + direction]
        if all(costs.why_not(s, one, direction, free) == costs.MAY for one in units):
            if len(units) > 1 and s.head[hex] != NO_UNIT:
                continue  # two that move as one stack find no room with others [W-7.1]
            found.append(hex)
    if not found or s.formation[unit] == ROUTED:
        return found
    if not all(ranges.has_commander(s, one) for one in units):
        return []
    if free:
        for one in units:  # they may be of two brigades
            onward = regain.steps(s, one)
            found = [hex for hex in found if hex in onward]
    elif halts:
        return [hex for hex in found if ranges.would_all_be_commanded(s, units, hex)]
    return found
