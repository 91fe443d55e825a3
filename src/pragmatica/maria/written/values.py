"""Things of Maria in the written form of a position; each function raises Unreadable, which says where and why."""

from __future__ import annotations

from typing import Any

from pragmatica.core.errors import fault, told
from pragmatica.core.reading import as_list
from pragmatica.maria.kept.board import PLAIN, Board
from pragmatica.maria.kept.state import State
from pragmatica.maria.written.kinds import CITY


def as_fortress(s: State, name: Any, where: str) -> int:
    """The fortress of this id."""
    city: int = CITY.read(s, name, where)
    if s.board.fortress[city] == PLAIN:
        raise fault("maria-written-no-fortress", where)
    return city


def as_cards(board: Board, names: Any, where: str, seen: dict[int, str]) -> list[int]:
    """Tactical cards, none of which is among those seen before; notes where they are."""
    cards = []
    for name in as_list(names, where):
        if not isinstance(name, str) or name not in board.card_number:
            raise fault("maria-written-no-card", where, value=told(name))
        card = board.card_number[name]
        if card in seen:
            raise fault("maria-written-already-card-field", where, card=f"card:{name}", field=seen[card])
        seen[card] = where
        cards.append(card)
    return cards
