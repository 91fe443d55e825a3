"""Things of Maria in the written form of a position; each function raises Unreadable, which says where and why."""

from __future__ import annotations

from typing import Any

from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import as_list, one_of
from pragmatica.maria.kept.board import PLAIN, POWERS, Board


def as_city(board: Board, name: Any, where: str) -> int:
    """The city of this id."""
    if not isinstance(name, str) or name not in board.city_number:
        raise Unreadable(f"{name!r} is no city of this game", where)
    return board.city_number[name]


def as_fortress(board: Board, name: Any, where: str) -> int:
    """The fortress of this id."""
    city = as_city(board, name, where)
    if board.fortress[city] == PLAIN:
        raise Unreadable("no fortress", where)
    return city


def as_power(name: Any, where: str) -> int:
    """The power of this name."""
    return POWERS.index(one_of(name, POWERS, where))


def as_cards(board: Board, names: Any, where: str, seen: dict[int, str]) -> list[int]:
    """Tactical cards, none of which is among those seen before; notes where they are."""
    cards = []
    for name in as_list(names, where):
        if not isinstance(name, str) or name not in board.card_number:
            raise Unreadable(f"{name!r} is no card", where)
        card = board.card_number[name]
        if card in seen:
            raise Unreadable(f"{name} is in {seen[card]} already", where)
        seen[card] = where
        cards.append(card)
    return cards
