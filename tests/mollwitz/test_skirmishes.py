"""Whole battles at random, by the rules' functions."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica.mollwitz.points import victory
from tests.mollwitz.build import start
from tests.mollwitz.skirmish import Skirmish, faults


@pytest.mark.parametrize(
    ("scenario", "model", "seed"),
    [
        ("romer", "board", 1),
        ("romer", "vertex", 2),
        ("romer", "board", 3),
        ("battle", "board", 4),
        ("battle", "vertex", 5),
    ],
)
def test_a_random_battle_breaks_nothing(scenario: str, model: str, seed: int) -> None:
    """Through all its turns, or until an army breaks, everything that must hold does; both sides lose something."""
    s = start(scenario, facing_model=model)
    s.log = []
    battle = Skirmish(s, Random(seed))
    while not s.reason:
        battle.turn()
        assert faults(s) == []
        assert s.turn <= s.rules.lineup.turns
    assert s.reason in (victory.BROKEN, victory.BY_POINTS)
    assert victory.elimination_points(s, 0) + victory.elimination_points(s, 1) > 0
