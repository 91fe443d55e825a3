"""Whole matches under all options. `tests/mollwitz/traces.py` says which."""

from __future__ import annotations

import pytest

from pragmatica.mollwitz.kept.options import OPTIONS
from tests.mollwitz import traces


@pytest.mark.parametrize(("purpose", "scenario", "near", "options", "seed"), traces.matches())
def test_copies_and_saved_states_go_on_alike(
    purpose: str, scenario: str, near: bool, options: dict[str, str | bool], seed: int
) -> None:
    """A match played on with copies and with what was read back goes as one that was never interrupted, to its end."""
    straight = traces.trace(scenario, near, options, seed, interrupted=False)
    assert straight == traces.trace(scenario, near, options, seed, interrupted=True)
    assert straight["reason"]


def test_every_option_is_tried() -> None:
    """In some match it has a value that is not its default."""
    tried = {name for _, _, _, options, _ in traces.KINDS for name in options}
    assert tried == {one.name for one in OPTIONS}
