"""How far a unit comes in this activation: one search over hexes and facings, with the zones that it would meet."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARTILLERY,
    BARRED,
    HALT,
    HUSSAR,
    INFANTRY,
    ROUTED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, stacks

UNREACHED: Final = -1
FACINGS: Final = 6
BESIDE: Final = ((1, 5), (2, 0), (3, 1), (4, 2), (5, 3), (0, 4))  # the facings a sixth away from each


class Reach:
    """Where a unit can come, by `hex * 6 + facing`; units without facing keep the one they have.

    `left` is the most movement points that remain there, UNREACHED where it cannot come; `source` is where it comes
    from. A hex where the unit must stop, or where its movement ends for want of points, is never a source; infantry can
    still turn once there [W-5.8, W-6.5].
    """

    def __init__(self, unit: int, start: int, room: int) -> None:
        self.unit: Final = unit
        self.start: Final = start
        self.left: Final = [UNREACHED] * (room * FACINGS)
        self.source: Final = [UNREACHED] * (room * FACINGS)
        self.found: Final[list[int]] = []  # all that is reached, in no order that means anything

    def hexes(self) -> list[int]:
        """The hexes that are reached, each once, in order."""
        return sorted({place // FACINGS for place in self.found})

    def path(self, place: int) -> list[int]:
        """The way there, start and end included, by hex and facing."""
        way = [place]
        while self.source[way[-1]] != UNREACHED:
            way.append(self.source[way[-1]])
        way.reverse()
        return way


class Terms:
    """What is the same for all units of one kind: where they may not enter, and where they stop."""

    def __init__(self, s: State, unit: int, enemy: Field, free: bool) -> None:
        arm, formation, side = s.army.arm[unit], s.formation[unit], s.army.side[unit]
        self.enemy: Final = enemy
        self.routed: Final = formation == ROUTED
        self.faced: Final = stacks.is_faced(s, unit)
        self.foot: Final = arm == INFANTRY and not self.routed
        self.gun: Final = arm == ARTILLERY
        self.moves: Final = s.charts.may_move[formation]
        self.once: Final = not free and s.order_of(unit) == HALT  # one step only [W-3.8]
        self.turn: Final = costs.turn_price(s, unit) if self.faced else BARRED
        self.cost: Final = s.ground.cost[arm]
        self.shut: Final = [0] * s.ground.room
        self.stop: Final = [0] * s.ground.room
        keeps_off = costs.keeps_off(s, unit, free)
        hussar = arm == HUSSAR and not self.routed
        for hex in range(s.ground.size):
            if enemy.beside[hex] and (keeps_off or (hussar and enemy.firm[hex])):
                self.shut[hex] = 1
            if self.foot and (enemy.foot[hex] or enemy.horse[hex]):
                self.stop[hex] = 1
        self.kept_off: Final = self.shut[:]  # for the enemy's sake alone, so that it may not come back there either
        for one, hex in enumerate(s.place):
            # The unit itself counts where it stands: the terms serve all units of its kind.
            if hex != s.ground.off and not (
                s.army.side[one] == side and stacks.within_limit(s, [*s.units_at(hex), unit])
            ):
                self.shut[hex] = 1
        self.shut[s.ground.off] = 1
        # Relative directions, each with what it costs more
        ways = [(one, 0) for one in (s.rules.forward if self.faced else range(6))]
        if self.faced:
            ways += [(one, costs.BACKWARD) for one in s.rules.facing.backward]
        self.ways: Final = ways
        # The same by facing, in absolute directions
        self.ways_of: Final = [[((facing + one) % 6, more) for one, more in ways] for facing in range(6)]


def reach(s: State, unit: int, enemy: Field, free: bool = False) -> Reach:
    """All places that the unit can come to with the points it has [W-8.1, W-8.2, W-8.3, W-8.4, W-8.5, W-8.6].

    `enemy` holds the zones of the other side. Infantry stops in any control zone; where horse may withdraw from it, it
    may find more way than this promises [W-6.5, W-6.13]. Reactions are not foreseen. `free`: the order does not bind.
    """
    return _reach(s, unit, Terms(s, unit, _once_gone(s, unit, enemy), free))


def _once_gone(s: State, unit: int, enemy: Field) -> Field:
    """The enemy's zones once the unit has left its hex: infantry may be what hides from horse the ground behind it."""
    if not _hides(s, unit):
        return enemy
    other = s.copy()
    other.lift(unit)
    return Field(other, enemy.side)


