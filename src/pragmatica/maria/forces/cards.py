"""Chapter 8, tactical cards: drawing, incomes, the four decks, and the French subsidy of the introductory game."""

from __future__ import annotations

from pragmatica.core.flow.frame import NO, YES
from pragmatica.maria.kept.board import BAVARIA, DECKS, FRANCE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import (
    CARDS_DRAWN,
    CARDS_EXHAUSTED,
    DECK_OPENED,
    DECKS_MERGED,
    INCOME_CUT_OFF,
    SUBSIDY_CARD,
    SUBSIDY_CHOSEN,
)
from pragmatica.maria.kept.state import State


def begin(s: State, below: Frame) -> None:
    """Phase 1 of an action stage: every active power draws its income; then `below` goes on [M-8.1].

    After the turns in which France must subsidise Bavaria [M-4.13, M-8.2] Louis chooses anew each turn, before the draw
    [M-14.4]. He is not asked while Bavaria could receive nothing [M-Q.11].
    """
    if FRANCE in s.active and s.turn not in s.board.subsidy_turns and cut_off_at(s, BAVARIA) < 0:
        s.top = Subsidy(below)
        return
    _draw_incomes(s, subsidy=True)
    below.resume(s)


class Subsidy(Frame):
    """Whether France pays the subsidy to Bavaria this turn [M-14.4]."""

    def seats(self, s: State) -> list[int]:
        """France's seat."""
        return [s.relations.seat_of[FRANCE]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Draw the incomes with or without the subsidy."""
        if s.log is not None:
            s.log.append((SUBSIDY_CHOSEN, code))
        _draw_incomes(s, subsidy=code == YES)
        self.end(s)


def cut_off_at(s: State, power: int) -> int:
    """The major fortress whose control by an enemy stops all cards of this minor power, or -1 [M-8.4, D-15]."""
    relations = s.relations
    if relations.major_of[power] != power:
        for city in s.lands.major_fortresses[power]:
            if relations.hostile[power][s.control[city]]:
                return city
    return -1


def income(s: State, power: int) -> int:
    """How many cards the power draws, subsidies that it gives included [M-8.1, M-8.15, M-14.3, M-14.4, D-5]."""
    return 0 if cut_off_at(s, power) >= 0 else s.board.income[power]


def _draw_incomes(s: State, subsidy: bool) -> None:
    """Draw for all active powers in their order [M-5.5]."""
    for power in s.active:
        city = cut_off_at(s, power)
        if city >= 0 and s.log is not None:
            s.log.append((INCOME_CUT_OFF, power, city))
        drawn = draw(s, power, income(s, power))
        if power == FRANCE and subsidy and drawn and cut_off_at(s, BAVARIA) < 0:
            # The first card drawn passes on unseen [M-20.4, M-20.12].
            card = drawn.pop(0)
            take(s, BAVARIA, [card])
            if s.log is not None:
                s.log.append((SUBSIDY_CARD, BAVARIA, FRANCE, card))
        take(s, power, drawn)
        if drawn and s.log is not None:
            s.log.append((CARDS_DRAWN, power, *drawn))


def take(s: State, power: int, cards: list[int]) -> None:
    """Add cards to the hand of the power. Hands are kept apart and unseen, and have no limit [M-8.5, M-8.6, M-8.14]."""
    hand = s.hands[power] + cards
    hand.sort()
    s.hands[power] = hand


def draw(s: State, power: int, count: int) -> list[int]:
    """Up to `count` cards for the power, in the order in which they are drawn; fewer when none is left [M-8.10].

    The undrawn cards have no order: each draw takes any of them with equal chance, which is what a shuffled pile does.
    """
    drawn: list[int] = []
    pile = s.pile[:]
    while len(drawn) < count:
        if not pile:
            pile = _next_pile(s)
            if not pile:
                if s.log is not None:
                    s.log.append((CARDS_EXHAUSTED, power, count - len(drawn)))
                break
        index = s.draw(len(pile))
        drawn.append(pile[index])
        pile[index] = pile[-1]
        pile.pop()
    s.pile = pile
    return drawn


def _next_pile(s: State) -> list[int]:
    """The cards of the next draw pile: an unused deck, else what the discards give; empty if nothing [M-8.10]."""
    if s.next_deck < DECKS:
        deck = s.next_deck
        s.next_deck = deck + 1
        if s.log is not None:
            s.log.append((DECK_OPENED, deck))
        return s.board.deck_cards[deck][:]
    if s.second_pile:
        pile = s.second_pile
        s.second_pile = []
        return pile[:]
    return _recycle(s)


def _recycle(s: State) -> list[int]:
    """The two largest discard piles as one new draw pile, the lower deck first among equals [M-8.11].

    With `deck_recycle="two_decks"` they stay two decks, used one after the other, the larger one first (our reading).
    """
    first = _largest(s, -1)
    second = _largest(s, first)
    if first < 0:
        return []
    pile = s.discards[first][:]
    s.discards[first] = []
    decks = [first]
    if second >= 0:
        decks.append(second)
        if s.rules.recycle_two_decks:
            s.second_pile = s.discards[second]
        else:
            pile += s.discards[second]
        s.discards[second] = []
    if s.log is not None:
        s.log.append((DECKS_MERGED, *decks))
    return pile


def _largest(s: State, but: int) -> int:
    """The deck with the largest discard pile, one deck left out; -1 when all others are empty."""
    best = -1
    size = 0
    for deck in range(DECKS):
        if deck != but and len(s.discards[deck]) > size:
            best = deck
            size = len(s.discards[deck])
    return best
