"""How the winners of a melee follow, and how units turn after a fight (chapter 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.after import moves, pursuit
from pragmatica.mollwitz.battle.contacts import arrived
from pragmatica.mollwitz.battle.fates import Alone
from pragmatica.mollwitz.battle.flights import Units, standing
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import formations, stacks

Stack = tuple[int, ...]  # its hex, then its units
FACINGS: Final = 6


class Pursue(Question):
    """Which attacking stack follows next into the hex that the defender left; each must, as far as it finds room.

    `fled`: a defending unit has fled or is gone, so that cavalry may go on [W-13.43, W-13.44].
    """

    def __init__(self, below: Frame | None, side: int, target: int, fled: bool, pursuing: tuple[Stack, ...]) -> None:
        super().__init__(below, side)
        self.target: Final = target
        self.fled: Final = fled
        self.pursuing: Final = pursuing

    def fields(self) -> Fields:
        """Whose stacks, the hex, whether anybody fled, and the stacks left."""
        return (self.side, self.target, self.fled, self.pursuing)

    def resume(self, s: State) -> None:
        """Ask for the next; none can go where an enemy still is."""
        if not self.pursuing or s.side_at(self.target) == 1 - self.side:
            self.end(s)
        else:
            self.ask(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes of the stacks."""
        return [stack[0] for stack in self.pursuing]

    def apply(self, s: State, seat: int, code: int) -> None:
        """It enters."""
        stack = next(one for one in self.pursuing if one[0] == code)
        rest = tuple([one for one in self.pursuing if one[0] != code])
        follow(s, Pursue(self.below, self.side, self.target, self.fled, rest), stack, self.target, self.fled)


def follow(s: State, below: Frame, stack: Stack, target: int, goes_on: bool) -> None:
    """Let a stack enter the hex, go on where it may, and turn; then `below` goes on [W-13.43, W-13.44, W-13.45]."""
    start = stack[0]
    there = [unit for unit in standing(s, stack[1:]) if s.place[unit] == start]
    goers = tuple(pursuit.followers(s, there, start, target))
    if not goers:
        below.resume(s)
        return
    side = s.army.side[goers[0]]
    _enter(s, goers, target)
    direction = pursuit.axis(s, start, target)
    onward = Onward(below, side, goers, goers if goes_on else (), direction)
    Alone(Arrived(onward, goers), side, (start,)).resume(s)


def _enter(s: State, units: Units, target: int) -> None:
    for unit in units:
        if s.log is not None:
            s.log.append((log.PURSUED, unit, s.place[unit], target))
        moves.enter(s, unit, target)


class Arrived(Frame):
    """What pursuers come next to; nobody reacts to them, and no zone stops them [W-6.30, W-13.41]."""

    def __init__(self, below: Frame | None, units: Units) -> None:
        super().__init__(below)
        self.units: Final = units

    def fields(self) -> Fields:
        """The pursuers."""
        return (self.units,)

    def resume(self, s: State) -> None:
        """Look."""
        assert self.below is not None
        arrived(s, self.below, self.units)


class Onward(Frame):
    """Cavalry that may go on, unit by unit; then all who have pursued may turn [W-13.44, W-13.45]."""

    def __init__(self, below: Frame | None, side: int, units: Units, left: Units, direction: int) -> None:
        super().__init__(below)
        self.side: Final = side
        self.units: Final = units
        self.left: Final = left
        self.direction: Final = direction

    def fields(self) -> Fields:
        """Who has pursued, who may still go on, and the axis of the flight."""
        return (self.side, self.units, self.left, self.direction)

    def resume(self, s: State) -> None:
        """Ask the next one."""
        for place, unit in enumerate(self.left):
            if s.is_horse(unit) and standing(s, (unit,)) and pursuit.further(s, unit, s.place[unit], self.direction):
                after = Onward(self.below, self.side, self.units, self.left[place + 1 :], self.direction)
                Further(after, self.side, unit, self.direction).ask(s)
                return
        TurnAll(self.below, self.side, self.units, True, 0).resume(s)


