"""Chapter 12, minor powers: how they come under control, from one Drill of theirs to the next [A-12.1, A-12.17]."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import BID_REVEALED, CONTROL_FALLEN, CONTROL_TAKEN
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import Fields
from pragmatica.core.flow.secret import Secret, with_answer

NONE: Final = 255  # in place of a bid: none yet


def begin(s: State, below: Frame, minor: int) -> None:
    """Find out who controls the minor power from now on, and update the board [A-12.10, A-12.16].

    Who holds its capital takes control without an auction and for nothing [A-12.13].
    """
    holder = s.control[s.board.capital[minor]]
    if holder != minor and s.controller[holder] != NOBODY:
        take_control(s, below, minor, s.controller[holder], 0, CONTROL_FALLEN)
    else:
        bids = [NONE if s.morale[power] and not s.rules.is_minor[power] else 0 for power in range(NOBODY)]
        Bid(below, minor, tuple(bids)).ask(s)


def take_control(s: State, below: Frame, minor: int, power: int, cost: int, event: int = CONTROL_TAKEN) -> None:
    """Put the minor power under control of a major one, whose status it takes [A-12.12, A-12.14, A-12.15].

    What it owns stays its own, and its battle cards are seen by its new player. The leader of a coalition cannot refuse
    it. Where both were at peace before, nothing changes between them [A-12.37].
    """
    former, controller = s.relations, s.controller[minor]
    s.add_morale(power, -cost)
    s.controller = [*s.controller[:minor], power, *s.controller[minor + 1 :]]
    s.status = [*s.status[:minor], s.status[power], *s.status[minor + 1 :]]
    s.realign()
    s.revealed = True
    if s.log is not None:
        s.log.append((event, power, minor, controller, cost))
    update.begin(s, below, former)


class Bid(Secret[State]):
    """What each player bids for a minor power: Morale of his major power, in secret and all at once [A-12.10, A-15.6].

    Who has no Morale bids nothing, unasked.
    """

    def __init__(self, below: Frame | None, minor: int, bids: tuple[int, ...]) -> None:
        self.minor: Final = minor
        self.bids: Final = bids
        super().__init__(below)

    def fields(self) -> Fields:
        """The minor power, and the bids so far (NONE: not yet), by power."""
        return (self.minor, self.bids)

    def seats(self, s: State) -> list[int]:
        """Those who have not bid."""
        return [power for power in range(NOBODY) if self.bids[power] == NONE]

    def answers_of(self, seat: int) -> tuple[int, ...]:
        """The bid, be it one that is given unasked."""
        return () if self.bids[seat] == NONE else (self.bids[seat],)

    def without(self, seat: int) -> Bid:
        """The auction without this bid."""
        return Bid(self.below, self.minor, with_answer(self.bids, seat, NONE))

    def answered(self, s: State, seat: int, code: int) -> Bid:
        """The auction with this bid."""
        return Bid(self.below, self.minor, with_answer(self.bids, seat, code))

    def legal(self, s: State, seat: int) -> list[int]:
        """0 to the Morale of the player's major power."""
        return list(range(s.morale[seat] + 1))

    def reveal(self, s: State) -> None:
        """The highest bid wins; of equal ones that of the earliest power [A-12.11, A-12.12]."""
        winner = 0
        for power in range(s.rules.seats):
            if self.bids[power] > self.bids[winner]:
                winner = power
            if s.log is not None:
                s.log.append((BID_REVEALED, self.minor, power, self.bids[power]))
        assert self.below is not None
        take_control(s, self.below, self.minor, winner, self.bids[winner])
