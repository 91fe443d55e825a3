"""Who may stand together, and how a stack holds together (chapter 7)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept.codes import ARTILLERY, HUSSAR, INFANTRY, NO_UNIT, ROUTED
from pragmatica.mollwitz.kept.state import State

MOST_HORSE: Final = 2  # squadrons, or counters of hussars, in a hex [W-7.1]
CROOKED: Final = 2  # morale that a stack loses which is set straight without movement points [W-7.3]


def fits(s: State, unit: int, hex: int) -> bool:
    """Whether the unit may enter a hex without enemies: the limit there holds with it [W-7.1, W-7.2, W-7.10]."""
    if s.head[hex] == NO_UNIT:
        return True
    return within_limit(s, [*[one for one in s.units_at(hex) if one != unit], unit])


def within_limit(s: State, units: list[int]) -> bool:
    """Whether these units may stand in one hex.

    One infantry unit; or two of line cavalry, or two of hussars, of equal impetus; or one battery with at most one unit
    of another arm [W-7.1, W-7.2].
    """
    arms, impetus = s.army.arm, s.army.impetus
    batteries = 0
    first = NO_UNIT
    others = 0
    for unit in units:
        if arms[unit] == ARTILLERY:
            batteries += 1
            continue
        others += 1
        if first == NO_UNIT:
            first = unit
        elif arms[unit] == INFANTRY or arms[unit] != arms[first] or impetus[unit] != impetus[first]:
            return False
    if batteries:
        return batteries == 1 and others <= 1
    return others <= MOST_HORSE


def is_overfull(s: State, hex: int) -> bool:
    """Whether a hex holds more than the limit allows, as after retreats and flights [W-7.4, W-7.10]."""
    return not within_limit(s, s.units_at(hex))


def holds_routed(s: State, hex: int, side: int) -> bool:
    """Whether routed units of the side are in the hex: who passes through loses morale [W-7.8]."""
    return s.side_at(hex) == side and any(s.routed(unit) for unit in s.units_at(hex))


def is_crooked(s: State, hex: int) -> bool:
    """Whether faced units of the hex do not face alike [W-7.3]."""
    faced = [s.facing[unit] for unit in s.units_at(hex) if is_faced(s, unit)]
    return len(set(faced)) > 1


def is_faced(s: State, unit: int) -> bool:
    """Whether the unit has a facing: not hussars, not routed units [W-5.3]."""
    return s.army.arm[unit] != HUSSAR and s.formation[unit] != ROUTED


def mixed_with_routed(s: State, hex: int) -> list[int]:
    """The unrouted units of a hex that are carried away by routed ones at the end of an activation [W-7.9]."""
    fighters = s.fighters_at(hex)
    firm = [unit for unit in fighters if not s.routed(unit)]
    return firm if len(firm) < len(fighters) else []


def moves_along(s: State, unit: int) -> int:
    """The cavalry unit that may move with this one as one moving stack, or NO_UNIT: same hex, same facing [W-8.8]."""
    if not s.is_horse(unit) or s.routed(unit):
        return NO_UNIT
    for one in s.fighters_at(s.place[unit]):
        if one == unit or not s.is_horse(one) or s.routed(one) or s.acted[one] or s.reaction[one]:
            continue
        if not is_faced(s, unit) or s.facing[one] == s.facing[unit]:
            return one
    return NO_UNIT
