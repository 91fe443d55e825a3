"""What a series of this game counts."""

from __future__ import annotations

import json
from typing import Any

from tests.cli.program import pragmatica


def simulated(*arguments: str) -> dict[str, Any]:
    """The report of a series."""
    report: dict[str, Any] = json.loads(pragmatica("simulate", "maria", *arguments, "--json").stdout)
    return report


def test_the_report_of_the_advanced_game_counts_markers() -> None:
    """It tells the share of wins of each seat, why games ended, and how many markers were left in each pool."""
    report = simulated("--scenario", "advanced", "--bots", "random", "--games", "4", "--workers", "2")

    assert report["win_shares"] == {seat: wins / 4 for seat, wins in report["wins"].items()}
    assert set(report["reasons"]) <= {"pool-empty", "winter-scores"}
    assert list(report["counts"]["pools"]) == ["prussia", "france", "pragmatic", "austria"]
    assert report["counts"]["pools"]["france"] <= 11
