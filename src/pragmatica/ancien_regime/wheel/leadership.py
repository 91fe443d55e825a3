"""Chapter 9, slot 4 of the wheel, Leadership: place generals or recall them, or draw a card, or raise Morale."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BIT, BRITAIN, FRANCE, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import ACTION_FORGONE, GENERAL_PLACED, GENERAL_RECALLED, MORALE_RAISED
from pragmatica.ancien_regime.kept.state import WAITING, State
from pragmatica.core.flow.frame import Fields

SLOT: Final = 4

# Codes: a general to recall 0-23; to place a general: PLACE + the number of the placing (`packed`)
PLACE: Final = 256
CARD: Final = 250
MORALE: Final = 251
END: Final = 255

# What has been begun
NOTHING: Final = 0
PLACING: Final = 1
RECALLING: Final = 2

# Why a general may not be placed somewhere
ON_BOARD: Final = 1  # he is on the board
STUART_LANDS: Final = 2  # Stuart comes by his landing only
NOT_CONTROLLED: Final = 3
OWN_GENERAL: Final = 4  # one of his power is there
HOSTILE_PIECES: Final = 5
BRITISH_HOME: Final = 6  # of all the French only Stuart is placed there


def begin(s: State, below: Frame, power: int) -> None:
    """Ask the power for its choice [A-9.30]."""
    s.top = Lead(below, power, NOTHING)


def place_refusal(s: State, general: int, land: int) -> int:
    """Why the general may not be placed in the territory; 0 if he may [A-9.30, A-9.31, A-13.10]."""
    power = s.board.general_power[general]
    if s.place[general] != OFF_BOARD:
        return ON_BOARD
    if general == s.board.stuart and s.stuart == WAITING:
        return STUART_LANDS
    if s.control[land] != power:
        return NOT_CONTROLLED
    if s.present[land] & BIT[power]:
        return OWN_GENERAL
    if power == FRANCE and s.board.home[land] == BRITAIN:
        return BRITISH_HOME
    return HOSTILE_PIECES if s.hostile_to(power, land) else 0


def placeable(s: State, power: int) -> list[int]:
    """Generals off the board who differ: an ordinary one for all such, and Frederick [A-13.4]."""
    found: list[int] = []
    ordinary = False
    for general in s.board.generals_of[power]:
        if s.place[general] != OFF_BOARD or (general == s.board.stuart and s.stuart == WAITING):
            continue
        if general == s.frederick:
            found.append(general)
        elif not ordinary:
            ordinary = True
            found.append(general)
    return found


class Lead(Frame):
    """One of the choices of Leadership, or nothing; generals one by one [A-9.30].

    Who places generals may not recall any, and the reverse.
    """

    def __init__(self, below: Frame | None, of: int, doing: int) -> None:
        self.of: Final = of
        self.doing: Final = doing
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, and what it has begun."""
        return (self.of, self.doing)

    def seats(self, s: State) -> list[int]:
        """Its player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The power on Leadership."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Generals to place and where, generals to recall, CARD, MORALE if it is not at its highest, and END."""
        found: list[int] = []
        if self.doing != PLACING:
            for general in s.board.generals_of[self.of]:
                if s.place[general] != OFF_BOARD:
                    found.append(general)
        if self.doing != RECALLING:
            for general in placeable(s, self.of):
                for land, controller in enumerate(s.control):
                    if controller == self.of and place_refusal(s, general, land) == 0:
                        found.append(PLACE + packed.placing(general, land))
        if self.doing == NOTHING:
            found.append(CARD)
            if s.morale[self.of] < s.rules.morale_max:
                found.append(MORALE)
        found.append(END)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Do it; a card is drawn when all before it in this turn is done."""
        if code == END:
            if self.doing == NOTHING and s.log is not None:
                s.log.append((ACTION_FORGONE, self.of, SLOT))
            self.end(s)
        elif code == CARD:
            s.top = LeadCard(self.below, self.of)
        elif code == MORALE:
            s.add_morale(self.of, 1)
            if s.log is not None:
                s.log.append((MORALE_RAISED, self.of, 1))
            self.end(s)
        elif code >= PLACE:
            general, land = packed.placed(code - PLACE), packed.land(code - PLACE)
            s.put(general, land)
            if s.log is not None:
                s.log.append((GENERAL_PLACED, self.of, general, land))
            self._next(s, PLACING)
        else:
            land, units = s.place[code], s.units[code]
            s.take_off(code)  # his units are lost
            if s.log is not None:
                s.log.append((GENERAL_RECALLED, self.of, code, land, units))
            self._next(s, RECALLING)

    def _next(self, s: State, doing: int) -> None:
        """Ask for the next general, while there is one."""
        following = Lead(self.below, self.of, doing)
        if len(following.legal(s, s.player(self.of))) > 1:
            s.top = following
        else:
            following.alone(s, END)
            self.end(s)


class LeadCard(Frame):
    """A card has been chosen and is drawn in its turn [A-6.10]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The power."""
        return (self.of,)

    def wake(self, s: State) -> None:
        """Draw it; a hand that is too large is cut down [A-9.30, A-9.6]."""
        cards.draw(s, self.of, 1)
        assert self.below is not None
        cards.limit(s, self.below, BIT[self.of])
