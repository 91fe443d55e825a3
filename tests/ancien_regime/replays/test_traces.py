"""The golden traces, played again. `traces.py` beside it says what they are and how to write them anew."""

import json
from typing import Any

import pytest

from pragmatica.ancien_regime.kept import log
from tests.ancien_regime.replays import traces

STORED: dict[tuple[str, int], dict[str, Any]] = {
    (one["for"], one["seed"]): one for one in json.loads(traces.STORED.read_text(encoding="utf-8"))
}


def test_every_game_is_stored() -> None:
    """There is one stored trace for each game, and no other."""
    assert sorted(STORED) == sorted((purpose, seed) for purpose, _, seed in traces.games())


def test_everything_happens_in_some_game() -> None:
    """Together the games show every kind of event: an emperor, auctions, Stuart's landing, updates, victory.

    Only that no card is left anywhere, or that a sure emperor declines, is too rare.
    """
    seen = {event for one in STORED.values() for event in one["events"]}

    assert set(log.NAMES.values()) - seen <= {"no-cards", "election-declined"}


@pytest.mark.parametrize(("purpose", "options", "seed"), traces.games())
def test_game_goes_as_it_went(purpose: str, options: dict[str, Any], seed: int) -> None:
    """The same seed and answers give the same offers and the same final position as when the trace was written."""
    stored = STORED[purpose, seed]

    assert {"for": purpose, **options, **traces.trace(options, seed)} == stored
