"""What the political cards P-1 to P-24 say beside their arrows, part by part as the board data list it [M-17.63].

Other cards only bear arrows [P-1, P-2, P-3, P-4, P-7, P-8, P-9, P-10, P-13, P-14, P-15, P-16, P-19, P-20, P-21, P-22].
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.diplomacy import saxony
from pragmatica.maria.forces import cards
from pragmatica.maria.kept import political
from pragmatica.maria.kept.board import FRANCE, PRAGMATIC
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import CARDS_DRAWN
from pragmatica.maria.kept.log_advanced import INCOME_CHANGED
from pragmatica.maria.kept.political import CHOOSER, RECIPIENT
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import corps, troops
from pragmatica.maria.victory import points


def begin(s: State, below: Frame, power: int, card: int, recipient: int) -> None:
    """Carry out the instruction of a card at once, part after part; then `below` goes on [M-17.63]."""
    Instructing(below, power, card, recipient, 0).resume(s)


class Instructing(Frame):
    """The parts of an instruction that are still to come."""

    def __init__(self, below: Frame | None, power: int, card: int, recipient: int, part: int) -> None:
        self.power: Final = power
        self.card: Final = card
        self.recipient: Final = recipient
        self.part: Final = part
        super().__init__(below)

    def fields(self) -> Fields:
        """Who executes, the card, for which power of several, and the next part."""
        return (self.power, self.card, self.recipient, self.part)

    def resume(self, s: State) -> None:
        """Carry out the next part."""
        parts = s.board.politics.effects[self.card]
        if self.part == len(parts):
            self.end(s)
            return
        effect = parts[self.part]
        power = effect.power
        if power == CHOOSER:
            power = self.power
        elif power == RECIPIENT:
            power = self.recipient
        after = Instructing(self.below, self.power, self.card, self.recipient, self.part + 1)
        if effect.kind == political.TROOPS:
            grant_troops(s, after, power, effect.amount)
        elif effect.kind == political.CARDS:
            draw_cards(s, power, effect.amount)
            after.resume(s)
        elif effect.kind == political.INCOME:
            change_income(s, power, effect.amount, effect.lasts)
            after.resume(s)
        elif effect.kind == political.CONTROL:
            hand_over(s, effect.city)
            after.resume(s)
        elif effect.kind == political.SAXONY:
            win_saxony(s, after)
        else:
            send_to_england(s, after)


def grant_troops(s: State, below: Frame, power: int, count: int) -> None:
    """New troops for a power [P-6, P-11, P-12, P-17, P-18, P-23]."""
    troops.begin(s, below, power, count)


def draw_cards(s: State, power: int, count: int) -> None:
    """Tactical cards drawn at once from the draw pile [P-6, P-12, P-23, M-17.65]."""
    drawn = cards.draw(s, power, count)
    cards.take(s, power, drawn)
    if drawn and s.log is not None:
        s.log.append((CARDS_DRAWN, power, *drawn))


def change_income(s: State, power: int, change: int, lasts: bool) -> None:
    """More or fewer cards in the next phases of the power: of this turn [P-5], or of the whole game [P-24, M-17.67]."""
    realm = s.realm
    if lasts:
        realm.income_game = replaced(realm.income_game, power, realm.income_game[power] + change)
    else:
        realm.income_turn = replaced(realm.income_turn, power, realm.income_turn[power] + change)
    if s.log is not None:
        s.log.append((INCOME_CHANGED, power, change, 1 if lasts else 0))


def hand_over(s: State, city: int) -> None:
    """Mannheim becomes French, without battle or "?" [P-12, M-17.95]."""
    if s.control[city] != FRANCE:
        points.turn_elector(s, city, FRANCE)


def win_saxony(s: State, below: Frame) -> None:
    """Saxony becomes Austria's ally at once, from whatever it was [P-18, M-17.96]."""
    field = s.board.politics.first_field(AUSTRIAN_ALLY)
    saxony.arrive(s, below, field)


def send_to_england(s: State, below: Frame) -> None:
    """A general of the Pragmatic Army goes to England for good [P-24, M-17.87]."""
    s.realm.england = 1
    corps.send(s, below, PRAGMATIC)
