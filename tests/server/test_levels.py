"""What a match makes of ratings: facts that hold of every result."""

from __future__ import annotations

import math
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pragmatica.server.kept.level import CENTRE, Entrant, Level, after, of_bot

LEVELS = st.builds(Level, st.floats(5, 50), st.floats(0.8, 8.4), st.integers(0, 50))


@st.composite
def matches(draw: st.DrawFn) -> list[Entrant]:
    """All who played a match of 2 to 7, some of them bots."""
    count = draw(st.integers(2, 7))
    return [
        Entrant(f"seat {number}", draw(LEVELS), draw(st.integers(1, count)), moves=draw(st.booleans()))
        for number in range(count)
    ]


@given(matches(), st.randoms(use_true_random=False))
def test_the_order_of_seats_does_not_matter(entrants: list[Entrant], random: Random) -> None:
    """Whoever is named first, the numbers are the same to the last digit."""
    shuffled = entrants.copy()
    random.shuffle(shuffled)

    assert after(shuffled) == after(entrants)


@given(matches())
def test_who_does_not_move_stays(entrants: list[Entrant]) -> None:
    """Bots, and those for whom the match does not count, are in no result."""
    assert set(after(entrants)) == {one.who for one in entrants if one.moves}


@given(matches())
def test_numbers_stay_finite(entrants: list[Entrant]) -> None:
    """Every level is a number, and one that is surer than nothing."""
    for level in after(entrants).values():
        assert math.isfinite(level.mu)
        assert 0 < level.sigma < 9


@given(LEVELS, LEVELS, LEVELS, LEVELS)
def test_matches_of_others_do_not_matter(one: Level, two: Level, three: Level, four: Level) -> None:
    """Two matches without a player in common give the same, whichever counts first."""
    pairs = ([Entrant("one", one, 1), Entrant("two", two, 2)], [Entrant("three", three, 1), Entrant("four", four, 1)])

    assert after(pairs[0]) | after(pairs[1]) == after(pairs[1]) | after(pairs[0])


@given(LEVELS, LEVELS)
def test_who_wins_gains_and_who_loses_loses(one: Level, other: Level) -> None:
    """Of two."""
    found = after([Entrant("winner", one, 1), Entrant("loser", other, 2)])

    assert found["winner"].mu >= one.mu
    assert found["loser"].mu <= other.mu


@given(LEVELS, st.integers(2, 7))
def test_a_draw_of_equals_moves_nobody(level: Level, count: int) -> None:
    """It makes them surer at most."""
    found = after([Entrant(f"seat {number}", level, 1) for number in range(count)])

    assert all(math.isclose(one.mu, level.mu, abs_tol=1e-9) for one in found.values())


def test_a_newcomer_is_in_the_middle() -> None:
    """And provisional."""
    assert (Level().rating, Level().provisional) == (CENTRE, True)


def test_a_rating_settles() -> None:
    """After ten matches among equals that were won and lost in turn."""
    one, other = Level(), Level()
    for number in range(10):
        found = after([Entrant("one", one, 1 + number % 2), Entrant("other", other, 2 - number % 2)])
        one, other = found["one"], found["other"]

    assert not one.provisional
    assert abs(one.rating - CENTRE) < 120


def test_a_bot_that_is_gone_has_a_level() -> None:
    """Results name bots for ever."""
    assert of_bot("no such bot", "toy").rating == of_bot("no such bot", "no such game").rating
