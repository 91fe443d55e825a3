"""Phases 1 to 4 of the politics stage: reveal, trump, placing, influence [M-17.1]; `choosing` has the rest.

Only the four major powers take part, in the order of their spaces on the display.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.notice import LATER, Shown
from pragmatica.core.state import NO_SEAT
from pragmatica.maria.diplomacy import promises
from pragmatica.maria.forces import cards
from pragmatica.maria.kept.board import POWERS, RESERVE, SUITS
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import (
    CARD_PLACED,
    DISPLAY_RETURNED,
    DISPLAY_REVEALED,
    DISPLAY_TURNED,
    ELECTION_ANNOUNCED,
    INFLUENCE,
    PLACING_DECLINED,
    POLITICAL_REVEALED,
    TRUMP_NAMED,
    TRUMP_TURNED,
)
from pragmatica.maria.kept.realm import NO_CARD, NO_TRUMP, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import choosing

DECLINE: Final = 255  # no card is placed
OFFERED: Final = 2  # political cards a turn [M-17.10]
RESERVE_INFLUENCE: Final = 16  # [M-17.43]


def begin(s: State, below: Frame) -> None:
    """The politics stage of a turn; then `below` goes on. Changes of income for one turn end here [M-17.67]."""
    realm = s.realm
    realm.income_turn = [0] * len(POWERS)
    promises.expire(s)
    for power in s.board.politics.order:
        # With the optional rules cards that were turned down come back first [M-25.1, M-25.6].
        take_back(s, power, realm.turned[power])
        realm.turned = replaced(realm.turned, power, [])
    reveal(s)
    realm.trump = NO_TRUMP
    if realm.victor != NO_SEAT:
        s.top = NameTrump(below)
    else:
        turn_over(s)
        _place_next(s, below, 0)


def take_back(s: State, power: int, shown: list[int]) -> None:
    """Take cards from the display back into the power's hand."""
    if shown:
        cards.take(s, power, shown)
        if s.log is not None:
            s.log.append((DISPLAY_RETURNED, power, *shown))


# -- phase 1 ----------------------------------------------------------------------------------------------------------


def reveal(s: State) -> None:
    """Turn up two political cards of the earliest year [M-4.14, M-17.10].

    The election is none of them: another card takes its place, and it is held at the end of this turn [M-18.1, M-18.2].
    It lies among the cards of 1742, so that comes to pass in one of the turns 4 to 7 [M-18.3, P-0].
    """
    realm = s.realm
    realm.offer = []
    while len(realm.offer) < OFFERED and realm.political_pile:
        card = _draw_political(s)
        if card == s.board.politics.election:
            realm.election = 1
            if s.log is not None:
                s.log.append((ELECTION_ANNOUNCED,))
        else:
            realm.offer = [*realm.offer, card]
            if s.log is not None:
                s.log.append((POLITICAL_REVEALED, card))


def _draw_political(s: State) -> int:
    """The next card of the political deck; within a year each is as likely as another [M-4.14]."""
    year = s.board.politics.year
    candidates: list[int] = []
    for card in s.realm.political_pile:
        if candidates and year[card] < year[candidates[0]]:
            candidates = []
        if not candidates or year[card] == year[candidates[0]]:
            candidates.append(card)
    pile = s.realm.political_pile[:]
    drawn = candidates[s.draw(len(candidates))]
    pile.remove(drawn)
    s.realm.political_pile = pile
    return drawn


# -- phase 2 ----------------------------------------------------------------------------------------------------------


