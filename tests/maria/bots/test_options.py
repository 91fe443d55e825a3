"""Bots play by all options of the introductory game."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import bots

GAMES = [(2, {}), (3, {"edition": "1.0"}), (3, {"stack_partners": "allied", "protection_by": "allied"})]


@pytest.mark.parametrize("bot", bots.names("maria"))
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_answer_is_offered(bot: str, players: int, options: dict[str, str]) -> None:
    """Whole games, with all seats in its hand, are played with offered answers only."""
    match = pragmatica.new("maria", scenario="introductory", players=players, options=options, seed=4)
    player, chance = bots.make(bot, "maria"), Random(4)

    while pending := match.pending:
        seat = next(iter(pending))
        action = bots.answer(player, match, seat, chance)
        assert action in match.legal(seat)
        match.apply(seat, action)

    assert match.outcome is not None
