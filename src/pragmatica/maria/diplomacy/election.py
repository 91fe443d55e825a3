"""Chapter 18, the imperial election at the end of a turn."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, JOINT, PRAGMATIC, PRUSSIA, SAXONY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import ELECTED, VOTED
from pragmatica.maria.kept.realm import EMPEROR, NEUTRAL
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

FRANCIS: Final = 0  # Francis Stephen of Lorraine, Austria's candidate
CHARLES: Final = 1  # Charles Albert of Bavaria, France's
CANDIDATES: Final = ("francis", "charles")
ENOUGH: Final = 5  # of nine votes [M-18.4]


def votes(s: State, power: int) -> list[int]:
    """Electors whose vote the power has: the fortresses that it controls [M-18.5, M-18.6, M-18.11]."""
    return [city for city in s.board.politics.college if s.control[city] == power]


def is_bound(s: State, power: int) -> bool:
    """Whether this controller's votes go to Francis: Austria's, the Pragmatic Army's, neutral Saxony's [M-18.7]."""
    return power in (AUSTRIA, PRAGMATIC, JOINT) or (power == SAXONY and s.realm.saxony == NEUTRAL)


def begin(s: State, below: Frame) -> None:
    """Hold the election; then `below` goes on [M-18.4]. Bound votes are cast first."""
    bound = 0
    for power in (AUSTRIA, PRAGMATIC, JOINT, SAXONY):
        if is_bound(s, power):
            for city in votes(s, power):
                bound += 1
                _log(s, power, city, FRANCIS)
    free: list[int] = []
    for power in _order(s):
        if not is_bound(s, power):
            free += votes(s, power)
    _next(s, below, tuple(free), bound, 0)


def _order(s: State) -> list[int]:
    """Powers in the order of the seats from Austria's on; within a seat as listed [M-18.8, M-24.10]."""
    seat_of = s.relations.seat_of
    first = seat_of[AUSTRIA]
    seats = s.rules.seats
    ranked: list[tuple[int, int, int]] = []
    for place, power in enumerate((FRANCE, BAVARIA, PRUSSIA, SAXONY)):
        ranked.append(((seat_of[power] - first) % seats, place, power))
    ranked.sort()
    return [power for _, _, power in ranked]


def _log(s: State, power: int, city: int, candidate: int) -> None:
    if s.log is not None:
        s.log.append((VOTED, power, city, candidate))


def _next(s: State, below: Frame | None, free: tuple[int, ...], francis: int, charles: int) -> None:
    """Ask for the next free vote; France may have given an elector back to Austria meanwhile [M-18.7, M-19.22]."""
    while free and is_bound(s, s.control[free[0]]):
        _log(s, s.control[free[0]], free[0], FRANCIS)
        free, francis = free[1:], francis + 1
    if free:
        s.top = Vote(below, free, francis, charles)
        return
    candidate = FRANCIS if francis >= ENOUGH else CHARLES
    if s.log is not None:
        s.log.append((ELECTED, candidate, max(francis, charles)))
    points.box(s, EMPEROR, AUSTRIA if candidate == FRANCIS else FRANCE)
    s.realm.election = 0
    assert below is not None
    below.resume(s)


class Vote(Frame):
    """For whom a free vote is cast, openly, each by itself; neutral Prussia's are free [M-18.8, D-36, M-19.45]."""

    def __init__(self, below: Frame | None, free: tuple[int, ...], francis: int, charles: int) -> None:
        self.free: Final = free
        self.francis: Final = francis
        self.charles: Final = charles
        super().__init__(below)

    def fields(self) -> Fields:
        """Electors whose vote is still to come, and the votes so far."""
        return (self.free, self.francis, self.charles)

    def seats(self, s: State) -> list[int]:
        """The seat of the power that has the vote."""
        return [s.relations.seat_of[s.control[self.free[0]]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Both candidates; Francis alone if the elector has become Austria's since the question was put [M-18.7]."""
        return [FRANCIS] if is_bound(s, s.control[self.free[0]]) else [FRANCIS, CHARLES]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Count the vote; after the last one a marker goes into the Emperor box for good [M-18.9, M-16.8]."""
        _log(s, s.control[self.free[0]], self.free[0], code)
        francis, charles = self.francis, self.charles
        if code == FRANCIS:
            francis += 1
        else:
            charles += 1
        _next(s, self.below, self.free[1:], francis, charles)
