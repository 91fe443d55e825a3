"""Flight, retreat and withdrawal, hex by hex where the owner has a choice (chapters 6 and 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.after import flight, moves, retreat
from pragmatica.mollwitz.battle.fates import Alone
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses
from pragmatica.mollwitz.moving import formations
from pragmatica.mollwitz.reacting import standing as told

Units = tuple[int, ...]


def standing(s: State, units: Units) -> list[int]:
    """Those of the units who are still there and not routed."""
    return [unit for unit in units if s.on_field(unit) and not s.routed(unit)]


# -- flight -----------------------------------------------------------------------------------------------------------


class FleeAll(Frame):
    """Routed units flee from an enemy's hex, one after the other [W-13.37]."""

    def __init__(self, below: Frame | None, units: Units, enemy: int) -> None:
        super().__init__(below)
        self.units: Final = units
        self.enemy: Final = enemy

    def fields(self) -> Fields:
        """Who flees, and from where."""
        return (self.units, self.enemy)

    def resume(self, s: State) -> None:
        """Let the next one flee."""
        for place, unit in enumerate(self.units):
            if s.on_field(unit) and s.routed(unit):
                flee(s, FleeAll(self.below, self.units[place + 1 :], self.enemy), unit, self.enemy)
                return
        self.end(s)


def flee(s: State, below: Frame, unit: int, enemy: int) -> None:
    """Let a routed unit flee from the enemy in a hex; without a way it is eliminated [W-13.37, W-13.38]."""
    if flight.paths(s, unit, s.place[unit], enemy):
        FleePath(below, s.army.side[unit], unit, enemy).ask(s)
    else:
        _run(s, below, unit, ())


class FleePath(Question):
    """By which of the best ways a unit flees; a code names the directions of the steps [W-13.37]."""

    def __init__(self, below: Frame | None, side: int, unit: int, enemy: int) -> None:
        super().__init__(below, side)
        self.unit: Final = unit
        self.enemy: Final = enemy

    def fields(self) -> Fields:
        """Who flees, and from where."""
        return (self.side, self.unit, self.enemy)

    def legal(self, s: State, seat: int) -> list[int]:
        """The ways; of those that come to the same one alone."""
        start = s.place[self.unit]
        paths = flight.distinct(s, self.unit, start, flight.paths(s, self.unit, start, self.enemy))
        return [encode(s, start, path) for path in paths]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Flee."""
        assert self.below is not None
        _run(s, self.below, self.unit, decode(s, s.place[self.unit], code))


def encode(s: State, start: int, path: Units) -> int:
    """A way as one number: the directions of its steps to base 6, with a 1 before them."""
    code = 1
    for hex in path:
        code = code * 6 + s.ground.direction(start, hex)
        start = hex
    return code


def directions(code: int) -> list[int]:
    """The directions of a way's steps."""
    found: list[int] = []
    while code > 1:
        found.append(code % 6)
        code //= 6
    found.reverse()
    return found


def decode(s: State, start: int, code: int) -> Units:
    """The hexes of a way."""
    path: list[int] = []
    for direction in directions(code):
        start = s.ground.near[start * 6 + direction]
        path.append(start)
    return tuple(path)


def _run(s: State, below: Frame, unit: int, path: Units) -> None:
    """Flee; whoever of the leaders is thereby left alone on the way follows [W-12.5]."""
    side = s.army.side[unit]
    crossed = (s.place[unit], *[hex for hex in path if s.side_at(hex) == side])
    moves.flee(s, unit, path)
    Alone(below, side, crossed).resume(s)


# -- retreat ----------------------------------------------------------------------------------------------------------


def retreat_from(s: State, below: Frame, units: Units, causes: Units, just_lost: int = NO_LEADER) -> None:
    """Let units of one hex retreat from the enemies in these hexes; those in square or marked are routed, and flee.

    `just_lost`: a leader whom the fight has cost, who weighs on the test [W-1.8, W-4.13, W-10.32, W-13.30, W-13.31].
    """
    there = standing(s, units)
    if not there:
        below.resume(s)
    elif formations.is_formed(s, there[0]):
        hex, side = s.place[there[0]], s.army.side[there[0]]
        moves.abandon_guns(s, hex)
        for unit in there:
            losses.rout(s, unit)
        FleeAll(Alone(below, side, (hex,)), tuple(there), causes[0]).resume(s)
    else:
        hex = s.place[there[0]]
        RetreatHex(below, s.army.side[there[0]], tuple(there), causes, just_lost, hex).resume(s)


