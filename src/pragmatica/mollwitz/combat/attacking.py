"""Who may attack whom in melee, and who must (chapter 10)."""

from __future__ import annotations

from pragmatica.mollwitz.combat import melee
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ARTILLERY, ATTACK, CAVALRY, HUSSAR, INFANTRY, NO_UNIT
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders


def is_target(s: State, hex: int, side: int) -> bool:
    """Whether the hex can be attacked by the side: enemies who are not routed, or a battery [W-10.2, W-13.23]."""
    return s.side_at(hex) == 1 - side and any(not s.routed(unit) for unit in s.units_at(hex))


def can_attack(s: State, unit: int, hex: int) -> bool:
    """Whether the unit may attack the hex in melee now.

    It is in its front zone, formation, stack and order allow it, somebody could command it, and neither has had its
    melee in this activation; hussars may attack whoever stands next to them, unless the option bars it. Infantry does
    not with a battery on top of it.

    [W-3.23, W-4.4, W-4.14, W-10.3, W-10.6, W-10.19, W-11.11]
    """
    arm = s.army.arm[unit]
    if arm == ARTILLERY or s.routed(unit) or not s.charts.may_melee[s.formation[unit]]:
        return False
    if s.attacked[unit] or s.reaction[unit] or is_under_guns(s, unit):
        return False
    if not is_target(s, hex, s.army.side[unit]) or not zones.in_front(s, unit, hex):
        return False
    if any(s.struck[one] for one in s.units_at(hex)):
        return False
    if arm == HUSSAR and not s.rules.hussars_attack and _keeps_hussars_off(s, hex):
        return False
    return orders.may_melee(s, unit) and not is_orphaned(s, unit)


def is_orphaned(s: State, unit: int) -> bool:
    """Whether nobody could command the unit; while it is active its mark of step 4 tells that it may be so [W-3.23]."""
    marked = s.uncommanded[unit] != 0 or s.army.side[unit] != s.active
    return marked and not ranges.has_commander(s, unit)


def is_under_guns(s: State, unit: int) -> bool:
    """Whether it is infantry with a battery on top of it, which keeps it from attacking [W-11.11]."""
    return s.army.arm[unit] == INFANTRY and s.army.is_battery[s.head[s.place[unit]]]


def _keeps_hussars_off(s: State, hex: int) -> bool:
    return any(s.army.arm[unit] < HUSSAR and not s.routed(unit) for unit in s.units_at(hex))


def attackers(s: State, side: int, hex: int) -> list[int]:
    """The hexes from which units of the side may attack this one [W-10.18]."""
    found: list[int] = []
    for direction in range(6):
        place = s.ground.near[hex * 6 + direction]
        if place != s.ground.off and s.side_at(place) == side:
            units = melee.strikers(s, place)
            if units and all(can_attack(s, unit, hex) for unit in units):
                found.append(place)
    return found


def go_together(s: State, hex: int, places: list[int]) -> bool:
    """Whether these hexes may attack together: one arm, and an unbroken arc round the target, or gaps that hold units.

    [W-10.18, W-10.21]
    """
    if len({melee.is_foot(s, melee.strikers(s, place)) for place in places}) > 1:
        return False
    chosen = [s.ground.direction(hex, place) for place in places]
    for first in chosen:
        reached, direction = 1, first
        for _ in range(5):
            direction = (direction + 1) % 6
            if direction in chosen:
                reached += 1
            elif s.head[s.ground.near[hex * 6 + direction]] == NO_UNIT:
                break
        if reached == len(chosen):
            return True
    return False


def fights_back(s: State, wing: int, unit: int) -> list[int]:
    """The hexes of the activated group that an inactive unit under Attack must fight in step 7.

    Those in its front zone whose order is not Attack; with the option, of all active wings [W-10.2, W-10.22].
    """
    if s.army.arm[unit] > CAVALRY or s.routed(unit) or s.order_of(unit) != ATTACK:
        return []
    return [
        hex
        for hex in orders.targets_in_front(s, unit)
        if any(
            (s.rules.all_wings_fight or s.army.wing[one] == wing) and s.order_of(one) != ATTACK
            for one in s.units_at(hex)
            if not s.routed(one)
        )
    ]
