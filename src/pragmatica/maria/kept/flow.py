"""The flow of play: an immutable chain of frames, the topmost of which is the question that is open.

A frame is either a *decision* (it is asked: `seats`, `legal`, `apply`) or a *course* of several steps that is only ever
resumed (`resume`) by what it called. A call is `s.top = Child(self, …)`, a return is `below.resume(s)`. Frames never
change; a step replaces the frame at the top by a new one. They therefore are shared by copies of a state. One question
is answered before the next is asked, and what a rule does at once is done before that [E-9].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pragmatica.core.saved import as_lists, frame, listed, reading

if TYPE_CHECKING:
    from pragmatica.maria.kept.state import State

# Answers to what is asked with yes or no
NO: Final = 0
YES: Final = 1

Fields = tuple[Any, ...]  # integers, truth values, and tuples of such, nested where needed


class Frame:
    """One open question or course. Subclasses add their own fields and what they need of the methods.

    Their constructors take `below` and then exactly what `fields` gives, in the same order.
    """

    def __init__(self, below: Frame | None) -> None:
        self.below: Final = below

    def name(self) -> str:
        """Class name, as written in a saved state."""
        return type(self).__name__

    def fields(self) -> Fields:
        """The frame's own values, as the constructor takes them after `below`."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.below, *self.fields())

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

    def alone(self, s: State, code: int) -> None:
        """Note that this question is not asked, for it has but this answer; who names it has given it."""
        if s.unasked is not None:
            s.unasked.append((self, self.seats(s)[0], code))

    def end(self, s: State) -> None:
        """Return to what called this frame."""
        assert self.below is not None
        self.below.resume(s)

    def settles(self, s: State, power: int) -> bool:
        """Whether troops of the power are being divided just now, so that its stacks may not be regrouped."""
        return False


def to_json(top: Frame | None) -> list[list[Any]]:
    """The chain as [class name, fields] from bottom to top."""
    chain: list[list[Any]] = []
    while top is not None:
        chain.append([top.name(), as_lists(top.fields())])
        top = top.below
    chain.reverse()
    return chain


def from_json(chain: Any, classes: dict[str, Callable[..., Frame]]) -> Frame | None:
    """The inverse of `to_json`. Raises Unreadable."""
    top: Frame | None = None
    for place, entry in enumerate(listed(chain, "frames")):
        with reading(f"frames[{place}]"):
            top = frame(entry, classes, top)
    return top
