"""What the question of a battle tells of each card: the score after it."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica.maria.forms.decisions import BattleCard

ENOUGH = 12  # cards that are played in battle


@pytest.mark.rule("M-11.9")
def test_the_question_tells_the_score_after_each_value() -> None:
    """Whatever is played, the score becomes what the question has said of its value."""
    rng, played = Random(4), 0
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=4)
    while played < ENOUGH and match.outcome is None:
        seat = rng.choice(list(match.pending))
        decision = match.pending[seat]
        cards = [one for one in match.legal(seat) if one.type == "play"]
        action = rng.choice(cards or match.legal(seat))
        events = match.apply(seat, action)
        if isinstance(decision, BattleCard) and cards:
            (card,) = [one.shared for one in events if one.kind == "card-played"]
            attacks = decision.attacker.startswith(f"{decision.power}-")
            score = int(str(card["score"]))  # the attacker's
            assert decision.after[str(card["value"])] == (score if attacks else -score)
            played += 1

    assert played
