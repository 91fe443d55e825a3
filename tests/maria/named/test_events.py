"""Events by name: who learns what."""

from __future__ import annotations

import pytest

from pragmatica import Match
from pragmatica.core.errors import Value
from tests.maria.moments import movement, new


def told(match: Match, viewer: str | None, seat: str, *actions: str) -> list[dict[str, Value]]:
    """What the viewer is told of these answers."""
    seen = [event.seen_by(viewer) for action in actions for event in match.copy().apply(seat, action)]
    return [one for one in seen if one is not None]


def test_names_are_typed() -> None:
    """Pieces, cities and powers are named so that a text can look them up."""
    match = movement()
    match.apply("frederick", "prussia-3")
    (moved,) = told(match, None, "frederick", "goerlitz")
    assert moved == {
        "kind": "moved",
        "power": "power:prussia",
        "piece": "piece:prussia-3",
        "from_city": "city:sagan",
        "to_city": "city:goerlitz",
    }


@pytest.mark.rule("M-8.6", "M-8.14")
def test_drawn_cards_are_the_owners() -> None:
    """Everybody sees how many cards are drawn and from which deck; only the owner sees which."""
    match = movement(stage="hussars", phase=None, asked=[{"frame": "place_hussar", "hussar": "hussar-2"}])
    drawn = {
        viewer: next(one for one in told(match, viewer, "maria_theresa", "stay") if one["kind"] == "cards-drawn")
        for viewer in ("louis", "frederick", None)
    }
    assert (drawn[None]["power"], drawn[None]["count"], drawn[None]["decks"]) == ("power:france", 2, [1, 1])
    assert ("cards" in drawn["louis"], "cards" in drawn["frederick"], "cards" in drawn[None]) == (True, False, False)


@pytest.mark.rule("M-8.15")
def test_a_subsidy_passes_unseen() -> None:
    """Giver and receiver know the card, the others only that it passed."""
    match = movement(stage="hussars", phase=None, asked=[{"frame": "place_hussar", "hussar": "hussar-2"}])
    passed = {
        viewer: next(one for one in told(match, viewer, "maria_theresa", "stay") if one["kind"] == "subsidy-card")
        for viewer in ("louis", "maria_theresa")
    }
    assert ("card" in passed["louis"], "card" in passed["maria_theresa"]) == (True, False)


@pytest.mark.rule("M-6.7", "M-6.8")
def test_nobody_learns_of_a_shift() -> None:
    """Regrouping a stack is told to its own seat alone, not even that it happened to the others."""
    match = movement()
    assert told(match, "frederick", "frederick", "shift-prussia-1=8")[0]["commander_troops"] == 8
    assert [told(match, viewer, "frederick", "shift-prussia-1=8") for viewer in ("louis", None)] == [[], []]


@pytest.mark.rule("M-6.7")
def test_a_shift_leaves_no_trace_for_others() -> None:
    """Questions, versions, undo and the record as others see it do not betray a shift."""
    plain, shifted = movement(), movement()
    shifted.apply("frederick", "shift-prussia-1=8")
    for match in (plain, shifted):
        match.apply("frederick", "prussia-3")
    assert shifted.pending == plain.pending
    for viewer in ("louis", "maria_theresa", None):
        assert shifted.observe(viewer) == plain.observe(viewer)
        assert shifted.record_seen(viewer) == plain.record_seen(viewer)
    assert shifted.record_seen("frederick") != plain.record_seen("frederick")


@pytest.mark.rule("M-4.11")
def test_the_record_others_see_hides_the_division() -> None:
    """Two matches that differ only in a secret division look the same in the records of the others."""
    matches = new(), new()
    for match, given in zip(matches, (("n-8", "n-2", "n-4"), ("n-6", "n-4", "n-6")), strict=True):
        match.apply("frederick", list(given))
        match.apply("maria_theresa", ["n-5", "n-5", "n-6", "n-3", "n-5"])
        match.apply("louis", ["n-7", "n-6", "n-5", "n-4"])
        match.apply("maria_theresa", "stay")
    one, other = matches
    assert [one.record_seen(viewer) == other.record_seen(viewer) for viewer in ("louis", "maria_theresa", None)] == [
        True,
        True,
        True,
    ]
    assert one.record_seen("frederick") != other.record_seen("frederick")


@pytest.mark.rule("M-8.13")
def test_the_record_others_see_waits_for_the_payment() -> None:
    """Cards chosen for a payment appear in the others' record when they are laid down, and never if taken back."""
    cards = [f"d1-hearts-{value}" for value in (2, 3, 4)]
    match = movement(hands={"prussia": cards}, pieces={"prussia-1": "liegnitz"})
    match.apply("frederick", ["replace-prussia-train-1", "berlin", "d1-hearts-3"])
    assert "H3/1" not in match.record_seen(None)
    match.undo("frederick")
    assert "H3/1" not in match.record_seen(None)
    match.apply("frederick", ["d1-hearts-3", "d1-hearts-2"])
    assert "H3/1" in match.record_seen(None)
    assert "Seed" not in match.record_seen("frederick")
