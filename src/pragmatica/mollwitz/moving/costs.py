"""What a step or a turn costs, and what bars it (chapters 5 and 8)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARTILLERY,
    BARRED,
    HALT,
    HUSSAR,
    INFANTRY,
    MARCH,
    NO_UNIT,
    ROUTED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import stacks

BACKWARD: Final = 1  # movement points more than forward [W-8.3]
FOOT_TURNS: Final = 1  # sixths that infantry may turn inside an enemy control zone [W-5.8]

# Why a step is refused; 0 when it is not
MAY: Final = 0
OFF_FIELD: Final = 1  # [W-8.6]
PROHIBITED: Final = 2  # terrain, or the side [W-8.6]
ENEMY_THERE: Final = 3  # [W-8.6]
NO_ROOM: Final = 4  # stacking [W-7.1]
NEXT_TO_ENEMY: Final = 5  # order, arm or rout forbid it [W-8.6]
NOT_THAT_WAY: Final = 6  # neither forward nor backward [W-8.2]
HELD_IN_FRONT: Final = 7  # an enemy front zone lets go backward only, or not at all [W-6.22, W-6.24]
FORMATION_STANDS: Final = 8  # [W-4.4, W-4.10, W-11.2]
TOO_DEAR: Final = 9  # [W-8.5]


def points(s: State, unit: int) -> int:
    """Movement points of the unit in its formation [W-8.1, W-13.18]."""
    return s.charts.points[s.formation[unit] * 4 + s.army.arm[unit]]


def left(s: State, unit: int) -> int:
    """Movement points that the unit still has [W-8.4]."""
    return max(points(s, unit) - s.spent[unit], 0)


def price(s: State, unit: int, step: int, backward: bool) -> int:
    """Movement points of a step, by the numbers of `Ground`; BARRED where the arm may not go.

    The hex and the side together, one more backward; routed units pay 1 in any terrain. Zones cost nothing.

    [W-6.4, W-8.3, W-8.5, W-13.18]
    """
    cost = s.ground.cost[s.army.arm[unit]][step]
    if cost == BARRED:
        return BARRED
    if s.formation[unit] == ROUTED:
        return 1
    return cost + BACKWARD if backward else cost


def turn_price(s: State, unit: int) -> int:
    """Movement points of a turn by a sixth: ALL for those who need all, BARRED for those who may not [W-5.7, W-4.4]."""
    formation = s.formation[unit]
    if not s.charts.may_turn[formation]:
        return BARRED
    return s.charts.turn_cost[formation * 4 + s.army.arm[unit]]


def may_turn(s: State, unit: int, in_zone: bool, in_front: bool) -> bool:
    """Whether the unit may turn by another sixth where it stands.

    Infantry once inside an enemy control zone; batteries not at all that begin in an enemy front zone [W-5.8].
    """
    arm = s.army.arm[unit]
    if not stacks.is_faced(s, unit):
        return False
    cost = turn_price(s, unit)
    if cost == BARRED or (cost == ALL and s.spent[unit] > 0) or (cost != ALL and cost > left(s, unit)):
        return False
    if arm == INFANTRY and in_zone and s.wheeled[unit] >= FOOT_TURNS:
        return False
    return not (arm == ARTILLERY and in_front)


def ways(s: State, unit: int) -> list[tuple[int, bool]]:
    """The directions in which the unit may step as it faces, each with whether that is backward [W-8.2, W-5.9]."""
    return s.rules.ways_of[s.facing[unit]] if stacks.is_faced(s, unit) else s.rules.all_ways


def keeps_off(s: State, unit: int, free: bool) -> bool:
    """Whether the unit may not enter any hex next to an enemy unit: by its order, as a battery, or routed.

    `free`: it is out of command and seeks it, so that the order does not bind it.

    [W-3.8, W-3.9, W-3.22, W-8.6, W-11.5, W-13.19]
    """
    if s.formation[unit] == ROUTED or s.army.arm[unit] == ARTILLERY:
        return True
    return not free and s.order_of(unit) in (HALT, MARCH)


def why_not_step(s: State, unit: int, direction: int, free: bool = False) -> int:
    """Why the unit may not step in this direction; MAY if it may. Movement points are asked elsewhere [W-8.6]."""
    place, ground = s.place[unit], s.ground
    if not s.charts.may_move[s.formation[unit]]:
        return FORMATION_STANDS
    backward = -1
    for way, behind in ways(s, unit):
        if way == direction:
            backward = int(behind)
    if backward < 0:
        return NOT_THAT_WAY
    target = ground.near[place * 6 + direction]
    if target == ground.off:
        return OFF_FIELD
    if price(s, unit, place * 6 + direction, backward == 1) >= BARRED:
        return PROHIBITED
    side = s.army.side[unit]
    if s.head[target] != NO_UNIT:
        if s.army.side[s.head[target]] != side:
            return ENEMY_THERE
        if not stacks.fits(s, unit, target):
            return NO_ROOM
    foe = 1 - side
    if keeps_off(s, unit, free) and zones.is_adjacent(s, target, foe):
        return NEXT_TO_ENEMY
    if s.army.arm[unit] == HUSSAR and s.formation[unit] != ROUTED and zones.firm_neighbour(s, target, foe):
        return NEXT_TO_ENEMY
    return MAY if lets_go(s, unit, target, backward == 1) else HELD_IN_FRONT


def lets_go(s: State, unit: int, target: int, backward: bool) -> bool:
    """Whether enemy front zones let the unit go: infantry backward only, batteries never, horse anyhow.

    A step that stays in the front zone of each enemy in whose front zone it began leaves none [W-6.22, W-6.23, W-6.24].
    """
    arm = s.army.arm[unit]
    if s.formation[unit] == ROUTED or (arm != ARTILLERY and (arm != INFANTRY or backward)):
        return True
    place = s.place[unit]
    return all(
        not zones.in_front(s, enemy, place) or zones.in_front(s, enemy, target)
        for enemy in zones.adjacent(s, place, 1 - s.army.side[unit])
    )


def affordable(s: State, unit: int, cost: int) -> bool:
    """Whether the unit can pay for a step; with nothing spent any price is met, and ends the move [W-8.5]."""
    return cost < BARRED and (cost <= left(s, unit) or s.spent[unit] == 0)


def why_not(s: State, unit: int, direction: int, free: bool = False) -> int:
    """Why the unit may not step in this direction now, its movement points included; MAY if it may [W-8.5, W-8.6]."""
    refused = why_not_step(s, unit, direction, free)
    if refused != MAY:
        return refused
    backward = dict(ways(s, unit))[direction]
    cost = price(s, unit, s.place[unit] * 6 + direction, backward)
    return MAY if affordable(s, unit, cost) else TOO_DEAR
