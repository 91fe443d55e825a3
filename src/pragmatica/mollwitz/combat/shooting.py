"""Who may fire at whom, who may answer, and which shots are left (chapters 6, 10 and 11)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import sight, zones
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    BENT_LEFT,
    BENT_RIGHT,
    INFANTRY,
    NO_ZONE,
    REAR,
    SHOTS,
    SILENCED,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders

MARKER_ZONE: Final = 1  # what a marker covers; of a bent line that is attacked from the rear this shot goes there
FRONT_ZONE: Final = 0  # of which regimental guns, and batteries, use the shot


def is_able(s: State, unit: int) -> bool:
    """Whether the unit can fire at all: infantry not routed, with no battery on top of it; a battery alone or on top.

    [W-10.5, W-10.8, W-11.2, W-11.11]
    """
    if not s.on_field(unit) or not s.charts.may_fire[s.formation[unit]]:
        return False
    arm = s.army.arm[unit]
    if arm == ARTILLERY:
        return s.head[s.place[unit]] == unit
    return arm == INFANTRY and s.morale[unit] > 0 and not s.army.is_battery[s.head[s.place[unit]]]


def has_shot(s: State, unit: int, zone: int) -> bool:
    """Whether the fire zone has not yet fired in this activation [W-6.7, W-10.14]."""
    return zone != NO_ZONE and s.shots[unit] & (SHOTS[zone] | SILENCED) == 0


def use_shot(s: State, unit: int, zone: int, reacting: bool = False) -> None:
    """Note that the zone has fired. With `one_volley` off, reactions are counted apart [W-6.7]."""
    if s.rules.one_volley or not reacting:
        s.shots[unit] |= SHOTS[zone]


def silence(s: State, unit: int) -> None:
    """No zone of the unit fires any more in this activation, whether or not any has [W-11.12]."""
    s.shots[unit] |= SILENCED


def has_fired(s: State, unit: int) -> bool:
    """Whether any of its zones has fired in this activation."""
    return s.shots[unit] & ~SILENCED != 0


def zone_towards(s: State, unit: int, hex: int) -> int:
    """The zone with whose shot the unit could fire at the hex, by place alone; NO_ZONE if by none.

    Infantry fires next to itself into its zones, and with regimental guns farther off in front; a battery at what it
    sees in front [W-5.4, W-10.6, W-10.9, W-11.3].
    """
    distance = s.ground.distance(s.place[unit], hex)
    charts = s.charts
    if s.army.arm[unit] == ARTILLERY:
        least, most = 1, min(charts.range, s.army.reach[unit])
    elif distance == 1:
        return zones.fire_zone(s, unit, hex)
    elif s.army.has_guns[unit]:
        least, most = charts.guns_from, charts.guns_to
    else:
        return NO_ZONE
    if not least <= distance <= most or not zones.in_wedge(s, unit, hex):
        return NO_ZONE
    return FRONT_ZONE if sight.sees(s, s.place[unit], hex) else NO_ZONE


def zone_in_melee(s: State, unit: int, hex: int) -> int:
    """The zone with whose shot it could fire at who attacks it from there: a bent line covers its rear then.

    Its marker has one shot, for the flank or the rear [W-4.6, W-10.15].
    """
    if s.formation[unit] in (BENT_LEFT, BENT_RIGHT) and zones.relation(s, unit, hex) == REAR:
        return MARKER_ZONE
    return zone_towards(s, unit, hex)


def can_fire_at(s: State, unit: int, hex: int) -> bool:
    """Whether the unit can fire at the hex and has the shot left [W-10.6, W-10.14, W-9.6]."""
    return is_able(s, unit) and has_shot(s, unit, zone_towards(s, unit, hex))


def targets(s: State, unit: int) -> list[int]:
    """The enemy hexes at which the unit may fire in its own combat step.

    Infantry that is bound to fight may not turn its guns elsewhere instead [W-10.2, W-10.6, W-10.9, W-10.16, W-11.3].
    """
    if not is_able(s, unit):
        return []
    foe, ground = 1 - s.army.side[unit], s.ground
    if s.army.arm[unit] == ARTILLERY:
        farthest = min(s.charts.range, s.army.reach[unit])
    else:
        farthest = s.charts.guns_to if s.army.has_guns[unit] else 1
        if farthest > 1 and orders.is_bound_to_fight(s, unit):
            farthest = 1
    place = s.place[unit]
    near = {
        s.place[one]
        for one in s.army.units_of[foe]
        if s.on_field(one) and ground.distance(place, s.place[one]) <= farthest
    }
    return [hex for hex in sorted(near) if has_shot(s, unit, zone_towards(s, unit, hex))]


def answerers(s: State, hex: int, firer: int) -> list[int]:
    """The units of the hex that can fire back at the firer: of several the owner chooses one [W-10.10, W-11.7]."""
    return [unit for unit in s.units_at(hex) if not s.routed(unit) and can_fire_at(s, unit, s.place[firer])]


def defenders_fire(s: State, target: int, attackers: list[int]) -> list[tuple[int, int]]:
    """Defensive fire: which unit of the target hex may fire at which attacking hex, a pair each.

    One shot per fire zone, at a stack that is no target of another fire or fight in this combat step, which is for the
    caller to know [W-4.6, W-10.23, W-11.8].
    """
    return [
        (unit, hex)
        for unit in s.units_at(target)
        if not s.routed(unit)
        for hex in attackers
        if s.ground.distance(target, hex) == 1 and is_able(s, unit) and has_shot(s, unit, zone_in_melee(s, unit, hex))
    ]


def is_lone_battery(s: State, hex: int) -> bool:
    """Whether only batteries are in the hex [W-11.8, W-11.9]."""
    return bool(s.units_at(hex)) and not s.fighters_at(hex)


def faces(s: State, battery: int, hex: int) -> bool:
    """Whether an attack from this hex comes at the battery's front: it is unlimbered, and the hex in front [W-11.8]."""
    return s.formation[battery] == UNLIMBERED and zones.in_front(s, battery, hex)
