"""Chapter 8, the election of the Holy Roman Emperor."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame) -> None:
    """Hold the election."""
    below.resume(s)
