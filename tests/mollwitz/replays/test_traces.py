"""The golden traces, played again: whole matches under all options. `traces.py` beside it says which."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pragmatica.mollwitz.kept.options import OPTIONS
from tests.mollwitz.replays import traces

STORED: dict[tuple[str, int], dict[str, Any]] = {
    (one["for"], one["seed"]): one for one in json.loads(traces.STORED.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(("purpose", "scenario", "near", "options", "seed"), traces.matches())
def test_a_match_goes_as_it_went(
    purpose: str, scenario: str, near: bool, options: dict[str, str | bool], seed: int
) -> None:
    """The same seed and answers give the same offers, events and end as when the trace was written.

    It is stored of a match that goes on now and then with a copy, or with what was saved and read back.
    """
    stored = STORED[purpose, seed]
    assert {"for": purpose, **traces.trace(scenario, near, options, seed, interrupted=True)} == stored
    assert stored["reason"]


@pytest.mark.parametrize(("purpose", "scenario", "near", "options", "seed"), traces.matches()[::3])
def test_copies_and_saved_states_go_on_alike(
    purpose: str, scenario: str, near: bool, options: dict[str, str | bool], seed: int
) -> None:
    """A match that was never interrupted goes as the one that goes on with copies and with what was read back."""
    straight = traces.trace(scenario, near, options, seed, interrupted=False)
    assert {"for": purpose, **straight} == STORED[purpose, seed]


def test_every_match_is_stored() -> None:
    """There is one stored trace for each match, and no other."""
    assert sorted(STORED) == sorted((purpose, seed) for purpose, *_, seed in traces.matches())


def test_every_option_is_tried() -> None:
    """In some match it has a value that is not its default."""
    tried = {name for _, _, _, options, _ in traces.KINDS for name in options}
    assert tried == {one.name for one in OPTIONS}
