"""Several questions side by side, which may be answered in any order.

Each branch is a chain of its own, in the order in which the rules work them off. A branch goes on by itself as far as
nothing before it can matter; what has to wait does so in a frame whose `wake` is called once all before it are done. So
neither the result nor what is drawn depends on who answered first.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Frame, S
from pragmatica.core.native import mypyc_attr
from pragmatica.core.notice import Shown


class Finished(Frame[S]):
    """The bottom of a branch; on top it means that the branch is done."""

    def resume(self, s: S) -> None:
        """Stay there."""
        s.top = self


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """Branches that go on side by side; when all are done, what called them goes on.

    A seat that several branches ask answers for one after the other.
    """

    def __init__(self, below: Frame[S] | None, parts: tuple[Frame[S], ...]) -> None:
        self.parts: Final = parts
        self._asked: dict[int, int] = {}  # what `asked` has found, for it is needed at every step
        super().__init__(below)

    def branches(self) -> tuple[Frame[S], ...]:
        """The top of each branch."""
        return self.parts

    def asked(self, s: S) -> dict[int, int]:
        """The seats that some branch asks, each with the number of the first that does."""
        asked = self._asked
        if not asked:
            for number, part in enumerate(self.parts):
                for seat in part.seats(s):
                    if seat not in asked:
                        asked[seat] = number
        return asked

    def branch_of(self, s: S, seat: int) -> Frame[S]:
        """The first branch that asks the seat."""
        return self.parts[self.asked(s)[seat]]

    def seats(self, s: S) -> list[int]:
        """All seats that some branch asks."""
        return list(self.asked(s))

    def acts_for(self, s: S, seat: int) -> int:
        """The power for which that branch asks."""
        return self.branch_of(s, seat).acts_for(s, seat)

    def legal(self, s: S, seat: int) -> list[int]:
        """What the first branch offers that asks the seat."""
        return self.branch_of(s, seat).legal(s, seat)

    def shown(self, s: S, seat: int, code: int) -> Shown:
        """As that branch says."""
        return self.branch_of(s, seat).shown(s, seat, code)

    def apply(self, s: S, seat: int, code: int) -> None:
        """Let the branch go on; then wake what waited for it."""
        number = self.asked(s)[seat]
        part = self.parts[number]
        s.top = part
        part.apply(s, seat, code)
        assert s.top is not None
        Together(self.below, (*self.parts[:number], s.top, *self.parts[number + 1 :])).go_on(s)

    def go_on(self, s: S) -> None:
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
