"""Things of Ancien Régime in the written form of a position; each function raises Unreadable."""

from __future__ import annotations

from typing import Any

from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept.board import NOBODY, POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import one_of


def write_power(value: int) -> str | None:
    """The power of this number; NOBODY is null."""
    return None if value == NOBODY else POWERS[value]


def as_power(value: Any, where: str) -> int:
    """The power of this name."""
    return POWERS.index(one_of(value, POWERS, where))


def as_power_or_nobody(value: Any, where: str) -> int:
    """The power of this name; null is NOBODY."""
    return NOBODY if value is None else as_power(value, where)


def as_status(value: Any, where: str) -> int:
    """The status of this name."""
    return STATUS.index(one_of(value, STATUS, where))


def as_general(s: State, value: Any, where: str) -> int:
    """The general of this id."""
    if not isinstance(value, str) or value not in s.board.general_number:
        raise Unreadable(f"{value!r} is no general of this game", where)
    return s.board.general_number[value]


def as_land(s: State, value: Any, where: str) -> int:
    """The territory of this id."""
    if not isinstance(value, str) or value not in s.board.number:
        raise Unreadable(f"{value!r} is no territory of this game", where)
    return s.board.number[value]


def as_kind(s: State, value: Any, where: str) -> int:
    """The kind of battle card of this value."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in s.board.card_value:
        known = ", ".join(map(str, s.board.card_value))
        raise Unreadable(f"{value!r} is no battle card; possible: {known}", where)
    return s.board.card_value.index(value)
