"""Chapter 7, the Diplomacy Phase: expulsion, the secret choice of statuses, admission."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept.board import BIT, BRITAIN, BRITISH, FRANCE, NEUTRAL, NOBODY, STATUSES
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import ADMITTED, EXPELLED, REJECTED, STATUS_CHOSEN, STATUS_REVEALED, STATUS_TAKEN
from pragmatica.ancien_regime.kept.relations import Relations
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.core.flow.secret import Secret, with_answer

END: Final = 255
OPEN: Final = 4  # in place of a status: not yet chosen

# Why a power may not take a status
CLOSED: Final = 1  # the coalition has expelled or rejected it in this phase


def begin(s: State, below: Frame) -> None:
    """Hold the phase: first Britain, then France may expel members [A-7.1, A-7.3]. Talks are free [A-7.2, A-5.17]."""
    Expel(below, BRITAIN, 0).ask(s)


def choosers(s: State) -> list[int]:
    """The major powers that choose their status: all but the two leaders [A-7.4, A-7.10]."""
    return [power for power in range(NOBODY) if not s.rules.is_minor[power] and power not in (BRITAIN, FRANCE)]


def leader(status: int) -> int:
    """Who leads the coalition [A-3.4]."""
    return BRITAIN if status == BRITISH else FRANCE


class Expel(Frame):
    """Whom a leader expels from his coalition, one after the other [A-7.3].

    Only major powers; a minor one leaves with its major one alone [A-12.15].
    """

    def __init__(self, below: Frame | None, of: int, expelled: int) -> None:
        self.of: Final = of
        self.expelled: Final = expelled
        super().__init__(below)

    def fields(self) -> Fields:
        """The leader, and the set of powers expelled so far."""
        return (self.of, self.expelled)

    def seats(self, s: State) -> list[int]:
        """The leader."""
        return [self.of]

    def legal(self, s: State, seat: int) -> list[int]:
        """Members who are still there, and END."""
        found: list[int] = []
        for power in choosers(s):
            if leader(s.status[power]) == self.of and s.status[power] < NEUTRAL and not self.expelled & BIT[power]:
                found.append(power)
        found.append(END)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Expel it; after France all choose."""
        if code != END:
            if s.log is not None:
                s.log.append((EXPELLED, self.of, code))
            Expel(self.below, self.of, self.expelled | BIT[code]).ask(s)
        elif self.of == BRITAIN:
            Expel(self.below, FRANCE, self.expelled).ask(s)
        else:
            closed = [BIT[s.status[power]] if self.expelled & BIT[power] else 0 for power in range(NOBODY)]
            s.top = ChooseStatus(self.below, (OPEN,) * NOBODY, tuple(closed))

    def ask(self, s: State) -> None:
        """Ask, unless there is no member to expel."""
        if len(self.legal(s, self.of)) > 1:
            s.top = self
        else:
            self.alone(s, END)
            self.apply(s, self.of, END)


class ChooseStatus(Secret[State]):
    """Which status each major power but the leaders chooses, all at once and in secret [A-7.4, A-2.10, A-15.6].

    `closed` is for each power the set of statuses (as bits) that are closed to it in this phase.
    """

    def __init__(self, below: Frame | None, chosen: tuple[int, ...], closed: tuple[int, ...]) -> None:
        self.chosen: Final = chosen
        self.closed: Final = closed
        super().__init__(below)

    def fields(self) -> Fields:
        """Statuses chosen so far (OPEN: not yet), and what is closed; by power."""
        return (self.chosen, self.closed)

    def seats(self, s: State) -> list[int]:
        """Those who have not chosen."""
        return [power for power in choosers(s) if self.chosen[power] == OPEN]

    def answers_of(self, seat: int) -> tuple[int, ...]:
        """The status, once the token is down."""
        return () if self.chosen[seat] == OPEN else (self.chosen[seat],)

    def without(self, seat: int) -> ChooseStatus:
        """The choice without this token."""
        return ChooseStatus(self.below, with_answer(self.chosen, seat, OPEN), self.closed)

    def answered(self, s: State, seat: int, code: int) -> ChooseStatus:
        """The choice with this token put down."""
        return ChooseStatus(self.below, with_answer(self.chosen, seat, code), self.closed)

    def legal(self, s: State, seat: int) -> list[int]:
        """Statuses that are not closed."""
        return statuses(self.closed[seat])

    def reveal(self, s: State) -> None:
        """Turn the tokens up; then the leaders admit or reject."""
        s.revealed = True
        for power in choosers(s):
            if s.log is not None:
                s.log.append((STATUS_REVEALED, power, self.chosen[power]))
        assert self.below is not None
        _admit(s, self.below, self.chosen, self.closed, 0)


