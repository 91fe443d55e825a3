"""The random games that docs/measured.md tells of."""

from __future__ import annotations

import json

from tests.ancien_regime.bots import measured


def test_no_random_game_broke_what_must_hold() -> None:
    """The stored random games are of all combinations, and none has a violation."""
    told = json.loads(measured.INVARIANTS.read_text(encoding="utf-8"))

    assert [(one["scenario"], one["players"]) for one in told["series"]] == [
        (one.scenario, one.players) for one in measured.TOGETHER
    ]
    assert told["violations"] == 0
