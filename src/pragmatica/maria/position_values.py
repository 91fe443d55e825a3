"""Values of a position in its written form; each function raises Unreadable, which says where and why."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from pragmatica.core.errors import Unreadable
from pragmatica.maria.board import PLAIN, POWERS, Board


def as_object(value: Any, where: str, known: Collection[str] = ()) -> Mapping[str, Any]:
    """The value, if it is an object; with `known`, of no other fields than these."""
    if not isinstance(value, Mapping):
        raise Unreadable("must be an object", where)
    if known:
        for field in value:
            if field not in known:
                raise Unreadable(f"unknown; possible: {', '.join(sorted(known))}", f"{where}.{field}")
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise Unreadable("must be a list", where)
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    """The value, if it is a whole number in the range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Unreadable(f"{value!r}; must be a whole number from {least} to {most}", where)
    return value


def flag(entry: Mapping[str, Any], field: str, where: str) -> bool:
    """The field, if it is true or false; false where it is missing."""
    value = entry.get(field, False)
    if not isinstance(value, bool):
        raise Unreadable(f"{value!r}; must be true or false", f"{where}.{field}")
    return value


def one_of(value: Any, names: Collection[str], where: str) -> str:
    """The value, if it is one of the names."""
    if not isinstance(value, str) or value not in names:
        raise Unreadable(f"{value!r}; possible: {', '.join(names)}", where)
    return value


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
