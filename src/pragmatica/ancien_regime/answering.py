"""What a seat may answer now, and answering: the state only holds, the rules say what becomes of it.

A game hands this module to the core (`Game.answers`); searches ask it, too.
"""

from __future__ import annotations

from pragmatica.ancien_regime.kept.state import State


def legal(s: State, seat: int) -> list[int]:
    """Codes of the answers that are offered to a pending seat."""
    assert s.top is not None
    return s.top.legal(s, seat)


def apply(s: State, seat: int, code: int) -> None:
    """Carry out an offered answer."""
    assert s.top is not None
    s.top.apply(s, seat, code)


def extra(s: State, seat: int) -> list[int]:
    """Nothing is lawful outside the order of play: talk belongs to the table, not to the game [A-5.17]."""
    return []


def apply_extra(s: State, seat: int, code: int) -> None:
    """Never offered."""
