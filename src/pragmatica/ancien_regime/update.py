"""Chapter 11, the board update after a change of status or of control over a minor power."""

from __future__ import annotations

from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.relations import Relations
from pragmatica.ancien_regime.state import State


def begin(s: State, below: Frame, former: Relations) -> None:
    """Bring the board into accord with `s.relations`, which have taken the place of the former ones."""
    below.resume(s)
