"""Who may react to a step or a turn, and how (chapters 6 and 11)."""

from __future__ import annotations

from typing import Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.combat.melee import STANDS_BY, Melee
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    BARRED,
    HUSSAR,
    INFANTRY,
    NO_UNIT,
    NO_ZONE,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import Trial
from pragmatica.mollwitz.morale import trials
from pragmatica.mollwitz.moving import formations, stacks

# How far a stack has come with counter-charges in this activation, in `State.tried`
DECLINED: Final = 1
TESTED: Final = 2

# What a unit may do about a mover, as a set
VOLLEY: Final = 1  # infantry, or canister of a battery
FORM: Final = 2  # bent or repelling line
SQUARE: Final = 4
CHARGE: Final = 8  # counter-charge
WITHDRAW: Final = 16
FACE: Final = 32  # turn towards horse at flank or rear, with a test
MUST: Final = 64  # something of it must be chosen


def may_react(s: State, unit: int) -> bool:
    """Whether the unit may react at all: it stood in no enemy front zone at the start, is not routed, has not reacted.

    Infantry that was in square, bent or repelling line has one volley for each fire zone [W-6.7, W-6.8]. Batteries are
    not held by front zones [W-11.6].
    """
    if not s.on_field(unit) or s.routed(unit) or s.reaction[unit]:
        return False
    if s.army.arm[unit] == ARTILLERY:
        return s.reacted[unit] == 0
    if s.engaged[unit]:
        return False
    return s.reacted[unit] == 0 or (s.army.arm[unit] == INFANTRY and s.formed[unit] != 0)


def start(s: State) -> None:
    """Note what counts all through an activation: who stands in a front zone, who is formed [W-2.14, W-2.15, W-6.8]."""
    s.forget()
    note(s)


def note(s: State) -> None:
    """The same where contacts, looked at in between, have already had their effect [W-2.15]."""
    s.began = s.place[:]
    for unit in range(s.army.units):
        if s.on_field(unit):
            s.engaged[unit] = int(zones.in_front_zone(s, s.place[unit], 1 - s.army.side[unit]))
            s.formed[unit] = int(formations.is_formed(s, unit))


def stacks_of_horse(s: State, side: int, near: int) -> list[int]:
    """The hexes with line cavalry or hussars of the side who may react, no farther from a hex than zones reach [W-6.8].

    Nor can anybody be at flank or rear of cavalry, or next to such a hex, from farther off [W-6.2, W-6.12].
    """
    found: list[int] = []
    for place in s.ground.around[near]:
        top = s.head[place]
        if top != NO_UNIT and s.army.side[top] == side and reactors(s, place):
            found.append(place)
    found.sort()
    return found


def reactors(s: State, stack: int) -> list[int]:
    """The horse of a hex that would react together [W-7.5]."""
    return [unit for unit in s.fighters_at(stack) if s.is_horse(unit) and may_react(s, unit)]


def holds(s: State, stack: int, hex: int, through: int = -1) -> bool:
    """Whether the control zone of the stack's horse holds the hex; `through`: as in `sight.sees` [W-6.2]."""
    return any(zones.controls(s, unit, hex, through) for unit in reactors(s, stack))


# -- windows ----------------------------------------------------------------------------------------------------------


def leaving(s: State, mover: int, to: int, together: bool = False) -> list[tuple[int, int]]:
    """The windows that open before a unit steps to another hex: pairs of a stack's hex or a unit, and what it may do.

    First the hexes of cavalry that may charge the mover in its old hex, then the infantry and batteries that may fire
    at it; routed movers open none. `together`: all of the mover's hex go at once.

    [W-6.18, W-6.20, W-6.21, W-6.25, W-6.29]
    """
    if s.routed(mover):
        return []
    here, foe = s.place[mover], 1 - s.army.side[mover]
    through = here if together or len(s.units_at(here)) == 1 else -1
    found = [
        (stack, CHARGE)
        for stack in stacks_of_horse(s, foe, here)
        if holds(s, stack, here) and not holds(s, stack, to, through) and charge_hexes(s, stack, mover)
    ]
    for unit in zones.adjacent(s, here, foe):
        if may_volley(s, unit, here) and zones.controls(s, unit, here) and not zones.controls(s, unit, to):
            found.append((unit, VOLLEY))
    return found


