"""Chapter 19.2, France reduces its military objectives."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES
from pragmatica.maria.diplomacy import peace
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, NO_CITY, NOBODY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import REDUCED
from pragmatica.maria.kept.realm import replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

DONE: Final = 1  # it has been done before [M-19.20]
NO_MARKER: Final = 2  # no French marker lies there [M-19.21]
GENERAL_THERE: Final = 3  # a French general is there [M-19.20]


def refusal(s: State) -> int:
    """Why France may not give up its fortresses in core Austria; 0 if it may [M-19.20, M-19.21].

    French trains and Bavarian generals there do not matter [M-19.24].
    """
    if s.realm.reduced:
        return DONE
    if not marked(s):
        return NO_MARKER
    if any(in_core_austria(s, general) for general in s.board.generals_of[FRANCE]):
        return GENERAL_THERE
    return 0


def in_core_austria(s: State, general: int) -> bool:
    """Whether the general stands in Austria's home country on the Bohemia map [M-19.20]."""
    city = s.place[general]
    return city < NO_CITY and s.board.on_bohemia[city] and s.lands.home[city] == AUSTRIA


def marked(s: State) -> list[int]:
    """Fortresses of core Austria that bear a French marker."""
    return [city for city in s.board.core_austria if s.marker[city] == FRANCE]


def begin(s: State, below: Frame) -> None:
    """At the end of a French action stage France is asked, if it may [M-19.21, D-27]."""
    if refusal(s) == 0:
        s.top = Reduce(below)
    else:
        below.resume(s)


def carry_out(s: State) -> None:
    """Take the markers off the map, half of them aside; the fortresses fall to Austria [M-19.20, M-19.22]."""
    cities = marked(s)
    for city in cities:
        points.mark(s, city, NOBODY)
    aside = peace.half(s, len(cities))
    points.take(s, FRANCE, aside)
    s.realm.set_aside = replaced(s.realm.set_aside, FRANCE, s.realm.set_aside[FRANCE] + aside)
    s.realm.reduced = 1
    if s.log is not None:
        s.log.append((REDUCED, len(cities), aside))


class Reduce(Frame):
    """Whether France reduces its objectives now; it can once [M-19.20]."""

    def seats(self, s: State) -> list[int]:
        """France's seat."""
        return [s.relations.seat_of[FRANCE]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Do it, or keep the right."""
        if code == YES and refusal(s) == 0:
            carry_out(s)
        self.end(s)
