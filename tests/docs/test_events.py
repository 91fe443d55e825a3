"""What the document on Python says of events."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from pragmatica.core import register
from tests.contract.conftest import SETUPS, begin, step

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_events_that_hold_something_back_are_listed() -> None:
    """Every kind of event with private parts, or of which some seats alone may know, stands in the tables."""
    listed = set(re.findall("`([a-z-]+)`", PAGE.read_text(encoding="utf-8").split("## Events")[1].split("\n## ")[0]))
    met: set[str] = set()
    for one in SETUPS:
        if one.values[0][0] not in register.shipped():
            continue
        match, rng = begin(one.values[0]), Random(2)
        while match.outcome is None:
            before = len(match.records)
            twin = match.copy()
            step(match, rng)
            for record in match.records[before:]:
                met |= {event.kind for event in twin.repeat(record) if event.private or event.only is not None}
    assert "troops-shifted" in met
    assert met <= listed