def statuses(closed: int) -> list[int]:
    """The statuses that are not closed; there is always one, for only coalitions can be."""
    return [status for status in range(len(STATUSES)) if not closed & BIT[status]]


def needs_admission(ties: Relations, power: int, status: int, closed: int) -> bool:
    """Whether a leader must accept the power: it joins his coalition anew [A-7.5].

    One that has been a member and was not expelled stays one, or returns to it after another has rejected it.
    """
    return status < NEUTRAL and ties.status[power] != status and not closed & BIT[status]


def _admit(s: State, below: Frame, chosen: tuple[int, ...], closed: tuple[int, ...], first: int) -> None:
    """Ask the leaders about each power in turn, from this one on; then the statuses take effect [A-7.5]."""
    for power in choosers(s):
        if power >= first and needs_admission(s.relations, power, chosen[power], closed[power]):
            s.top = Admit(below, chosen, closed, power)
            return
    _take_effect(s, below, chosen)


class Admit(Frame):
    """Whether a leader accepts a power into his coalition; openly [A-7.5]."""

    def __init__(self, below: Frame | None, chosen: tuple[int, ...], closed: tuple[int, ...], applicant: int) -> None:
        self.chosen: Final = chosen
        self.closed: Final = closed
        self.applicant: Final = applicant
        super().__init__(below)

    def fields(self) -> Fields:
        """As of ChooseStatus, and the power that wants to join."""
        return (self.chosen, self.closed, self.applicant)

    def seats(self, s: State) -> list[int]:
        """The leader."""
        return [leader(self.chosen[self.applicant])]

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go on to the next power, or have the rejected one choose anew."""
        power, assumed = self.applicant, self.below
        assert assumed is not None
        if s.log is not None:
            s.log.append((ADMITTED if code == YES else REJECTED, seat, power))
        if code == YES:
            _admit(s, assumed, self.chosen, self.closed, power + 1)
        else:
            barred = self.closed[power] | BIT[self.chosen[power]]
            closed = (*self.closed[:power], barred, *self.closed[power + 1 :])
            s.top = ChooseAnew(assumed, self.chosen, closed, power)


class ChooseAnew(Frame):
    """Which other status a rejected power picks, openly and at once [A-7.5]."""

    def __init__(self, below: Frame | None, chosen: tuple[int, ...], closed: tuple[int, ...], rejected: int) -> None:
        self.chosen: Final = chosen
        self.closed: Final = closed
        self.rejected: Final = rejected
        super().__init__(below)

    def fields(self) -> Fields:
        """As of ChooseStatus, and the power that has been rejected."""
        return (self.chosen, self.closed, self.rejected)

    def seats(self, s: State) -> list[int]:
        """That power."""
        return [self.rejected]

    def legal(self, s: State, seat: int) -> list[int]:
        """Statuses that are not closed."""
        return statuses(self.closed[seat])

    def apply(self, s: State, seat: int, code: int) -> None:
        """Note it; the leader of the other coalition is asked in turn."""
        if s.log is not None:
            s.log.append((STATUS_CHOSEN, seat, code))
        assert self.below is not None
        _admit(s, self.below, (*self.chosen[:seat], code, *self.chosen[seat + 1 :]), self.closed, seat)


def _take_effect(s: State, below: Frame, chosen: tuple[int, ...]) -> None:
    """Let all statuses take effect together, minor powers with their major ones; then update the board [A-7.6]."""
    former = s.relations
    status = s.status[:]
    for power in choosers(s):
        status[power] = chosen[power]
    for power in range(NOBODY):
        controller = s.controller[power]
        if controller != NOBODY:
            status[power] = status[controller]
        if s.log is not None and status[power] != s.status[power]:
            s.log.append((STATUS_TAKEN, power, status[power]))
    s.status = status
    s.realign()
    update.begin(s, below, former)
