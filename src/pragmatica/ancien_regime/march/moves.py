"""Chapter 9, a movement turn: generals are picked one after the other, and each makes one move [A-9.70]."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import GENERAL_BIT, NO_GENERAL, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import (
    CONSENT_ASKED,
    CONSENT_GIVEN,
    CONSENT_REFUSED,
    MOVED,
    SAILED,
    STUART_LANDED,
)
from pragmatica.ancien_regime.kept.state import LANDED, State
from pragmatica.ancien_regime.march import garrisons, marching
from pragmatica.ancien_regime.march.marching import SEA, STOP, Refused
from pragmatica.core.flow.frame import NO, YES, Fields

END: Final = 255


class PickGeneral(Frame):
    """Which general moves next; a turn without any move is lawful [A-9.70, A-9.77].

    In Frederick's own turn `only` names him; otherwise it is NO_GENERAL.
    """

    def __init__(self, below: Frame | None, of: int, only: int, moved: int, refused: Refused) -> None:
        self.of: Final = of
        self.only: Final = only
        self.moved: Final = moved
        self.refused: Final = refused
        self._codes: list[int] = []  # of the answers, found out when they are first needed
        super().__init__(below)

    def fields(self) -> Fields:
        """The mover, `only`, the set of generals who have moved, and what allies refused [A-5.18]."""
        return (self.of, self.only, self.moved, self.refused)

    def seats(self, s: State) -> list[int]:
        """The mover's player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The mover."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Generals who can move, Stuart before his landing among them, and END."""
        if not self._codes:
            self._codes = self._movable(s)
        return self._codes[:]

    def _movable(self, s: State) -> list[int]:
        found: list[int] = []
        for general in s.board.generals_of[self.of]:
            if (
                not self.moved & GENERAL_BIT[general]
                and self.only in (NO_GENERAL, general)
                and marching.can_move(s, general, self.refused)
            ):
                found.append(general)
        found.append(END)
        return found

    def ask(self, s: State) -> None:
        """Ask, unless nobody can move."""
        if len(self.legal(s, s.player(self.of))) > 1:
            s.top = self
        else:
            self.alone(s, END)
            self.end(s)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Ask where he goes, or end the turn; Stuart lands in one place only [A-13.7]."""
        if code == END:
            self.end(s)
        elif s.place[code] == OFF_BOARD:
            announce(s, self, code, (s.board.landing,))
        else:
            Route(self, code, ()).ask(s)


def after(s: State, pick: PickGeneral, general: int) -> None:
    """Go on after the general's move."""
    PickGeneral(pick.below, pick.of, pick.only, pick.moved | GENERAL_BIT[general], pick.refused).ask(s)


def refuse(s: State, pick: PickGeneral, general: int, way: tuple[int, ...], ally: int) -> None:
    """Go on after an ally has refused the move. The general has not moved, and may do something else [A-5.18].

    In this turn he may not ask that ally again to let him go to the same territory, by whatever way; so it ends
    [A-4.6]. He may ask it for another move over the same ground, as to stop where he had wanted to pass.
    """
    closed = (general, ally, marching.end_of(s, general, way))
    PickGeneral(pick.below, pick.of, pick.only, pick.moved, (*pick.refused, closed)).ask(s)


def _pick(frame: Frame) -> PickGeneral:
    """The question below, which the general's move belongs to."""
    below = frame.below
    assert isinstance(below, PickGeneral)
    return below


