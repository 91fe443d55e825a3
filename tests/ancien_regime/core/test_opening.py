"""What happened before the first answer."""

from __future__ import annotations

from random import Random

import pragmatica
from pragmatica import Match


def dealt() -> Match:
    """A match whose set-up deals cards."""
    return pragmatica.new("ancien_regime", scenario="1740", players=7, seed=7)


def test_the_set_up_is_told() -> None:
    """The cards of all hands are drawn before the first answer."""
    assert {event.kind for event in dealt().opening} == {"cards-drawn"}


def test_the_set_up_tells_a_hand_to_its_seat() -> None:
    """Whose cards were drawn is for everybody, which is for him alone."""
    (drawn,) = [event for event in dealt().opening if event.shared["power"] == "power:france"]
    shown = {seat: "cards" in (drawn.seen_by(seat) or {}) for seat in ("france", "spain", None)}
    assert shown == {"france": True, "spain": False, None: False}


def test_it_stays_when_the_match_goes_on() -> None:
    """Answers add nothing to it, nor do copies take anything from it."""
    match = dealt()
    opening = match.opening
    match.apply("prussia", "prussia-1")
    assert match.opening == match.copy().opening == opening


def test_it_is_told_of_a_saved_match() -> None:
    """A match that was saved with its history knows how it began."""
    match = dealt()
    match.apply("prussia", "prussia-1")
    assert pragmatica.load(match.to_json()).opening == match.opening


def test_nothing_is_told_without_history() -> None:
    """A saved position of a match has no beginning."""
    assert pragmatica.load(dealt().to_json(history=False)).opening == ()


def test_a_redrawn_match_does_not_tell_what_was_dealt() -> None:
    """What others hold cannot be read from the beginning of a twin."""
    assert dealt().resample("france", Random(1)).opening == ()
