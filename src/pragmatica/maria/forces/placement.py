"""Forced placements: a rule moves a piece, its player only chooses among the nearest lawful cities [E-13, E-14]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import PIECE_LOST, TRANSFERRED
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points


def fits(s: State, piece: int, city: int) -> bool:
    """Whether the piece may be placed in the city: it is empty, or holds one general for a stack of one player.

    Neutral territory of other powers is barred; the border between the maps does not matter [E-13, M-Q.8].
    """
    power = s.board.piece_power
    if s.lands.barred[power[piece]][city]:
        return False
    other = s.piece_at[city]
    if other == NO_PIECE:
        return True
    if piece >= GENERALS or other >= GENERALS or s.place[piece] == city:
        return False
    seat_of = s.relations.seat_of
    return stacks.join_refusal(s, piece, other) == 0 and seat_of[power[piece]] == seat_of[power[other]]


def nearest(s: State, piece: int, cities: Iterable[int], origin: int, empty: bool = False) -> list[int]:
    """Those of the cities nearest to the origin into which the piece fits; `empty`: only ones without pieces [E-5]."""
    distance = s.board.distance[origin]
    found: list[int] = []
    best = -1
    for city in cities:
        if (best < 0 or distance[city] <= best) and city != origin and fits(s, piece, city):
            if empty and s.piece_at[city] != NO_PIECE:
                continue
            if best < 0 or distance[city] < best:
                best = distance[city]
                found = []
            found.append(city)
    return found


def move(s: State, below: Frame, piece: int, city: int) -> None:
    """Put the piece into a city that it fits into, alone or in a stack; then `below` goes on [M-6.4].

    Nothing is conquered or eliminated; troops and face stay as they are [E-13, M-10.44].
    """
    if s.piece_at[city] == NO_PIECE:
        former = s.place[piece]
        if former < NO_CITY:
            s.lift(piece)
        settle(s, piece, former, city)
        below.resume(s)
    else:
        stacks.ask(s, Settling(below, piece), piece, s.piece_at[city])


class Settling(stacks.Joiner):
    """A piece on its way into a stack."""

    def __init__(self, below: Frame | None, piece: int) -> None:
        self.piece: Final = piece
        super().__init__(below)

    def fields(self) -> Fields:
        """The piece."""
        return (self.piece,)

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Form the stack."""
        city, former = s.place[other], s.place[general]
        if former < NO_CITY:
            s.lift(general)
        if s.log is not None:
            s.log.append((TRANSFERRED, s.board.piece_power[general], general, former, city))
        stacks.put_together(s, general, other, on_top)
        points.left_home(s, s.board.piece_power[general], city)
        self.end(s)


def settle(s: State, piece: int, former: int, city: int) -> None:
    """Put a piece that has been lifted from its former place into a city without pieces."""
    power = s.board.piece_power[piece]
    if s.log is not None:
        s.log.append((TRANSFERRED, power, piece, former, city))
    s.put(piece, city)
    points.left_home(s, power, city)


def lose(s: State, piece: int) -> None:
    """Take a piece that fits nowhere off the board, a general with his troops; no points are lost for it [E-13]."""
    city = s.place[piece]
    s.lift(piece)
    if piece < GENERALS:
        s.revealed = True  # the power's total tells how many troops he had
        s.troops[piece] = 0
        s.face_down[piece] = 0
    if s.log is not None:
        s.log.append((PIECE_LOST, s.board.piece_power[piece], piece, city))
