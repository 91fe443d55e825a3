"""Where routed units flee, and what becomes of them when an enemy comes next to them (chapter 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.after import retreat
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ARTILLERY, INFANTRY, NO_UNIT
from pragmatica.mollwitz.kept.state import State

Path = tuple[int, ...]

# What contact does to a routed unit [W-13.24], the worst last
NOTHING: Final = 0
FLEES: Final = 1
TESTS: Final = 2  # fails: eliminated; passes: flees
DESTROYED: Final = 3


def paths(s: State, unit: int, start: int, enemy: int) -> list[Path]:
    """The best ways of a flight from the enemy in a hex, among which the owner chooses; none: eliminated.

    Three steps, no hex twice, none nearer to that enemy. First those that end at least three hexes from him, then those
    that end next to no unrouted enemy, then those with the fewest hexes in enemy front zones [W-13.37, W-13.38].
    """
    steps = s.charts.flight
    found: list[Path] = []
    _go(s, unit, [start], enemy, steps, found)
    if not found:
        return []
    marks = [_mark(s, unit, path, enemy, steps) for path in found]
    best = min(marks)
    return [path for path, mark in zip(found, marks, strict=True) if mark == best]


def distinct(s: State, unit: int, start: int, paths: list[Path]) -> list[Path]:
    """Of these ways one for each that makes a difference: where it ends, whom it shakes, what ground it crosses.

    [W-13.36, W-13.37, W-13.39]
    """
    found: dict[tuple[int, tuple[int, ...], int], Path] = {}
    for path in paths:
        before, ground = start, 0
        for hex in path:
            ground += s.ground.loss[s.army.arm[unit]][before * 6 + s.ground.direction(before, hex)]
            before = hex
        shaken = tuple(sorted([hex for hex in path if s.head[hex] != NO_UNIT]))
        found.setdefault((path[-1], shaken, ground), path)
    return list(found.values())


def _go(s: State, unit: int, way: list[int], enemy: int, steps: int, found: list[Path]) -> None:
    """Lengthen the way in every lawful direction; what is complete goes to `found`, without its start."""
    if len(way) > steps:
        found.append(tuple(way[1:]))
        return
    here, ground = way[-1], s.ground
    distance = ground.distance(here, enemy)
    for direction in range(6):
        target = ground.near[here * 6 + direction]
        if not retreat.is_open(s, [unit], here, direction) or target in way:
            continue
        if ground.distance(target, enemy) >= distance:
            way.append(target)
            _go(s, unit, way, enemy, steps, found)
            way.pop()


def _mark(s: State, unit: int, path: Path, enemy: int, steps: int) -> tuple[int, int, int]:
    """How bad a way is: 0 in a place is good [W-13.37]."""
    side = s.army.side[unit]
    near = int(s.ground.distance(path[-1], enemy) < steps)
    caught = int(ends_badly(s, side, path[-1]))
    return near, caught, len([hex for hex in path if zones.in_front_zone(s, hex, 1 - side)])


def ends_badly(s: State, side: int, hex: int) -> bool:
    """Whether an unrouted enemy, no battery, stands next to the end of the flight: eliminated [W-13.38]."""
    return any(s.army.arm[enemy] != ARTILLERY and not s.routed(enemy) for enemy in zones.adjacent(s, hex, 1 - side))


def shaken_by(s: State, hex: int, side: int) -> list[int]:
    """The own unrouted units of a hex that lose 1 when a unit flees into or through it; not batteries.

    [W-13.4, W-13.39]
    """
    return [unit for unit in s.fighters_at(hex) if s.army.side[unit] == side and not s.routed(unit)]


def contact(s: State, unit: int, enemies: list[int]) -> int:
    """What happens to a routed unit next to these enemies: the worst row of the table that fits, once [W-13.24].

    Batteries and routed enemies do nothing; hussars count as cavalry.
    """
    found = NOTHING
    rows = (DESTROYED, TESTS) if s.army.arm[unit] == INFANTRY else (TESTS, FLEES)  # by horse, by foot
    for enemy in enemies:
        arm = s.army.arm[enemy]
        if arm == ARTILLERY or s.routed(enemy):
            continue
        found = max(found, rows[int(arm == INFANTRY)])
    return found


def touched(s: State, unit: int) -> list[int]:
    """The enemies next to a routed unit that matter to it, those with the worst effect alone [W-13.24]."""
    enemies = zones.adjacent(s, s.place[unit], 1 - s.army.side[unit])
    worst = contact(s, unit, enemies)
    return [enemy for enemy in enemies if worst != NOTHING and contact(s, unit, [enemy]) == worst]


def endangered(s: State) -> list[int]:
    """The routed units of either side that an enemy touches as an activation begins [W-2.15, W-13.24]."""
    return [unit for unit in range(s.army.units) if s.on_field(unit) and s.routed(unit) and touched(s, unit)]


def touched_by(s: State, mover: int) -> list[int]:
    """The routed enemies next to a unit that has just come there [W-13.24, W-6.25]."""
    near = zones.adjacent(s, s.place[mover], 1 - s.army.side[mover])
    return [unit for unit in near if s.routed(unit) and contact(s, unit, [mover]) != NOTHING]
