"""Simultaneous secret choice: several seats answer, in any order, and what they answered counts when all have."""

from __future__ import annotations

from pragmatica.core.flow.frame import Frame, S
from pragmatica.core.native import mypyc_attr
from pragmatica.core.notice import LATER, Shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Frame[S]):
    """A question that several seats answer, each with one code or several; nobody sees an answer until all are there.

    The frame holds the answers. A subclass says who owes some still (`seats`), how the frame looks with one more
    (`answered`), and what happens when none is owed (`reveal`).
    """

    def answered(self, s: S, seat: int, code: int) -> Secret[S]:
        """The same question with this answer noted."""
        raise NotImplementedError

    def reveal(self, s: S) -> None:
        """Let all answers take effect, and go on."""
        raise NotImplementedError

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
