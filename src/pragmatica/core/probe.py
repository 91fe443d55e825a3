"""Whether a position that somebody has written leads on: every answer that is offered in it is tried in a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pragmatica.core.errors import Unreadable
from pragmatica.core.game import State

S = TypeVar("S", bound=State)

# What an engine does where things that it takes for granted do not hold
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def check(s: S, look: Callable[[S], object], frame: str, where: str) -> None:
    """Look at the position, and at what follows each answer. Raises Unreadable with the place of the open frame.

    `look` does what is done at every question: who is asked what, and how it is named.
    """
    try:
        look(s)
        for seat in s.pending():
            for code in s.legal(seat):
                twin = s.copy()
                twin.log = []
                twin.script([])
                twin.apply(seat, code)
                look(twin)
    except Unreadable:
        raise
    except BROKEN as error:
        raise Unreadable(
            f"{frame} cannot be asked in this position: it does not go with the pieces, markers and cards", where
        ) from error
