"""The flow of play: an immutable chain of frames, the topmost of which is the question that is open.

A frame is either a *decision* (it is asked: `seats`, `legal`, `apply`) or a *course* of several steps that is only ever
resumed (`resume`) by what it called. A call is `s.top = Child(self, …)`, a return is `below.resume(s)`. Frames never
change; a step replaces the frame at the top by a new one. They therefore are shared by copies of a state.

Where several things are asked side by side, one frame (`together.Together`) holds a chain for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pragmatica.core.saved import as_lists, frame, listed, reading

if TYPE_CHECKING:
    from pragmatica.ancien_regime.kept.state import State

# Answers to what is asked with yes or no
NO: Final = 0
YES: Final = 1

Fields = tuple[Any, ...]  # integers, truth values, and tuples of such, nested where needed


class Frame:
    """One open question or course. Subclasses add their own fields and what they need of the methods.

    Their constructors take `below` and then exactly what `fields` gives, in the same order; one that holds `branches`
    takes these between the two.
    """

    def __init__(self, below: Frame | None) -> None:
        self.below: Final = below

    def name(self) -> str:
        """Class name, as written in a saved state."""
        return type(self).__name__

    def fields(self) -> Fields:
        """The frame's own values, as the constructor takes them after `below`."""
        return ()

    def branches(self) -> tuple[Frame, ...]:
        """The tops of chains that go on side by side below this frame."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        branches = self.branches()
        return type(self), (self.below, *((branches,) if branches else ()), *self.fields())

    def seats(self, s: State) -> list[int]:
        """Seats that owe an answer."""
        return []

    def legal(self, s: State, seat: int) -> list[int]:
        """Codes of the actions offered to the seat; never empty."""
        return []

    def apply(self, s: State, seat: int, code: int) -> None:
        """Carry out an offered action and put the next question on top."""

    def resume(self, s: State) -> None:
        """Go on after what this frame called has ended."""

    def wake(self, s: State) -> None:
        """Do what had to wait until everything earlier in the turn was done; called again and again."""

    def power(self, s: State, seat: int) -> int:
        """The power for which the seat is asked."""
        return seat

    def alone(self, s: State, code: int) -> None:
        """Note that this question is not asked, for it has but this answer; who names it has given it."""
        if s.unasked is not None:
            s.unasked.append((self, self.seats(s)[0], code, list(s.place)))

    def end(self, s: State) -> None:
        """Return to what called this frame."""
        assert self.below is not None
        self.below.resume(s)


def to_json(top: Frame | None) -> list[list[Any]]:
    """The chain as [class name, fields] from bottom to top, with a third part where a frame holds branches."""
    chain: list[list[Any]] = []
    while top is not None:
        entry: list[Any] = [top.name(), as_lists(top.fields())]
        branches = top.branches()
        if branches:
            entry.append([to_json(one) for one in branches])
        chain.append(entry)
        top = top.below
    chain.reverse()
    return chain


def from_json(chain: Any, classes: dict[str, Callable[..., Frame]], inside: bool = False) -> Frame | None:
    """The inverse of `to_json`; `inside` a branch, which holds no branches. Raises Unreadable."""
    top: Frame | None = None
    for place, entry in enumerate(listed(chain, "" if inside else "frames")):
        with reading(f"branch[{place}]" if inside else f"frames[{place}]"):
            if not inside and len(listed(entry, "")) > 2:
                branches = [from_json(one, classes, inside=True) for one in listed(entry[2], "")]
                top = frame(entry, classes, top, tuple(branches))
            else:
                top = frame(entry, classes, top)
    return top
