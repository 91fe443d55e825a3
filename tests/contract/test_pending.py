"""The open questions that a match of any game hands out are those of their step, whenever they are read."""

from __future__ import annotations

from random import Random

from pragmatica import Match
from tests.contract.conftest import EVERY, step


def test_questions_are_those_of_their_step(match: Match) -> None:
    """Read only after further answers, free actions and moves taken back, they are what was asked then."""
    rng = Random(11)
    held = [(match.pending, dict(match.copy().pending))]
    while match.outcome is None:
        step(match, rng)
        if len(match.records) % EVERY == 0:
            held.append((match.pending, dict(match.copy().pending)))
        if len(held) > EVERY:
            late, asked = held.pop(0)
            assert late == asked
    assert all(late == asked for late, asked in held)
