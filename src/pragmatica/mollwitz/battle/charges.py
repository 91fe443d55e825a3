"""Counter-charges, and turning towards an enemy at flank or rear: what horse does about a mover (chapter 6)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.battle import fates, overfull
from pragmatica.mollwitz.battle.contacts import arrived
from pragmatica.mollwitz.battle.fates import Alone, Posts
from pragmatica.mollwitz.battle.flights import FleeAll, Units, standing, withdraw
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.kept import instructions, log
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, rolls
from pragmatica.mollwitz.moving import stacks
from pragmatica.mollwitz.reacting import standing as told
from pragmatica.mollwitz.reacting import windows


def charge(s: State, below: Frame, units: Units, base: int, movers: Units, withdraws: bool) -> None:
    """Test for a counter-charge from the hex `base`; then `below` goes on.

    `withdraws`: it is infantry that has come into the zone, from which the stack withdraws if it fails.

    [W-6.10, W-6.15, W-6.18, W-6.19, W-6.26]
    """
    stack, target = s.place[units[0]], s.place[movers[0]]
    trial = windows.charge_trial(s, stack, base, movers[0], support.best(s, stack))
    for unit in units:
        s.tried[unit] = windows.TESTED
    if rolls.test(s, trial, stack) > 0:
        _fail(s, below, units, target, withdraws)
        return
    for unit in movers:
        s.reaction[unit] = 1
    for unit in units:
        s.reaction[unit] = 1
        s.charging[unit] = target
        if s.log is not None:
            s.log.append((log.COUNTERCHARGED, unit, movers[0], base))
    if base == stack:
        overfull.stand_by(s, stack, overfull.HORSE)
    if s.log is not None:
        s.log.extend([(log.STOPPED, unit, target) for unit in movers])
    if base == stack:
        below.resume(s)
        return
    for unit in units:
        moves.enter(s, unit, base)
    arrived(s, below, units)


def _fail(s: State, below: Frame, units: Units, target: int, withdraws: bool) -> None:
    """Each unit loses a point, as in a failed attack, and leaders there are in danger [W-6.10, W-6.15, W-12.3]."""
    side, stack = s.army.side[units[0]], s.place[units[0]]
    for unit in units:
        losses.lose(s, unit, 1)
    fates.lose_in(s, stack, side)
    after = Withdrawing(below, units, target, False) if withdraws else below
    runs = tuple([unit for unit in units if s.routed(unit)]) if s.rules.routed_attacker_flees else ()
    Posts(FleeAll(Alone(after, side, (stack,)), runs, target)).resume(s)


class Withdrawing(Frame):
    """A withdrawal that follows something else [W-6.10, W-6.12]."""

    def __init__(self, below: Frame | None, units: Units, mover: int, tests: bool) -> None:
        super().__init__(below)
        self.units: Final = units
        self.mover: Final = mover
        self.tests: Final = tests

    def fields(self) -> Fields:
        """Who withdraws, from which hex, and whether a test follows."""
        return (self.units, self.mover, self.tests)

    def resume(self, s: State) -> None:
        """Begin it."""
        assert self.below is not None
        withdraw(s, self.below, self.units, self.mover, self.tests)


# -- turns ------------------------------------------------------------------------------------------------------------


def face(s: State, below: Frame, units: Units, mover: int, withdraws: bool) -> None:
    """Turn towards a mover at flank or rear, in a hex; then `below` goes on.

    From infantry: first the turn, then a test that costs each a point if it fails, then withdrawal. From horse: the
    test, and the turn if it is passed [W-6.12, W-6.14].
    """
    if withdraws:
        FaceTo(Shaken(below, units, mover), s.army.side[units[0]], units, mover).go(s)
    elif moves.shake(s, list(units), s.place[units[0]]):
        below.resume(s)
    else:
        FaceTo(below, s.army.side[units[0]], units, mover).go(s)


class Shaken(Frame):
    """After the turn: the test, and withdrawal whatever it comes to [W-6.12]."""

    def __init__(self, below: Frame | None, units: Units, mover: int) -> None:
        super().__init__(below)
        self.units: Final = units
        self.mover: Final = mover

    def fields(self) -> Fields:
        """Who, and from which hex."""
        return (self.units, self.mover)

    def resume(self, s: State) -> None:
        """Test and withdraw."""
        assert self.below is not None
        moves.shake(s, standing(s, self.units), s.place[self.units[0]])
        withdraw(s, self.below, self.units, self.mover, False)


class FaceTo(Question):
    """Which of the facings that have a mover most squarely in front [W-6.12]."""

    def __init__(self, below: Frame | None, side: int, units: Units, mover: int) -> None:
        super().__init__(below, side)
        self.units: Final = units
        self.mover: Final = mover

    def fields(self) -> Fields:
        """Who turns, and towards which hex."""
        return (self.side, self.units, self.mover)

    def go(self, s: State) -> None:
        """Ask those who face anywhere; who turns by standing instruction takes the first of several."""
        if not stacks.is_faced(s, self.units[0]):
            self.end(s)
        elif len(self.legal(s, self.side)) > 1 and told.is_told(s, self.units, instructions.FACE):
            s.revealed = True
            self.apply(s, self.side, self.legal(s, self.side)[0])
        else:
            self.ask(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """The facings."""
        return windows.facings_towards(s, self.units[0], self.mover)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Turn."""
        for unit in self.units:
            steps.face(s, unit, code)
        self.end(s)


FRAMES: Final[Frames] = {"Withdrawing": Withdrawing, "Shaken": Shaken, "FaceTo": FaceTo}
