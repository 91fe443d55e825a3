"""The way back into command (chapter 3)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import BARRED, INFANTRY
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, stacks

FARTHEST: Final = 60  # movement points that are looked ahead
BITS: Final = (1, 2, 4, 8, 16, 32)  # of directions

# Entering a hex on the way
SHUT: Final = 0
OPEN: Final = 1
STOPS: Final = 2


def hexes(s: State, unit: int) -> set[int]:
    """Where the unit would be in command, all else being as it is [W-3.19, W-3.22]."""
    return _goals(s, unit)[0]


def _goals(s: State, unit: int) -> tuple[set[int], list[tuple[int, int]]]:
    """The same, and near which hexes these lie, each with how far at most: leaders, units that are in command."""
    army, ground, off = s.army, s.ground, s.ground.off
    brigade = army.brigade[unit]
    without = s.copy()
    without.lift(unit)
    found: set[int] = set()
    near: list[tuple[int, int]] = []
    for leader in ranges.leaders_of(without, brigade):
        start, most = s.leader_at[leader], army.range[leader]
        found.update(ranges.distances(without, start, army.leader_side[leader], most))
        found.update(ground.near[start * 6 : start * 6 + 6])
        near.append((start, max(most, 1)))
    for other in ranges.commanded(without, brigade):
        if not s.routed(other):
            place = s.place[other]
            found.update([place, *ground.near[place * 6 : place * 6 + 6]])
            near.append((place, 1))
    found.discard(off)
    return found, near


def price(s: State, unit: int) -> int:
    """Movement points, turns counted, of the cheapest way to a hex where the unit is in command; BARRED: none.

    0 where it is in command already [W-3.22].
    """
    return Search(s, unit).price


def steps(s: State, unit: int) -> list[int]:
    """The hexes next to the unit into which a step, as it faces, begins a cheapest way into command [W-3.22]."""
    firsts = Search(s, unit).firsts
    return [s.ground.near[s.place[unit] * 6 + direction] for direction in range(6) if firsts & BITS[direction]]


class Search:
    """The cheapest ways of a unit into command: what they cost, and with which steps they begin, as bits.

    It goes on from where least is paid and still to be paid at best, and ends where it first comes into command. Enemy
    control zones stop infantry, and its order does not bind the unit [W-3.22, W-6.5].
    """

    def __init__(self, s: State, unit: int) -> None:
        self.s: Final = s
        self.unit: Final = unit
        self.price = BARRED
        self.firsts = 0
        self._foot: Final = s.army.arm[unit] == INFANTRY
        self._turn: Final = costs.turn_price(s, unit) if stacks.is_faced(s, unit) else BARRED
        self._entering: Final[dict[int, int]] = {}  # what is known of hexes: SHUT, OPEN, STOPS
        self._away: Final[dict[int, int]] = {}  # steps to the nearest goal at least, by hex
        self._paid: Final[dict[int, int]] = {}  # by hex * 6 + facing
        self._begun: Final[dict[int, int]] = {}  # with which first steps, likewise
        self._queue: Final[list[tuple[int, int, int]]] = []  # paid and to pay at best, paid, place
        self._goals, self._aims = _goals(s, unit)
        self._run()

    def _run(self) -> None:
        s, unit, goals = self.s, self.unit, self._goals
        if not goals:
            return
        start = s.place[unit] * 6 + s.facing[unit]
        held = self._foot and bool(zones.controllers(s, s.place[unit], 1 - s.army.side[unit]))
        self._come(start, 0, 0)
        while self._queue:
            best, paid, place = heappop(self._queue)
            if best > self.price:
                return
            if self._paid[place] != paid:
                continue
            hex = place // 6
            if hex in goals:
                self.price = paid
                self.firsts |= self._begun[place]
            elif place == start:
                self._spread(place, paid, not held or s.wheeled[unit] < costs.FOOT_TURNS, True)
            elif hex == s.place[unit]:
                self._spread(place, paid, not held, True)  # it has turned where it stands
            elif self._entering[hex] == OPEN:
                self._spread(place, paid, True, False)

    def _come(self, place: int, paid: int, begun: int) -> None:
        known = self._paid.get(place, BARRED)
        if paid > FARTHEST or paid > known:
            return
        if paid == known:
            self._begun[place] |= begun
            return
        self._paid[place] = paid
        self._begun[place] = begun
        heappush(self._queue, (paid + self._to_go(place // 6), paid, place))

    def _to_go(self, hex: int) -> int:
        """The steps to the nearest goal if nothing were in the way, which no way is cheaper than."""
        known = self._away.get(hex)
        if known is None:
            columns, rows = self.s.ground.q, self.s.ground.r
            known = FARTHEST
            for aim, radius in self._aims:
                q, r = columns[hex] - columns[aim], rows[hex] - rows[aim]
                away = (abs(q) + abs(r) + abs(q + r)) // 2 - radius
                if away < known:
                    known = max(away, 0)
            self._away[hex] = known
        return known

    def _spread(self, place: int, paid: int, turns: bool, first: bool) -> None:
        """Go on from a place; `first`: from where the unit stands, which enemy front zones may not let it leave."""
        s, unit = self.s, self.unit
        hex, facing = place // 6, place % 6
        begun = self._begun[place]
        if turns and self._turn < BARRED:
            for one in (1, 5):
                self._come(hex * 6 + (facing + one) % 6, paid + self._turn, begun)
        for direction, backward in s.rules.ways_of[facing] if self._turn < BARRED else s.rules.all_ways:
            cost = costs.price(s, unit, hex * 6 + direction, backward)
            target = s.ground.near[hex * 6 + direction]
            if cost >= BARRED or self._enters(target) == SHUT:
                continue
            if first and not costs.lets_go(s, unit, target, backward):
                continue
            at_once = BITS[direction] if first and paid == 0 else 0
            self._come(target * 6 + facing, paid + cost, begun | at_once)

    def _enters(self, hex: int) -> int:
        """Whether the unit may enter the hex, and whether it may go on from there."""
        known = self._entering.get(hex)
        if known is None:
            s, foe = self.s, 1 - self.s.army.side[self.unit]
            if hex == s.ground.off or s.side_at(hex) == foe or not stacks.fits(s, self.unit, hex):
                known = SHUT
            else:
                known = STOPS if self._foot and zones.controllers(s, hex, foe) else OPEN
            self._entering[hex] = known
        return known


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
