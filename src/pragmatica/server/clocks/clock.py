"""The clocks of one table, from one moment to the next. Nothing here waits, reads the time, or writes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pragmatica.server.clocks.pace import Pace, Span

NEVER: Final = float("inf")
PAUSE: Final = "pause"  # among the wishes, beside the seats for which time is wished


class SeatClock(Struct, frozen=True, array_like=True):
    """What a seat had left (seconds) when its clock was last started or stopped; `since`: it has run since then."""

    left: float
    since: float | None = None
    late: bool = False  # what happens when its time is up has happened, and it has been given none since
    unrated: bool = False  # it has no claim to a rating any more, for its time was up where that was agreed
    short: bool = False  # that little is left has been said, since it was last started


class Clocks(Struct, frozen=True):
    """The clocks of a table. `paused`: since when all of them stand, for the players have agreed on it.

    `wishes` are the seats that want them to stand, and for each seat that needs more time those that grant it.
    `answered`: when seats have answered, which the others do not know yet; that is shown to nobody. Nor is `owed`: what
    they have seemed to lose since, where their clocks have been reckoned up to a later moment; they get it back when
    all know. `away`: when the people of seats are on vacation; their clocks stand then.
    """

    seats: dict[str, SeatClock]
    paused: float | None = None
    wishes: dict[str, list[str]] = {}
    answered: dict[str, float] = {}
    owed: dict[str, float] = {}
    away: dict[str, list[Span]] = {}
    spared: float = 0.0  # the end of the latest time in which the house was closed that has been given back

    @classmethod
    def wound(cls, pace: Pace, seats: Collection[str]) -> Clocks:
        """As a match begins, before anybody is asked."""
        return cls({seat: SeatClock(float(pace.main)) for seat in seats})

    def left(self, pace: Pace, seat: str, now: float) -> float:
        """The seconds that a seat has left; below 0 it is late by so much."""
        clock = self.seats[seat]
        if clock.since is None or self.paused is not None:
            return clock.left
        return clock.left - self.ran(pace, seat, clock.since, now)

    def ran(self, pace: Pace, seat: str, begin: float, end: float) -> float:
        """The seconds between two moments in which the clock of a seat runs: not on vacation."""
        spent = pace.ran(begin, end)
        for gone, back in self.away.get(seat, ()):
            if gone < end and begin < back:
                spent -= pace.ran(max(begin, gone), min(end, back))
        return max(0.0, spent)

    def after(self, pace: Pace, seat: str, begin: float, seconds: float) -> float:
        """The moment at which the clock of a seat has run so many seconds since `begin`."""
        at = begin
        for gone, back in self.away.get(seat, ()):
            if back > at:
                spent = pace.ran(at, gone) if gone > at else 0.0
                if gone > at and spent >= seconds:
                    break
                seconds, at = seconds - spent, back
        return pace.after(at, seconds)

    def asked(self, pace: Pace, before: Mapping[str, object], after: Mapping[str, object], now: float) -> Clocks:
        """After a change: the questions that all know of, by seat, as they were and as they are.

        A clock starts with a seat's first question and stops when it is asked nothing more; then it gains the
        increment. Where each answer has its own time, every new question winds it up. Who has answered before the
        others could know has lost no time since.
        """
        seats, answered, owed = dict(self.seats), dict(self.answered), dict(self.owed)
        for seat, clock in self.seats.items():
            same = seat in before and before[seat] == after.get(seat)
            if same and clock.since is not None:
                continue
            done, back = answered.pop(seat, None), owed.pop(seat, 0.0)
            if clock.since is not None and (done is not None or seat not in after):
                clock = seats[seat] = self._stopped(pace, seat, now if done is None else done, back)
            if seat in after:
                seats[seat] = self._started(pace, clock, now)
        return replace(self, seats=seats, answered=answered, owed=owed)

    def answers(self, seat: str, now: float, *, done: bool) -> Clocks:
        """A seat has answered all that it was asked, or has taken that back, which the others do not know."""
        others = {one: when for one, when in self.answered.items() if one != seat}
        if done:
            return replace(self, answered={**others, seat: self.answered.get(seat, now)})
        return replace(self, answered=others, owed={one: much for one, much in self.owed.items() if one != seat})

    def _owed(self, pace: Pace, until: float) -> dict[str, float]:
        """What seats get back once all know that they had answered, when their clocks are reckoned up to a moment."""
        owed = dict(self.owed)
        for seat in self.answered:
            since, done = self.seats[seat].since, self.answered.get(seat)
            if since is not None and done is not None and self.paused is None:
                owed[seat] = owed.get(seat, 0.0) + self.ran(pace, seat, max(since, done), until)
        return owed

    def _started(self, pace: Pace, clock: SeatClock, now: float) -> SeatClock:
        if pace.kind == "days":
            return replace(clock, left=float(pace.main), since=now, late=False, short=False)
        return replace(clock, since=now, short=False) if clock.since is None else clock

    def _stopped(self, pace: Pace, seat: str, now: float, back: float) -> SeatClock:
        clock = self.seats[seat]
        if pace.kind == "days":
            return replace(clock, left=float(pace.main), since=None, late=False)
        left = max(0.0, self.left(pace, seat, now) + back) + pace.increment
        return replace(clock, left=left, since=None, late=clock.late and left == 0)

    def until(self, pace: Pace, seat: str) -> float | None:
        """The moment at which a clock that runs will have run out."""
        clock = self.seats[seat]
        if clock.since is None or self.paused is not None:
            return None
        return self.after(pace, seat, clock.since, max(0.0, clock.left))

    def due(self, pace: Pace) -> float:
        """The moment at which there is something to be said of the first clock that runs; NEVER if there is not.

        That little is left, where the pace says so, or that it has run out.
        """
        if self.paused is not None:
            return NEVER
        return min((self._due(pace, seat) for seat in self.seats), default=NEVER)

    def _due(self, pace: Pace, seat: str) -> float:
        clock = self.seats[seat]
        if clock.since is None or clock.late:
            return NEVER
        left = clock.left if clock.short or pace.short is None else clock.left - pace.short
        return self.after(pace, seat, clock.since, max(0.0, left))

    def ran_short(self, pace: Pace, now: float) -> list[str]:
        """The seats that have little left, of which that has not been said yet."""
        if self.paused is not None or pace.short is None:
            return []
        running = [seat for seat, one in self.seats.items() if one.since is not None and not one.late and not one.short]
        return [seat for seat in running if self.left(pace, seat, now) <= pace.short]

    def marked_short(self, seat: str) -> Clocks:
        """That little is left to a seat has been said."""
        return replace(self, seats={**self.seats, seat: replace(self.seats[seat], short=True)})

    def gone(self, away: Mapping[str, list[Span]]) -> Clocks:
        """People of seats are on vacation."""
        return replace(self, away=dict(away))

    def ran_out(self, pace: Pace, now: float) -> list[str]:
        """The seats whose time is up, of which that has not been said yet."""
        late = [seat for seat, one in self.seats.items() if one.since is not None and not one.late]
        return [] if self.paused is not None else [seat for seat in late if self.left(pace, seat, now) <= 0]

    def marked_late(self, seat: str, *, unrated: bool = False) -> Clocks:
        """Nothing more happens to a seat because its time is up, until it is given some."""
        clock = self.seats[seat]
        marked = replace(clock, late=True, unrated=clock.unrated or unrated)
        return replace(self, seats={**self.seats, seat: marked})

    def left_to_bot(self, pace: Pace, seat: str) -> Clocks:
        """A bot plays on for a seat whose time is up; its person finds some time when he is back."""
        left = replace(self.seats[seat], left=float(pace.more), since=None, late=False)
        return replace(self, seats={**self.seats, seat: left})

    def granted(self, pace: Pace, seat: str, now: float) -> Clocks:
        """A seat is given more time by the others."""
        clock = self.seats[seat]
        left = max(0.0, self.left(pace, seat, now)) + pace.more
        done = self.answered.get(seat)
        owed = dict(self.owed)
        if done is not None and clock.since is not None and self.paused is None:
            then = max(0.0, self.left(pace, seat, max(done, clock.since)))
            owed[seat] = owed.get(seat, 0.0) + max(0.0, then - max(0.0, self.left(pace, seat, now)))
        since = clock.since if clock.since is None or self.paused is not None else now
        wishes = {what: who for what, who in self.wishes.items() if what != seat}
        given = replace(clock, left=left, since=since, late=False, short=False)
        return replace(self, seats={**self.seats, seat: given}, wishes=wishes, owed=owed)

    @property
    def pausing(self) -> list[str]:
        """The seats that want all clocks to stand."""
        return self.wishes.get(PAUSE, [])

    def wished(self, what: str, seats: list[str]) -> Clocks:
        """Who wants all to stand, or grants a seat more time."""
        return replace(self, wishes={**self.wishes, what: seats})

    def held(self, pace: Pace, now: float) -> Clocks:
        """All stand from now on."""
        if self.paused is not None:
            return self
        stopped = {seat: replace(one, left=self.left(pace, seat, now)) for seat, one in self.seats.items()}
        return replace(self, seats=stopped, paused=now, wishes={}, owed=self._owed(pace, now))

    def resumed(self, now: float) -> Clocks:
        """All go on that stood by agreement."""
        if self.paused is None:
            return self
        on = {seat: replace(one, since=None if one.since is None else now) for seat, one in self.seats.items()}
        return replace(self, seats=on, paused=None, wishes={})

    def spared_from(self, pace: Pace, begin: float, end: float) -> Clocks:
        """Nothing ran between two moments, for the house was closed: who had been asked by then gets it back."""

        def later(seat: str, one: SeatClock) -> SeatClock:
            if one.since is None or one.since >= end:
                return one
            ran = self.ran(pace, seat, one.since, begin) if one.since < begin else 0.0
            return replace(one, left=one.left - ran, since=end)

        if self.paused is not None:
            return replace(self, spared=end)
        seats = {seat: later(seat, one) for seat, one in self.seats.items()}
        return replace(self, seats=seats, owed=self._owed(pace, begin), spared=end)


read_pace = msgspec.json.Decoder(Pace).decode
read_clocks = msgspec.json.Decoder(Clocks).decode
