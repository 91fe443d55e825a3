"""Whether a position that somebody has written leads on: every answer that is offered in it is tried in a copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from pragmatica.core.errors import Unreadable, fault
from pragmatica.core.game import Answers, Setup
from pragmatica.core.state import FlowState

S = TypeVar("S", bound=FlowState)

# What an engine does where things that it takes for granted do not hold
BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)


@contextmanager
def asking(frame: str, where: str, rule: str) -> Iterator[None]:
    """Whatever breaks is told as Unreadable: the open frame, at this place, does not go with the rest."""
    try:
        yield
    except Unreadable:
        raise
    except BROKEN as error:
        raise fault("core-written-asked-position-does", where, rule, frame=frame) from error


def check(
    answers: Answers[S],
    setup: Setup,
    s: S,
    observe: Callable[[Setup, S, int], object],
    decision: Callable[[S, int, str, int], object],
) -> None:
    """Do what is done at every question: here by every seat, and for those who are asked after each answer.

    `observe` and `decision` are the game's own: what a seat may know, and what it is asked. Raises anything of BROKEN.
    """
    for seat in range(len(setup.seats)):
        observe(setup, s, seat)
    _ask(answers, setup, s, decision)
    for seat in s.pending():
        for code in answers.legal(s, seat):
            twin = s.copy()
            twin.log = []
            twin.script([])
            answers.apply(twin, seat, code)
            _ask(answers, setup, twin, decision)


def _ask(answers: Answers[S], setup: Setup, s: S, decision: Callable[[S, int, str, int], object]) -> None:
    for seat in s.pending():
        decision(s, seat, setup.seats[seat], 0)
        if not answers.legal(s, seat):
            raise LookupError("nothing is offered")
