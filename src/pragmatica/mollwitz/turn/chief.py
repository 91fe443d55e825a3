"""Step 2: chiefs move and give orders (chapter 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept.codes import ORDERS
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.turn import leading

STEP: Final = 64  # and more: the hex entered
ORDER: Final = 4096  # and more: four times the wing, and the order
END: Final = 0


class Chief(Frame):
    """A chief goes step by step, up to four, and gives orders on the way; the chiefs of `others` follow.

    [W-2.10, W-3.12]
    """

    def __init__(self, below: Frame | None, leader: int, others: tuple[int, ...], moved: bool) -> None:
        super().__init__(below)
        self.leader: Final = leader
        self.others: Final = others
        self.moved: Final = moved

    def fields(self) -> Fields:
        """He, who comes after him, and whether he has left the hex where he began."""
        return self.leader, self.others, self.moved

    def seats(self, s: State) -> list[int]:
        """His side."""
        return [s.army.leader_side[self.leader]]

    def legal(self, s: State, seat: int) -> list[int]:
        """To end where he may, steps, and orders to the wings that he reaches [W-3.3, W-3.12, W-3.13, W-3.16]."""
        found = [END] if not self.moved or leading.may_stay(s, self.leader) else []
        found += [STEP + hex for hex in leading.steps(s, self.leader, ())]
        for wing in orders.addressees(s, self.leader):
            found += [ORDER + wing * 4 + order for order in range(len(ORDERS)) if order != s.order[wing]]
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go, order, or end."""
        if code == END:
            start(s, self.below, self.others)
            return
        moved = self.moved
        if code >= ORDER:
            orders.give(s, self.leader, (code - ORDER) // 4, (code - ORDER) % 4)
        else:
            leading.go(s, self.leader, code - STEP)
            moved = True
        Chief(self.below, self.leader, self.others, moved).ask(s)

    def ask(self, s: State) -> None:
        """Ask, unless there is but one thing that he can do, as with the last point spent."""
        codes = self.legal(s, s.active)
        if len(codes) == 1:
            self.alone(s, codes[0])
            self.apply(s, s.active, codes[0])
        else:
            s.top = self


def begin(s: State, course: Frame) -> None:
    """Let the chiefs of the active side act one after the other, in any activation of theirs [W-2.10, W-2.11]."""
    start(s, course, tuple(s.chiefs(s.active)))


def start(s: State, below: Frame | None, chiefs: tuple[int, ...]) -> None:
    """Ask the first of these chiefs; if there is none go on."""
    assert below is not None
    if chiefs:
        Chief(below, chiefs[0], chiefs[1:], False).ask(s)
    else:
        below.resume(s)
