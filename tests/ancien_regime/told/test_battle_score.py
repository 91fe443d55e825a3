"""What who is asked in a battle is told of each card: what is known of his side with it."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica

ENOUGH = 8  # cards that are played in battle


@pytest.mark.rule("A-10.26")
def test_the_battle_tells_what_each_card_would_bring() -> None:
    """A card laid face down brings its side to what was said of it; nobody else is told."""
    rng, played = Random(5), 0
    match = pragmatica.new("ancien_regime", scenario="1756", players=4, seed=5)
    while played < ENOUGH and match.outcome is None:
        seat = rng.choice(list(match.pending))
        kind = getattr(match.pending[seat], "kind", "")
        cards = [one for one in match.legal(seat) if one.type == "play_card"]
        if kind != "play_battle_card" or not cards:
            match.apply(seat, rng.choice(match.legal(seat)))
            continue
        battle = match.observe(seat).battle
        assert match.observe(None).battle.after == {}
        action = rng.choice(cards)
        told = battle.after[action.fields["general"]][str(action.fields["card"])]
        match.apply(seat, action)
        played += 1
        now = match.observe(seat).battle
        if now is not None and now.attacker == battle.attacker:
            assert told in (now.attack.known, now.defence.known)

    assert played
