"""Chapter 12, minor powers: how they come under control."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame, minor: int) -> None:
    """Find out who controls the minor power from now on, and update the board."""
    below.resume(s)
