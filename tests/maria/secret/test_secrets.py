"""What has shown a seat something that it could not know is not taken back."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match

HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria", "scenario": "advanced"}


def at(stage: str, asked: list[dict[str, Any]], phase: str | None = None, **fields: Any) -> Match:
    """A match in which these questions are open."""
    return pragmatica.from_position(HEAD | {"stage": stage, "phase": phase, "asked": asked} | fields)


def wavering() -> Match:
    """Austria may move the Saxony marker by a point, from the last Prussian field."""
    frames: list[dict[str, Any]] = [{"frame": "next_battle"}, {"frame": "shift_saxony", "points": 1}]
    pieces = {"saxony-1": {"at": "dresden", "troops": 3}, "austria-1": "praha", "prussia-1": "berlin"}
    tracks = {"tracks": {"saxony": "sax3"}}
    return at("austria-pragmatic", frames, "combat", pieces=pieces, hands={"saxony": ["d1-hearts-7"]}, realm=tracks)


@pytest.mark.rule("M-19.36", "E-10")
def test_saxony_is_not_looked_at_and_given_back() -> None:
    """Its new player has seen its cards and troops when the marker has moved."""
    match = wavering()
    match.apply("maria_theresa", "n-1")
    assert match.observe("maria_theresa").powers["saxony"].cards == ["d1-hearts-7"]
    assert match.undoable("maria_theresa") == 0


@pytest.mark.rule("M-17.82")
@pytest.mark.parametrize("hand", [["d1-hearts-2"], ["d1-hearts-9"]])
def test_whether_a_hand_is_worth_a_corps_is_not_tried_out(hand: list[str]) -> None:
    """Who moves the marker to the icon of a power without generals learns whether that is asked, and keeps to it."""
    frames: list[dict[str, Any]] = [
        {"frame": "choosing", "order": []},
        {"frame": "move_marker", "power": "france", "political": "neapel", "arrow": 0},
    ]
    realm = {"tracks": {"italy": "ita3"}, "used": ["neapel"]}
    match = at("politics", frames, pieces={"prussia-1": "berlin"}, hands={"austria": hand}, realm=realm)
    match.apply("louis", "left")
    asked = [type(one).__name__ for one in match.pending.values()]
    assert (asked == ["SendCorps"]) == (hand == ["d1-hearts-9"])
    assert match.undoable("louis") == 0


@pytest.mark.rule("M-13.22", "M-23.7")
def test_the_end_is_not_taken_back() -> None:
    """The last winter opens the scores."""
    asked = [{"frame": "recruit", "power": "austria"}]
    match = at("winter", asked, turn=12, pieces={"austria-1": "wien"}, hands={"austria": ["d1-hearts-9"]})
    match.apply("maria_theresa", "n-0")
    assert match.outcome is not None
    assert match.observe(None).realm.winters[-1].scores is not None
    assert match.undoable("maria_theresa") == 0
