"""Between turns: leaders return, couriers come back, Frederick may leave (chapters 2, 3, 12 and S)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import PRUSSIA
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import loss

LEAVES_FROM: Final = 5  # the turn [W-S.3]


class LeaderReturns(Frame):
    """With which unit under him a lost leader returns; `others` follow [W-2.13, W-12.12]."""

    def __init__(self, below: Frame | None, leader: int, others: tuple[int, ...]) -> None:
        super().__init__(below)
        self.leader: Final = leader
        self.others: Final = others

    def fields(self) -> Fields:
        """He, and who returns after him."""
        return self.leader, self.others

    def seats(self, s: State) -> list[int]:
        """His side."""
        return [s.army.leader_side[self.leader]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes of the units under him."""
        return places(s, self.leader)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Put him there."""
        loss.come_back(s, self.leader, code)
        _return(s, self.below, self.others)


def places(s: State, leader: int) -> list[int]:
    """The hexes of the units under a leader [W-12.12]."""
    return sorted({s.place[unit] for unit in loss.under_him(s, leader)})


def leaders_return(s: State, below: Frame) -> None:
    """Leaders whose marker lies on this turn's box return; who has no unit left does not [W-2.13, W-12.12]."""
    _return(s, below, tuple(loss.due_back(s)))


def _return(s: State, below: Frame | None, waiting: tuple[int, ...]) -> None:
    assert below is not None
    while waiting:
        leader, waiting = waiting[0], waiting[1:]
        hexes = places(s, leader)
        if len(hexes) > 1:
            s.top = LeaderReturns(below, leader, waiting)
            return
        if hexes:
            LeaderReturns(below, leader, waiting).alone(s, hexes[0])
            loss.come_back(s, leader, hexes[0])
    below.resume(s)


class FrederickLeaves(Frame):
    """Whether Frederick leaves the field, as he did late in the afternoon [W-S.3]."""

    def seats(self, s: State) -> list[int]:
        """Prussia."""
        return [PRUSSIA]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [NO, YES]

    def apply(self, s: State, seat: int, code: int) -> None:
        """He is gone for good, and costs nothing."""
        if code == YES:
            loss.leave_for_good(s, s.army.leader_number[orders.FREDERICK])
        self.end(s)


def begin(s: State, below: Frame) -> None:
    """A turn begins; from the fifth Frederick may leave [W-2.1, W-S.3]."""
    s.turn += 1
    if s.log is not None:
        s.log.append((log.TURN_BEGAN, s.turn))
    if s.rules.frederick_leaves and s.turn >= LEAVES_FROM and s.leads(s.army.leader_number[orders.FREDERICK]):
        s.top = FrederickLeaves(below)
    else:
        below.resume(s)
