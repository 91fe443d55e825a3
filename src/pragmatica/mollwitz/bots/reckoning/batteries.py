"""Where a battery should stand and unlimber: every place that it reaches is weighed, the best one wins."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.situation import Situation
from pragmatica.mollwitz.field import sight
from pragmatica.mollwitz.kept.codes import INFANTRY
from pragmatica.mollwitz.moving.reach import Reach

GOOD: Final = 8  # hexes up to which a target is worth unlimbering for
CLOSE: Final = 3  # hexes from the enemy that batteries keep, where they can
TOO_NEAR: Final = 0.5  # what each hex nearer costs
EXPOSED: Final = 0.4  # what it costs to be alone, for each stack of enemy horse that could ride the battery down
MOST_PRESSURE: Final = 4.0


class Battery:
    """A battery, and the places that it may be served from."""

    def __init__(self, sit: Situation, unit: int) -> None:
        self.sit: Final = sit
        self.unit: Final = unit
        self._foremost: Final = max([plans.forward(sit, hex) for hex in sit.own_foot], default=0.0)  # of its own foot

    def best(self, found: Reach) -> int:
        """The best place that it reaches, as hex * 6 + facing.

        Of equals where it is, or always the same: turns are free, and who wavers between two never ends his action.
        """
        best, most = found.start, self.promise(found.start) if found.found else 0.0
        for place in found.found:
            promise = self.promise(place)
            if promise > most or (promise == most and place > best != found.start):
                best, most = place, promise
        return best

    def targets(self, hex: int, facing: int) -> float:
        """What it could fire at from there within a good distance, the nearer the more."""
        s, ground, found = self.sit.s, self.sit.ground, 0.0
        for target in self.sit.firm_hexes:
            distance = ground.distance(hex, target)
            if distance > GOOD:
                continue
            q, r = ground.q[target] - ground.q[hex], ground.r[target] - ground.r[hex]
            if s.rules.facing.in_wedge(q, r, facing) and sight.sees(s, hex, target, s.place[self.unit]):
                found = max(found, 1.0 + (GOOD - distance) * 0.1)
        return found

    def promise(self, place: int) -> float:
        """How good a place is to unlimber in: targets, not too near, and not ahead of the own line."""
        sit, hex, facing = self.sit, place // 6, place % 6
        others = [one for one in sit.s.units_at(hex) if one != self.unit]
        if others and (sit.army.arm[others[0]] != INFANTRY or sit.s.routed(others[0])):
            return -9.0
        found = self.targets(hex, facing)
        if not others:
            found -= EXPOSED * min(sit.pressure(hex), MOST_PRESSURE) * self._uncovered(hex)
        near = sit.nearest(hex)
        found -= TOO_NEAR * max(CLOSE - near, 0)
        found -= 0.05 * max(near - GOOD, 0)
        if sit.own_foot:
            found -= 0.2 * max(plans.forward(sit, hex) - self._foremost - 1, 0.0)
        return found

    def _uncovered(self, hex: int) -> float:
        """The share of the ways to a hex that no own foot bars."""
        sit, s, found = self.sit, self.sit.s, 0
        for one in sit.ground.near[hex * 6 : hex * 6 + 6]:
            if s.side_at(one) != sit.side or sit.army.arm[s.head[one]] != INFANTRY:
                found += 1
        return found / 6