def may_volley(s: State, unit: int, hex: int) -> bool:
    """Whether infantry or a battery may fire at a neighbouring hex as its reaction [W-6.6, W-6.7, W-6.20, W-11.6]."""
    if not may_react(s, unit) or not shooting.can_fire_at(s, unit, hex):
        return False
    return s.reacted[unit] == 0 or zones.fire_zone(s, unit, hex) != NO_ZONE


def entered_batteries(s: State, mover: int) -> list[int]:
    """The batteries, alone or on top, in whose front the mover now stands: they may fire canister [W-6.25, W-11.6]."""
    here = s.place[mover]
    if s.routed(mover) or s.army.arm[mover] == ARTILLERY:
        return []
    return [
        unit
        for unit in zones.adjacent(s, here, 1 - s.army.side[mover])
        if s.formation[unit] == UNLIMBERED and zones.in_front(s, unit, here) and may_volley(s, unit, here)
    ]


def entered_infantry(s: State, mover: int) -> list[tuple[int, int]]:
    """The infantry next to which the mover has come, and what each may do about it [W-6.21, W-6.25].

    A volley at horse in its control zone; a bent or repelling line against whoever is at flank or rear; a square
    against horse.
    """
    if s.routed(mover):
        return []
    here = s.place[mover]
    found: list[tuple[int, int]] = []
    for unit in zones.adjacent(s, here, 1 - s.army.side[mover]):
        if s.army.arm[unit] != INFANTRY or not may_react(s, unit):
            continue
        may = 0
        if s.is_horse(mover) and zones.controls(s, unit, here) and may_volley(s, unit, here):
            may |= VOLLEY
        if s.reacted[unit] == 0:
            if formations.reaction_to(s, unit, here) != formations.NONE:
                may |= FORM
            if formations.may_square_against(s, unit, mover):
                may |= SQUARE
        if may:
            found.append((unit, may))
    return found


def entered_horse(s: State, mover: int, before: int) -> list[tuple[int, int]]:
    """The stacks of horse that the mover's step from the hex `before` concerns, by hex, and what each may or must do.

    Infantry in the zone: charge or withdraw, one of them; at flank or rear: face it and withdraw. Horse in the zone:
    line cavalry may charge, hussars may also withdraw; at flank or rear it may face. Batteries in the zone: charge.
    With the option infantry is answered only when it comes into the zone.

    [W-6.5, W-6.9, W-6.12, W-6.14, W-6.17, W-6.25, W-6.29]
    """
    if s.routed(mover):
        return []
    here, arm = s.place[mover], s.army.arm[mover]
    found: list[tuple[int, int]] = []
    for stack in stacks_of_horse(s, 1 - s.army.side[mover], here):
        units = reactors(s, stack)
        charge = CHARGE if charge_hexes(s, stack, mover) else 0
        if holds(s, stack, here):
            if arm == INFANTRY:
                if not s.rules.zone_reentry and holds(s, stack, before, through=here):
                    continue
                must = 0 if s.rules.cavalry_may_stay else MUST
                found.append((stack, charge | WITHDRAW | must))
            elif s.is_horse(mover) and s.army.arm[units[0]] == HUSSAR:
                found.append((stack, charge | WITHDRAW))
            elif charge:
                found.append((stack, charge))
        elif arm != ARTILLERY and any(zones.is_near_flank_or_rear(s, unit, here) for unit in units):
            found.append((stack, FACE | WITHDRAW | MUST if arm == INFANTRY else FACE))
    return found


def turned(s: State, mover: int) -> list[tuple[int, int]]:
    """The windows that a turn inside enemy control zones opens [W-5.8, W-6.26].

    Against infantry cavalry may charge or withdraw; against horse infantry may fire and cavalry charge.
    """
    if s.routed(mover) or s.army.arm[mover] == ARTILLERY:
        return []
    here, foe = s.place[mover], 1 - s.army.side[mover]
    found: list[tuple[int, int]] = []
    if s.is_horse(mover):
        for unit in zones.adjacent(s, here, foe):
            if s.army.arm[unit] == INFANTRY and zones.controls(s, unit, here) and may_volley(s, unit, here):
                found.append((unit, VOLLEY))
    for stack in stacks_of_horse(s, foe, here):
        if holds(s, stack, here):
            charge = CHARGE if charge_hexes(s, stack, mover) else 0
            may = charge | (0 if s.is_horse(mover) else WITHDRAW)
            if may:
                found.append((stack, may))
    return found


