"""Routed units and lone leaders next to an enemy as an activation begins (chapters 2, 12 and 13)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State


def begin_checks(s: State, below: Frame) -> None:
    """All of them, one after the other; then `below` goes on."""
    below.resume(s)
