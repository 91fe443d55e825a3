"""The clocks of one table, from one moment to the next. Nothing here waits, reads the time, or writes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pragmatica.server.clocks.pace import Pace

NEVER: Final = float("inf")
PAUSE: Final = "pause"  # among the wishes, beside the seats for which time is wished


class SeatClock(Struct, frozen=True, array_like=True):
    """What a seat had left (seconds) when its clock was last started or stopped; `since`: it has run since then."""

    left: float
    since: float | None = None
    late: bool = False  # what happens when its time is up has happened, and it has been given none since
    unrated: bool = False  # it has no claim to a rating any more, for its time was up where that was agreed


class Clocks(Struct, frozen=True):
    """The clocks of a table. `paused`: since when all of them stand, for the players have agreed on it.

    `wishes` are the seats that want them to stand, and for each seat that needs more time those that grant it.
    `answered`: when seats have answered, which the others do not know yet; that is shown to nobody.
    """

    seats: dict[str, SeatClock]
    paused: float | None = None
    wishes: dict[str, list[str]] = {}
    answered: dict[str, float] = {}
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
        return clock.left - pace.ran(clock.since, now)

    def asked(self, pace: Pace, before: Mapping[str, object], after: Mapping[str, object], now: float) -> Clocks:
        """After a change: the questions that all know of, by seat, as they were and as they are.

        A clock starts with a seat's first question and stops when it is asked nothing more; then it gains the
        increment. Where each answer has its own time, every new question winds it up. Who has answered before the
        others could know has lost no time since.
        """
        seats, answered = dict(self.seats), dict(self.answered)
        for seat, clock in self.seats.items():
            same = seat in before and before[seat] == after.get(seat)
            if same and clock.since is not None:
                continue
            done = answered.pop(seat, None)
            if clock.since is not None and (done is not None or seat not in after):
                clock = seats[seat] = self._stopped(pace, seat, now if done is None else done)
            if seat in after:
                seats[seat] = self._started(pace, clock, now)
        return replace(self, seats=seats, answered=answered)

    def answers(self, seat: str, now: float, *, done: bool) -> Clocks:
        """A seat has answered all that it was asked, or has taken that back, which the others do not know."""
        others = {one: when for one, when in self.answered.items() if one != seat}
        return replace(self, answered={**others, seat: self.answered.get(seat, now)} if done else others)

    def _started(self, pace: Pace, clock: SeatClock, now: float) -> SeatClock:
        if pace.kind == "days":
            return replace(clock, left=float(pace.main), since=now, late=False)
        return replace(clock, since=now) if clock.since is None else clock

    def _stopped(self, pace: Pace, seat: str, now: float) -> SeatClock:
        clock = self.seats[seat]
        if pace.kind == "days":
            return replace(clock, left=float(pace.main), since=None, late=False)
        left = max(0.0, self.left(pace, seat, now)) + pace.increment
        return replace(clock, left=left, since=None, late=clock.late and left == 0)

    def until(self, pace: Pace, seat: str) -> float | None:
        """The moment at which a clock that runs will have run out."""
        clock = self.seats[seat]
        if clock.since is None or self.paused is not None:
            return None
        return pace.after(clock.since, max(0.0, clock.left))

    def due(self, pace: Pace) -> float:
        """The moment at which the first clock that runs will have run out; NEVER if none will."""
        if self.paused is not None:
            return NEVER
        running = [one for one in self.seats.values() if one.since is not None and not one.late]
        return min((pace.after(one.since or 0.0, max(0.0, one.left)) for one in running), default=NEVER)

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
        since = clock.since if clock.since is None or self.paused is not None else now
        wishes = {what: who for what, who in self.wishes.items() if what != seat}
        given = replace(clock, left=left, since=since, late=False)
        return replace(self, seats={**self.seats, seat: given}, wishes=wishes)

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
        return Clocks(stopped, now, answered=self.answered, spared=self.spared)

    def resumed(self, now: float) -> Clocks:
        """All go on that stood by agreement."""
        if self.paused is None:
            return self
        on = {seat: replace(one, since=None if one.since is None else now) for seat, one in self.seats.items()}
        return Clocks(on, answered=self.answered, spared=self.spared)

    def spared_from(self, pace: Pace, begin: float, end: float) -> Clocks:
        """Nothing ran between two moments, for the house was closed: who had been asked by then gets it back."""

        def later(one: SeatClock) -> SeatClock:
            if one.since is None or one.since >= end:
                return one
            ran = pace.ran(one.since, begin) if one.since < begin else 0.0
            return replace(one, left=one.left - ran, since=end)

        if self.paused is not None:
            return replace(self, spared=end)
        return replace(self, seats={seat: later(one) for seat, one in self.seats.items()}, spared=end)


read_pace = msgspec.json.Decoder(Pace).decode
read_clocks = msgspec.json.Decoder(Clocks).decode
