"""Placeholder of A2's module."""

from __future__ import annotations

from pragmatica.maria.flow import Frame
from pragmatica.maria.state import State


def begin(s: State, below: Frame) -> None:
    """Go on."""
    below.resume(s)
