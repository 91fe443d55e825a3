"""Chapter 7, the Diplomacy Phase: expulsion, the secret choice of statuses, admission."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame) -> None:
    """Hold the Diplomacy Phase."""
    below.resume(s)
