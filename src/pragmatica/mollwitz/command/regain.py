"""The way back into command (chapter 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.kept.codes import BARRED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, reach

FARTHEST: Final = 60  # movement points that are looked ahead


def hexes(s: State, unit: int) -> set[int]:
    """Where the unit would be in command, all else being as it is [W-3.19, W-3.22]."""
    army, ground, off = s.army, s.ground, s.ground.off
    brigade = army.brigade[unit]
    without = s.copy()
    without.lift(unit)
    found: set[int] = set()
    for leader in ranges.leaders_of(without, brigade):
        start, most = s.leader_at[leader], army.range[leader]
        found.update(ranges.distances(without, start, army.leader_side[leader], most))
        found.update(ground.near[start * 6 : start * 6 + 6])
    for other in ranges.commanded(without, brigade):
        if not s.routed(other):
            place = s.place[other]
            found.update([place, *ground.near[place * 6 : place * 6 + 6]])
    found.discard(off)
    return found


def price(s: State, unit: int) -> int:
    """Movement points, turns counted, of the cheapest way to a hex where the unit is in command; BARRED: none.

    0 where it is in command already. A step or turn is on a cheapest way when it lowers this by what it costs [W-3.22].
    """
    goals = hexes(s, unit)
    if s.place[unit] in goals:
        return 0
    ahead = s.copy()
    ahead.spent[unit] = costs.points(s, unit) - FARTHEST
    found = reach.reach(ahead, unit, Field(ahead, 1 - s.army.side[unit]), free=True)
    best = max([found.left[place] for place in found.found if place // reach.FACINGS in goals], default=-1)
    return BARRED if best < 0 else FARTHEST - best


def steps(s: State, unit: int) -> list[int]:
    """The hexes next to the unit into which a step is on a cheapest way into command [W-3.22]."""
    here, found = price(s, unit), list[int]()
    if here in (0, BARRED):
        return found
    for direction, backward in costs.ways(s, unit):
        step = s.place[unit] * 6 + direction
        hex, cost = s.ground.near[step], costs.price(s, unit, step, backward)
        if hex == s.ground.off or cost >= BARRED or s.side_at(hex) == 1 - s.army.side[unit]:
            continue
        there = s.copy()
        there.lift(unit)
        there.put(unit, hex)
        if price(there, unit) == here - cost:
            found.append(hex)
    return found


# -- brigade commanders -----------------------------------------------------------------------------------------------


def steps_of_leader(s: State, leader: int) -> list[int]:
    """The first steps of a brigade commander's shortest ways into command; none where he is in it, or has no way.

    [W-3.18, W-3.22]
    """
    ground, start, side = s.ground, s.leader_at[leader], s.army.leader_side[leader]
    goals = _hexes_of_leader(s, leader)
    away, firsts, queue = {start: 0}, {start: set[int]()}, [start]
    nearest, found = FARTHEST, set[int]()
    for hex in queue:
        if away[hex] > nearest:
            break
        if hex in goals:
            nearest = away[hex]
            found |= firsts[hex]
            continue
        for target in ground.near[hex * 6 : hex * 6 + 6]:
            if target == ground.off or s.side_at(target) == 1 - side:
                continue
            if target not in away:
                away[target] = away[hex] + 1
                firsts[target] = set[int]()
                queue.append(target)
            if away[target] == away[hex] + 1:
                firsts[target] |= firsts[hex] if hex != start else {target}
    return sorted(found)


def _hexes_of_leader(s: State, leader: int) -> set[int]:
    """Where a brigade commander would be in command."""
    army, found = s.army, set[int]()
    for brigade, led_by in enumerate(s.led_by):
        if led_by != leader:
            continue
        for one in ranges.superiors(s, brigade):
            if s.leads(one):
                found.update(ranges.distances(s, s.leader_at[one], army.leader_side[one], army.range[one]))
        found.update(ranges.relayed(s, brigade))
    return found
