"""Which cards of a hand are least missed when something is to be paid: advice, no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.maria.kept.board import RESERVE, Board

RESERVE_WORTH: Final = 10.5  # it fits every suit
SMALL_CHANGE: Final = 0.1  # a card in hand is worth a little more than its points: two small ones beat one great


def cheapest(board: Board, cards: Sequence[int], cost: int) -> list[int]:
    """The cards that cover the cost and are least missed, in the order of `cards`; empty when they cannot."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}  # by points paid, at most the cost
    for card in cards:
        price = worth(board, card)
        for points, (spent, chosen) in list(best.items()):
            if points >= cost:
                continue
            total = min(cost, points + board.card_value[card])
            if total not in best or spent + price < best[total][0]:
                best[total] = (spent + price, (*chosen, card))
    return list(best[cost][1]) if cost in best else []


def worth(board: Board, card: int) -> float:
    """How much the card is missed."""
    return (RESERVE_WORTH if board.card_suit[card] == RESERVE else board.card_value[card]) + SMALL_CHANGE
