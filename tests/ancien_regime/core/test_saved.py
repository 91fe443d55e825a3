"""Saved matches in which somebody has changed something."""

from __future__ import annotations

import json
import re

import pytest

import pragmatica
from pragmatica import Unreadable


def saved_with(path: str, value: object) -> str:
    """A saved match of Ancien Régime in which something has been changed."""
    match = pragmatica.new("ancien_regime", scenario="1740", players=7, seed=1)
    match.apply("prussia", "prussia-1")
    data = json.loads(match.to_json())
    *way, last = path.split(".")
    part = data
    for name in way:
        part = part[int(name) if name.isdigit() else name]
    part[int(last) if last.isdigit() else last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("state.morale", [3], "state.morale"),
        ("state.hands.0", 9, "state.pile"),
        ("state.money.0", -1, "state.money[0]"),
        ("state.units.0", 3, ""),
        ("state.place.0", 99, "state"),
        ("state.units.2", 3, "state.generals.britain-3.units"),
        ("state.status.0", 2, "state.powers.britain.status"),
        ("state.frames", [], "state.asked"),
        ("state.frames.1.1", [3], "state.frames[1]"),
        ("state.frames", 5, "state.frames"),
        ("state.frames.0.1.0", 4, "state"),
        ("state.key", "zz", "state.key"),
        ("state", [], "state"),
        ("state.garrisons", [[0, 99]], "state.garrisons[0][1]"),
        ("seed", "-1", "seed"),
        ("seed", 7, "seed"),
        ("versions", [1], "versions"),
        ("options", [], "options"),
        ("tags", {"Event": 3}, "tags.Event"),
        ("tags", {"of the day": "x"}, "tags.of the day"),
        ("start_position", "x", "start_position"),
        ("history.records.0", [99, 0, 0], "history.records[0]"),
        ("history.records.0", [], "history.records[0]"),
        ("history.records.0", [1, "undo", -1], "history.records[0]"),
        ("history.records.0.1", "1", "history.records[0]"),
        ("history.undo", {}, "history.undo.state"),
        ("history.undo", 3, "history.undo"),
    ],
)
def test_a_tampered_match_is_refused(path: str, value: object, where: str) -> None:
    """What cannot be read, and what can but cannot occur, names its place; what can occur is played."""
    if not where:
        assert pragmatica.load(saved_with(path, value)).pending
        return
    with pytest.raises(Unreadable) as caught:
        pragmatica.load(saved_with(path, value))
    assert caught.value.where == where


def test_records_that_lead_nowhere_are_refused_when_they_are_read() -> None:
    """A saved match may tell a history that never was: looking back says so."""
    match = pragmatica.load(saved_with("history.records.0", [1, 77, 0]))
    for look in (match.record_text, lambda: match.record_seen(None), lambda: match.at(1)):
        with pytest.raises(Unreadable, match=re.escape("records[0]")):
            look()
