"""Chapter 4, set-up: pieces and markers on the map, the first hands, and the secret division of the troops."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.flow.secret import Secret
from pragmatica.core.notice import NEVER, Shown
from pragmatica.maria.forces import cards
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept.board import (
    ADVANCED,
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NO_CITY,
    NO_PIECE,
    PIECES,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.kept.flow import Dividing, Frame
from pragmatica.maria.kept.log import TROOPS_DIVIDED
from pragmatica.maria.kept.state import State

_DEAL: Final = (PRUSSIA, SAXONY, FRANCE, BAVARIA, PRAGMATIC, AUSTRIA)  # [M-4.10]


def lay_out(s: State) -> None:
    """Put the pieces into their set-up cities and deal the hands [M-4.2, M-4.3, M-4.9, M-4.10, M-4.16].

    Markers lie as the board says: in Silesia two Prussian and five Austrian ones [M-4.6], elector markers on the Rhine
    [M-4.7, M-4.8]. Hussars start off the board, a Prussian general and a train in their boxes [M-4.4, D-62]. In the
    introductory game what stands on the other map or beside the map is out, and the Pragmatic Army gets no hand
    [M-14.1, M-14.2, M-14.9].
    """
    for piece in range(PIECES):
        city = s.board.start_place[piece]
        if city >= NO_CITY:
            s.place[piece] = city
        elif s.piece_at[city] == NO_PIECE:
            s.put(piece, city)
        else:
            s.put_beside(piece, s.piece_at[city], on_top=False)
    if s.rules.scenario == ADVANCED:
        _lay_out_realm(s)
    for power in _DEAL:
        if s.rules.takes_part[power]:
            cards.take(s, power, cards.draw(s, power, s.board.start_hand[power]))


def _lay_out_realm(s: State) -> None:
    """Fill the pools, out of which the markers in Silesia come, and put a marker on each track [M-4.5, M-4.6, M-4.15].

    Political cards are drawn by year; those of one year have no order before they are drawn [M-4.14]. France owes
    Bavaria a subsidy in the first turns, which cannot be cancelled [M-4.13, M-20.6].
    """
    realm = s.realm
    realm.pool = s.board.start_pool[:]
    if s.rules.silesia_markers_from_pool:
        for power in range(len(POWERS)):
            realm.pool[power] -= s.board.start_marker.count(power)
    realm.track = s.board.politics.star[:]
    realm.political_pile = list(range(len(s.board.politics.ids)))
    realm.contracts = [(FRANCE, BAVARIA, len(s.board.subsidy_turns), 1, 0)]


def divide(s: State, below: Frame) -> None:
    """Have all seats divide their troops, simultaneously and in secret; then `below` goes on [M-4.11]."""
    DivideTroops(below, tuple([() for _ in range(s.rules.seats)])).ask(s)


class DivideTroops(Secret[State], Dividing):
    """How many troops each general starts with; one number after the other, for all seats at the same time.

    All generals of a power take part, also those that are out of this game [M-4.12, M-14.9]. The last general of a
    power gets what is left, unasked.
    """

    def __init__(self, below: Frame | None, given: tuple[tuple[int, ...], ...]) -> None:
        self.given: Final = given
        super().__init__(below)

    def fields(self) -> Fields:
        """Per seat the numbers given so far, in the order of `asked`."""
        return (self.given,)

    def divides(self, s: State, power: int) -> bool:
        """All troops are being divided."""
        return True

    def seats(self, s: State) -> list[int]:
        """Seats that have not given all their numbers."""
        owing: list[int] = []
        for seat, given in enumerate(self.given):
            count = 0
            for power in s.rules.powers_of[seat]:
                count += len(s.board.generals_of[power]) - 1
            if len(given) < count:
                owing.append(seat)
        return owing

    def legal(self, s: State, seat: int) -> list[int]:
        """Numbers that leave a lawful division of the rest [M-4.11, M-6.5]."""
        board = s.board
        given = self.given[seat]
        general = asked(s, seat)[len(given)]
        power = board.piece_power[general]
        left = board.start_troops[power]
        done = general - board.generals_of[power][0]  # generals of the power that have their troops
        for troops in given[len(given) - done :]:
            left -= troops
        later = 0
        reserved = 0
        for one in board.generals_of[power][done + 1 :]:
            later += 1
            reserved += board.start_min[one]
        least = max(board.start_min[general], left - MAX_TROOPS * later)
        return list(range(least, min(MAX_TROOPS, left - reserved) + 1))

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """To nobody: how troops stand is secret [M-6.6]."""
        return NEVER

    def answers_of(self, seat: int) -> tuple[int, ...]:
        """The numbers that the seat has given."""
        return self.given[seat]

    def without(self, seat: int) -> DivideTroops:
        """The division without them."""
        return DivideTroops(self.below, (*self.given[:seat], (), *self.given[seat + 1 :]))

    def answered(self, s: State, seat: int, code: int) -> DivideTroops:
        """The division with the seat's next number."""
        mine = (*self.given[seat], code)
        return DivideTroops(self.below, (*self.given[:seat], mine, *self.given[seat + 1 :]))

    def reveal(self, s: State) -> None:
        """Write all divisions into the state, still in secret."""
        board = s.board
        for seat in range(s.rules.seats):
            for general, troops in zip(asked(s, seat), self.given[seat], strict=True):
                s.troops[general] = troops
        for power, generals in enumerate(board.generals_of):
            if s.rules.takes_part[power]:
                rest = board.start_troops[power]
                for general in generals[:-1]:
                    rest -= s.troops[general]
                s.troops[generals[-1]] = rest
                if s.log is not None:
                    s.log.append((TROOPS_DIVIDED, power, *[s.troops[general] for general in generals]))
        self.end(s)


def asked(s: State, seat: int) -> list[int]:
    """The generals that the seat gives a number of troops: all of its powers but the last of each [M-Q.11]."""
    generals: list[int] = []
    for power in s.rules.powers_of[seat]:
        generals += s.board.generals_of[power][:-1]
    return generals
