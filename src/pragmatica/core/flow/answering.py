"""What a seat may answer in a game that is played by frames, and answering: the open question says it.

This is the `answers` of a game in which nothing is lawful outside the order of play; another one adds its own to it.
"""

from __future__ import annotations

from pragmatica.core.notice import Shown
from pragmatica.core.state import FlowState


def legal(s: FlowState, seat: int) -> list[int]:
    """Codes of the answers that are offered to a pending seat."""
    assert s.top is not None
    return s.top.legal(s, seat)


def apply(s: FlowState, seat: int, code: int) -> None:
    """Carry out an offered answer."""
    assert s.top is not None
    s.top.apply(s, seat, code)


def extra(s: FlowState, seat: int) -> list[int]:
    """Nothing is lawful outside the order of play."""
    return []


def apply_extra(s: FlowState, seat: int, code: int) -> None:
    """Never offered."""


def shown(s: FlowState, seat: int, code: int, extra: bool) -> Shown:
    """When others may read the answer."""
    assert s.top is not None
    return s.top.shown(s, seat, code)
