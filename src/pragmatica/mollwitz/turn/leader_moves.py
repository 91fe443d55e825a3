"""The movement of wing commanders, deputies and brigade commanders (chapter 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.command import leaders, regain
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders
from pragmatica.mollwitz.turn import leading

END: Final = 0
STEP: Final = 64  # and more: the hex entered


class LeaderMoves(Frame):
    """A leader goes hex by hex [W-2.17, W-3.3].

    `towards`: the enemy units to which all his steps so far have led nearer, for a commander under Attack. `marked`: he
    is out of command and seeks it on a shortest way [W-3.11, W-3.22].
    """

    def __init__(
        self, below: Frame | None, leader: int, moved: bool, towards: tuple[int, ...], marked: bool = False
    ) -> None:
        super().__init__(below)
        self.leader: Final = leader
        self.moved: Final = moved
        self.towards: Final = towards
        self.marked: Final = marked

    def fields(self) -> Fields:
        """He, whether he has left his hex, the enemies he may be going for, and whether he is out of command."""
        return self.leader, self.moved, self.towards, self.marked

    def seats(self, s: State) -> list[int]:
        """His side."""
        return [s.army.leader_side[self.leader]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Steps, and to end: where he may, and not before he has moved if his order has him move [W-3.9, W-3.10]."""
        found = [STEP + hex for hex in leading.steps(s, self.leader, self.towards)]
        if self.marked:
            ways = regain.steps_of_leader(s, self.leader)
            found = [code for code in found if code - STEP in ways]
        may_end = leading.may_stay(s, self.leader) if self.moved else not self.must_move(s)
        return [END, *found] if may_end or not found else found

    def must_move(self, s: State) -> bool:
        """Whether he may not stay: he commands the group under March or Attack, and is not next to an enemy.

        [W-3.9, W-3.10]
        """
        if self.leader != s.commander[s.group] or self.marked:
            return False
        return not orders.commander_may_stay(s, self.leader, s.order[s.group])

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go on, or end."""
        if code == END:
            self._done(s)
            return
        here = s.leader_at[self.leader]
        leading.go(s, self.leader, code - STEP)
        towards = leading.nearer(s, here, code - STEP, self.towards)
        LeaderMoves(self.below, self.leader, True, towards, self.marked).ask(s)

    def ask(self, s: State) -> None:
        """Ask, unless there is but one thing that he can do."""
        codes = self.legal(s, s.active)
        if len(codes) == 1:
            self.alone(s, codes[0])
            self.apply(s, s.active, codes[0])
        else:
            s.top = self

    def _done(self, s: State) -> None:
        """He has moved, and does not again in this activation [W-2.17]."""
        s.leader_spent[self.leader] = max(s.army.leader_points[self.leader], leaders.STEP)
        self.end(s)
