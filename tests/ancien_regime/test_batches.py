"""Batches where cards are drawn."""

from __future__ import annotations

from random import Random

import pragmatica
from pragmatica import Reason


def test_cards_are_not_tasted_in_mobilisation() -> None:
    """France buys a card and names one that it may have drawn: the card stays bought, the rest has not been played."""
    match, rng = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=0), Random(0)
    for _ in range(202):
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))

    told = match.apply("france", ["card", "card-5", "zzz"])

    assert (told.played, told.unplayed) == (1, ("card-5", "zzz"))
    assert told.reason == Reason("A-6.8", "core-batch-shown")
    assert [event.kind for event in told] == ["card-bought", "cards-drawn"]
