"""Steps and turns, with the windows that they open in their exact order (chapter 6).

`step` carries out a lawful step of a unit or a moving stack: who holds the old hex may react, then the step is taken,
then routed enemies and lone leaders next to the new hex are touched, then who is met there may react [W-6.25].
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.acting import changes, steps
from pragmatica.mollwitz.battle import charges, fires
from pragmatica.mollwitz.battle.contacts import arrived
from pragmatica.mollwitz.battle.fates import Alone
from pragmatica.mollwitz.battle.flights import Units, standing, withdraw
from pragmatica.mollwitz.battle.question import END, HEXES, Question
from pragmatica.mollwitz.kept import instructions, log
from pragmatica.mollwitz.kept.codes import HUSSAR, INFANTRY, NO_UNIT, SQUARE
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import trials
from pragmatica.mollwitz.moving import formations
from pragmatica.mollwitz.reacting import standing as told
from pragmatica.mollwitz.reacting import windows

# Moments of a step, in their order, and that of a turn [W-6.25, W-6.26]
LEAVING_HORSE: Final = 0
LEAVING_FOOT: Final = 1
GOING: Final = 2
BATTERIES: Final = 3
FOOT: Final = 4
HORSE: Final = 5
OVER: Final = 6
TURNING: Final = 7

# Answers: the first unit of those who react, times EACH, and what they do
EACH: Final = 2 * HEXES
VOLLEY: Final = 0
FORM: Final = 1
SQUARED: Final = 2
WITHDRAW: Final = 3
FACE: Final = 4
CHARGE: Final = HEXES  # + the hex from which the mover is charged

_KINDS: Final = {
    windows.VOLLEY: instructions.VOLLEY,
    windows.FORM: instructions.BEND,
    windows.SQUARE: instructions.SQUARE,
    windows.CHARGE: instructions.CHARGE,
    windows.WITHDRAW: instructions.WITHDRAW,
    windows.FACE: instructions.FACE,
}


def step(s: State, below: Frame, units: tuple[int, ...], hex: int, free: bool) -> None:
    """A step of a unit, or of a moving stack, that may be taken; then `below` goes on. `free`: that of an attack."""
    if s.routed(units[0]):
        for unit in units:
            steps.step(s, unit, s.ground.direction(s.place[unit], hex), free)
        Alone(below, s.army.side[units[0]], ()).resume(s)
    elif _is_far_off(s, units[0], hex):
        for unit in units:
            steps.step(s, unit, s.ground.direction(s.place[unit], hex), free)
        below.resume(s)
    else:
        Step(below, units, hex, free, LEAVING_HORSE).resume(s)


def _is_far_off(s: State, unit: int, hex: int) -> bool:
    """Whether no enemy unit is near enough to either end of a step to answer it, and no enemy leader to be met."""
    foe, sides, head = 1 - s.army.side[unit], s.army.side, s.head
    for place in s.ground.around[s.place[unit]]:
        if head[place] != NO_UNIT and sides[head[place]] == foe:
            return False
    for place in s.ground.around[hex]:
        if head[place] != NO_UNIT and sides[head[place]] == foe:
            return False
    return all(s.ground.distance(s.leader_at[leader], hex) > 1 for leader in s.army.leaders_of[foe])


def turned(s: State, below: Frame, units: tuple[int, ...]) -> None:
    """The windows of a turn inside enemy control zones, which has been made; then `below` goes on [W-6.26]."""
    React(below, 1 - s.army.side[units[0]], units, s.ground.off, TURNING, ()).resume(s)


def movers_left(s: State, units: Units) -> Units:
    """Those of a moving stack who may go on: there, not routed, not stopped by a counter-charge [W-6.19, W-8.8]."""
    return tuple([unit for unit in standing(s, units) if not s.reaction[unit]])


class Step(Frame):
    """One step, moment by moment. `hex`: where it leads; once it is taken, where it came from."""

    def __init__(self, below: Frame | None, units: Units, hex: int, free: bool, moment: int) -> None:
        super().__init__(below)
        self.units: Final = units
        self.hex: Final = hex
        self.free: Final = free
        self.moment: Final = moment

    def fields(self) -> Fields:
        """Who moves, the other hex, whether it is free, and the moment."""
        return (self.units, self.hex, self.free, self.moment)

    def resume(self, s: State) -> None:
        """Open the next windows, or take the step; it is over when nobody is left to go on."""
        units = movers_left(s, self.units)
        if not units or self.moment == OVER:
            self.end(s)
        elif self.moment == GOING:
            self._go(s, units)
        else:
            after = Step(self.below, units, self.hex, self.free, self.moment + 1)
            React(after, 1 - s.army.side[units[0]], units, self.hex, self.moment, ()).resume(s)

    def _go(self, s: State, units: Units) -> None:
        before = s.place[units[0]]
        for unit in units:
            steps.step(s, unit, s.ground.direction(before, self.hex), self.free)
        arrived(s, Step(self.below, units, before, self.free, BATTERIES), units)


class Window:
    """What some units may do about a mover: a stack of horse, a battalion or a battery."""

    def __init__(self, units: list[int], may: int) -> None:
        self.units: Final = units
        self.may: Final = may


def opened(s: State, moment: int, mover: int, hex: int, together: bool) -> list[Window]:
    """The windows of a moment, whoever has had his already [W-6.25, W-6.26]."""
    if moment in (LEAVING_HORSE, LEAVING_FOOT):
        wanted = windows.CHARGE if moment == LEAVING_HORSE else windows.VOLLEY
        found = [one for one in windows.leaving(s, mover, hex, together) if one[1] == wanted]
    elif moment == BATTERIES:
        found = [(unit, windows.VOLLEY) for unit in windows.entered_batteries(s, mover)]
    elif moment == FOOT:
        found = windows.entered_infantry(s, mover)
    elif moment == HORSE:
        found = windows.entered_horse(s, mover, hex)
    else:
        found = windows.turned(s, mover)
    horse = windows.CHARGE | windows.WITHDRAW | windows.FACE
    return [Window(sorted(windows.reactors(s, one)) if may & horse else [one], may) for one, may in found]


class React(Question):
    """What the other side does about a mover at one moment; asked again until nobody is left or the rest declines.

    Who has standing instructions follows them at once, and who has but one answer gives it. `done`: the first units of
    those who have had their window [W-6.25, W-6.27].
    """

    def __init__(self, below: Frame | None, side: int, movers: Units, hex: int, moment: int, done: Units) -> None:
        super().__init__(below, side)
        self.movers: Final = movers
        self.hex: Final = hex
        self.moment: Final = moment
        self.done: Final = done

    def fields(self) -> Fields:
        """Whom it is about, the other hex of his step, the moment, and who has had his window."""
        return (self.side, self.movers, self.hex, self.moment, self.done)

    def mover(self, s: State) -> int:
        """The mover, or the first of a moving stack that is left."""
        return movers_left(s, self.movers)[0]

    def open(self, s: State) -> list[Window]:
        """Who may still react."""
        movers = movers_left(s, self.movers)
        together = len(movers) == len(s.units_at(s.place[movers[0]]))
        found = opened(s, self.moment, movers[0], self.hex, together)
        return [one for one in found if not any(unit in self.done for unit in one.units)]

    def resume(self, s: State) -> None:
        """Follow instructions, and what leaves no choice; ask for the rest."""
        if not movers_left(s, self.movers):
            self.end(s)
            return
        left = self.open(s)
        if not left:
            self.end(s)
            return
        for window in left:
            only = told.only_answer(window.may)
            if only != told.ASKED:
                code = window.units[0] * EACH + (FACE if only & windows.FACE else WITHDRAW)
                self.alone(s, code)
                self._carry_out(s, window, code % EACH)
                return
        answers = [self._told(s, window) for window in left]
        for window, answer in zip(left, answers, strict=True):
            if answer not in (told.ASKED, told.DECLINED):
                self._obey(s, window, answer)
                return
        if told.ASKED in answers:
            s.top = self  # who is to decline waits for the others, as he would if his player declined for him
            return
        s.revealed = True
        for window in left:
            self._used(s, window, told.DECLINED)
            self._declined(s, window)
        self.end(s)

    def _told(self, s: State, window: Window) -> int:
        """What instructions make of the window."""
        chance = self.chance(s, window) if told.weighs(s, window.units) else 0
        return told.answer(s, window.units, window.may, chance)

    def chance(self, s: State, window: Window) -> int:
        """Of ten, that the test which the window takes is passed: that of a charge from the best hex [W-6.19]."""
        place = s.place[window.units[0]]
        if window.may & windows.CHARGE:
            return max([self.charge_chance(s, place, base) for base in windows.charge_hexes(s, place, self.mover(s))])
        return trials.plain(s, window.units, support.best(s, place)).chance()

    def charge_chance(self, s: State, stack: int, base: int) -> int:
        """The same for one hex to charge from."""
        return windows.charge_trial(s, stack, base, self.mover(s), support.best(s, stack)).chance()

    def _obey(self, s: State, window: Window, answer: int) -> None:
        """Do what an instruction says; that it did is not to be found out and taken back."""
        s.revealed = True
        self._used(s, window, answer)
        option = {
            windows.VOLLEY: VOLLEY,
            windows.FORM: FORM,
            windows.SQUARE: SQUARED,
            windows.WITHDRAW: WITHDRAW,
            windows.FACE: FACE,
        }.get(answer)
        if option is None:
            place = s.place[window.units[0]]
            bases = windows.charge_hexes(s, place, self.mover(s))
            option = CHARGE + max(bases, key=lambda base: self.charge_chance(s, place, base))
        self._carry_out(s, window, option)

    def _used(self, s: State, window: Window, answer: int) -> None:
        offers = [answer] if answer else [one for one in _KINDS if window.may & one]
        if s.log is not None:
            s.log.extend([(log.INSTRUCTION_USED, self.side, window.units[0], _KINDS[one]) for one in offers[:1]])

    def _after(self, units: list[int]) -> React:
        """The same question without a window that has been answered."""
        return React(self.below, self.side, self.movers, self.hex, self.moment, (*self.done, units[0]))

    def _declined(self, s: State, window: Window) -> None:
        if window.may & windows.CHARGE:
            for unit in window.units:
                s.tried[unit] = max(s.tried[unit], windows.DECLINED)
        if s.log is not None:
            s.log.append((log.REACTION_DECLINED, window.units[0], self.mover(s)))

    # -- the question -------------------------------------------------------------------------------------------------

    def legal(self, s: State, seat: int) -> list[int]:
        """What each may do, and to decline all the rest where nobody has to react."""
        codes: list[int] = []
        for window in self.open(s):
            codes += [window.units[0] * EACH + one for one in self.options(s, window)]
        if not any(window.may & windows.MUST for window in self.open(s)):
            codes.append(END)
        return codes

    def options(self, s: State, window: Window) -> list[int]:
        """What one of them may do."""
        found: list[int] = []
        if window.may & windows.VOLLEY:
            found.append(VOLLEY)
        if window.may & windows.FORM:
            found.append(FORM)
        if window.may & windows.SQUARE:
            found.append(SQUARED)
        if window.may & windows.CHARGE:
            found += [CHARGE + base for base in windows.charge_hexes(s, s.place[window.units[0]], self.mover(s))]
        if window.may & windows.FACE:
            found.append(FACE)
        elif window.may & windows.WITHDRAW:
            found.append(WITHDRAW)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let one of them react, or decline for all who are left."""
        if code == END:
            for window in self.open(s):
                self._declined(s, window)
            self.end(s)
            return
        for window in self.open(s):
            if window.units[0] == code // EACH:
                self._carry_out(s, window, code % EACH)
                return

    def _carry_out(self, s: State, window: Window, option: int) -> None:
        mover, units, after = self.mover(s), tuple(window.units), self._after(window.units)
        unit, here = units[0], s.place[mover]
        foot = s.army.arm[mover] == INFANTRY
        entered = self.moment in (BATTERIES, FOOT, HORSE)
        if option == VOLLEY:
            fires.react(s, after, unit, here, entered)
        elif option == FORM:
            changes.form_reacting(s, unit, formations.reaction_to(s, unit, here))
            after.resume(s)
        elif option == SQUARED:
            changes.form_reacting(s, unit, SQUARE)
            after.resume(s)
        elif option == WITHDRAW:
            withdraw(s, after, units, here, not foot and s.army.arm[unit] == HUSSAR)
        elif option == FACE:
            charges.face(s, after, units, here, foot)
        else:
            charges.charge(s, after, units, option - CHARGE, movers_left(s, self.movers), foot and entered)


FRAMES: Final[Frames] = {"Step": Step, "React": React}
