"""How the winners follow (chapter 13)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.codes import BARRED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import stacks


def can_enter(s: State, unit: int, hex: int, direction: int) -> bool:
    """Whether a pursuing unit may take this step: the ground allows it, no enemy is there, and there is room.

    [W-13.43]
    """
    target = s.ground.near[hex * 6 + direction]
    if target == s.ground.off or s.ground.cost[s.army.arm[unit]][hex * 6 + direction] >= BARRED:
        return False
    return s.side_at(target) != 1 - s.army.side[unit] and stacks.fits(s, unit, target)


def axis(s: State, start: int, left: int) -> int:
    """The direction of the flight: from the pursuer's own hex through that which the defender left [W-13.44]."""
    return s.ground.direction(start, left)


def further(s: State, unit: int, place: int, direction: int) -> list[int]:
    """The hexes to which cavalry may go on beyond the one that it has entered, nearest first: three, straight on.

    It stops before enemies, prohibited terrain and overfull hexes [W-13.44].
    """
    found: list[int] = []
    for _ in range(s.charts.pursuit):
        if not can_enter(s, unit, place, direction):
            break
        place = s.ground.near[place * 6 + direction]
        found.append(place)
    return found


def followers(s: State, units: list[int], start: int, left: int) -> list[int]:
    """The units of a stack that find room in the hex that the defender left; the others stay [W-13.42, W-13.43]."""
    direction = axis(s, start, left)
    found: list[int] = []
    for unit in units:
        if s.routed(unit) or s.ground.cost[s.army.arm[unit]][start * 6 + direction] >= BARRED:
            continue
        if stacks.within_limit(s, [*s.units_at(left), *found, unit]):
            found.append(unit)
    return found
