"""Several questions side by side: the actions of one turn of the wheel that may be answered in any order.

Each branch is a chain of its own, in the order in which the rules work the actions off. A branch goes on by itself as
far as nothing before it can matter; what has to wait does so in a frame whose `wake` is called once all before it are
done. So neither the result nor what is drawn depends on who answered first [A-6.8, A-6.10].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pragmatica.ancien_regime.kept.flow import Frame

if TYPE_CHECKING:
    from pragmatica.ancien_regime.kept.state import State


class Finished(Frame):
    """The bottom of a branch; on top it means that the branch is done."""

    def resume(self, s: State) -> None:
        """Stay there."""
        s.top = self


class Together(Frame):
    """Branches that go on side by side; when all are done, what called them goes on."""

    def __init__(self, below: Frame | None, parts: tuple[Frame, ...]) -> None:
        super().__init__(below)
        self.parts: Final = parts
        # Who is asked by which branch, found out when it is first needed: every answer makes a new frame.
        self._seats: list[int] = []
        self._branches: list[int] = []

    def branches(self) -> tuple[Frame, ...]:
        """The top of each branch."""
        return self.parts

    def branch_of(self, s: State, seat: int) -> int:
        """The first branch that asks the seat: a player is asked for one power after the other [A-15.5]."""
        self._look(s)
        return self._branches[self._seats.index(seat)]

    def seats(self, s: State) -> list[int]:
        """All seats that some branch asks."""
        self._look(s)
        return self._seats[:]

    def _look(self, s: State) -> None:
        if not self._seats:
            for number, part in enumerate(self.parts):
                for seat in part.seats(s):
                    if seat not in self._seats:
                        self._seats.append(seat)
                        self._branches.append(number)

    def legal(self, s: State, seat: int) -> list[int]:
        """What the first branch offers that asks the seat."""
        return self.parts[self.branch_of(s, seat)].legal(s, seat)

    def power(self, s: State, seat: int) -> int:
        """The power for which that branch asks."""
        return self.parts[self.branch_of(s, seat)].power(s, seat)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let the branch go on; then wake what waited for it."""
        number = self.branch_of(s, seat)
        part = self.parts[number]
        s.top = part
        part.apply(s, seat, code)
        assert s.top is not None
        Together(self.below, (*self.parts[:number], s.top, *self.parts[number + 1 :])).go_on(s)

    def go_on(self, s: State) -> None:
        """Wake the first branch that is not done, and the next one whenever that ends one."""
        parts = self.parts
        for number, part in enumerate(parts):
            if isinstance(part, Finished):
                continue
            s.top = part
            part.wake(s)
            if s.reason:
                return
            after = s.top
            assert after is not None
            if after is not part:
                parts = (*parts[:number], after, *parts[number + 1 :])
            if not isinstance(after, Finished):
                s.top = self if parts is self.parts else Together(self.below, parts)
                return
        self.end(s)