class RetreatHex(Question):
    """To which of the best hexes units retreat [W-13.32]. `start`: from where, when it is not their first hex."""

    def __init__(self, below: Frame | None, side: int, units: Units, causes: Units, just_lost: int, start: int) -> None:
        super().__init__(below, side)
        self.units: Final = units
        self.causes: Final = causes
        self.just_lost: Final = just_lost
        self.start: Final = start

    def fields(self) -> Fields:
        """Who retreats, from whom, the leader just lost, and where the retreat began."""
        return (self.side, self.units, self.causes, self.just_lost, self.start)

    def way(self, s: State) -> retreat.Way:
        """The hexes to choose from."""
        return retreat.retreat(s, standing(s, self.units), s.place[standing(s, self.units)[0]], list(self.causes))

    def resume(self, s: State) -> None:
        """Ask, or eliminate who has nowhere to go [W-13.35]."""
        if self.way(s).hexes:
            self.ask(s)
            return
        for unit in s.units_at(self.start):
            if unit in self.units or s.army.is_battery[unit]:
                losses.eliminate(s, unit)
        self._end(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes."""
        return self.way(s).hexes

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go there: to stay and test, routed as a last resort, or through a full hex and on [W-13.34, W-13.35]."""
        units, routs = standing(s, self.units), self.way(s).routs
        full = retreat.overfills(s, units, code)
        friends = [unit for unit in s.fighters_at(code) if not s.routed(unit)]
        moves.abandon_guns(s, self.start)  # those of friends on the way are not forced back
        moves.retreat(s, units, code)
        there = standing(s, self.units)
        if routs:
            for unit in there:
                losses.rout(s, unit)
        elif there and full and not self._is_stuck(s, there, code):
            moves.shake(s, friends, code)
            on = RetreatHex(self.below, self.side, tuple(there), self.causes, self.just_lost, self.start)
            Alone(on, self.side, (code,)).resume(s)
            return
        elif there:
            below = Settle(self.below, self.side, tuple(there), self.just_lost)
            Alone(below, self.side, (self.start,)).resume(s)
            return
        self._end(s)

    def _is_stuck(self, s: State, units: list[int], hex: int) -> bool:
        """Whether no open hex leads on from an overfull one: the units stay there [W-13.34]."""
        way = retreat.retreat(s, units, hex, list(self.causes))
        return way.routs or not way.hexes

    def _end(self, s: State) -> None:
        assert self.below is not None
        Alone(self.below, self.side, (self.start,)).resume(s)


class Settle(Frame):
    """The test at the end of a retreat, once leaders have followed [W-13.32, W-12.5]."""

    def __init__(self, below: Frame | None, side: int, units: Units, just_lost: int) -> None:
        super().__init__(below)
        self.side: Final = side
        self.units: Final = units
        self.just_lost: Final = just_lost

    def fields(self) -> Fields:
        """Whose units, these, and the leader just lost."""
        return (self.side, self.units, self.just_lost)

    def resume(self, s: State) -> None:
        """Test."""
        assert self.below is not None
        there = standing(s, self.units)
        if not there:
            self.end(s)
            return
        hex = s.place[there[0]]
        moves.shake(s, there, hex, self.just_lost)
        Alone(self.below, self.side, (hex,)).resume(s)


# -- withdrawal -------------------------------------------------------------------------------------------------------


def withdraw(s: State, below: Frame, units: Units, mover: int, tests: bool) -> None:
    """Withdraw cavalry two hexes from the mover in a hex; `tests`: a test at the end costs a point if it fails.

    With the option every withdrawal is followed by one [W-6.11, W-6.12, W-6.17].
    """
    there = standing(s, units)
    if not there:
        below.resume(s)
        return
    side, start = s.army.side[there[0]], s.place[there[0]]
    tested = tests or s.rules.withdrawal_test
    WithdrawHex(below, side, tuple(there), mover, s.charts.withdrawal, start, tested).resume(s)


class WithdrawHex(Question):
    """To which hex the next step of a withdrawal leads [W-6.11]."""

    def __init__(
        self, below: Frame | None, side: int, units: Units, mover: int, left: int, start: int, tests: bool
    ) -> None:
        super().__init__(below, side)
        self.units: Final = units
        self.mover: Final = mover
        self.left: Final = left
        self.start: Final = start
        self.tests: Final = tests

    def fields(self) -> Fields:
        """Who withdraws, from which hex, steps left, where it began, and whether a test follows."""
        return (self.side, self.units, self.mover, self.left, self.start, self.tests)

    def resume(self, s: State) -> None:
        """Ask for the next step; after the last, or where there is none, leaders follow and the test is made.

        Who withdraws by standing instruction goes as far from the mover as can be, and is not asked. Where there is
        but one step nobody is, and nothing tells whether there was an instruction.
        """
        assert self.below is not None
        there = standing(s, self.units)
        if there and self.left > 0 and (hexes := self.legal(s, self.side)):
            if len(hexes) > 1 and told.is_told(s, there, instructions.WITHDRAW):
                s.revealed = True
                self.apply(s, self.side, self._farthest(s))
            else:
                self.ask(s)
            return
        below = Settle(self.below, self.side, self.units, NO_LEADER) if self.tests else self.below
        Alone(below, self.side, (self.start,)).resume(s)

    def _farthest(self, s: State) -> int:
        return max(self.legal(s, self.side), key=lambda hex: s.ground.distance(hex, self.mover))

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes."""
        units = standing(s, self.units)
        return retreat.withdrawal(s, units, s.place[units[0]], self.mover)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Take the step."""
        moves.withdraw(s, standing(s, self.units), code)
        after = WithdrawHex(self.below, self.side, self.units, self.mover, self.left - 1, self.start, self.tests)
        Alone(after, self.side, ()).resume(s)


FRAMES: Final[Frames] = {
    "FleeAll": FleeAll,
    "FleePath": FleePath,
    "RetreatHex": RetreatHex,
    "Settle": Settle,
    "WithdrawHex": WithdrawHex,
}
