from __future__ import annotations

from itertools import combinations

import networkx
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.server.events.meetings import Form, Meeting, bye_counts, meeting_counts, seat_counts
from pragmatica.server.events.pairing import MOST_UNEVEN, Field, is_complete, pair
from tests.server.events.playing import play

FORMS = st.sampled_from(["single", "robin", "swiss"])
SEEDS = st.text("abc", min_size=1, max_size=4)


@given(form=FORMS, size=st.integers(2, 7), entries=st.integers(2, 24), seed=SEEDS, data=st.data())
@settings(max_examples=60, deadline=None)
def test_every_player_once_a_round(form: Form, size: int, entries: int, seed: str, data: st.DataObject) -> None:
    """Who still plays sits at one table of a round or has a bye, and who has gone does neither."""
    leaves = data.draw(st.dictionaries(st.integers(1, entries), st.integers(1, 5)))

    def stays(entry: int, number: int) -> bool:
        return number < leaves.get(entry, 99)

    for number, meetings in enumerate(play(form, size, entries, 2, seed, stays)[:5], 1):
        here = sorted(one for meeting in meetings for one in meeting.entries)

        assert here == [one for one in range(1, entries + 1) if stays(one, number)]


@given(form=FORMS, size=st.integers(2, 5), entries=st.integers(2, 16), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_same_event_is_paired_alike(form: Form, size: int, entries: int, seed: str) -> None:
    """An event is paired by its seed alone."""
    assert play(form, size, entries, 2, seed) == play(form, size, entries, 2, seed)


@given(form=st.sampled_from(["single", "swiss"]), entries=st.integers(2, 20), seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_no_rematch_while_avoidable(form: Form, entries: int, seed: str) -> None:
    """Two meet again only where no pairing of those who play is without it."""
    so_far: list[Meeting] = []
    for meetings in play(form, 2, entries, 7, seed):
        met = meeting_counts(so_far)
        pairs = [meeting.entries for meeting in meetings if not meeting.bye]
        if any(met[min(pair), max(pair)] for pair in pairs):
            playing = sorted(one for pair in pairs for one in pair)
            fresh = networkx.Graph(pair for pair in combinations(playing, 2) if not met[pair])
            assert 2 * len(networkx.max_weight_matching(fresh, maxcardinality=True)) < len(playing)
        so_far += meetings


@given(form=FORMS, size=st.integers(2, 7), entries=st.integers(2, 24), seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_byes_are_fair(form: Form, size: int, entries: int, seed: str) -> None:
    """Nobody has two byes more than another."""
    so_far: list[Meeting] = []
    for meetings in play(form, size, entries, 4, seed)[:8]:
        so_far += meetings
        had = bye_counts(so_far)
        counts = [had[one] for one in range(1, entries + 1)]

        assert max(counts) - min(counts) <= 1


@given(entries=st.integers(2, 20), cycles=st.integers(1, 2), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_round_robin_of_two(entries: int, cycles: int, seed: str) -> None:
    """In a round robin of two every pair meets as often as wished, once on each side where that is twice."""
    meetings = [one for each in play("robin", 2, entries, cycles, seed) for one in each]

    assert meeting_counts(meetings) == dict.fromkeys(combinations(range(1, entries + 1), 2), cycles)
    sides = seat_counts(meetings)
    uneven = [abs(sides[one, 0] - sides[one, 1]) for one in range(1, entries + 1)]
    assert max(uneven) <= (1 if cycles == 1 else 0)


@given(size=st.integers(3, 5), entries=st.integers(5, 14), seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_round_robin_of_groups(size: int, entries: int, seed: str) -> None:
    """A round robin of groups is complete when everybody has met everybody."""
    everyone, so_far = tuple(range(1, entries + 1)), list[Meeting]()
    for number, meetings in enumerate(play("robin", size, entries, 1, seed), 1):
        field = Field("robin", size, everyone, frozenset(everyone), tuple(so_far), number, seed)
        if is_complete(field):
            break
        so_far += meetings
    met = meeting_counts(so_far)

    assert all(met[pair] for pair in combinations(everyone, 2))


@given(form=st.sampled_from(["single", "swiss"]), entries=st.integers(4, 32), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_sides_of_two_are_even(form: Form, entries: int, seed: str) -> None:
    """Nobody sits more than twice more often on one side of two than on the other."""
    meetings = [one for each in play(form, 2, entries, 7, seed) for one in each]
    sides = seat_counts(meetings)

    assert max(abs(sides[one, 0] - sides[one, 1]) for one in range(1, entries + 1)) <= MOST_UNEVEN


@given(form=FORMS, size=st.integers(3, 7), tables=st.integers(1, 4), seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_seats_of_groups_are_even(form: Form, size: int, tables: int, seed: str) -> None:
    """Nobody sits in one seat more than twice more often than in another."""
    entries = size * tables
    meetings = [one for each in play(form, size, entries, size, seed)[:size] for one in each]
    seats = seat_counts(meetings)
    for one in range(1, entries + 1):
        often = [seats[one, seat] for seat in range(size)]

        assert max(often) - min(often) <= 2


@given(entries=st.integers(4, 40), seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_second_swiss_round_meets_equals(entries: int, seed: str) -> None:
    """In the second round of a Swiss event of two no pair is more than a point apart, but where numbers are odd."""
    first, second = play("swiss", 2, entries, 2, seed)[:2] if entries > 2 else ([], [])
    score = {one: points for meeting in first for one, points in zip(meeting.entries, meeting.points, strict=True)}
    apart = [abs(score[meeting.entries[0]] - score[meeting.entries[1]]) for meeting in second if not meeting.bye]

    assert sum(one > 1 for one in apart) <= 1


def test_groups_of_equal_score_meet() -> None:
    """In a Swiss event of three the winners of a first round of nine meet in the second."""
    entries = tuple(range(1, 10))
    first = tuple(Meeting(entries[place : place + 3], (4, 2, 0)) for place in (0, 3, 6))
    found = pair(Field("swiss", 3, entries, frozenset(entries), first, 2, "seed"))

    assert set(found.tables) == {(1, 4, 7), (2, 5, 8), (3, 6, 9)}


def test_too_few_are_not_paired() -> None:
    """Where fewer still play than a table needs there is no round."""
    assert pair(Field("swiss", 3, (1, 2, 3), frozenset({1, 2}), (), 1, "seed")).tables == ()


@given(form=st.sampled_from(["single", "swiss"]), size=st.integers(2, 4), tables=st.integers(1, 5), seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_bots_do_not_keep_to_themselves(form: Form, size: int, tables: int, seed: str) -> None:
    """Where there are as many people as tables, one sits at each table of the first round."""
    everyone = tuple(range(1, size * tables + 1))
    bots = frozenset(everyone[tables:])
    found = pair(Field(form, size, everyone, frozenset(everyone), (), 1, seed, bots))

    assert not any(bots.issuperset(table) for table in found.tables)
