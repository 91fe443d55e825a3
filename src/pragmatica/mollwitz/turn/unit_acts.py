"""The action of one unit, or of a moving stack, answer by answer (chapters 3, 4, 5, 8, 11 and 13)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.acting import changes, steps
from pragmatica.mollwitz.battle import windows
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import HALT, ROUTED
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery, rolls, trials
from pragmatica.mollwitz.moving import orders, stacks
from pragmatica.mollwitz.turn import marks, unit_answers
from pragmatica.mollwitz.turn.unit_answers import (
    ALL_OF_IT,
    END,
    GUNS,
    LEAVE_SQUARE,
    LEFTWARD,
    ON_TOP,
    RECOVER,
    RIGHTWARD,
    SQUARE,
    STEP,
    UNMARK,
)

# What goes on below while the frame is not asked
ASKING: Final = 0
STEPPING: Final = 1  # a step with its windows
WHEELING: Final = 2  # a turn with its windows
ADVANCING: Final = 3  # the step of an attack, the last of the action [W-8.7]


class UnitActs(Frame):
    """What the unit does next: step, turn, recover, change formation, or end its action [W-2.12, W-8.10].

    `units` are one, or two that move as one stack; `before` is the hex of the last step, `steps` how many it took,
    `stopped` whether it goes no farther, `routed` whether it was so when its action began.
    """

    def __init__(
        self,
        below: Frame | None,
        units: tuple[int, ...],
        doing: int,
        before: int,
        steps: int,
        stopped: bool,
        routed: bool,
    ) -> None:
        super().__init__(below)
        self.units: Final = units
        self.doing: Final = doing
        self.before: Final = before
        self.steps: Final = steps
        self.stopped: Final = stopped
        self.routed: Final = routed
        self._legal: list[int] = []  # once found; the state does not change while this is asked

    def fields(self) -> Fields:
        """The units, what goes on, the last step's hex, steps taken, whether they have stopped, and were routed."""
        return self.units, self.doing, self.before, self.steps, self.stopped, self.routed

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """To end, steps, turns, recovery, formations [W-8.10]."""
        if not self._legal:
            self._legal = unit_answers.answers(s, self.units, self.steps, self.stopped)
        return self._legal[:]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Do it; steps and turns may open windows."""
        unit = self.units[0]
        if code == END:
            self._advance(s)
        elif code >= RECOVER:
            changes.recover(s, (code - RECOVER) // 16, (code - RECOVER) % 16)
            self._ask(s)
        elif code >= STEP:
            there = self._with(STEPPING, s.place[unit], self.steps + 1, self.stopped)
            windows.step(s, there, self.units, code - STEP, False)
        elif code in (LEFTWARD, RIGHTWARD):
            self._turn(s, code == RIGHTWARD)
        else:
            _change(s, self.units, code)
            self._ask(s)

    def _with(self, doing: int, before: int, steps: int, stopped: bool) -> UnitActs:
        return UnitActs(self.below, self.units, doing, before, steps, stopped, self.routed)

    def _turn(self, s: State, clockwise: bool) -> None:
        """Turn by a sixth; inside an enemy control zone that may be answered [W-5.7, W-5.8, W-6.26]."""
        place, foe = s.place[self.units[0]], 1 - s.active
        in_zone = bool(zones.controllers(s, place, foe))
        for unit in self.units:
            steps.turn(s, unit, clockwise, in_zone)
        after = self._with(WHEELING, self.before, self.steps, self.stopped)
        if in_zone:
            windows.turned(s, after, self.units)
        else:
            after._ask(s)

    def begin(self, s: State) -> None:
        """Begin the action; a unit with R3 tests first, whether or not its owner likes it [W-13.29]."""
        if recovery.may_test_rally(s, self.units[0]):
            self._rally(s, last=False)
        else:
            self._ask(s)

    def end_unbegun(self, s: State) -> None:
        """The step is over, and nothing else was done: its test, or its step of an attack [W-2.12, W-8.7, W-13.29]."""
        if recovery.may_test_rally(s, self.units[0]):
            self._rally(s, last=True)
        else:
            self._advance(s)

    def _rally(self, s: State, last: bool) -> None:
        """Test: who passes stays where it is, and faces as it likes; who fails may go on as it is [W-13.29]."""
        unit = self.units[0]
        if rolls.test(s, trials.alone(s, unit, True), s.place[unit]) > 0:
            s.balked[unit] = recovery.BALKED
            if last:
                s.acted[unit] = 1
                self.end(s)
            else:
                self._ask(s)
            return
        facing = s.facing[unit]
        changes.rallied(s, unit, facing)
        s.acted[unit] = 1
        if stacks.is_faced(s, unit):
            s.top = Rallied(self.below, unit)
        else:
            self.end(s)

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def resume(self, s: State) -> None:
        """A step or a turn has been made, or stopped, with all that it opened [W-6.5, W-6.19, W-6.25]."""
        left = [unit for unit in self.units if s.on_field(unit) and (self.routed or s.formation[unit] != ROUTED)]
        for unit in self.units:
            if unit not in left:
                s.acted[unit] = 1
        if self.doing == ADVANCING or not left or any(s.reaction[unit] for unit in left):
            for unit in left:
                s.acted[unit] = 1
            self.end(s)
            return
        stopped = self.stopped
        if self.doing == STEPPING:
            stopped = stopped or self._stops(s, left[0])
            if s.uncommanded[left[0]]:
                marks.relieve(s)
                stopped = stopped or any(not s.uncommanded[unit] for unit in left)
        UnitActs(self.below, tuple(left), ASKING, self.before, self.steps, stopped, self.routed)._ask(s)

    def _stops(self, s: State, unit: int) -> bool:
        """Whether the step was the last: in a control zone, or the one of Halt [W-3.8, W-6.5]."""
        if s.order_of(unit) == HALT and not s.uncommanded[unit]:
            return True
        if not zones.stops(s, unit, self.before):
            return False
        if s.log is not None:
            s.log.append((log.STOPPED, unit, s.place[unit]))
        return True

    def _ask(self, s: State) -> None:
        """Ask, unless there is nothing left but to end."""
        asking = self
        if self.doing != ASKING or self._legal:
            asking = self._with(ASKING, self.before, self.steps, self.stopped)
        if asking.legal(s, s.active) == [END]:
            asking.alone(s, END)
            asking._advance(s)
        else:
            s.top = asking

    def _advance(self, s: State) -> None:
        """End the action; under Attack with one step straight ahead [W-3.10, W-8.7]."""
        ahead = advance(s, self.units)
        last = self._with(ADVANCING, self.before, self.steps, True)
        if len(ahead) > 1:
            s.top = AttackStep(last, self.units)
        elif ahead:
            windows.step(s, last, self.units, ahead[0], True)
        else:
            last.resume(s)


class AttackStep(Frame):
    """Into which of several front hexes a unit takes its step of an attack, where the option lets it [W-8.2, W-8.7]."""

    def __init__(self, below: Frame | None, units: tuple[int, ...]) -> None:
        super().__init__(below)
        self.units: Final = units

    def fields(self) -> Fields:
        """The unit, or the moving stack."""
        return (self.units,)

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes in front into which it may go."""
        return [STEP + hex for hex in advance(s, self.units)]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Take the step."""
        assert self.below is not None
        windows.step(s, self.below, self.units, code - STEP, True)


class Rallied(Frame):
    """How a unit that has just rallied faces [W-13.29]."""

    def __init__(self, below: Frame | None, unit: int) -> None:
        super().__init__(below)
        self.unit: Final = unit

    def fields(self) -> Fields:
        """The unit."""
        return (self.unit,)

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """Any facing."""
        return list(range(6))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Face there; its action is over."""
        steps.face(s, self.unit, code)
        self.end(s)