class Route(Frame):
    """Where the general goes, step by step; a `PickGeneral` lies below. The whole way is announced [A-5.18]."""

    def __init__(self, below: Frame | None, general: int, way: tuple[int, ...]) -> None:
        self.general: Final = general
        self.way: Final = way
        self._codes: list[int] = []  # of the answers, found out when they are first needed
        super().__init__(below)

    def fields(self) -> Fields:
        """The general, and his way so far."""
        return (self.general, self.way)

    def seats(self, s: State) -> list[int]:
        """The player of his power."""
        return [s.player(s.board.general_power[self.general])]

    def acts_for(self, s: State, seat: int) -> int:
        """His power."""
        return s.board.general_power[self.general]

    def legal(self, s: State, seat: int) -> list[int]:
        """Territories, SEA + route for the first step, STOP after it."""
        if not self._codes:
            self._codes = marching.steps(s, self.general, self.way, _pick(self).refused)
        return self._codes[:]

    def ask(self, s: State) -> None:
        """Ask for the next step, unless there is but one answer."""
        codes = self.legal(s, 0)
        if len(codes) > 1:
            s.top = self
        else:
            self.alone(s, codes[0])
            self.take(s, codes[0])

    def apply(self, s: State, seat: int, code: int) -> None:
        """Take the step, or end the way."""
        self.take(s, code)

    def take(self, s: State, code: int) -> None:
        """Prolong the way, or announce it; a Sea Move is one step [A-9.72]."""
        if code == STOP:
            announce(s, _pick(self), self.general, self.way)
        elif code >= SEA:
            announce(s, _pick(self), self.general, (code,))
        else:
            Route(self.below, self.general, (*self.way, code)).ask(s)


def announce(s: State, pick: PickGeneral, general: int, way: tuple[int, ...]) -> None:
    """Ask all allies whose consent the move needs, in their order; it is made if all give it [A-1.2, A-5.18]."""
    needed = marching.consents(s, general, way)
    if needed:
        Consent(pick, general, way, tuple(needed)).ask(s)
    else:
        Moving(pick, general, way, 0).begin(s)


class Consent(Frame):
    """Whether an ally lets the general pass; a `PickGeneral` lies below [A-5.18]."""

    def __init__(self, below: Frame | None, general: int, way: tuple[int, ...], needed: tuple[int, ...]) -> None:
        self.general: Final = general
        self.way: Final = way
        self.needed: Final = needed
        super().__init__(below)

    def fields(self) -> Fields:
        """The general, his way, and the powers that have not answered."""
        return (self.general, self.way, self.needed)

    def ask(self, s: State) -> None:
        """Ask the first of them."""
        if s.log is not None:
            s.log.append((CONSENT_ASKED, self.needed[0], self.general, *self.way))
        s.top = self

    def seats(self, s: State) -> list[int]:
        """The player of the first power that has not answered."""
        return [s.player(self.needed[0])]

    def acts_for(self, s: State, seat: int) -> int:
        """That power."""
        return self.needed[0]

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Ask the next one; make the move when all have consented."""
        if s.log is not None:
            s.log.append((CONSENT_GIVEN if code == YES else CONSENT_REFUSED, self.needed[0], self.general))
        if code == NO:
            refuse(s, _pick(self), self.general, self.way, self.needed[0])
        elif len(self.needed) > 1:
            Consent(self.below, self.general, self.way, self.needed[1:]).ask(s)
        else:
            Moving(self.below, self.general, self.way, 0).begin(s)


class Moving(Frame):
    """A general on his way; at each territory that he leaves, enters or passes he may leave a garrison [A-9.80]."""

    def __init__(self, below: Frame | None, general: int, way: tuple[int, ...], done: int) -> None:
        self.general: Final = general
        self.way: Final = way
        self.done: Final = done
        super().__init__(below)

    def fields(self) -> Fields:
        """The general, his way, and the number of steps made."""
        return (self.general, self.way, self.done)

    def begin(self, s: State) -> None:
        """Leave the first territory. Stuart leaves none, and places no garrison on landing [A-13.7, A-13.9]."""
        here = s.place[self.general]
        if here != OFF_BOARD:
            garrisons.offer(s, self, self.general, here)
            return
        s.put(self.general, self.way[0])
        s.stuart = LANDED
        if s.log is not None:
            s.log.append((STUART_LANDED, self.general, self.way[0]))
        after(s, _pick(self), self.general)

    def resume(self, s: State) -> None:
        """Make the next step, or end the move."""
        if self.done == len(self.way):
            after(s, _pick(self), self.general)
            return
        code, here = self.way[self.done], s.place[self.general]
        land = code if code < SEA else marching.other_end(s, code - SEA, here)
        s.carry(self.general, land)
        if s.log is not None:
            power = s.board.general_power[self.general]
            if code < SEA:
                s.log.append((MOVED, power, self.general, here, land))
            else:
                s.log.append((SAILED, power, self.general, here, land, s.board.route_owner[code - SEA]))
        garrisons.offer(s, Moving(self.below, self.general, self.way, self.done + 1), self.general, land)
