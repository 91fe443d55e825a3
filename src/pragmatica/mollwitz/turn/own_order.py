"""Step 3: a wing changes its order itself (chapter 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import HALT, ORDERS
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import rolls, trials

END: Final = 0
TRY: Final = 1
TAKE_HALT: Final = 2


class OwnOrder(Frame):
    """Whether the activated wing halts, as a beaten one may, or its commander tries to change the order.

    `tried`: he has failed; a beaten wing may still halt [W-3.14, W-3.15].
    """

    def __init__(self, below: Frame | None, tried: bool = False) -> None:
        super().__init__(below)
        self.tried: Final = tried

    def fields(self) -> Fields:
        """Whether it has been tried."""
        return (self.tried,)

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """To leave it, to try where somebody's independence tells, and Halt for a beaten wing [W-3.14, W-3.15]."""
        found = [END]
        if not self.tried and orders.independence(s, s.group) >= 0:
            found.append(TRY)
        if s.order[s.group] != HALT and orders.may_halt(s, s.group):
            found.append(TAKE_HALT)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Throw once; who passes takes any order [W-3.15]."""
        if code == TRY:
            leader = orders.decider(s, s.group)
            trial = trials.independence(leader, orders.independence(s, s.group))
            if rolls.initiative(s, s.group, trial, leader):
                s.top = TakeOrder(self.below)
            else:
                OwnOrder(self.below, True).ask(s)
            return
        if code == TAKE_HALT:
            take(s, HALT)
        self.end(s)

    def ask(self, s: State) -> None:
        """Ask, unless nothing could be changed."""
        if self.legal(s, s.active) == [END]:
            self.end(s)
        else:
            s.top = self


class TakeOrder(Frame):
    """Which order the commander who has passed his test takes [W-3.15]."""

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def legal(self, s: State, seat: int) -> list[int]:
        """Any."""
        return list(range(len(ORDERS)))

    def apply(self, s: State, seat: int, code: int) -> None:
        """It holds at once [W-2.10]."""
        take(s, code)
        self.end(s)


def take(s: State, order: int) -> None:
    """The activated wing has the order [W-3.5]."""
    if s.order[s.group] == order:
        return
    s.order[s.group] = order
    if s.log is not None:
        s.log.append((log.ORDER_TAKEN, s.group, order))


def begin(s: State, course: Frame) -> None:
    """Ask, unless nothing could be changed [W-2.10]."""
    OwnOrder(course).ask(s)
