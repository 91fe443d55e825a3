"""Chapter 9, the Movement action: Arbiter, dissolving of garrisons, and up to three movement turns."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame, power: int) -> None:
    """Have the power perform its Movement action."""
    below.resume(s)


def frederick(s: State, below: Frame) -> None:
    """Have Frederick make a movement turn of his own."""
    below.resume(s)
