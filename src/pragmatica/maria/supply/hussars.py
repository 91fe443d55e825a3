"""Chapter 7, hussars: where Austria places them. They are no pieces [E-7]; what they do stands in `feeding` [M-7.8]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.kept.board import AUSTRIA, HUSSARS, NO_CITY, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import HUSSAR_PLACED
from pragmatica.maria.kept.state import State

STAY: Final = 250
OFF: Final = 251

OCCUPIED: Final = 1  # a piece stands there [M-7.2]
OTHER_HUSSAR: Final = 2  # the other hussar stands there [M-7.6]
OTHER_MAP: Final = 3  # not on the Bohemia map [M-7.2]
TOO_FAR: Final = 4  # no Austrian general near enough [M-7.2]
ALREADY_THERE: Final = 5  # leaving it there is the answer STAY [M-7.1]


def begin(s: State, below: Frame) -> None:
    """The hussar stage: Austria may place or re-place each of the two, one after the other [M-7.1, M-Q.15]."""
    _ask(s, below, 0)


def _ask(s: State, below: Frame | None, hussar: int) -> None:
    """Ask for this hussar or the next one; one off the map needs a general to be placed by. Then `below` goes on."""
    while hussar < HUSSARS:
        if s.hussars[hussar] != NO_CITY or _any_general(s):
            s.top = PlaceHussar(below, hussar)
            return
        hussar += 1
    assert below is not None
    below.resume(s)


def _any_general(s: State) -> bool:
    """Whether an Austrian general is on the map."""
    return any(s.place[general] < NO_CITY for general in s.board.generals_of[AUSTRIA])


def cities(s: State) -> list[int]:
    """Where a hussar may be placed [M-7.2, M-7.3, M-7.6].

    Any Austrian general on the map counts for the distance, which nothing obstructs. Neutral ground and fortresses of
    any control are allowed [M-7.5].
    """
    reach = s.board.hussar_reach
    taken = s.piece_at[:]  # or found already
    for city in s.hussars:
        if city != NO_CITY:
            taken[city] = 0
    free: list[int] = []
    for general in s.board.generals_of[AUSTRIA]:
        if s.place[general] < NO_CITY:
            for city in reach[s.place[general]]:
                if taken[city] == NO_PIECE:
                    taken[city] = 0
                    free.append(city)
    return free


def refusal(s: State, hussar: int, city: int) -> int:
    """Why the hussar may not be placed in the city; 0 if it may [M-7.2, M-7.6]."""
    if city in cities(s):
        return 0
    if s.hussars[hussar] == city:
        return ALREADY_THERE
    if city in s.hussars:
        return OTHER_HUSSAR
    if s.piece_at[city] != NO_PIECE:
        return OCCUPIED
    return TOO_FAR if s.board.on_bohemia[city] else OTHER_MAP


class PlaceHussar(Frame):
    """Where a hussar goes: a city, or it stays as it is, or it leaves the map [M-7.1, M-7.4, M-7.5]."""

    def __init__(self, below: Frame | None, hussar: int) -> None:
        self.hussar: Final = hussar
        super().__init__(below)

    def fields(self) -> Fields:
        """The hussar."""
        return (self.hussar,)

    def seats(self, s: State) -> list[int]:
        """Austria's seat."""
        return [s.rules.seat_of[AUSTRIA]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The lawful cities, STAY, and OFF for a hussar on the map."""
        offered = cities(s)
        offered.append(STAY)
        if s.hussars[self.hussar] != NO_CITY:
            offered.append(OFF)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Place the hussar and ask for the next."""
        if code == OFF:
            s.remove_hussar(s.hussars[self.hussar])
        elif code != STAY:
            s.hussars[self.hussar] = code
            if s.log is not None:
                s.log.append((HUSSAR_PLACED, self.hussar, code))
        _ask(s, self.below, self.hussar + 1)
