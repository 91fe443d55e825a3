"""What every state of a match has: its chance, what happens to it, and the question that is open, a frame.

A frame is either a *decision* (it is asked: `seats`, `legal`, `apply`) or a *course* of several steps that is only ever
resumed (`resume`) by what it called. A call is `s.top = Child(self, …)`, a return is `below.resume(s)`. Frames never
change; a step replaces the frame at the top by a new one. They therefore are shared by copies of a state.

This is all that the core asks of a state, which only holds: what may be done with it the rules say (`Game.answers`).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from pragmatica.core.native import mypyc_attr
from pragmatica.core.notice import NOW, Shown
from pragmatica.core.rng import Generator
from pragmatica.core.saved import number

NO_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowState(Generator):
    """The head of a state that is played by frames; a game adds its position, `chosen`, `copy`, `to_json`, `digest`."""

    log: list[tuple[int, ...]] | None  # events of the action being applied; None: nobody listens
    unasked: list[tuple[Frame[Any], int, int, list[int]]] | None  # only answers, given without a question; likewise
    top: Frame[Any] | None  # the open question, or None
    winner: int  # seat, once the match is over; NO_SEAT with `reason` set: a draw
    reason: int  # why it is over, as the game numbers it; 0 while it is played

    def __init__(self, key: bytes, origin: FlowState | None) -> None:
        """The head before the first draw; with an `origin`, a copy of its head, to whose log nobody listens."""
        self.key = key
        self.log = None
        self.unasked = None
        self.chance = []
        self.revealed = False
        if origin is None:
            self.counter = 0
            self._block = b""
            self._block_number = -1
            self._script = []
            self.top = None
            self.winner = NO_SEAT
            self.reason = 0
        else:
            self.counter = origin.counter
            self._block = origin._block
            self._block_number = origin._block_number if key is origin.key else -1
            self._script = origin._script
            self.top = origin.top
            self.winner = origin.winner
            self.reason = origin.reason

    def pending(self) -> list[int]:
        """Seats that owe an answer now."""
        return [] if self.top is None or self.reason else self.top.seats(self)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.reason != 0

    def finish(self, winner: int, reason: int) -> None:
        """End the match for a seat, or NO_SEAT for a draw."""
        self.winner = winner
        self.reason = reason

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote, save the frames. Raises Unreadable, ValueError."""
        raise NotImplementedError

    def read_head(self, data: dict[str, Any], seats: int, reasons: int) -> None:
        """Of that, what all states have; `seats` and `reasons` are ends of numbers."""
        self.counter = number(data, "counter", 1 << 62)
        self.winner = number(data, "winner", seats, least=NO_SEAT)
        self.reason = number(data, "reason", reasons)

    def standing(self) -> list[int]:
        """Where things stand, as far as the names of answers depend on it."""
        return []


Fields = tuple[Any, ...]  # integers, truth values, and tuples of such, nested where needed
S = TypeVar("S", bound=FlowState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One open question or course. Subclasses add their own fields and what they need of the methods.

    Their constructors take `below` and then exactly what `fields` gives, in the same order; one that holds `branches`
    takes these between the two.
    """

    def __init__(self, below: Frame[S] | None) -> None:
        self.below: Final = below

    def name(self) -> str:
        """Class name, as written in a saved state."""
        return type(self).__name__

    def fields(self) -> Fields:
        """The frame's own values, as the constructor takes them after `below`."""
        return ()

    def branches(self) -> tuple[Frame[S], ...]:
        """The tops of chains that go on side by side below this frame."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        branches = self.branches()
        return type(self), (self.below, *((branches,) if branches else ()), *self.fields())

    def seats(self, s: S) -> list[int]:
        """Seats that owe an answer."""
        return []

    def acts_for(self, s: S, seat: int) -> int:
        """The power for which the seat is asked; a seat may lead several."""
        return seat

    def legal(self, s: S, seat: int) -> list[int]:
        """Codes of the actions offered to the seat; never empty."""
        return []

    def apply(self, s: S, seat: int, code: int) -> None:
        """Carry out an offered action and put the next question on top."""

    def shown(self, s: S, seat: int, code: int) -> Shown:
        """When others may read the answer: NOW, LATER or NEVER."""
        return NOW

    def resume(self, s: S) -> None:
        """Go on after what this frame called has ended."""

    def wake(self, s: S) -> None:
        """In a branch: do what had to wait until everything before it was done; called again and again."""

    def alone(self, s: S, code: int) -> None:
        """Note that this question is not asked, for it has but this answer; who names it has given it."""
        if s.unasked is not None:
            s.unasked.append((self, self.seats(s)[0], code, s.standing()))

    def end(self, s: S) -> None:
        """Return to what called this frame."""
        assert self.below is not None
        self.below.resume(s)