class Further(Question):
    """How many hexes a pursuing squadron goes on, straight ahead [W-13.44]."""

    def __init__(self, below: Frame | None, side: int, unit: int, direction: int) -> None:
        super().__init__(below, side)
        self.unit: Final = unit
        self.direction: Final = direction

    def fields(self) -> Fields:
        """Who, and in which direction."""
        return (self.side, self.unit, self.direction)

    def legal(self, s: State, seat: int) -> list[int]:
        """None up to three."""
        return list(range(len(pursuit.further(s, self.unit, s.place[self.unit], self.direction)) + 1))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Ride on."""
        Ride(self.below, self.side, self.unit, self.direction, code).resume(s)


class Ride(Frame):
    """Steps that a pursuing squadron still takes, as long as it can."""

    def __init__(self, below: Frame | None, side: int, unit: int, direction: int, left: int) -> None:
        super().__init__(below)
        self.side: Final = side
        self.unit: Final = unit
        self.direction: Final = direction
        self.left: Final = left

    def fields(self) -> Fields:
        """Who, in which direction, and how many."""
        return (self.side, self.unit, self.direction, self.left)

    def resume(self, s: State) -> None:
        """Take the next one."""
        unit = self.unit
        if not self.left or not standing(s, (unit,)):
            self.end(s)
            return
        start = s.place[unit]
        if not pursuit.can_enter(s, unit, start, self.direction):
            self.end(s)
            return
        _enter(s, (unit,), s.ground.near[start * 6 + self.direction])
        after = Ride(self.below, self.side, unit, self.direction, self.left - 1)
        Alone(Arrived(after, (unit,)), self.side, (start,)).resume(s)


# -- turning ----------------------------------------------------------------------------------------------------------


class TurnAll(Frame):
    """Units that may turn to any facing after a fight, hex by hex, those of a hex alike [W-13.45, W-13.46]."""

    def __init__(self, below: Frame | None, side: int, units: Units, pursued: bool, done: int) -> None:
        super().__init__(below)
        self.side: Final = side
        self.units: Final = units
        self.pursued: Final = pursued
        self.done: Final = done

    def fields(self) -> Fields:
        """Whose units, these, whether they have pursued, and how many have been looked at."""
        return (self.side, self.units, self.pursued, self.done)

    def resume(self, s: State) -> None:
        """Ask for the next hex."""
        turned = [s.place[unit] for unit in self.units[: self.done]]
        for number in range(self.done, len(self.units)):
            unit = self.units[number]
            if not may_turn(s, unit) or s.place[unit] in turned:
                continue
            alike = tuple([one for one in self.units if may_turn(s, one) and s.place[one] == s.place[unit]])
            Turn(
                TurnAll(self.below, self.side, self.units, self.pursued, number + 1), self.side, alike, self.pursued
            ).ask(s)
            return
        self.end(s)


def may_turn(s: State, unit: int) -> bool:
    """Whether a unit turns after a fight: it is there, faces anywhere, and is neither in square nor marked."""
    return s.on_field(unit) and stacks.is_faced(s, unit) and not formations.is_formed(s, unit)


class Turn(Question):
    """To which side units of a hex turn after a fight; the facing that they have is among the answers.

    `pursued`: they have pursued; else they have thrown an attack back.
    """

    def __init__(self, below: Frame | None, side: int, units: Units, pursued: bool) -> None:
        super().__init__(below, side)
        self.units: Final = units
        self.pursued: Final = pursued

    def fields(self) -> Fields:
        """The units, and whether they have pursued."""
        return (self.side, self.units, self.pursued)

    def legal(self, s: State, seat: int) -> list[int]:
        """All facings."""
        return list(range(FACINGS))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Turn."""
        for unit in self.units:
            if s.facing[unit] != code:
                steps.face(s, unit, code)
        self.end(s)


# -- after fire -------------------------------------------------------------------------------------------------------


class FollowFire(Question):
    """Whether infantry that has fired while advancing follows into the hex that the enemy left [W-10.12, W-13.42]."""

    def __init__(self, below: Frame | None, side: int, unit: int, hex: int) -> None:
        super().__init__(below, side)
        self.unit: Final = unit
        self.hex: Final = hex

    def fields(self) -> Fields:
        """Who, and where to."""
        return (self.side, self.unit, self.hex)

    def resume(self, s: State) -> None:
        """Ask, if it can."""
        unit, hex = self.unit, self.hex
        if not standing(s, (unit,)) or not _can_follow(s, unit, hex):
            self.end(s)
        else:
            self.ask(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [NO, YES]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Follow, without a turn and without a test, or stay."""
        if code == NO:
            self.end(s)
            return
        assert self.below is not None
        start = s.place[self.unit]
        _enter(s, (self.unit,), self.hex)
        Alone(Arrived(self.below, (self.unit,)), self.side, (start,)).resume(s)


def _can_follow(s: State, unit: int, hex: int) -> bool:
    direction = s.ground.direction(s.place[unit], hex)
    return direction >= 0 and pursuit.can_enter(s, unit, s.place[unit], direction)


FRAMES: Final[Frames] = {
    "Pursue": Pursue,
    "Arrived": Arrived,
    "Onward": Onward,
    "Further": Further,
    "Ride": Ride,
    "TurnAll": TurnAll,
    "Turn": Turn,
    "FollowFire": FollowFire,
}
