"""Chapter 9, slot 5 of the wheel, Mobilisation: cards for generals off the board, purchases, corruption."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.kept.board import BIT, OFF_BOARD, UNITS_PER_GENERAL
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import CARD_BOUGHT, FORTRESS_BOUGHT, MONEY_LOST, MORALE_BOUGHT, UNIT_BOUGHT
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import Fields

# Codes: a general who gets a unit 0-23; a territory that gets a fortress: FORTRESS + territory
MORALE: Final = 24
CARD: Final = 25
FORTRESS: Final = 64
END: Final = 255

PRICE: Final = 1  # of a unit, a card, or a point of Morale
FORTRESS_PRICE: Final = 5

# Why something may not be bought
NO_MONEY: Final = 1
NO_ROOM: Final = 2  # the general has as many units as he may lead
NOT_ON_BOARD: Final = 3  # units go under generals on the board
NO_TOKEN: Final = 4  # all unit tokens are in use
MORALE_FULL: Final = 5
NO_CARD: Final = 6  # neither pile nor discards
NOT_YET: Final = 7  # cards are drawn and bought in their turn
NO_GARRISON: Final = 8  # a fortress needs one's own garrison
HAS_FORTRESS: Final = 9
NO_FORTRESS: Final = 10  # all six are on the board


def begin(s: State, below: Frame, power: int) -> None:
    """Let the power buy, and draw a card for each of its generals off the board in its turn [A-9.40, A-9.41]."""
    s.top = Mobilise(below, power, False)


def refusal(s: State, power: int, drawn: bool, code: int) -> int:
    """Why the power may not buy this; 0 if it may [A-9.41, A-9.42, A-9.43]."""
    if s.money[power] < (FORTRESS_PRICE if code >= FORTRESS else PRICE):
        return NO_MONEY
    if code == MORALE:
        return MORALE_FULL if s.morale[power] >= s.rules.morale_max else 0
    if code == CARD:
        if not drawn:
            return NOT_YET
        return 0 if cards.can_draw(s) else NO_CARD
    if code >= FORTRESS:
        land = code - FORTRESS
        if s.garrison[land] != power:
            return NO_GARRISON
        if s.fortress[land]:
            return HAS_FORTRESS
        return 0 if s.fortresses_left() else NO_FORTRESS
    return general_refusal(s, code) or (0 if s.supply(power) else NO_TOKEN)


def general_refusal(s: State, general: int) -> int:
    """Why the general may not lead another unit; 0 if he may [A-9.42]."""
    if s.place[general] == OFF_BOARD:
        return NOT_ON_BOARD
    return NO_ROOM if s.units[general] >= UNITS_PER_GENERAL else 0


def room(s: State, code: int) -> int:
    """How many units the general may still be given, or fortresses the territory [A-9.42, A-9.43]."""
    return 1 if code >= FORTRESS else UNITS_PER_GENERAL - s.units[code]


class Mobilise(Frame):
    """What is bought, one piece after the other [A-9.41].

    Units, Morale and fortresses may be bought from the beginning of the turn. Cards are drawn, and may be bought, when
    all before them in the turn is done; not before that does the action end, for a gift may still come [A-6.10].
    """

    def __init__(self, below: Frame | None, of: int, drawn: bool) -> None:
        self.of: Final = of
        self.drawn: Final = drawn
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, and whether it has drawn its cards."""
        return (self.of, self.drawn)

    def seats(self, s: State) -> list[int]:
        """Its player, unless there is nothing yet that it could do."""
        if self.drawn or self.can_buy(s):
            return [s.player(self.of)]
        return []

    def can_buy(self, s: State) -> bool:
        """Whether there is anything that may be bought now."""
        if s.money[self.of] < PRICE:
            return False
        if s.morale[self.of] < s.rules.morale_max or (self.drawn and cards.can_draw(s)):
            return True
        return bool(self._units(s) or self._fortresses(s))

    def acts_for(self, s: State, seat: int) -> int:
        """The power on Mobilisation."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """What may be bought, and END once the cards are drawn."""
        found = self._goods(s)
        if self.drawn:
            found.append(END)
        return found

    def _goods(self, s: State) -> list[int]:
        """What may be bought now."""
        if s.money[self.of] < PRICE:
            return []
        found = self._units(s)
        for code in (MORALE, CARD):
            if refusal(s, self.of, self.drawn, code) == 0:
                found.append(code)
        return found + self._fortresses(s)

    def _units(self, s: State) -> list[int]:
        """The generals who may get a unit, if there is money for one."""
        if s.supply(self.of) == 0:
            return []
        return [code for code in s.board.generals_of[self.of] if general_refusal(s, code) == 0]

    def _fortresses(self, s: State) -> list[int]:
        """The fortresses that may be bought."""
        found: list[int] = []
        if s.money[self.of] >= FORTRESS_PRICE and s.fortresses_left():
            for land, owner in enumerate(s.garrison):
                if owner == self.of and not s.fortress[land]:
                    found.append(FORTRESS + land)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Buy it, or end the action."""
        power = self.of
        if code == END:
            self._finish(s)
            return
        s.money[power] -= FORTRESS_PRICE if code >= FORTRESS else PRICE
        event = (MORALE_BOUGHT, power)
        if code == MORALE:
            s.add_morale(power, 1)
        elif code == CARD:
            event = (CARD_BOUGHT, power)
        elif code >= FORTRESS:
            s.fortress[code - FORTRESS] = 1
        else:
            s.units[code] += 1
        if s.log is not None:
            if code < MORALE:
                s.log.append((UNIT_BOUGHT, power, code))
            elif code >= FORTRESS:
                s.log.append((FORTRESS_BOUGHT, power, code - FORTRESS))
            else:
                s.log.append(event)
        if code == CARD:
            cards.draw(s, power, 1)
        self._go_on(s)

    def wake(self, s: State) -> None:
        """Draw a card for each general off the board, Stuart included while he waits [A-9.40]."""
        if not self.drawn:
            away = 0
            for general in s.board.generals_of[self.of]:
                if s.place[general] == OFF_BOARD:
                    away += 1
            cards.draw(s, self.of, away)
            Mobilise(self.below, self.of, True)._go_on(s)

    def _go_on(self, s: State) -> None:
        """Ask again, unless the action has come to its end and there is nothing more to buy."""
        if self.drawn and not self.can_buy(s):
            self._finish(s)
        else:
            s.top = self

    def _finish(self, s: State) -> None:
        """Lose what is not spent to corruption; cut the hand down [A-9.44, A-9.6]."""
        money = s.money[self.of]
        s.money[self.of] = 0
        if money and s.log is not None:
            s.log.append((MONEY_LOST, self.of, money))
        assert self.below is not None
        cards.limit(s, self.below, BIT[self.of])
