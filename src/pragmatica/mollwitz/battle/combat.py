"""Step 7: the fights of the activated group (chapter 10)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State


def begin(s: State, below: Frame) -> None:
    """All of them in their order; then `below` goes on."""
    below.resume(s)
