"""What hexes are to a unit: front, flank and rear, control zones, fire zones (chapters 5 and 6)."""

from __future__ import annotations

from typing import Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.field.sight import sees
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    CAVALRY,
    COVERED,
    HUSSAR,
    INFANTRY,
    LEFT,
    LIMBERED,
    NO_UNIT,
    NO_ZONE,
    REAR,
    RIGHT,
    ROUTED,
    SKIRMISH,
    UNFACED,
)
from pragmatica.mollwitz.kept.state import State

FAR: Final = 2  # how far the control zone of horse reaches [W-6.2]


def relation(s: State, unit: int, hex: int) -> int:
    """What a neighbouring hex is to the unit: FRONT, COVERED, RIGHT, LEFT, REAR; UNFACED for others [W-5.2, W-5.4]."""
    direction = s.ground.direction(s.place[unit], hex)
    if direction < 0:
        return UNFACED
    relative = direction if s.formation[unit] == SKIRMISH else (direction - s.facing[unit]) % 6
    return s.rules.facing.class_of[s.formation[unit] * 6 + relative]


def sector(s: State, unit: int, hex: int) -> int:
    """What a hex at any distance is to the unit: its nearest direction tells, of two the more frontal one [W-6.2]."""
    place, ground = s.place[unit], s.ground
    kinds = s.rules.facing.class_of
    row, facing = s.formation[unit] * 6, s.facing[unit]
    nearest = grid.sectors(ground.q[hex] - ground.q[place], ground.r[hex] - ground.r[place])
    return min([kinds[row + (direction - facing) % 6] for direction in nearest])


def is_flank_or_rear(kind: int) -> bool:
    """Whether a class is flank or rear: no marker covers it [W-5.4]."""
    return kind in (RIGHT, LEFT, REAR)


def in_front(s: State, unit: int, hex: int) -> bool:
    """Whether the hex lies in the unit's front zone, what a marker covers included [W-6.1]."""
    return relation(s, unit, hex) <= COVERED


def front_hexes(s: State, unit: int) -> list[int]:
    """The hexes of the front zone that are on the field [W-6.1]."""
    place, ground = s.place[unit], s.ground
    kinds, row, facing = s.rules.facing.class_of, s.formation[unit] * 6, s.facing[unit]
    found: list[int] = []
    for relative in range(6):
        if kinds[row + relative] <= COVERED:
            hex = ground.near[place * 6 + (facing + relative) % 6]
            if hex != ground.off:
                found.append(hex)
    return found


def has_zone(s: State, unit: int) -> bool:
    """Whether the unit has a control zone: routed and limbered ones have none [W-6.2]."""
    formation = s.formation[unit]
    return formation != ROUTED and formation != LIMBERED and s.place[unit] != s.ground.off


def controls(s: State, unit: int, hex: int, through: int = -1) -> bool:
    """Whether the hex lies in the unit's control zone, which reaches only what the unit sees [W-6.2, W-6.3].

    `through`: as in `sees`.
    """
    if not has_zone(s, unit):
        return False
    place, ground = s.place[unit], s.ground
    distance = ground.distance(place, hex)
    if distance == 1:
        return in_front(s, unit, hex)
    if distance != FAR:
        return False
    arm = s.army.arm[unit]
    if arm == HUSSAR:
        return sees(s, place, hex, through)
    if arm != CAVALRY:
        return False
    q, r = ground.q[hex] - ground.q[place], ground.r[hex] - ground.r[place]
    return (q, r) in _far(s, s.facing[unit]) and sees(s, place, hex, through)


def _far(s: State, facing: int) -> list[tuple[int, int]]:
    """The vectors of the far control zone of line cavalry with this facing [W-5.6, W-6.2]."""
    steps = grid.DIRECTIONS
    found: list[tuple[int, int]] = []
    for one, other in s.rules.facing.far:
        a, b = steps[(facing + one) % 6], steps[(facing + other) % 6]
        found.append((a[0] + b[0], a[1] + b[1]))
    return found


def control_hexes(s: State, unit: int) -> list[int]:
    """The hexes of the control zone [W-6.2]."""
    if not has_zone(s, unit):
        return []
    place, ground, arm = s.place[unit], s.ground, s.army.arm[unit]
    found = front_hexes(s, unit)
    if arm in (INFANTRY, ARTILLERY):
        return found
    off, near = ground.off, ground.near
    far: list[int] = []
    if arm == HUSSAR:
        for direction in range(6):
            middle = near[place * 6 + direction]
            if middle != off:
                far += (near[middle * 6 + direction], near[middle * 6 + (direction + 1) % 6])
            else:
                far.append(near[near[place * 6 + (direction + 1) % 6] * 6 + direction])
    else:
        facing = s.facing[unit]
        for one, other in s.rules.facing.far:
            a, b = (facing + one) % 6, (facing + other) % 6
            middle = near[place * 6 + a]
            # by either way, lest the field end at one of them
            far.append(near[middle * 6 + b] if middle != off else near[near[place * 6 + b] * 6 + a])
    for hex in far:
        if hex != off and sees(s, place, hex):
            found.append(hex)
    return found


