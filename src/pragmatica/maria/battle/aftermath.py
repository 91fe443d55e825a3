"""Chapters 16 and 19.3, what follows a battle or a hungry phase: points, and Saxony's doubts about Prussia."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.battle import retreat
from pragmatica.maria.diplomacy import saxony
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import GENERALS, NO_CITY, POWERS
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points


def shift(s: State, below: Frame, count: int) -> None:
    """Have Austria move the Saxony marker by up to so many fields, if any; then `below` goes on [M-19.31]."""
    if count:
        saxony.shift(s, below, count)
    else:
        below.resume(s)


# -- battles ----------------------------------------------------------------------------------------------------------


class Booking(Frame):
    """A battle after which points are booked, as soon as the retreat is over [M-11.15, M-16.6]."""

    def __init__(self, below: Frame | None, winner: int, loser: int, count: int, doubts: int) -> None:
        self.winner: Final = winner
        self.loser: Final = loser
        self.count: Final = count
        self.doubts: Final = doubts
        super().__init__(below)

    def fields(self) -> Fields:
        """Accounts of both sides, points, and how many of them may move the Saxony marker afterwards."""
        return (self.winner, self.loser, self.count, self.doubts)

    def resume(self, s: State) -> None:
        """Book them, then ask about the Saxony marker [M-19.32]."""
        points.battle(s, self.winner, self.loser, self.count)
        assert self.below is not None
        shift(s, self.below, self.doubts)


class Beaten(Frame):
    """A retreat that waits for the Saxony marker, with the option `saxony_shift_timing="before_retreat"` [D-29].

    Saxony may have changed sides when it goes on. Then those retreat who still stand where they were beaten; the points
    stay as they were counted.
    """

    def __init__(
        self,
        below: Frame | None,
        generals: tuple[int, ...],
        winner: int,
        length: int,
        city: int,
        divides: bool,
    ) -> None:
        self.generals: Final = generals
        self.winner: Final = winner
        self.length: Final = length
        self.city: Final = city
        self.divides: Final = divides
        super().__init__(below)

    def fields(self) -> Fields:
        """Beaten generals, who won, how far the retreat goes, from where, and whether the survivors must be split."""
        return (self.generals, self.winner, self.length, self.city, self.divides)

    def resume(self, s: State) -> None:
        """Retreat with those who remain."""
        assert self.below is not None
        left = [general for general in self.generals if s.place[general] == self.city]
        if not left:
            self.end(s)
            return
        loser = s.piece_at[self.city]
        ends = retreat.ends(s, loser, self.winner, self.length)
        if not ends:
            retreat.destroy(s, loser)
            self.end(s)
        elif self.divides:
            s.top = stacks.SplitLosses(retreat.Retreat(self.below, loser, self.winner, self.length), loser)
        else:
            retreat.begin(s, self.below, loser, self.winner, self.length, ends)


def conclude(
    s: State,
    rest: Frame,
    winner: int,
    generals: tuple[int, ...],
    city: int,
    troops: int,
    length: int,
    ends: list[int],
    divides: bool,
) -> None:
    """Go on after the losses of a battle that is not a tie; then `rest` goes on [M-11.15, M-11.18, M-16.1].

    `generals` were beaten in the city, the supreme commander first, and lost so many troops; those who are left retreat
    to one of the ends, or, if there is none, leave the board with all their troops, which the points count [M-11.36].
    """
    loser = generals[0]
    left = [general for general in generals if s.place[general] < NO_CITY]
    gone = len(generals) - (len(left) if ends else 0)
    if left and not ends:
        troops += s.stack_troops(loser)
    s.realm.victor = s.relations.seat_of[s.board.piece_power[winner]]
    account = points.account(s, loser)
    count = points.worth(troops, gone)
    doubts = points.move_saxony(s, account, city, count)
    first = s.rules.saxony_shifts_first
    after = Booking(rest, points.account(s, winner), account, count, 0 if first else doubts)
    if left and not ends:
        retreat.destroy(s, loser)
    if first:
        shift(s, Beaten(after, tuple(left), winner, length, city, divides), doubts)
    elif not ends:
        after.resume(s)
    elif divides:
        s.top = stacks.SplitLosses(retreat.Retreat(after, loser, winner, length), loser)
    else:
        retreat.begin(s, after, loser, winner, length, ends)


# -- supply -----------------------------------------------------------------------------------------------------------


def present(s: State) -> list[int]:
    """Generals on the map, each with his city; NO_CITY for the others."""
    return [min(s.place[general], NO_CITY) for general in range(GENERALS)]


def starved(s: State, below: Frame, before: list[int]) -> Frame:
    """Book a point for each general who was on the map before and is not now [M-9.8, M-16.5].

    Returns what goes on after the stacks are split: the points of one phase move the Saxony marker together [M-Q.5].
    """
    lost = [0] * len(POWERS)
    doubts = 0
    for general in range(GENERALS):
        city = before[general]
        if city != NO_CITY and s.place[general] >= NO_CITY:
            power = points.account(s, general)
            lost[power] += 1
            doubts += points.move_saxony(s, power, city, 1)
    for power, count in enumerate(lost):
        if count:
            points.starved(s, power, count)
    return Starved(below, doubts) if doubts else below


class Starved(Frame):
    """The end of a supply phase in which Prussian generals were lost to hunger [M-19.31]."""

    def __init__(self, below: Frame | None, doubts: int) -> None:
        self.doubts: Final = doubts
        super().__init__(below)

    def fields(self) -> Fields:
        """Points that may move the Saxony marker."""
        return (self.doubts,)

    def resume(self, s: State) -> None:
        """Ask about the Saxony marker [M-19.32]."""
        assert self.below is not None
        shift(s, self.below, self.doubts)
