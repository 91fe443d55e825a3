"""Chapter 3, set-up: statuses, pieces, tracks, hands, and which Prussian general is Frederick."""

from __future__ import annotations

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.kept.board import NOBODY, PRUSSIA
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import FREDERICK_NAMED
from pragmatica.ancien_regime.kept.state import ORDINARY, State


def lay_out(s: State) -> None:
    """Set up the scenario and deal the hands in the Order of Powers [A-3.1, A-3.2, A-3.3, A-3.8].

    Statuses, Morale and pieces are those of its list [A-3.4, A-3.5, A-3.6, A-3.7].
    Minor powers are set up like major ones, but without money and without a controller [A-3.11, A-12.1]. Stuart has his
    units with him off the board, unless the option `stuart_1756` leaves him out [A-3.10]. Nobody has the Crown yet
    [A-3.12].
    """
    lineup = s.board.setups[s.rules.scenario]
    minors = s.rules.is_minor
    s.status = lineup.status
    s.controller = [NOBODY if minors[power] else power for power in range(NOBODY)]
    s.realign()
    s.morale = lineup.morale[:]
    s.money = [0 if minors[power] else lineup.money[power] for power in range(NOBODY)]
    for power in range(NOBODY):
        for general, (land, units) in zip(s.board.generals_of[power], lineup.generals[power], strict=False):
            s.put(general, land)
            s.units[general] = units
        for land, fortress in lineup.garrisons[power]:
            s.set_garrison(land, power)
            s.fortress[land] = 1 if fortress else 0
    if s.rules.stuart:
        s.units[s.board.stuart] = lineup.stuart_units
    else:
        s.stuart = ORDINARY
    for power in range(NOBODY):
        cards.draw(s, power, lineup.cards[power])


def name_frederick(s: State, below: Frame) -> None:
    """Have Prussia name one of its generals on the board; then the first round begins [A-3.9]."""
    s.top = NameFrederick(below)


class NameFrederick(Frame):
    """Which Prussian general is Frederick II, for the whole game [A-3.9]."""

    def seats(self, s: State) -> list[int]:
        """Prussia, which is always a major power."""
        return [PRUSSIA]

    def legal(self, s: State, seat: int) -> list[int]:
        """Its generals on the board: all three of them."""
        return s.board.generals_of[PRUSSIA][:]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Give him the title."""
        s.frederick = code
        if s.log is not None:
            s.log.append((FREDERICK_NAMED, code))
        self.end(s)