def fire_zone(s: State, unit: int, hex: int) -> int:
    """The fire zone of the unit that holds the neighbouring hex, or NO_ZONE [W-5.4, W-10.15]."""
    direction = s.ground.direction(s.place[unit], hex)
    if direction < 0:
        return NO_ZONE
    return s.rules.facing.fire_zone[s.formation[unit] * 6 + (direction - s.facing[unit]) % 6]


def in_wedge(s: State, unit: int, hex: int) -> bool:
    """Whether the hex lies in the wedge in front of the unit [W-5.6]."""
    place, ground = s.place[unit], s.ground
    q, r = ground.q[hex] - ground.q[place], ground.r[hex] - ground.r[place]
    return s.rules.facing.in_wedge(q, r, s.facing[unit])


# -- who stands near --------------------------------------------------------------------------------------------------


def adjacent(s: State, hex: int, side: int) -> list[int]:
    """The units of the side in the neighbouring hexes."""
    found: list[int] = []
    near, head, off, sides = s.ground.near, s.head, s.ground.off, s.army.side
    for step in range(hex * 6, hex * 6 + 6):
        place = near[step]
        if place != off and head[place] != NO_UNIT and sides[head[place]] == side:
            found += s.units_at(place)
    return found


def is_adjacent(s: State, hex: int, side: int) -> bool:
    """Whether a unit of the side stands in a neighbouring hex."""
    near, head, off, sides = s.ground.near, s.head, s.ground.off, s.army.side
    for step in range(hex * 6, hex * 6 + 6):
        place = near[step]
        if place != off and head[place] != NO_UNIT and sides[head[place]] == side:
            return True
    return False


def controllers(s: State, hex: int, side: int) -> list[int]:
    """The units of the side whose control zone holds the hex, those next to it first [W-6.2]."""
    found: list[int] = []
    for place in s.ground.around[hex]:
        unit = s.head[place]
        if unit != NO_UNIT and s.army.side[unit] == side:
            found += [one for one in s.units_at(place) if controls(s, one, hex)]
    return found


def stops(s: State, unit: int, before: int) -> bool:
    """Whether infantry that has come here from the hex `before` must stop: an enemy control zone holds it.

    With the option a zone stops only who comes into it from outside. Routed units do not stop [W-6.5, W-6.29].
    """
    if s.army.arm[unit] != INFANTRY or s.formation[unit] == ROUTED:
        return False
    here = s.place[unit]
    holders = controllers(s, here, 1 - s.army.side[unit])
    return any(s.rules.zone_reentry or not controls(s, enemy, before, through=here) for enemy in holders)


def in_front_zone(s: State, hex: int, side: int) -> bool:
    """Whether the hex lies in the front zone of a unit of the side [W-6.1]."""
    return any(in_front(s, unit, hex) for unit in adjacent(s, hex, side))


def in_front_zone_of_fighters(s: State, hex: int, side: int) -> bool:
    """The same for infantry and line cavalry alone [W-13.9]."""
    return any(s.army.arm[unit] <= CAVALRY and in_front(s, unit, hex) for unit in adjacent(s, hex, side))


def firm_neighbour(s: State, hex: int, side: int) -> bool:
    """Whether infantry or line cavalry of the side that is not routed stands next to the hex [W-4.14]."""
    return any(s.army.arm[unit] <= CAVALRY and s.formation[unit] != ROUTED for unit in adjacent(s, hex, side))


def is_near_flank_or_rear(s: State, unit: int, hex: int) -> bool:
    """Whether the hex is flank or rear of the unit, or next to such a hex, outside its control zone [W-6.12]."""
    if controls(s, unit, hex):
        return False
    if is_flank_or_rear(relation(s, unit, hex)):
        return True
    ground, place = s.ground, s.place[unit]
    for direction in range(6):
        beside = ground.near[place * 6 + direction]
        if beside == ground.off or ground.distance(beside, hex) != 1:
            continue
        if is_flank_or_rear(relation(s, unit, beside)):
            return True
    return False


class Field:
    """The zones of all units of one side at once, by hex, as the other side meets them."""

    def __init__(self, s: State, side: int) -> None:
        room = s.ground.room
        self.side: Final = side
        self.foot: Final = [0] * room  # in so many control zones of infantry and batteries
        self.horse: Final = [0] * room  # in so many control zones of cavalry and hussars
        self.front: Final = [0] * room  # in so many front zones
        self.beside: Final = [0] * room  # next to so many units of any kind
        self.firm: Final = [0] * room  # next to so many units that keep hussars away [W-4.14]
        near, off, arms = s.ground.near, s.ground.off, s.army.arm
        for unit in s.army.units_of[side]:
            place = s.place[unit]
            if place == off:
                continue
            arm, is_routed = arms[unit], s.formation[unit] == ROUTED
            for step in range(place * 6, place * 6 + 6):
                hex = near[step]
                self.beside[hex] += 1
                if arm <= CAVALRY and not is_routed:
                    self.firm[hex] += 1
            if is_routed:
                continue
            zone = self.foot if arm in (INFANTRY, ARTILLERY) else self.horse
            for hex in control_hexes(s, unit):
                zone[hex] += 1
            for hex in front_hexes(s, unit):
                self.front[hex] += 1

    def holds(self, hex: int) -> bool:
        """Whether the hex lies in any of these control zones."""
        return self.foot[hex] != 0 or self.horse[hex] != 0
