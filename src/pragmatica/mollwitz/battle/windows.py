"""Steps and turns with the windows that they open (chapter 6)."""

from __future__ import annotations

from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State


def step(s: State, below: Frame, units: tuple[int, ...], hex: int, free: bool) -> None:
    """A step of a unit, or of a moving stack, that may be taken; then `below` goes on. `free`: that of an attack."""
    for unit in units:
        if s.on_field(unit):
            steps.step(s, unit, s.ground.direction(s.place[unit], hex), free)
    below.resume(s)


def turned(s: State, below: Frame, units: tuple[int, ...]) -> None:
    """The windows of a turn inside enemy control zones, which has been made; then `below` goes on."""
    below.resume(s)
