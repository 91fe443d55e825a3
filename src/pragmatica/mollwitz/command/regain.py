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
