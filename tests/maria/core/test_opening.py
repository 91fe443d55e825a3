"""What happened before the first answer."""

from __future__ import annotations

from tests.maria.moments import movement


def test_what_runs_at_once_in_a_position_is_told() -> None:
    """A phase that begins draws its cards before anybody is asked."""
    match = movement(phase="tactical-cards", asked=None)
    assert "cards-drawn" in {event.kind for event in match.opening}


def test_a_position_with_an_open_question_begins_with_nothing() -> None:
    """There is nothing that could have happened."""
    assert movement().opening == ()
