"""Relocations: many pieces leave a country at the same time, each to the nearest city of its own [M-19.16, M-19.34]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.forces import placement
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, NO_CITY, NO_PIECE, PRAGMATIC, PRUSSIA, SAXONY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State

# What is relocated
EXPULSION: Final = 0  # foreign pieces in Saxony go home, the French perhaps to Bavaria [M-19.34]
HOMECOMING: Final = 1  # Saxon pieces go to their set-up cities [M-19.34]
PEACE: Final = 2  # Austrians leave Prussia and Poland, Prussians come home; others stay [M-19.16, D-61]
PARTING: Final = 3  # a Saxon general leaves the stack of a former friend [M-19.35]

_ORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (FRANCE, BAVARIA, PRUSSIA, PRAGMATIC, AUSTRIA),
    (SAXONY,),
    (AUSTRIA, PRUSSIA),
    (SAXONY,),
)  # of the powers that are asked [M-Q.7]


def begin(s: State, below: Frame, kind: int) -> None:
    """Move all pieces that have to; then `below` goes on [M-Q.7]."""
    Relocating(below, kind, tuple(leaving(s, kind))).resume(s)


def leaving(s: State, kind: int) -> list[int]:
    """The pieces that have to move, in the order in which their powers are asked."""
    pieces: list[int] = []
    for power in _ORDERS[kind]:
        for piece in s.board.generals_of[power] + s.board.trains_of[power]:
            if s.place[piece] < NO_CITY and _must_go(s, kind, piece):
                pieces.append(piece)
    return pieces


def _must_go(s: State, kind: int, piece: int) -> bool:
    """Whether the piece, which is on the map, has to move."""
    city = s.place[piece]
    power = s.board.piece_power[piece]
    home = s.lands.home[city]
    if kind == EXPULSION:
        return home == SAXONY
    if kind == HOMECOMING:
        return city != s.board.start_place[piece] or _among_strangers(s, piece)
    if kind == PEACE:
        if power == AUSTRIA:
            return home == PRUSSIA or s.board.politics.poland[city]
        return home != PRUSSIA
    return _among_strangers(s, piece)


def _among_strangers(s: State, piece: int) -> bool:
    """Whether the piece is in a stack that may no longer be."""
    other = s.partner[piece]
    power = s.board.piece_power
    return other != NO_PIECE and not s.relations.may_stack[power[piece]][power[other]]


def places(s: State, kind: int, piece: int) -> list[int]:
    """The cities to one of which the piece goes; empty if it fits nowhere [E-13, E-14]."""
    at = s.place[piece]
    power = s.board.piece_power[piece]
    home = s.lands.home
    every = range(len(home))
    if kind == PARTING:
        return placement.nearest(s, piece, every, at, empty=True)
    if kind == HOMECOMING:
        return _near_home(s, piece)
    found = placement.nearest(s, piece, [city for city in every if home[city] == power], at)
    if kind == EXPULSION and power == FRANCE:
        found = found + placement.nearest(s, piece, [city for city in every if home[city] == BAVARIA], at)
    return found


# -- Saxons come home -------------------------------------------------------------------------------------------------


def _taken(s: State, city: int) -> bool:
    """Whether somebody stays in the city, who is no Saxon piece that still has to return [M-Q.23]."""
    piece = s.piece_at[city]
    if piece == NO_PIECE:
        return False
    other = s.partner[piece]
    return not _returns(s, piece) or (other != NO_PIECE and not _returns(s, other))


def _returns(s: State, piece: int) -> bool:
    return s.board.piece_power[piece] == SAXONY and _must_go(s, HOMECOMING, piece)


def _near_home(s: State, piece: int) -> list[int]:
    """His set-up city, or the free cities of Saxony nearest to it if it is taken; he may stand there [M-Q.16].

    Nothing while another Saxon piece still has to leave it, and never the set-up city of another one [M-Q.23].
    """
    starts = s.board.start_place
    start = starts[piece]
    if not _taken(s, start):
        return [start] if s.piece_at[start] == NO_PIECE else []
    saxons = s.board.generals_of[SAXONY] + s.board.trains_of[SAXONY]
    others = [starts[one] for one in saxons if s.place[one] < NO_CITY]
    distance = s.board.distance[start]
    found: list[int] = []
    best = -1
    for city in range(len(s.piece_at)):
        alone = s.piece_at[city] == piece and s.partner[piece] == NO_PIECE
        if s.lands.home[city] != SAXONY or city in others or not (alone or s.piece_at[city] == NO_PIECE):
            continue
        if best < 0 or distance[city] < best:
            best = distance[city]
            found = []
        if distance[city] == best:
            found.append(city)
    return found


def _go_home(s: State, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Put the Saxons whose set-up cities nobody keeps into them, all at once; returns the others [M-Q.23].

    They may change places. Who stands in another's city and cannot go to his own has to leave that first.
    """
    starts = s.board.start_place
    free = [piece for piece in pieces if not _taken(s, starts[piece])]
    going = [piece for piece in free if s.piece_at[starts[piece]] == NO_PIECE or s.piece_at[starts[piece]] in free]
    former = [s.place[piece] for piece in going]
    for piece in going:
        s.lift(piece)
    for piece, city in zip(going, former, strict=True):
        placement.settle(s, piece, city, starts[piece])
    return tuple([piece for piece in pieces if piece not in going])


# -- one after the other ----------------------------------------------------------------------------------------------


class Relocating(Frame):
    """Pieces that have not moved yet, the powers in their order. Until all have, positions may be unlawful [M-Q.9]."""

    def __init__(self, below: Frame | None, kind: int, pieces: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.pieces: Final = pieces
        super().__init__(below)

    def fields(self) -> Fields:
        """What is relocated, and the pieces."""
        return (self.kind, self.pieces)

    def resume(self, s: State) -> None:
        """Ask the player of the first power for one of its pieces, unless there is no choice."""
        pieces = _go_home(s, self.pieces) if self.kind == HOMECOMING else self.pieces
        if not pieces:
            self.end(s)
            return
        question = Relocate(self.below, self.kind, pieces)
        codes = question.legal(s, 0)
        if not codes:
            placement.lose(s, pieces[0])
            Relocating(self.below, self.kind, pieces[1:]).resume(s)
        elif len(codes) == 1:
            question.alone(s, codes[0])
            question.apply(s, 0, codes[0])
        else:
            s.top = question


class Relocate(Relocating):
    """Which piece of the power moves next, and to which of the cities nearest to it [E-14, M-Q.7]."""

    def power(self, s: State) -> int:
        """Whose pieces move now."""
        return s.board.piece_power[self.pieces[0]]

    def seats(self, s: State) -> list[int]:
        """The seat of that power; Maria Theresa's for Saxony, which has gone over to her [M-19.34, M-19.35]."""
        return [s.relations.seat_of[self.power(s)]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Pieces and cities."""
        codes: list[int] = []
        for piece in self.pieces:
            if s.board.piece_power[piece] == self.power(s):
                for city in places(s, self.kind, piece):
                    codes.append(packed.placing(piece, city))
        return codes

    def apply(self, s: State, seat: int, code: int) -> None:
        """Place the piece."""
        piece, city = packed.placed(code), packed.city(code)
        rest = tuple([one for one in self.pieces if one != piece])
        after = Relocating(self.below, self.kind, rest)
        if city == s.place[piece]:
            after.resume(s)
        else:
            placement.move(s, after, piece, city)
