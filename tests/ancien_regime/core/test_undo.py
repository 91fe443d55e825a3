"""Taking back where several are asked at once."""

from __future__ import annotations

import json

import pytest

import pragmatica
from pragmatica import Match, Unreadable


def beside() -> Match:
    """Russia has taken Morale and may take it back; Spain is asked at the same time what it gives in Subsidies."""
    powers = {"spain": {"status": "french", "money": 3}}
    match = pragmatica.from_position(
        {"format": "pragmatica-position", "version": 1, "game": "ancien_regime", "powers": powers}
    )
    match.apply("russia", "morale")
    return match


def test_what_nobody_can_notice_does_not_end_it() -> None:
    """A gift that is only begun is no business of Russia's; it stays when Russia takes its answer back."""
    match, other = beside(), beside()
    other.undo("russia")
    for one in (match, other):
        one.apply("spain", "money@france")
        assert one.undoable("spain") == 1
    assert match.undoable("russia") == 1
    match.undo("russia")
    assert match.digest() == other.digest()
    assert match.at(len(match.records)).digest() == match.digest()


def test_what_all_can_notice_ends_it() -> None:
    """Spain announces its gift, which everybody sees."""
    match = beside()
    match.apply("spain", ["money@france", "end"])
    assert (match.undoable("russia"), match.undoable("spain")) == (0, 0)


def test_taking_back_what_nobody_could_notice_tells_nobody() -> None:
    """Spain alone learns that it has taken a gift back that was not announced."""
    match = beside()
    match.apply("spain", "money@france")
    (event,) = match.undo("spain")
    assert [event.seen_by(seat) is not None for seat in ("spain", "russia", None)] == [True, False, False]
    (event,) = match.undo("russia")
    assert event.seen_by(None) is not None


def test_a_saved_match_knows_what_each_seat_can_take_back() -> None:
    """Two seats can, in any order."""
    match = beside()
    match.apply("spain", ["money@france", "money@france"])
    twin = pragmatica.load(match.to_json())
    assert twin.to_json() == match.to_json()
    for one in (match, twin):
        one.undo("russia")
        assert [event.only for event in one.undo("spain", 2)] == [("spain",)]
    assert twin.digest() == match.digest()


@pytest.mark.parametrize("field", ["trail", "own"])
def test_a_saved_match_cannot_take_back_what_was_not_done(field: str) -> None:
    """Records that do not lead to the position, or are too few, are refused."""
    saved = json.loads(beside().to_json())
    saved["history"]["undo"][field] = {"trail": [], "own": [[4, [0], [0]]]}[field]
    with pytest.raises(Unreadable, match="undo"):
        pragmatica.load(json.dumps(saved))
