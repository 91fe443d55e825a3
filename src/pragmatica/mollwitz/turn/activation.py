"""The eight steps of an activation (chapter 2). Read this first: `STEPS` can be laid beside W-2.10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz import chits
from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.battle import combat, contacts
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_WING, NOBODY, R1
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery
from pragmatica.mollwitz.reacting import windows
from pragmatica.mollwitz.turn import acting, chief, own_order, straighten

CHIEF: Final = 2
COMMAND: Final = (3, 4, 5)  # for groups under orders alone [W-2.11]
STRAIGHT: Final = 8  # the end of the activation comes between the fights and the last step [W-7.3, W-7.9]
STEPS: Final = 9


def _mark_rally(s: State, course: Frame) -> None:
    """Step 1: routed units far enough from every enemy receive the first marker; nothing is gained by refusing it.

    [W-2.10, W-13.28]
    """
    for unit in recovery.may_mark(s, s.group):
        s.rally[unit] = R1
        if s.log is not None:
            s.log.append((log.RALLY_MARKED, unit, R1))
    course.resume(s)


def _check_command(s: State, course: Frame) -> None:
    """Step 4: mark who is out of command [W-2.10, W-3.17, W-3.21]."""
    for unit in ranges.out_of_command(s, s.group):
        s.uncommanded[unit] = 1
        if s.log is not None:
            s.log.append((log.OUT_OF_COMMAND, unit))
    course.resume(s)


def _promote(s: State, course: Frame) -> None:
    """Step 8: markers of rally go up [W-2.10, W-13.28]."""
    for unit in recovery.promote(s, s.group):
        if s.log is not None:
            s.log.append((log.RALLY_MARKED, unit, s.rally[unit]))
    course.resume(s)


def _end(s: State, course: Frame) -> None:
    """The end of the activation: crooked stacks are set straight, routed units carry others away [W-7.3, W-7.9]."""
    straighten.begin(s, Sweeping(course))


class Sweeping(Frame):
    """All stacks are straight; units that share a hex with routed ones are carried away [W-7.9]."""

    def resume(self, s: State) -> None:
        """Carry them away, and go on."""
        moves.carry_away(s)
        self.end(s)


# By number: rally marking, chief, own order, command check, who is out of command, the others, combat, then the end of
# the activation, and last the progress of rally, the rulebook's eighth step [W-2.10]
_BEGIN: Final[tuple[Callable[[State, Frame], None], ...]] = (
    _mark_rally,
    chief.begin,
    own_order.begin,
    _check_command,
    acting.begin_marked,
    acting.begin_others,
    combat.begin,
    _end,
    _promote,
)


class Activation(Frame):
    """Where in its steps the activation of a group is; 0: the checks before the first [W-2.10, W-2.15]."""

    def __init__(self, below: Frame | None, wing: int, step: int) -> None:
        super().__init__(below)
        self.wing: Final = wing
        self.step: Final = step

    def fields(self) -> Fields:
        """The group, and the step being played."""
        return self.wing, self.step

    def resume(self, s: State) -> None:
        """Begin the next step that is due; after the last the chit has served [W-2.3, W-2.10]."""
        if self.step == 0:
            windows.note(s)
        step = self.step + 1
        while step <= STEPS and not is_due(s, self.wing, step):
            step += 1
        if step > STEPS:
            chits.use(s, self.wing)
            if s.log is not None:
                s.log.append((log.ACTIVATION_ENDED, s.active, self.wing))
            s.active, s.group = NOBODY, NO_WING
            self.end(s)
            return
        if s.log is not None and step != STRAIGHT:
            s.log.append((log.STEP_BEGAN, min(step, STRAIGHT)))
        _BEGIN[step - 1](s, Activation(self.below, self.wing, step))


def is_due(s: State, wing: int, step: int) -> bool:
    """Whether the step is played: all are, but 3 to 5 for groups under orders alone, and for no units only the chief's.

    [W-2.11, W-2.16]
    """
    if step == CHIEF:
        return True
    if step in COMMAND and not s.army.ordered[wing]:
        return False
    return any(s.on_field(unit) for unit in s.army.units_in[wing])


def begin(s: State, below: Frame, wing: int) -> None:
    """Activate a group: what is remembered of the last activation is forgotten, and contacts are looked at.

    [W-2.14, W-2.15]
    """
    s.active, s.group = s.army.wing_side[wing], wing
    if s.log is not None:
        s.log.append((log.ACTIVATION_BEGAN, s.active, wing))
    s.forget()
    contacts.begin_checks(s, Activation(below, wing, 0))