def _hides(s: State, unit: int) -> bool:
    place = s.place[unit]
    if s.army.arm[unit] != INFANTRY or len(s.units_at(place)) > 1:
        return False
    return any(s.is_horse(one) for one in zones.adjacent(s, place, 1 - s.army.side[unit]))


def _reach(s: State, unit: int, terms: Terms) -> Reach:
    points, start = costs.left(s, unit), s.place[unit] * FACINGS + s.facing[unit]
    found = Reach(unit, start, s.ground.room)
    if terms.gun and (terms.turn == ALL or terms.enemy.front[start // FACINGS] > 0):
        _turn_gun(s, unit, terms, found, points)
        return found
    may_wheel = s.wheeled[unit] < costs.FOOT_TURNS
    if not terms.stop[start // FACINGS]:
        first = [start]
        if terms.turn == 0:
            first += [start - start % FACINGS + facing for facing in range(FACINGS) if facing != start % FACINGS]
        _search(s, terms, found, first, points, may_wheel)
        return found
    # Infantry that begins in a zone turns in zones once in all: where it is, or where it will have stopped [W-5.8].
    _search(s, terms, found, [start], points, may_wheel)
    if may_wheel and terms.turn <= points:
        turned = [start - start % FACINGS + (start + one) % FACINGS for one in (1, 5)]
        other = Reach(unit, start, s.ground.room)
        _search(s, terms, other, turned, points - terms.turn, False)
        _merge(found, other, turned)
    return found


def _merge(found: Reach, other: Reach, turned: list[int]) -> None:
    """Take over what the other search reached with more points left."""
    for place in other.found:
        if other.left[place] > found.left[place]:
            if found.left[place] == UNREACHED:
                found.found.append(place)
            found.left[place] = other.left[place]
            found.source[place] = found.start if place in turned else other.source[place]


def _come(found: Reach, queue: list[list[int]], place: int, source: int, points: int) -> None:
    if points > found.left[place]:
        if found.left[place] == UNREACHED:
            found.found.append(place)
        found.left[place] = points
        found.source[place] = source
        queue[points].append(place)


def _turn_gun(s: State, unit: int, terms: Terms, found: Reach, points: int) -> None:
    """An unlimbered battery turns once, for all its points. In an enemy front zone no battery moves or turns.

    [W-5.8, W-6.24, W-11.2]
    """
    queue: list[list[int]] = [[] for _ in range(points + 1)]
    _come(found, queue, found.start, UNREACHED, points)
    hex, facing = found.start // FACINGS, found.start % FACINGS
    if s.spent[unit] == 0 and not terms.enemy.front[hex]:
        for one in (1, 5):
            _come(found, queue, hex * FACINGS + (facing + one) % FACINGS, found.start, 0)


def _search(s: State, terms: Terms, found: Reach, first: list[int], points: int, may_wheel: bool) -> None:
    """Search from these facings of the hex where the unit stands, with so many points."""
    queue: list[list[int]] = [[] for _ in range(points + 1)]
    unspent = s.spent[found.unit] == 0 and (terms.turn == 0 or first[0] == found.start)
    for place in first:
        _come(found, queue, place, UNREACHED if place == found.start else found.start, points)
    if terms.moves:
        for place in first:
            _first_steps(s, terms, found, queue, place, points, unspent)
    _spread(s, terms, found, queue, first)
    if may_wheel and terms.foot:
        arrived = [place for place in found.found if terms.stop[place // FACINGS] and place not in first]
        for place, rest in [(place, found.left[place] - terms.turn) for place in arrived]:
            if rest >= 0:  # a turn where it has stopped ends its move, and so hides no other arrival
                for one in (1, 5):
                    _come(found, queue, place - place % FACINGS + (place + one) % FACINGS, place, rest)


def _first_steps(
    s: State, terms: Terms, found: Reach, queue: list[list[int]], place: int, points: int, unspent: bool
) -> None:
    """From where the unit stands: a first step may be dearer than its points, and front zones may hold it [W-8.5]."""
    hex, facing = place // FACINGS, place % FACINGS
    for relative, more in terms.ways:
        step = hex * 6 + (facing + relative) % 6
        target, cost = s.ground.near[step], terms.cost[step]
        if terms.shut[target] or cost == BARRED:
            continue
        cost = 1 if terms.routed else cost + more
        if (cost <= points or unspent) and _leaves(s, terms, found.unit, target, more):
            _come(found, queue, target * FACINGS + facing, place, max(points - cost, 0))


def _spread(s: State, terms: Terms, found: Reach, queue: list[list[int]], first: list[int]) -> None:
    """Go on from all that has been reached, from many points left to few. Written out, for it is asked all the time."""
    near, left, source, reached = s.ground.near, found.left, found.source, found.found
    shut, stop, cost_of, ways_of, turn = terms.shut, terms.stop, terms.cost, terms.ways_of, terms.turn
    routed, once, start = terms.routed, terms.once, found.start // FACINGS
    # It may come back to where it began, unless that lies beside an enemy whom it may not approach.
    back = start if stacks.fits(s, found.unit, start) and not terms.kept_off[start] else -1
    for points in range(len(queue) - 1, -1, -1):
        for place in queue[points]:
            if left[place] != points:
                continue  # it has been reached for less
            hex = place // 6
            facing = place - hex * 6
            # Held is who has stopped in a zone, or made his one step; not who has not moved yet.
            if terms.moves and (not (once or stop[hex]) or (hex == start and (not stop[hex] or place in first))):
                for direction, more in ways_of[facing]:
                    step = hex * 6 + direction
                    target = near[step]
                    cost = 1 if routed and cost_of[step] != BARRED else cost_of[step] + more
                    if cost > points or (shut[target] and target != back):
                        continue
                    rest = points - cost
                    there = target * 6 + facing
                    if rest > left[there]:
                        if hex == start and not _leaves(s, terms, found.unit, target, more):
                            continue
                        if left[there] < 0:
                            reached.append(there)
                        left[there] = rest
                        source[there] = place
                        queue[rest].append(there)
            if turn > points or stop[hex]:
                continue
            rest = points - turn
            for beside in BESIDE[facing]:
                there = hex * 6 + beside
                if rest > left[there]:
                    if left[there] < 0:
                        reached.append(there)
                    left[there] = rest
                    source[there] = place
                    queue[rest].append(there)


def _leaves(s: State, terms: Terms, unit: int, target: int, more: int) -> bool:
    """Whether enemy front zones let the unit go from where it stands [W-6.22, W-6.24]."""
    return not terms.enemy.front[s.place[unit]] or costs.lets_go(s, unit, target, more > 0)


def whole(s: State, side: int, units: list[int]) -> dict[int, Reach]:
    """The reach of each of these units of the side; those that stand alike share one search."""
    enemy = Field(s, 1 - side)
    terms: dict[tuple[int, ...], Terms] = {}
    known: dict[tuple[int, ...], Reach] = {}
    found: dict[int, Reach] = {}
    for unit in units:
        kind = (s.army.arm[unit], s.army.impetus[unit], s.formation[unit], s.order_of(unit))
        alike = (*kind, s.place[unit], s.facing[unit], s.spent[unit], s.wheeled[unit])
        if _hides(s, unit):
            found[unit] = reach(s, unit, enemy)
            continue
        if alike not in known:
            if kind not in terms:
                terms[kind] = Terms(s, unit, enemy, False)
            known[alike] = _reach(s, unit, terms[kind])
        found[unit] = known[alike]
    return found
