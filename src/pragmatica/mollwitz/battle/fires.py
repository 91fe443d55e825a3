"""What a fire brings about: points and who takes them, leaders lost, flight and retreat (chapters 10 to 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle import fates
from pragmatica.mollwitz.battle.fates import Alone, Posts
from pragmatica.mollwitz.battle.flights import FleeAll, Units, retreat_from
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.combat import fire, melee, shooting, volley
from pragmatica.mollwitz.kept.codes import ARTILLERY
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses


def react(s: State, below: Frame, unit: int, hex: int, entered: bool) -> None:
    """A unit's volley, or canister, as its reaction; then `below` goes on.

    A battery on top of another unit that fires at who has `entered` a hex next to it goes under that one at once, which
    then fires no more in this activation [W-6.20, W-6.21, W-11.6, W-11.12].
    """
    points = volley.give(s, unit, hex, reacting=True)
    place = s.place[unit]
    if entered and s.army.arm[unit] == ARTILLERY and s.fighters_at(place):
        s.lift(unit)
        s.put_under(unit, place)
        for one in s.fighters_at(place):
            shooting.silence(s, one)
    hit(s, below, hex, points, place)


def hit(s: State, below: Frame, hex: int, points: int, by: int, attacking: bool = False) -> None:
    """Apply a fire from the hex `by`; then `below` goes on.

    `attacking`: it is the defensive fire at the attackers of a melee, who do not flee from it at once.

    [W-10.13, W-11.9, W-13.40]
    """
    if shooting.is_lone_battery(s, hex):
        side = s.side_at(hex)
        volley.hit_battery(s, hex, points)
        Alone(below, side, (hex,)).resume(s)
    elif points > 0 and s.fighters_at(hex):
        OddPoint(below, s.side_at(hex), hex, points, by, attacking, ()).go(s)
    else:
        below.resume(s)


class OddPoint(Question):
    """Which unit of a stack takes an odd point of a fire [W-1.13, W-10.13]."""

    def __init__(
        self, below: Frame | None, side: int, hex: int, points: int, by: int, attacking: bool, given: Units
    ) -> None:
        super().__init__(below, side)
        self.hex: Final = hex
        self.points: Final = points
        self.by: Final = by
        self.attacking: Final = attacking
        self.given: Final = given

    def fields(self) -> Fields:
        """Where the fire went and came from, its points, whether at attackers, and who has taken odd ones."""
        return (self.side, self.hex, self.points, self.by, self.attacking, self.given)

    def go(self, s: State) -> None:
        """Ask while points are left over; then take them all."""
        if len(self.given) < losses.odd_points(s.fighters_at(self.hex), self.points):
            self.ask(s)
        else:
            self._take(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """The units."""
        return s.fighters_at(self.hex)

    def apply(self, s: State, seat: int, code: int) -> None:
        """It takes the point."""
        given = (*self.given, code)
        OddPoint(self.below, self.side, self.hex, self.points, self.by, self.attacking, given).go(s)

    def _take(self, s: State) -> None:
        """Points, the fate of leaders, and then flight and retreat [W-10.13, W-12.3, W-13.37, W-13.40]."""
        hex, units = self.hex, s.fighters_at(self.hex)
        before = fire.morale_before(s, hex)
        most = max([self.points // len(units) + self.given.count(unit) for unit in units])
        newly = volley.hit(s, hex, self.points, list(self.given))
        lost = fates.lose_in(s, hex, self.side)
        flees = s.rules.routed_attacker_flees or (self.side != s.active and not self.attacking)
        after = Driven(self.below, self.side, hex, self.points, most, before, self.by, lost)
        runs = FleeAll(Alone(after, self.side, (hex,)), tuple(newly) if flees else (), self.by)
        Posts(runs).resume(s)


class Driven(Frame):
    """Whether the fire drives back those who are left in the hex [W-13.30]."""

    def __init__(
        self, below: Frame | None, side: int, hex: int, points: int, most: int, before: int, by: int, lost: int
    ) -> None:
        super().__init__(below)
        self.side: Final = side
        self.hex: Final = hex
        self.points: Final = points
        self.most: Final = most
        self.before: Final = before
        self.by: Final = by
        self.lost: Final = lost

    def fields(self) -> Fields:
        """Whose hex, its points, those of the worst hit unit, its morale before, who fired, and the leader lost."""
        return (self.side, self.hex, self.points, self.most, self.before, self.by, self.lost)

    def resume(self, s: State) -> None:
        """Retreat, or stay."""
        assert self.below is not None
        if s.side_at(self.hex) == self.side and fire.may_be_driven_back(s, self.hex):
            morale = self.before + support.bonus(s, support.best(s, self.hex))
            if fire.drives_back(s, morale, self.points, [self.most]):
                units = tuple(melee.fighters(s, self.hex))
                retreat_from(s, self.below, units, (self.by,), self.lost)
                return
        self.end(s)


class Landing(Frame):
    """The second of two fires that were given at once: its points are applied now [W-10.11]."""

    def __init__(self, below: Frame | None, hex: int, points: int, by: int) -> None:
        super().__init__(below)
        self.hex: Final = hex
        self.points: Final = points
        self.by: Final = by

    def fields(self) -> Fields:
        """Where it goes, its points, and from where."""
        return (self.hex, self.points, self.by)

    def resume(self, s: State) -> None:
        """Apply it."""
        assert self.below is not None
        hit(s, self.below, self.hex, self.points, self.by)


FRAMES: Final[Frames] = {"OddPoint": OddPoint, "Driven": Driven, "Landing": Landing}
