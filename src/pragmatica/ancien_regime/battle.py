"""Chapter 10, battles: which are fought, and in what order."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame, attackers: tuple[int, ...]) -> None:
    """Fight the battles of these generals, who have entered territories with hostile pieces, one after another."""
    below.resume(s)
