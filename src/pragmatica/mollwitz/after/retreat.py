"""Where units retreat and withdraw to (chapters 6 and 13)."""

from __future__ import annotations

from pragmatica.boards.hex import DIRECTIONS, length
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import BARRED, SKIRMISH
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import stacks


class Way:
    """The hexes among which the owner chooses, all equally good; whether going there routs; none: eliminated."""

    def __init__(self, hexes: list[int], routs: bool) -> None:
        self.hexes = hexes
        self.routs = routs


def is_passable(s: State, units: list[int], hex: int, direction: int) -> bool:
    """Whether terrain and side let these units pass, and the field goes on there [W-13.32, W-13.38]."""
    if s.ground.near[hex * 6 + direction] == s.ground.off:
        return False
    return all(s.ground.cost[s.army.arm[unit]][hex * 6 + direction] < BARRED for unit in units)


def is_open(s: State, units: list[int], hex: int, direction: int) -> bool:
    """Whether the neighbour can be retreated to: passable, and no enemy is in it [W-13.32]."""
    if not is_passable(s, units, hex, direction):
        return False
    return s.side_at(s.ground.near[hex * 6 + direction]) != 1 - s.army.side[units[0]]


def retreat(s: State, units: list[int], hex: int, causes: list[int]) -> Way:
    """Where these units of one hex retreat to from the enemies in the hexes `causes`.

    One hex farther from them, of several attackers from as many as can be; outside enemy front zones before inside,
    then backward before the slanting ways before the rest. As a last resort into a front zone, which routs if terrain
    or the end of the field barred the way; then anywhere, routed; else they are eliminated [W-13.32, W-13.33, W-13.35].
    """
    ground, side = s.ground, s.army.side[units[0]]
    near = [ground.near[hex * 6 + direction] for direction in range(6)]
    farther = [_farther(s, hex, one, causes) if one != ground.off else -1 for one in near]
    off_field = [_off_farther(s, hex, direction, causes) for direction in range(6)]
    open_ways = [direction for direction in range(6) if is_open(s, units, hex, direction)]
    good = [direction for direction in open_ways if farther[direction] > 0]
    if not good:
        return Way([near[direction] for direction in open_ways], True)
    most = max([farther[direction] for direction in good])
    good = [direction for direction in good if farther[direction] == most]
    safe = [direction for direction in good if not zones.in_front_zone(s, near[direction], 1 - side)]
    closed = any(
        (farther[direction] > 0 or off_field[direction]) and not is_passable(s, units, hex, direction)
        for direction in range(6)
    )
    best = _first(s, units[0], safe or good)
    return Way([near[direction] for direction in best], not safe and closed)


def _farther(s: State, hex: int, other: int, causes: list[int]) -> int:
    """From how many of the causes the other hex is farther."""
    distance = s.ground.distance
    return sum([distance(other, cause) > distance(hex, cause) for cause in causes])


def _off_farther(s: State, hex: int, direction: int, causes: list[int]) -> bool:
    """Whether a neighbour beyond the end of the field would be farther from a cause."""
    ground = s.ground
    if ground.near[hex * 6 + direction] != ground.off:
        return False
    step = DIRECTIONS[direction]
    q, r = ground.q[hex] + step[0], ground.r[hex] + step[1]
    for cause in causes:
        away = length(q - ground.q[cause], r - ground.r[cause])
        if away > ground.distance(hex, cause):
            return True
    return False


def _first(s: State, unit: int, ways: list[int]) -> list[int]:
    """Of these directions those that are most backward [W-13.32]."""
    if not stacks.is_faced(s, unit) or s.formation[unit] == SKIRMISH:
        return ways
    ranks = [_slant(s, unit, direction) for direction in ways]
    return [direction for direction, rank in zip(ways, ranks, strict=True) if rank == min(ranks)]


def _slant(s: State, unit: int, direction: int) -> int:
    relative = (direction - s.facing[unit]) % 6
    return 0 if relative == 3 else 1 if relative in (2, 4) else 2


def withdrawal(s: State, units: list[int], hex: int, mover: int) -> list[int]:
    """The hexes for one step of a withdrawal from the mover; none: the stack stays.

    Backward with facing kept, hussars away from the mover; barred, to any neighbour not nearer to him; next to an enemy
    only where nothing else is left [W-6.11, W-6.17].
    """
    ground, side = s.ground, s.army.side[units[0]]
    distance = ground.distance(hex, mover)
    free: list[int] = []
    straight: list[int] = []
    back = [(s.facing[units[0]] + one) % 6 for one in s.rules.facing.backward]
    for direction in range(6):
        target = ground.near[hex * 6 + direction]
        if not is_open(s, units, hex, direction) or not _room(s, units, target):
            continue
        away = ground.distance(target, mover)
        if s.formation[units[0]] == SKIRMISH:
            if away > distance:
                straight.append(target)
        elif direction in back:
            straight.append(target)
        if away >= distance:
            free.append(target)
    safe = [target for target in straight if not zones.is_adjacent(s, target, 1 - side)]
    others = [target for target in free if not zones.is_adjacent(s, target, 1 - side)]
    return safe or others or straight or free


def _room(s: State, units: list[int], target: int) -> bool:
    """Whether the stack finds room there within the limit [W-6.11, W-7.1]."""
    return stacks.within_limit(s, [*s.units_at(target), *units])


def overfills(s: State, units: list[int], target: int) -> bool:
    """Whether the retreat hex would break the limit: the units then go one hex farther, through it [W-13.34]."""
    return not _room(s, units, target)
