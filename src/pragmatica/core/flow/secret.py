"""Simultaneous secret choice: several seats answer, in any order, and what they answered counts when all have."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pragmatica.core.flow.frame import Frame, S
from pragmatica.core.native import mypyc_attr
from pragmatica.core.notice import LATER, Shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Frame[S]):
    """A question that several seats answer, each with one code or several; nobody sees an answer until all are there.

    The frame holds the answers. A subclass says who owes some still (`seats`), what a seat has answered (`answers_of`),
    how the frame looks with one answer more or with none of a seat (`answered`, `without`), and what happens when none
    is owed (`reveal`).
    """

    def answers_of(self, seat: int) -> tuple[int, ...]:
        """The codes that the seat has given so far, in order."""
        raise NotImplementedError

    def without(self, seat: int) -> Secret[S]:
        """The same question with none of them."""
        raise NotImplementedError

    def answered(self, s: S, seat: int, code: int) -> Secret[S]:
        """The same question with this answer noted."""
        raise NotImplementedError

    def reveal(self, s: S) -> None:
        """Let all answers take effect, and go on."""
        raise NotImplementedError

    def redrawn(self, s: S, others: Iterable[int], rng: Random) -> Secret[S]:
        """The question as it may stand for who does not know the others' answers: as many, but any that are offered."""
        frame = self
        for seat in others:
            count = len(frame.answers_of(seat))
            frame = frame.without(seat)
            for _ in range(count):
                frame = frame.answered(s, seat, rng.choice(frame.legal(s, seat)))
        return frame

    def shown(self, s: S, seat: int, code: int) -> Shown:
        """Together with the others."""
        return LATER

    def apply(self, s: S, seat: int, code: int) -> None:
        """Note the answer."""
        self.answered(s, seat, code).ask(s)

    def ask(self, s: S) -> None:
        """Ask those who owe an answer; when nobody does, reveal."""
        if self.seats(s):
            s.top = self
        else:
            self.reveal(s)


def with_answer(answers: tuple[int, ...], seat: int, code: int) -> tuple[int, ...]:
    """The answers by seat, this one among them."""
    return (*answers[:seat], code, *answers[seat + 1 :])
