"""The flow of play: an immutable chain of frames, the topmost of which is the question that is open.

A frame is either a *decision* (it is asked: `seats`, `legal`, `apply`) or a *course* of several steps that is only ever
resumed (`resume`) by what it called. A call is `s.top = Child(below=self, …)`, a return is `below.resume(s)`. Frames
never change; a step replaces the frame at the top by a new one. They therefore are shared by copies of a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pragmatica.maria.state import State


class Frame:
    """One open question or course. Subclasses give `name`, `fields` and what they need of the rest."""

    def __init__(self, below: Frame | None) -> None:
        self.below: Final = below

    def name(self) -> str:
        """Class name, as written in a saved state."""
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The frame's own values as integers, in the order that its `read` takes them."""
        return []

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
