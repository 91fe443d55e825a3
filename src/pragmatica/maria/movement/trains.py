"""Chapter 10.2, supply trains that are placed anew."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.forces import payment
from pragmatica.maria.kept.board import MAJOR, NO_CITY, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import TRAIN_PLACED, TRAIN_REMOVED
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

PRICE: Final = 4  # points of cards for one train [M-10.32]

# Why a train may not be placed in a city
NO_MAJOR_FORTRESS: Final = 1  # [M-10.33]
NOT_AT_HOME: Final = 2  # neither in its home country nor in that of a minor power that cooperates [M-10.33]
NOT_FRIENDLY: Final = 3  # not under friendly control [M-10.34]
OCCUPIED: Final = 4  # a piece stands there [M-10.34]

# Why a train may not be placed anew at all
NOT_ACTIVE: Final = 11  # its power does not act in this stage [M-10.30]
OUT: Final = 12  # it takes no part [M-10.31, M-14.1]
MOVED: Final = 13  # it has moved, or has been placed, in this phase [M-10.16, M-10.35]
NO_PLACE: Final = 14  # no fortress is free for it [M-10.34]
CANNOT_PAY: Final = 15  # the hand is worth less than the price [M-10.32]


def doors(s: State, power: int) -> list[int]:
    """Major fortresses at home, and for a major power those of the minor powers that cooperate with it [M-10.33]."""
    return [city for owner in s.relations.led_by[power] for city in s.lands.major_fortresses[owner]]


def _taken(s: State, train: int, city: int) -> int:
    """The part of `place_refusal` that is about neutrality, control and pieces [M-10.34, M-19.46]."""
    if s.lands.closed and neutrality.bars(s, train, city):
        return NOT_AT_HOME
    if not s.relations.allied[s.board.piece_power[train]][s.control[city]]:
        return NOT_FRIENDLY
    piece = s.piece_at[city]
    return 0 if piece in (NO_PIECE, train) else OCCUPIED


def place_refusal(s: State, train: int, city: int) -> int:
    """Why the train may not be placed in the city; 0 if it may [M-10.33, M-10.34].

    A train that is taken off the map for it may come back to where it stood [M-Q.14].
    """
    if s.board.fortress[city] != MAJOR:
        return NO_MAJOR_FORTRESS
    if city not in doors(s, s.board.piece_power[train]):
        return NOT_AT_HOME
    return _taken(s, train, city)


def places(s: State, train: int) -> list[int]:
    """Where the train may be placed [M-10.33, M-10.34, D-57]."""
    return [city for city in doors(s, s.board.piece_power[train]) if _taken(s, train, city) == 0]


def _finds_place(s: State, train: int, power: int) -> bool:
    """Whether there is any such place."""
    for owner in s.relations.led_by[power]:
        for city in s.lands.major_fortresses[owner]:
            if _taken(s, train, city) == 0:
                return True
    return False


def refusal(s: State, train: int) -> int:
    """Why the train may not be placed anew now; 0 if it may, which may be done without limit [M-10.30, M-10.36, D-60].

    CANNOT_PAY comes last: all other reasons are public.
    """
    power = s.board.piece_power[train]
    if power not in s.active:
        return NOT_ACTIVE
    if s.place[train] > NO_CITY:
        return OUT
    if s.moved[train]:
        return MOVED
    return placing_refusal(s, train, power)


def placing_refusal(s: State, train: int, power: int) -> int:
    """The part of `refusal` for a train of an active power that takes part and has not moved."""
    if not _finds_place(s, train, power):
        return NO_PLACE
    return 0 if payment.covers(s, power, PRICE) else CANNOT_PAY


def begin(s: State, below: Frame, train: int) -> None:
    """Place the train anew, taking it off the map first if it is there; then `below` goes on [M-10.30]."""
    city = s.place[train]
    if city < NO_CITY:
        s.lift(train)
        if s.log is not None:
            s.log.append((TRAIN_REMOVED, s.board.piece_power[train], train, city))
    s.moved[train] = 1
    choice = places(s, train)
    if len(choice) == 1:
        PlaceTrain(below, train).alone(s, choice[0])
        _pay(s, below, train, choice[0])
    else:
        s.top = PlaceTrain(below, train)


def _pay(s: State, below: Frame | None, train: int, city: int) -> None:
    payment.begin(s, Placing(below, train, city), s.board.piece_power[train], PRICE, payment.TRAIN)


class PlaceTrain(Frame):
    """Where the train is placed [M-10.33]."""

    def __init__(self, below: Frame | None, train: int) -> None:
        self.train: Final = train
        super().__init__(below)

    def fields(self) -> Fields:
        """The train."""
        return (self.train,)

    def seats(self, s: State) -> list[int]:
        """The owner's seat."""
        return [s.relations.seat_of[s.board.piece_power[self.train]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The fortresses that are free for it."""
        return places(s, self.train)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Pay for it, then place it."""
        _pay(s, self.below, self.train, code)


class Placing(Frame):
    """The train stands in its new city as soon as it is paid for [M-10.32]."""

    def __init__(self, below: Frame | None, train: int, city: int) -> None:
        self.train: Final = train
        self.city: Final = city
        super().__init__(below)

    def fields(self) -> Fields:
        """The train and the city."""
        return (self.train, self.city)

    def resume(self, s: State) -> None:
        """Put it there; it may not move in this phase [M-10.16, M-10.35]."""
        s.put(self.train, self.city)
        points.left_home(s, s.board.piece_power[self.train], self.city)
        if s.log is not None:
            s.log.append((TRAIN_PLACED, s.board.piece_power[self.train], self.train, self.city))
        self.end(s)