class NameTrump(Frame):
    """Which suit is trump: the player who won the latest battle names it [M-17.20, M-24.10]."""

    def seats(self, s: State) -> list[int]:
        """That player's seat."""
        return [s.realm.victor]

    def legal(self, s: State, seat: int) -> list[int]:
        """The four suits."""
        return list(range(len(SUITS)))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Make the suit trump; it is known before any card is placed [M-17.22]."""
        s.realm.trump = code
        if s.log is not None:
            s.log.append((TRUMP_NAMED, seat, code))
        _place_next(s, self.below, 0)


def turn_over(s: State) -> None:
    """Before the first battle is won, turn over tactical cards until one is no Reserve: its suit is trump [M-17.21].

    The cards are discarded. If none is left, only Reserves are trump [M-17.23].
    """
    board = s.board
    shown: list[int] = []
    while s.realm.trump == NO_TRUMP:
        drawn = cards.draw(s, board.politics.order[0], 1)
        if not drawn:
            s.realm.trump = RESERVE
        else:
            shown += drawn
            if board.card_suit[drawn[0]] != RESERVE:
                s.realm.trump = board.card_suit[drawn[0]]
    for card in shown:
        deck = board.card_deck[card]
        s.discards[deck] = [*s.discards[deck], card]
    if s.log is not None:
        s.log.append((TRUMP_TURNED, s.realm.trump, *shown))


# -- phase 3 ----------------------------------------------------------------------------------------------------------


def _place_next(s: State, below: Frame | None, index: int) -> None:
    """Ask the next power that holds cards, from left to right; then comes the influence [M-17.30, D-54]."""
    order = s.board.politics.order
    while index < len(order):
        if s.hands[order[index]]:
            s.top = PlaceCard(below, index)
            return
        if s.log is not None:
            s.log.append((PLACING_DECLINED, order[index]))
        index += 1
    _reveal_placed(s)
    choosing.begin(s, below, tuple(by_influence(s)))


class PlaceCard(Frame):
    """Which card of its hand a power lays face down on its space, or none; any suit will do [M-17.30, M-17.31].

    Later powers see that a card lies there, but not which [M-17.32].
    """

    def __init__(self, below: Frame | None, index: int) -> None:
        self.index: Final = index
        super().__init__(below)

    def fields(self) -> Fields:
        """The place of the power's space on the display."""
        return (self.index,)

    def power(self, s: State) -> int:
        """Whose space it is."""
        return s.board.politics.order[self.index]

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """When all have laid theirs [M-17.40]."""
        return LATER

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power(s)]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Its hand, which it has had before this turn, and DECLINE [M-17.2]."""
        return [*s.hands[self.power(s)], DECLINE]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Lay the card down, one a turn; it is no longer in the hand [M-17.33, D-59]."""
        power = self.power(s)
        if code == DECLINE:
            if s.log is not None:
                s.log.append((PLACING_DECLINED, power))
        else:
            s.hands[power] = [card for card in s.hands[power] if card != code]
            s.realm.placed = replaced(s.realm.placed, power, code)
            if s.log is not None:
                s.log.append((CARD_PLACED, power, code))
        _place_next(s, self.below, self.index + 1)


# -- phase 4 ----------------------------------------------------------------------------------------------------------


def is_trump(s: State, card: int) -> bool:
    """Whether the card is of the trump suit, as a Reserve always is [M-17.43, D-17]."""
    suit = s.board.card_suit[card]
    return suit == RESERVE or suit == s.realm.trump


def _reveal_placed(s: State) -> None:
    """Reveal the placed cards together. Trumps stay, the others go back to the hand [M-17.40, M-17.41, M-17.42].

    With the optional rules, which change nothing before this, they are turned down and stay [M-25.2, M-25.3, M-25.7].
    """
    realm = s.realm
    placed = [power for power in s.board.politics.order if realm.placed[power] != NO_CARD]
    for power in placed:
        s.revealed = True
        if s.log is not None:
            s.log.append((DISPLAY_REVEALED, power, realm.placed[power]))
    for power in placed:
        card = realm.placed[power]
        realm.placed = replaced(realm.placed, power, NO_CARD)
        if is_trump(s, card):
            realm.display = replaced(realm.display, power, [*realm.display[power], card])
        elif s.rules.optional_politics:
            turn_down(s, power, [card])
        else:
            take_back(s, power, [card])


def turn_down(s: State, power: int, shown: list[int]) -> None:
    """Turn cards of the power on the display face down [M-25.3, M-25.6]."""
    s.realm.turned = replaced(s.realm.turned, power, s.realm.turned[power] + shown)
    if shown and s.log is not None:
        s.log.append((DISPLAY_TURNED, power, *shown))


def influence(s: State, power: int) -> int:
    """Sum of the power's face-up cards on the display, stored ones of any suit too [M-17.42, M-17.43, M-17.44]."""
    total = 0
    for card in s.realm.display[power]:
        total += _counts(s, card)
    return total


def _counts(s: State, card: int) -> int:
    """What the card counts on the display [M-17.43]."""
    return RESERVE_INFLUENCE if s.board.card_suit[card] == RESERVE else s.board.card_value[card]


def adds(s: State, card: int) -> int:
    """What the card would add to influence if it were laid on the display now: trumps stay [M-17.41, M-17.43]."""
    return _counts(s, card) if is_trump(s, card) else 0


def by_influence(s: State) -> list[int]:
    """Who takes part in phase 5, and tell it."""
    if s.log is not None:
        for power in s.board.politics.order:
            if s.realm.display[power]:
                s.log.append((INFLUENCE, power, influence(s, power)))
    return ranking(s)


def ranking(s: State) -> list[int]:
    """Who would take part in phase 5: the highest sum first, of equal ones the space to the right [M-17.44, D-18].

    Who has no card on the display takes no part; stored cards will do [M-17.45, D-19], turned ones do not [M-25.4].
    """
    ranked: list[tuple[int, int, int]] = []
    for place, power in enumerate(s.board.politics.order):
        if s.realm.display[power]:
            ranked.append((-influence(s, power), -place, power))
    ranked.sort()
    return [power for _, _, power in ranked]
