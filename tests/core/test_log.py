"""Events: what is for everybody, what for one seat, and what nobody else learns."""

from __future__ import annotations

from pragmatica import Event

DREW = Event("drew", {"count": 2}, {"louis": {"cards": ["a", "b"]}})
SECRET = Event("shifted", {"n": 3}, only=("louis",))


def test_a_private_part_is_for_its_seat() -> None:
    """The owner sees more than the others and the spectators."""
    assert DREW.seen_by("louis") == {"kind": "drew", "count": 2, "cards": ["a", "b"]}
    assert DREW.seen_by("frederick") == DREW.seen_by(None) == {"kind": "drew", "count": 2}


def test_an_event_names_its_rule() -> None:
    """The rule by which it happened stands beside what it tells, for everybody; without one there is none."""
    told = Event("drew", {"count": 2}, rule="T-2.1")

    assert (told.rule, DREW.rule, told.seen_by(None)) == ("T-2.1", None, {"kind": "drew", "count": 2})


def test_a_secret_event_is_not_seen_at_all() -> None:
    """Of an event for one seat alone the others learn nothing, not even that it happened."""
    assert (SECRET.seen_by("louis"), SECRET.seen_by("frederick")) == ({"kind": "shifted", "n": 3}, None)
    assert SECRET.seen_by(None) is None


def test_after_the_end_everything_is_seen() -> None:
    """Once a match is over, private parts are named with their seats."""
    assert DREW.seen_by_all() == {"kind": "drew", "count": 2, "private": {"louis": {"cards": ["a", "b"]}}}
    assert SECRET.seen_by_all() == {"kind": "shifted", "n": 3, "only": ["louis"]}
