"""Where a unit should come to stand: every place that it reaches is weighed, the best one wins."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.contact import Contact
from pragmatica.mollwitz.bots.reckoning.plans import ADVANCE, CHARGE, GUARD, HUNT, SHELTER
from pragmatica.mollwitz.bots.reckoning.situation import FAR_AWAY, Situation
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ATTACK, BARRED, INFANTRY, LINE, NO_UNIT
from pragmatica.mollwitz.moving import reach
from pragmatica.mollwitz.moving.reach import Reach

STEP: Final = 0.06  # what a hex nearer to the goal is worth
LAG: Final = 0.3  # what a hex ahead of the line costs
STRIDE: Final = 5  # how far the last of a line come up in one activation
NEIGHBOUR: Final = 0.05  # what a friend beside a battalion, facing alike, is worth
LATE: Final = 0.5  # haste from which objectives count
PRIZE: Final = 0.3  # what it is worth to stand on one that the enemy holds
GAIN: Final = 0.02  # less is not worth a step
MOST_PRESSURE: Final = 4.0
DEPTH: Final = 3  # hexes between the lines
COVER: Final = 0.15  # what it is worth to stand by a battery, for each stack of horse that could ride it down
GUNS_IN_REACH: Final = 0.12
TURN_TO: Final = 0.02  # what it is worth to look at the nearest enemy
# What open neighbours cost for each stack of horse that could strike from there: front, flank, rear
FOOT_OPEN: Final = (0.004, 0.05, 0.07)
HORSE_OPEN: Final = (0.03, 0.06, 0.08)
BOLD: Final = 0.3  # of that, what whoever charges thinks of it
PRESSING: Final = 0.6  # and whoever has to come to the enemy
HURRIED: Final = 0.15  # and when it has hardly time for it


class Placing:
    """The places that a unit, or two as one stack, can come to, and what they are worth."""

    def __init__(self, sit: Situation, units: list[int], free: bool = False) -> None:
        self.sit: Final = sit
        self.units: Final = units
        self.unit: Final = units[0]
        s = sit.s
        self.arm: Final = sit.army.arm[self.unit]
        self.wing: Final = sit.army.wing[self.unit]
        self.role: Final = plans.role(sit, self.wing)
        self.start: Final = s.place[self.unit]
        self.facing: Final = s.facing[self.unit]
        self.faced: Final = s.formation[self.unit] == LINE
        self.attacks: Final = s.order_of(self.unit) == ATTACK or self.role == HUNT or free
        self.contact: Final = Contact(sit, units, self.attacks)
        self.advances: Final = s.order_of(self.unit) == ATTACK and self.faced
        self.comes: Final = plans.must_come(sit)
        self.hurries: Final = self.arm == INFANTRY and plans.must_hurry(sit, self.wing)
        self.free: Final = free
        self._reach: Reach | None = None
        self.row: Final = plans.row_for_bonus(sit, self.unit)
        self.limit: Final = self._limit()
        self.goals: Final = self._goals()
        self.prizes: Final = self._prizes()
        self._towards: Final[dict[int, float]] = {}
        self._bared: Final[dict[int, list[float]]] = {}

    @property
    def reach(self) -> Reach:
        """All places that it can come to."""
        if self._reach is None:
            self._reach = reach.reach(self.sit.s, self.unit, self.sit.enemy, self.free)
        return self._reach

    # -- the search ---------------------------------------------------------------------------------------------------

    def best(self) -> int:
        """The best place, as hex * 6 + facing; where it stands, if nothing is better by enough."""
        here = self.reach.start
        best, most = here, self.score(here) + GAIN
        for place in self.reach.found:
            hex = place // 6
            if hex != self.start and self.sit.s.head[hex] != NO_UNIT and not self.covers(hex):
                continue  # but for guns, stacks are not made on the way
            score = self.score(place)
            if score > most:
                best, most = place, score
        return best

    def best_facing(self) -> int:
        """The facing in which it stands best where it is."""
        hex = self.start
        return max(range(6), key=lambda facing: self.stands(hex, facing) + (0.01 if facing == self.facing else 0.0))

    def stands(self, hex: int, facing: int) -> float:
        """What it is worth to stand there and face so."""
        found = self.company(hex, facing) + self.looks(hex, facing) - self.open(hex, facing)
        if self.covers(hex):
            found += COVER * min(self.sit.pressure(hex), MOST_PRESSURE)
        if self.sit.enemy.beside[hex]:
            return found + self.contact.worth(hex, facing)
        if self.arm != INFANTRY and self.sit.enemy.horse[hex]:
            return found - self.contact.danger(hex, facing)
        return found + (self.guns(hex, facing) if self.arm == INFANTRY else 0.0)

    def score(self, place: int) -> float:
        """What it is worth to end the action there; under Attack a step straight ahead follows [W-8.7]."""
        hex, facing = self.after(place)
        found = self.towards(hex) + self.stands(hex, facing)
        if self.sit.ground.loss[self.arm][hex * 6] and hex != self.start:
            found -= 0.1
        return found

    def after(self, place: int) -> tuple[int, int]:
        """Where a unit stands that ends its action in this place."""
        hex, facing = place // 6, place % 6
        s, near = self.sit.s, self.sit.ground.near
        if not self.advances:
            return hex, facing
        for one in (5, 0, 1):
            ahead = near[hex * 6 + (facing + one) % 6]
            if s.side_at(ahead) == self.sit.foe and ahead != self.sit.ground.off:
                return hex, facing
        step = hex * 6 + facing
        ahead = near[step]
        if ahead == self.sit.ground.off or s.ground.cost[self.arm][step] >= BARRED:
            return hex, facing
        if s.head[ahead] != NO_UNIT and ahead != self.start and not self.covers(ahead):
            return hex, facing
        if self.arm == INFANTRY and self.sit.enemy.holds(hex) and self.sit.enemy.beside[hex]:
            return hex, facing
        return ahead, facing

    def covers(self, hex: int) -> bool:
        """Whether the unit would stand with a battery of its own that has nobody else by it [W-7.1, W-7.5]."""
        if self.arm != INFANTRY:
            return False
        s = self.sit.s
        others = [one for one in s.units_at(hex) if one != self.unit]
        return len(others) == 1 and s.army.is_battery[others[0]] and s.army.side[others[0]] == self.sit.side

    # -- what counts --------------------------------------------------------------------------------------------------

    def towards(self, hex: int) -> float:
        """How well the hex serves what the wing is for."""
        found = self._towards.get(hex)
        if found is None:
            found = self._towards[hex] = self._serves(hex)
        return found

    def _serves(self, hex: int) -> float:
        sit = self.sit
        if self.row is not None:
            return -STEP * max(self.row - sit.ground.row[hex], 0) + (PRIZE if sit.ground.row[hex] >= self.row else 0.0)
        if self.role == ADVANCE:
            want = 1 if self.attacks else 2
            ahead = max(plans.forward(sit, hex) - self.limit, 0.0)
            off = min(abs(sit.away(hex, self.goals) - want), sit.away(hex, self.prizes))
            return -STEP * 1.5 * off - LAG * ahead + (PRIZE if hex in self.prizes else 0.0)
        if self.role == GUARD:
            gap = self.limit - plans.forward(sit, hex)
            return -STEP * abs(gap - DEPTH) - STEP / 2 * max(sit.away(hex, self.goals) - DEPTH, 0)
        if self.role in (CHARGE, HUNT):
            return -STEP * sit.away(hex, self.goals)
        if self.role == SHELTER:
            return -STEP * max(sit.away(hex, self.goals) - 1, 0)
        return -2 * STEP * sit.ground.distance(hex, self.start)

    def _limit(self) -> float:
        """How far down the field a line goes at once, that none stays behind; for a second line where the first is."""
        sit = self.sit
        if self.role == ADVANCE:
            foot = plans.foot_of(sit, self.wing)
            return plans.rearmost(sit, foot) + STRIDE if foot else FAR_AWAY
        if self.role == GUARD:
            first = self._first_line()
            return plans.front(sit, first) if first else 0.0
        return 0.0

    def _first_line(self) -> list[int]:
        """The battalions of other lines behind which a second one stands: the three nearest."""
        sit, place = self.sit, self.sit.s.place
        others = [
            unit
            for wing, kind in enumerate(sit.army.wing_kind)
            if kind == "infantry_line" and wing != self.wing and sit.army.wing_side[wing] == sit.side
            for unit in plans.foot_of(sit, wing)
        ]
        return sorted(others, key=lambda unit: sit.ground.distance(place[unit], self.start))[:3]

    def _prizes(self) -> list[int]:
        """The objectives that the enemy holds, once it is time to think of them [W-S.6]."""
        sit, s = self.sit, self.sit.s
        if plans.haste(sit) < LATE:
            return []
        return [hex for hex, side in zip(s.rules.lineup.goals, s.holder, strict=True) if side != sit.side]

    def _goals(self) -> list[int]:
        """What the unit makes for."""
        sit, s = self.sit, self.sit.s
        if self.role == ADVANCE:
            return sit.foe_foot or sit.firm_hexes
        if self.role == GUARD:
            return sorted({sit.s.place[unit] for unit in self._first_line()})
        if self.role == SHELTER:
            return sit.own_foot
        if self.role == HUNT:
            routed = [s.place[unit] for unit in sit.enemies if s.routed(unit)]
            guns = [s.place[unit] for unit in sit.firm if sit.army.is_battery[unit]]
            return routed + guns or sit.foe_horse or sit.firm_hexes
        if self.role == CHARGE:
            return self._nearest(sit.foe_horse + self._backs())
        return sit.firm_hexes

    def _nearest(self, hexes: list[int]) -> list[int]:
        """A dozen of them are enough."""
        start, distance = self.start, self.sit.ground.distance
        return sorted(hexes, key=lambda hex: distance(start, hex))[:12]

    def _backs(self) -> list[int]:
        """The free hexes in flank and rear of enemy foot."""
        s, ground = self.sit.s, self.sit.ground
        return [
            hex
            for unit in self.sit.firm
            if s.army.arm[unit] == INFANTRY
            for hex in ground.near[s.place[unit] * 6 : s.place[unit] * 6 + 6]
            if hex != ground.off and s.head[hex] == NO_UNIT
            if zones.is_flank_or_rear(zones.relation(s, unit, hex))
        ]

    def open(self, hex: int, facing: int) -> float:
        """What it costs that enemy horse can come at the unit from hexes in which no friend stands."""
        sit = self.sit
        if not self.faced or not sit.foe_horse:
            return 0.0
        bare = self._bare(hex)
        if not bare:
            return 0.0
        front, flank, rear = FOOT_OPEN if self.arm == INFANTRY else HORSE_OPEN
        found = front * bare[facing] + front * bare[(facing + 1) % 6] + front * bare[(facing + 5) % 6]
        found = found + flank * bare[(facing + 2) % 6] + flank * bare[(facing + 4) % 6] + rear * bare[(facing + 3) % 6]
        if self.role == CHARGE:
            found *= BOLD
        elif self.hurries:
            found *= HURRIED
        elif self.comes:
            found *= PRESSING
        return found * sit.army.points[self.unit] / 3 * len(self.units) if self.arm == INFANTRY else found

    def _bare(self, hex: int) -> list[float]:
        """How much horse could strike from each neighbour in which no friend stands, by direction; empty: none does."""
        found = self._bared.get(hex)
        if found is None:
            sit, found, most = self.sit, list[float](), 0.0
            for beside in sit.ground.near[hex * 6 : hex * 6 + 6]:
                if beside == sit.ground.off or (sit.s.side_at(beside) == sit.side and beside != self.start):
                    found.append(0.0)
                else:
                    found.append(min(sit.pressure(beside), MOST_PRESSURE))
                    most = max(most, found[-1])
            if most == 0.0:
                found.clear()
            self._bared[hex] = found
        return found

    def company(self, hex: int, facing: int) -> float:
        """What friends are worth who carry on the line to either side."""
        if self.arm != INFANTRY:
            return 0.0
        near, step = self.sit.ground.near, hex * 6
        found = int(self._carries_on(near[step + (facing + 1) % 6], facing))
        found += int(self._carries_on(near[step + (facing + 2) % 6], facing))
        found += int(self._carries_on(near[step + (facing + 4) % 6], facing))
        found += int(self._carries_on(near[step + (facing + 5) % 6], facing))
        return NEIGHBOUR * min(found, 2)

    def _carries_on(self, hex: int, facing: int) -> bool:
        """Whether own foot that faces so stands there."""
        s = self.sit.s
        friend = s.head[hex] if hex != self.sit.ground.off else NO_UNIT
        if friend in (NO_UNIT, self.unit) or s.army.side[friend] != self.sit.side:
            return False
        return s.army.arm[friend] == INFANTRY and s.facing[friend] == facing

    def looks(self, hex: int, facing: int) -> float:
        """A small preference for facing the enemy."""
        if not self.faced or not self.sit.firm_hexes:
            return 0.0
        ground = self.sit.ground
        ahead = ground.near[hex * 6 + facing]
        if ahead == ground.off:
            return -TURN_TO
        return TURN_TO * (self.sit.nearest(hex) - self.sit.nearest(ahead))

    def guns(self, hex: int, facing: int) -> float:
        """What it is worth for a battalion with guns to have an enemy before them [W-10.9]."""
        s, charts = self.sit.s, self.sit.s.charts
        if not s.army.has_guns[self.unit]:
            return 0.0
        if not charts.guns_from <= self.sit.nearest(hex) <= charts.guns_to:
            return 0.0
        ground = self.sit.ground
        for one in self.sit.firm_hexes:
            if ground.distance(hex, one) <= charts.guns_to:
                q, r = ground.q[one] - ground.q[hex], ground.r[one] - ground.r[hex]
                if s.rules.facing.in_wedge(q, r, facing):
                    return GUNS_IN_REACH
        return 0.0
