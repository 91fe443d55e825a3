"""The golden traces, played again. `traces.py` beside it says what they are and how to write them anew."""

import json
from typing import Any

import pytest

from tests.maria.replays import traces

STORED: dict[tuple[str, int], dict[str, Any]] = {
    (one["for"], one["seed"]): one for one in json.loads(traces.STORED.read_text(encoding="utf-8"))
}


def test_every_game_is_stored() -> None:
    """There is one stored trace for each game, and no other."""
    assert sorted(STORED) == sorted((purpose, seed) for purpose, _, _, seed in traces.games())


@pytest.mark.parametrize(("purpose", "options", "goals", "seed"), traces.games())
def test_game_goes_as_it_went(purpose: str, options: dict[str, Any], goals: tuple[int, int], seed: int) -> None:
    """The same seed and answers give the same offers and the same final position as when the trace was written."""
    stored = STORED[purpose, seed]

    assert {"for": purpose, **options, **traces.trace(purpose, options, goals, seed)} == stored
