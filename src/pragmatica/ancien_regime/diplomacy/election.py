"""Chapter 8, the election of the Holy Roman Emperor."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import (
    CROWN_RETURNED,
    ELECTION_DECLINED,
    EMPEROR_ELECTED,
    NOBODY_ELECTED,
    VOTE_CAST,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import NO, YES, Fields

# Why a power may not vote for another
NO_ELECTOR: Final = 1  # the candidate controls no Elector Territory
AT_WAR: Final = 2


def begin(s: State, below: Frame) -> None:
    """Have the Crown given back, and hold the election; talks before it are free [A-8.1, A-8.3].

    A power that controls enough Elector Territories by itself is elected without a vote, unless it declines [A-8.6].
    """
    if s.crown != NOBODY:
        if s.log is not None:
            s.log.append((CROWN_RETURNED, s.crown))
        s.crown = NOBODY
    held = votes(s)
    for power in range(NOBODY):
        if held[power] >= s.board.votes_needed:
            s.top = AcceptCrown(below, power)
            return
    _ask(s, below, (NOBODY,) * NOBODY, NOBODY)


def votes(s: State) -> list[int]:
    """Votes of each power: one for each Elector Territory that it controls [A-8.2, A-5.14].

    Minor powers vote in their own right, but not without a controller [A-12.20].
    """
    found = [0] * NOBODY
    for land in s.board.electors:
        power = s.control[land]
        if power != NOBODY and s.controller[power] != NOBODY:
            found[power] += 1
    return found


def refusal(s: State, voter: int, candidate: int) -> int:
    """Why the power may not vote for this one; 0 if it may. Itself it may always vote for [A-8.4]."""
    if votes(s)[candidate] == 0:
        return NO_ELECTOR
    return AT_WAR if s.relations.at_war[voter][candidate] else 0


def _ask(s: State, below: Frame, cast: tuple[int, ...], declined: int) -> None:
    """Ask the next participant, or count [A-8.4]."""
    held = votes(s)
    for voter in s.rules.vote_order:
        if held[voter] and cast[voter] == NOBODY:
            question = Vote(below, voter, cast, declined)
            choices = question.legal(s, s.player(voter))
            if len(choices) > 1:
                s.top = question
            else:
                question.alone(s, choices[0])
                question.apply(s, s.player(voter), choices[0])
            return
    totals = [0] * NOBODY
    for voter in range(NOBODY):
        if held[voter]:
            totals[cast[voter]] += held[voter]
    for power in range(NOBODY):
        if totals[power] >= s.board.votes_needed and power != declined:
            _crown(s, power, totals[power])
            below.resume(s)
            return
    if s.log is not None:
        s.log.append((NOBODY_ELECTED,))
    below.resume(s)


def _crown(s: State, power: int, count: int) -> None:
    """Make the power Holy Roman Emperor [A-8.5]."""
    s.crown = power
    if s.log is not None:
        s.log.append((EMPEROR_ELECTED, power, count))


class AcceptCrown(Frame):
    """Whether a power that controls enough Elector Territories takes the Crown at once [A-8.6]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The power."""
        return (self.of,)

    def seats(self, s: State) -> list[int]:
        """Its player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The power."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Crown it; or vote, but it cannot be elected any more."""
        assert self.below is not None
        if code == YES:
            _crown(s, self.of, votes(s)[self.of])
            self.end(s)
            return
        if s.log is not None:
            s.log.append((ELECTION_DECLINED, self.of))
        _ask(s, self.below, (NOBODY,) * NOBODY, self.of)


class Vote(Frame):
    """For whom a participant casts all its votes, openly and for good [A-8.4].

    All are counted, even when somebody has enough [A-8.8].
    """

    def __init__(self, below: Frame | None, voter: int, cast: tuple[int, ...], declined: int) -> None:
        self.voter: Final = voter
        self.cast: Final = cast
        self.declined: Final = declined
        super().__init__(below)

    def fields(self) -> Fields:
        """Who votes, whom the others have voted for (NOBODY: not yet), and who has declined (NOBODY: nobody)."""
        return (self.voter, self.cast, self.declined)

    def seats(self, s: State) -> list[int]:
        """The voter's player."""
        return [s.player(self.voter)]

    def acts_for(self, s: State, seat: int) -> int:
        """The voter."""
        return self.voter

    def legal(self, s: State, seat: int) -> list[int]:
        """Candidates: participants with which the voter is not at war, and itself."""
        held = votes(s)
        war = s.relations.at_war[self.voter]
        return [power for power in range(NOBODY) if held[power] and not war[power]]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Cast the votes."""
        if s.log is not None:
            s.log.append((VOTE_CAST, self.voter, code, votes(s)[self.voter]))
        assert self.below is not None
        _ask(s, self.below, (*self.cast[: self.voter], code, *self.cast[self.voter + 1 :]), self.declined)