# -- counter-charges and turns ----------------------------------------------------------------------------------------


def charge_hexes(s: State, stack: int, mover: int) -> list[int]:
    """The hexes from which the stack could counter-charge the mover; none where it may not.

    Its own if it is adjacent and has the mover in front, else a front hex next to the mover that it can enter with
    room. Once per activation; hussars take no step next to unrouted foot or cavalry [W-6.7, W-6.17, W-6.19].
    """
    units = reactors(s, stack)
    here, ground = s.place[mover], s.ground
    if not units or any(s.tried[unit] == TESTED for unit in units) or not holds(s, stack, here):
        return []
    if ground.distance(stack, here) == 1:
        return [stack] if all(zones.in_front(s, unit, here) for unit in units) else []
    found: list[int] = []
    if s.army.arm[units[0]] == HUSSAR:
        directions = list(range(6))
    else:
        directions = [(s.facing[units[0]] + one) % 6 for one in s.rules.facing.charge]
    for direction in directions:
        target = ground.near[stack * 6 + direction]
        if target == ground.off or ground.distance(target, here) != 1:
            continue
        if all(can_charge_into(s, unit, stack * 6 + direction, len(units)) for unit in units):
            found.append(target)
    return found


def can_charge_into(s: State, unit: int, step: int, together: int) -> bool:
    """Whether one squadron of so many that charge together may take this step [W-6.19, W-4.14, W-7.1]."""
    target = s.ground.near[step]
    foe = 1 - s.army.side[unit]
    if s.ground.cost[s.army.arm[unit]][step] >= BARRED or s.side_at(target) == foe:
        return False
    if s.army.arm[unit] == HUSSAR and zones.firm_neighbour(s, target, foe):
        return False
    return stacks.within_limit(s, [*s.units_at(target), *[unit] * together])


def facings_towards(s: State, unit: int, hex: int) -> list[int]:
    """The facings that have the hex in front as squarely as can be; the owner chooses among equals [W-6.12]."""
    place, ground = s.place[unit], s.ground
    nearest = grid.sectors(ground.q[hex] - ground.q[place], ground.r[hex] - ground.r[place])
    marks = [
        len([direction for direction in nearest if (direction - facing) % 6 in s.rules.facing.forward])
        for facing in range(6)
    ]
    return [facing for facing in range(6) if marks[facing] == max(marks)]


def charge_trial(s: State, stack: int, base: int, mover: int, leader: int) -> Trial:
    """The test of a counter-charge, with all that the attacker of a melee adds, as if it attacked from `base` already.

    The ratio is that of the charging stack and all non-battery units in the mover's hex [W-6.19].
    """
    units = reactors(s, stack)
    against = trials.effective(s, units, leader)
    attacked = s.attacked[:]
    for unit in s.fighters_at(base):
        if unit not in units:  # who shares the hex does not charge [W-7.10, W-10.36]
            s.attacked[unit] = STANDS_BY
    if base == stack:
        added = Melee(s, s.place[mover], [base], len(units)).attackers_sum(s, base)
        s.attacked = attacked
        return Trial(against, added)
    # They stand there for a moment, and then everybody stands as before.
    involved = s.units_at(stack) + s.units_at(base)
    before = [(unit, s.place[unit], s.below[unit]) for unit in involved]
    heads = s.head[stack], s.head[base]
    for unit in units:
        s.lift(unit)
        s.put(unit, base)
    added = Melee(s, s.place[mover], [base], len(units)).attackers_sum(s, base)
    for unit, place, below in before:
        s.place[unit], s.below[unit] = place, below
    s.head[stack], s.head[base] = heads
    s.attacked = attacked
    return Trial(against, added)