def begin(s: State, below: Frame, units: tuple[int, ...]) -> None:
    """Let a unit act, or two as one moving stack; who can do nothing at all has done so [W-2.12, W-8.8]."""
    unit = units[0]
    UnitActs(below, units, ASKING, s.place[unit], 0, False, s.routed(unit)).begin(s)


def begin_last(s: State, below: Frame, unit: int) -> None:
    """End the action of a unit that did nothing else: its test to rally, or its step of an attack [W-8.7, W-13.29]."""
    UnitActs(below, (unit,), ASKING, s.place[unit], 0, False, s.routed(unit)).end_unbegun(s)


def advance(s: State, units: tuple[int, ...]) -> list[int]:
    """The hexes into which unit or stack must take the step of an attack as its action ends [W-3.10, W-3.23, W-8.7]."""
    found: list[int] = []
    for number, unit in enumerate(units):
        ahead = orders.attack_steps(s, unit, ranges.has_commander(s, unit))
        found = ahead if number == 0 else [hex for hex in found if hex in ahead]
    return [hex for hex in found if len(units) == 1 or not s.units_at(hex)]


def advances(s: State, unit: int) -> bool:
    """Whether the unit would do so."""
    return bool(advance(s, (unit,)))


def _change(s: State, units: tuple[int, ...], code: int) -> None:
    """Recover all, or change the formation [W-4.5, W-4.8, W-4.11, W-11.1, W-11.12, W-13.7]."""
    unit = units[0]
    if code >= ALL_OF_IT:
        changes.recover_all(s, code - ALL_OF_IT)
    elif code >= LEAVE_SQUARE:
        changes.leave_square(s, unit, code - LEAVE_SQUARE)
    elif code == SQUARE:
        changes.form_square(s, unit)
    elif code == UNMARK:
        changes.unmark(s, unit)
    elif code == GUNS:
        changes.change_guns(s, unit)
    elif code == ON_TOP:
        changes.go_on_top(s, unit)
