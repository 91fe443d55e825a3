from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.server.events.meetings import Form, Meeting, points_of, totals
from pragmatica.server.events.standings import league_points, standings
from tests.server.events.playing import play


@pytest.mark.parametrize(
    ("places", "points"),
    [([1, 2], (2, 0)), ([1, 1], (1, 1)), ([1, 2, 2], (4, 1, 1)), ([2, 3, 1, 1], (2, 0, 5, 5))],
)
def test_points_of_a_table(places: list[int], points: tuple[int, ...]) -> None:
    """A point for everyone who is left behind, half a point for everyone level."""
    assert points_of(places) == points


@given(
    form=st.sampled_from(["single", "robin", "swiss"]),
    size=st.integers(2, 5),
    entries=st.integers(2, 14),
    seed=st.text("ab", max_size=3),
)
@settings(max_examples=40, deadline=None)
def test_standings_hold_every_entry_once(form: Form, size: int, entries: int, seed: str) -> None:
    """Every entry stands once, by its points, and places go down with them."""
    everyone = list(range(1, entries + 1))
    meetings = [one for each in play(form, size, entries, 3, seed) for one in each]
    found = standings(everyone, meetings, form)

    assert sorted(one.entry for one in found) == everyone
    assert [one.points for one in found] == sorted((totals(meetings)[one] for one in everyone), reverse=True)
    assert [one.place for one in found] == sorted(one.place for one in found)


def test_opponents_break_a_tie() -> None:
    """In a Swiss event who has met the stronger stands higher."""
    meetings = [Meeting((1, 2), (2, 0)), Meeting((3, 4), (2, 0)), Meeting((2, 5), (2, 0))]
    found = standings([1, 2, 3, 4, 5], meetings, "swiss")

    assert [(one.entry, one.place, one.opponents) for one in found[:3]] == [(1, 1, 2), (2, 1, 2), (3, 3, 0)]


def test_direct_meeting_breaks_a_tie() -> None:
    """In a round robin of two who are level the one stands higher who has won against the other."""
    meetings = [Meeting((2, 1), (0, 2)), Meeting((1, 3), (0, 2)), Meeting((2, 4), (2, 0)), Meeting((3, 2), (2, 0))]
    found = standings([1, 2, 3, 4], meetings, "robin")

    assert found[0].entry == 3
    assert [(one.entry, one.direct) for one in found[1:3]] == [(1, 2), (2, 0)]


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    """Those whom no tie-break parts share a place."""
    found = standings([1, 2, 3], [Meeting((1, 2), (1, 1))], "swiss")

    assert [(one.entry, one.place) for one in found] == [(1, 1), (2, 1), (3, 3)]


def test_a_weak_seat_counts_more() -> None:
    """Who wins in the seat in which others lose has the better score by seats."""
    meetings = [Meeting((1, 2), (2, 0)), Meeting((3, 4), (2, 0)), Meeting((5, 6), (0, 2))]
    by_entry = {one.entry: one.seats for one in standings([1, 2, 3, 4, 5, 6], meetings, "single")}

    assert by_entry[6] > by_entry[1] > 0


def test_a_bye_has_an_opponent_of_like_strength() -> None:
    """A bye counts among the opponents as somebody with as many points as oneself."""
    found = standings([1], [Meeting((1,), (2,))], "swiss")

    assert (found[0].points, found[0].opponents, found[0].byes, found[0].wins) == (2, 2, 1, 0)


def test_league_counts_those_left_behind() -> None:
    """An event of a league counts a point for everyone whom one has left behind there."""
    assert league_points([1, 2, 2, 4]) == (6, 3, 3, 0)
