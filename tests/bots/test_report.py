"""The page of what was measured agrees with the stored results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots import report
from tests.bots.report import Series
from tests.samples import SHIPPED
from tests.written import STALE

STORED = {one.name: one for one in report.series()}


def test_every_series_is_stored() -> None:
    """There is one result for each series, and no other."""
    kept = {path.stem for game in report.measured() for path in game.KEPT}

    assert {path.stem for path in report.RESULTS.glob("*.json")} == kept | set(STORED)


@pytest.mark.parametrize("name", STORED)
def test_a_result_is_of_its_series(name: str) -> None:
    """What is stored was played by the command that the page names, and no game failed."""
    series: Series = STORED[name]
    result = json.loads(series.path.read_text(encoding="utf-8"))

    assert (result["game"], result["scenario"], result["players"]) == (series.game, series.scenario, series.players)
    assert list(result["bots"].values()) == (series.bots.split(",") * series.players)[: series.players]
    assert (result["seed"], result["first"], result["failures"]) == (0, 0, [])
    assert result["games"] == result["games_finished"] == sum(result["turns"]["games"].values())
    assert result["games"] == series.count(result["games"])


def test_the_page_agrees_with_the_results() -> None:
    """The tables are those of the stored results."""
    page = report.PAGE.read_text(encoding="utf-8")

    assert page == report.page(page), STALE


def test_a_run_leaves_out_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A series is played once for so many games, and again for more, or when the programs have changed."""
    series = Series(*SHIPPED)
    played: list[int] = []
    monkeypatch.setattr(report, "RESULTS", tmp_path)
    monkeypatch.setattr(report, "series", lambda: [series])
    monkeypatch.setattr(report, "write", lambda: played.append(json.loads(series.path.read_text())["games"]))

    report.play(2, 1)
    report.play(2, 1)
    report.play(3, 1)
    monkeypatch.setattr(report, "programs", lambda game: f"another {game}")
    report.play(3, 1)

    assert played == [2, 3, 3]
