"""Whether the questions that somebody has written can be asked in the position, and lead on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pragmatica.core import probe
from pragmatica.core.errors import fault
from pragmatica.core.flow.frame import Frame
from pragmatica.core.game import Answers, Setup
from pragmatica.core.reading import snake
from pragmatica.core.state import FlowState
from pragmatica.kit.written.questions import Questions

S = TypeVar("S", bound=FlowState)

# A class of frames; what must be true while one is open; the field that is at fault, or ""; and the message that is
# told where it is not true, with the rule
Check = tuple[type[Any], Callable[[S, Any], bool], str, tuple[str, str]]


@dataclass(frozen=True)
class Checks(Generic[S]):
    """What must hold of all frames of a position, and that the open question can be answered.

    `order_rule` is that of the course of play, which asks nothing itself. `observe` and `decision` are the game's own.
    """

    questions: Questions[S]
    rows: Sequence[Check[S]]
    order_rule: str
    answers: Answers[S]
    observe: Callable[[Setup, S, int], object]
    decision: Callable[[S, int, str, int], object]

    def frames(self, setup: Setup, s: S, written: int) -> None:
        """Every frame must go with the position, and some seat owe an answer and have one. Raises Unreadable.

        `written`: how many frames the position names; none where a phase begins.
        """
        assert s.top is not None
        for frame, place in self.questions.places(s.top, written):
            self._frame(s, frame, place)
        called, where, rule = self._open(s, written)
        with probe.asking(called, where, rule):
            pending = s.pending()
            offered = [self.answers.legal(s, seat) for seat in pending]
        if not offered or not all(offered) or not all(0 <= seat < len(setup.seats) for seat in pending):
            raise fault("core-written-no-answer-owed", where, rule, frame=called)

    def leads_on(self, setup: Setup, s: S, written: int) -> None:
        """Every answer must lead on; each is tried in a copy. Raises Unreadable."""
        with probe.asking(*self._open(s, written)):
            probe.check(self.answers, setup, s, self.observe, self.decision)

    def _open(self, s: S, written: int) -> tuple[str, str, str]:
        """What the open question is called, where it stands, and its rule."""
        assert s.top is not None
        where = f"asked[{written - 1}]" if written else "asked"
        return snake(s.top.name()), where, self.questions.rule(s.top, self.order_rule)

    def _frame(self, s: S, frame: Frame[Any], where: str) -> None:
        """Whether the frame goes with the position. Raises Unreadable with the field, the reason and the rule."""
        for kind, check, field, why in self.rows:
            if not isinstance(frame, kind):
                continue
            try:
                lawful, (message, rule) = check(s, frame), why
            except probe.BROKEN:
                lawful, message, rule = False, "core-written-does-not-go", self.questions.rule(frame)
            if not lawful:
                raise fault(message, f"{where}.{field}" if field else where, rule)


@contextmanager
def beginning() -> Iterator[None]:
    """Whatever breaks is told as Unreadable: the phase cannot begin."""
    try:
        yield
    except probe.BROKEN as error:
        raise fault("core-written-no-beginning", "phase") from error
