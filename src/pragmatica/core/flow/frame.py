"""A chain of immutable frames, the topmost of which is the question that is open.

A frame is either a *decision* (it is asked: `seats`, `legal`, `apply`) or a *course* of several steps that is only ever
resumed (`resume`) by what it called. A call is `s.top = Child(self, …)`, a return is `below.resume(s)`. Frames never
change; a step replaces the frame at the top by a new one. They therefore are shared by copies of a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from pragmatica.core.native import mypyc_attr
from pragmatica.core.notice import NOW, Shown
from pragmatica.core.saved import as_lists, frame, listed, reading
from pragmatica.core.state import FlowState

# Answers to what is asked with yes or no
NO: Final = 0
YES: Final = 1

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


def to_json(top: Frame[Any] | None) -> list[list[Any]]:
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


def from_json(chain: Any, classes: dict[str, Callable[..., Any]], inside: bool = False) -> Frame[Any] | None:
    """The inverse of `to_json`; `inside` a branch, which holds no branches. Raises Unreadable."""
    top: Frame[Any] | None = None
    for place, entry in enumerate(listed(chain, "" if inside else "frames")):
        with reading(f"branch[{place}]" if inside else f"frames[{place}]"):
            if not inside and len(listed(entry, "")) > 2:
                branches = [from_json(one, classes, inside=True) for one in listed(entry[2], "")]
                top = frame(entry, classes, top, tuple(branches))
            else:
                top = frame(entry, classes, top)
    return top
