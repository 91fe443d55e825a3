"""Taking up and leaving formations in one's own activation and as a reaction (chapter 4)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARTILLERY,
    BARRED,
    BENT_LEFT,
    BENT_RIGHT,
    CAVALRY,
    INFANTRY,
    LEFT,
    LIMBERED,
    LINE,
    PRUSSIA,
    REAR,
    REPEL,
    RIGHT,
    SQUARE,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs

NONE: Final = -1  # no formation


def is_marked(s: State, unit: int) -> bool:
    """Whether the unit bears the marker of a bent or a repelling line [W-4.2, W-4.3]."""
    return s.formation[unit] in (BENT_LEFT, BENT_RIGHT, REPEL)


def is_formed(s: State, unit: int) -> bool:
    """Whether it stands in square, bent or repelling line: forced back, it is routed instead [W-4.13]."""
    return s.formation[unit] == SQUARE or is_marked(s, unit)


def is_committed(s: State, unit: int) -> bool:
    """Whether the unit has spent anything: what takes all its movement points is then closed to it [W-4.8, W-11.1]."""
    return s.spent[unit] > 0


def squares_left(s: State, side: int) -> int:
    """Squares that the side may still form: its markers less the squares that stand [W-4.7]."""
    standing = sum(1 for unit in s.army.units_of[side] if s.on_field(unit) and s.formation[unit] == SQUARE)
    return s.rules.lineup.squares[side] - standing


def can_square(s: State, unit: int) -> bool:
    """Whether the unit may stand in square where it is: Prussia's grenadiers, any infantry of Austria's.

    Not in village or brush, and only while a marker is left [W-4.7, W-4.12].
    """
    side = s.army.side[unit]
    if s.army.arm[unit] != INFANTRY or s.formation[unit] != LINE or not s.ground.square_allowed[s.place[unit]]:
        return False
    return (s.army.grenadier[unit] or side != PRUSSIA) and squares_left(s, side) > 0


def may_square(s: State, unit: int) -> bool:
    """Whether the unit may form square in its own activation, which takes all its movement points [W-4.8]."""
    return can_square(s, unit) and not is_committed(s, unit) and s.balked[unit] == 0


def square_needs_test(s: State, unit: int) -> bool:
    """Whether it takes a test: an enemy stands next to it [W-4.8]."""
    return zones.is_adjacent(s, s.place[unit], 1 - s.army.side[unit])


def may_leave_square(s: State, unit: int) -> bool:
    """Whether the unit may return to line, for all its movement points; its facing is then free [W-4.11]."""
    return s.formation[unit] == SQUARE and not is_committed(s, unit)


def may_unmark(s: State, unit: int) -> bool:
    """Whether the marker of a bent or repelling line may be taken off: no enemy stands next to the unit [W-4.5]."""
    cost = s.charts.remove_cost[s.formation[unit]]
    if not is_marked(s, unit) or cost == BARRED or cost > costs.left(s, unit):
        return False
    return not zones.is_adjacent(s, s.place[unit], 1 - s.army.side[unit])


def may_change_guns(s: State, unit: int) -> bool:
    """Whether the battery may limber or unlimber: with all its points, and not in an enemy front zone.

    [W-6.24, W-11.1]
    """
    if s.army.arm[unit] != ARTILLERY or is_committed(s, unit):
        return False
    return not zones.in_front_zone(s, s.place[unit], 1 - s.army.side[unit])


def changed_guns(s: State, unit: int) -> int:
    """The other formation of the battery [W-11.1]."""
    return UNLIMBERED if s.formation[unit] == LIMBERED else LIMBERED


def may_go_on_top(s: State, battery: int) -> bool:
    """Whether a battery that lies under another unit may come back on top: with all its points, and safely.

    [W-11.12]
    """
    place = s.place[battery]
    if s.head[place] == battery or is_committed(s, battery):
        return False
    return not zones.in_front_zone(s, place, 1 - s.army.side[battery])


def spend_all(s: State, unit: int) -> None:
    """Take all movement points that the unit has [W-4.8, W-11.1, W-11.3]."""
    s.spent[unit] = max(costs.points(s, unit), 1)


def pay(s: State, unit: int, price: int) -> None:
    """Take movement points, or all of them [W-8.4, W-8.10]."""
    if price == ALL:
        spend_all(s, unit)
    else:
        s.spent[unit] += price


# -- as a reaction ----------------------------------------------------------------------------------------------------


def reaction_to(s: State, unit: int, hex: int) -> int:
    """The formation that infantry in line may try when an enemy enters this neighbouring hex, or NONE.

    A bent line towards a flank, a repelling one towards the rear [W-4.2, W-4.3, W-6.21].
    """
    if s.army.arm[unit] != INFANTRY or s.formation[unit] != LINE:
        return NONE
    kind = zones.relation(s, unit, hex)
    if kind == RIGHT:
        return BENT_RIGHT
    if kind == LEFT:
        return BENT_LEFT
    return REPEL if kind == REAR else NONE


def may_square_against(s: State, unit: int, mover: int) -> bool:
    """Whether infantry may form square as a reaction to this mover next to it: against line cavalry alone.

    Never where it stood in an enemy front zone as the activation began [W-4.9].
    """
    if s.engaged[unit] or s.army.arm[mover] != CAVALRY or s.ground.distance(s.place[unit], s.place[mover]) != 1:
        return False
    return can_square(s, unit)
