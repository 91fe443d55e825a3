"""Chapter 9, the actions of slots 1 to 6 in one turn of the wheel, asked of all their powers at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pragmatica.ancien_regime.kept.board import DRILL, INFLUENCE, LEADERSHIP, MOBILISATION, NOBODY, SUBSIDIES, TAXATION
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.wheel import drill, influence, leadership, mobilisation, subsidies, taxation
from pragmatica.core.flow.together import Finished, Together

# What each slot's action begins with; Taxation is done at once
_BEGIN: Final[tuple[tuple[int, Callable[[State, Frame, int], None]], ...]] = (
    (DRILL, drill.begin),
    (SUBSIDIES, subsidies.begin),
    (LEADERSHIP, leadership.begin),
    (MOBILISATION, mobilisation.begin),
    (INFLUENCE, influence.begin),
)


def begin(s: State, below: Frame) -> None:
    """Have the powers on slots 1 to 6 perform their actions, each once [A-6.8, A-6.9, A-6.10, A-9.1].

    A minor power without a controller performs none [A-12.20]; with one, all as usual but Extend Influence [A-12.31].
    """
    on_slot = s.board.on_slot[s.turn]
    parts: list[Frame] = []
    for slot, act in _BEGIN:
        power = on_slot[slot]
        parts.append(_branch(s, act, power))
        if slot == DRILL and s.controller[on_slot[TAXATION]] != NOBODY:
            taxation.levy(s, on_slot[TAXATION])
    Together(below, tuple(parts)).go_on(s)


def _branch(s: State, act: Callable[[State, Frame, int], None], power: int) -> Frame:
    """The top of the branch in which the power performs the action."""
    bottom: Frame = Finished(None)
    s.top = bottom
    if s.controller[power] != NOBODY:
        act(s, bottom, power)
    assert s.top is not None
    return s.top
