"""Payments with tactical cards, chapter 8: which cards a power lays down for what it owes."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.notice import LATER, Shown
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import PAID
from pragmatica.maria.kept.state import State

SUPPLY: Final = 0  # past hussars [M-9.10]
TRAIN: Final = 1  # a train that comes back [M-10.32]
RECRUIT: Final = 2  # troops in winter [M-13.2]
PURPOSES: Final = ("supply", "train", "recruit")


def worth(s: State, power: int) -> int:
    """What the power's hand can pay, a Reserve counting 8 [M-8.8]."""
    value = s.board.card_value
    total = 0
    for card in s.hands[power]:
        total += value[card]
    return total


def covers(s: State, power: int, cost: int) -> bool:
    """Whether the power's hand can pay the cost [M-8.12]."""
    value = s.board.card_value
    for card in s.hands[power]:
        cost -= value[card]
        if cost <= 0:
            return True
    return cost <= 0


def begin(s: State, below: Frame, power: int, cost: int, purpose: int) -> None:
    """Have the power pay a cost that its hand can cover, all in one payment; then `below` goes on [M-8.12].

    Nothing is asked when only the whole hand will do. In all other cases something is, even where one set of cards
    alone is lawful: that it is the only one would tell what stays in the hand.
    """
    value = s.board.card_value
    hand = s.hands[power]
    least = 10
    for card in hand:
        if value[card] < least:
            least = value[card]
    if worth(s, power) - least < cost:
        lay_down(s, power, cost, purpose, tuple(hand))
        below.resume(s)
    else:
        s.top = Pay(below, power, cost, purpose, ())


def lay_down(s: State, power: int, cost: int, purpose: int, cards: tuple[int, ...]) -> None:
    """Show and discard the cards of a payment; no change is given [M-8.9, M-8.12, M-8.13]."""
    s.discard(power, list(cards))
    if s.log is not None:
        s.log.append((PAID, power, cost, purpose, *cards))


class Pay(Frame):
    """Which further card goes into the payment; cards are chosen in falling value and laid down together.

    In that order a set is irredundant if it falls short of the cost without its last card. So the next card may be any
    that follows the last one and with which the rest of the hand still reaches the cost [M-8.12].
    """

    def __init__(self, below: Frame | None, power: int, cost: int, purpose: int, paid: tuple[int, ...]) -> None:
        self.power: Final = power
        self.cost: Final = cost
        self.purpose: Final = purpose
        self.paid: Final = paid
        super().__init__(below)

    def fields(self) -> Fields:
        """Power, cost, purpose, and the cards chosen so far."""
        return (self.power, self.cost, self.purpose, self.paid)

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """When the payment is complete [M-8.13]."""
        return LATER

    def seats(self, s: State) -> list[int]:
        """The seat of the power that pays."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Cards that may come next [M-8.12]."""
        board = s.board
        missing = self.cost - self.sum(s)
        last = board.pay_rank[self.paid[-1]] if self.paid else -1
        ranks: list[int] = []
        left = 0  # the value of the card and of all that follow it
        for card in s.hands[self.power]:
            rank = board.pay_rank[card]
            if rank > last:
                ranks.append(rank)
                left += board.card_value[card]
        ranks.sort()
        offered: list[int] = []
        for rank in ranks:
            if left < missing:
                break
            card = board.pay_order[rank]
            offered.append(card)
            left -= board.card_value[card]
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Add the card; once the cost is reached, lay all of them down."""
        paid = (*self.paid, code)
        if self.sum(s) + s.board.card_value[code] < self.cost:
            s.top = Pay(self.below, self.power, self.cost, self.purpose, paid)
            return
        lay_down(s, self.power, self.cost, self.purpose, paid)
        self.end(s)

    def sum(self, s: State) -> int:
        """Value of the cards chosen so far."""
        total = 0
        for card in self.paid:
            total += s.board.card_value[card]
        return total
