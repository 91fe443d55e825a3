"""Chapter 9, the actions of slots 1 to 6 in one turn of the wheel, asked of all their powers at once."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame) -> None:
    """Have the powers on slots 1 to 6 perform their actions."""
    below.resume(s)
