"""Placeholder of A2's module."""

from __future__ import annotations

from pragmatica.maria import cards
from pragmatica.maria.board import SAXONY
from pragmatica.maria.flow import Frame
from pragmatica.maria.state import State


def begin(s: State, below: Frame) -> None:
    """Draw incomes."""
    for power in s.active:
        if power == SAXONY:
            if s.realm.saxony_drew == s.turn:
                continue
            s.realm.saxony_drew = s.turn
        cards.take(s, power, cards.draw(s, power, cards.income(s, power)))
    below.resume(s)
