"""`pragmatica bench`: figures beside their references."""

from __future__ import annotations

import json

import pytest

from pragmatica.bench import Figure
from pragmatica.bench.measured import Measured, measured, reference
from pragmatica.bench.surface import long_match

from .program import fails, pragmatica


def test_the_engine_is_measured() -> None:
    """`bench engine --json` gives every figure with its unit, target, and the time of the reference loop."""
    result = pragmatica("bench", "engine", "--seconds", "1", "--json")

    report = json.loads(result.stdout)
    figures = {figure["name"]: figure for figure in report["figures"]}
    assert result.returncode == 0
    assert report["javascript_decisions_per_second"] == list(reference() or ())
    assert report["machine"]["engine"] in ("interpreted", "compiled")
    for scenario in [one.scenario for one in measured()]:
        assert figures[f"{scenario}: random games, raw state"]["value"] > 1000
        assert figures[f"{scenario}: random games, raw state"]["loop_seconds"] > 0
        assert figures[f"{scenario}: slowest answer, raw state"]["value"] > 0
        assert figures[f"{scenario}: copy of a state"]["unit"] == "µs"
        assert 500 < figures[f"{scenario}: saved state, greatest"]["value"] < 20_000


def test_a_target_can_be_a_floor_or_a_ceiling() -> None:
    """Whether a target is met depends on which way is better."""
    rate = Figure(name="rate", value=9, unit="1/s", target=10)
    time = Figure(name="time", value=9, unit="s", target=10, more_is_better=False)

    assert rate.met is False
    assert time.met is True
    assert Figure(name="size", value=9, unit="bytes").met is None


@pytest.mark.parametrize("scenario", measured(), ids=lambda one: one.scenario)
def test_a_long_match_has_the_records_asked_for(scenario: Measured) -> None:
    """The match that loading is measured with has enough records and can be loaded."""
    assert 400 <= len(long_match(scenario, 400).records) <= 410


def test_an_unknown_section_is_refused() -> None:
    """The error names the sections."""
    fails(pragmatica("bench", "moon"), 2, "moon", "engine, surface, server")
