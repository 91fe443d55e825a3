"""How a match went, from samples of how all stood."""

from __future__ import annotations

import pytest

from pragmatica.core import course
from pragmatica.core.course import Change, Measure, Sampling, Standing, Tally, leader


def points(north: int, south: int, **more: int) -> Standing:
    """A standing by points, of which ten are needed, and by troops lost."""
    decides = Measure(id="points", values={"n": north, "s": south}, goal={"n": 10, "s": 10})
    return [decides, Measure(id="troops", values={"n": more.get("troops", 5), "s": 5})]


def sampled(*standings: Standing) -> course.Course:
    """The course of a match in which each step led to the next of these."""
    sampling = Sampling()
    for step, standing in enumerate(standings):
        sampling.stand(step, standing)
    return sampling.course(len(standings) - 1)


def test_a_curve_has_the_steps_that_changed_it_and_the_last() -> None:
    """Where nothing changes there is no point, but at the end of the match there is one."""
    found = sampled(points(0, 0), points(0, 0), points(1, 0), points(1, 0))

    assert found.steps == (0, 2, 3)
    assert found.curves[0].values == {"n": [0, 1, 1], "s": [0, 0, 0]}


def test_of_one_step_the_latest_standing_counts() -> None:
    """What nobody else notices happens within a step."""
    sampling = Sampling()
    for north in (0, 1, 2):
        sampling.stand(0, points(north, 0))

    assert sampling.course(0).curves[0].values["n"] == [2]


def test_a_long_match_is_thinned_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a match is, its curve has a bounded number of points, and ends where the match does."""
    monkeypatch.setattr(course, "MOST", 10)

    found = sampled(*[points(step, 0) for step in range(1, 200)])

    assert len(found.steps) <= 12
    assert found.curves[0].values["n"][-1] == 199


def test_the_largest_changes_are_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """What changes the deciding number most is told, in the order of the match."""
    monkeypatch.setattr(course, "TURNS", 2)

    found = sampled(points(0, 0), points(3, 0), points(4, 0), points(4, 2), points(9, 2))

    assert [one.step for one in found.turning] == [1, 4]
    assert found.turning[0].changes == [Change("points", "n", 0, 3)]


def test_what_follows_closely_is_one_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three small steps soon after each other are told as one, at the last of them."""
    monkeypatch.setattr(course, "NEAR", 10)
    sampling = Sampling()
    for step, north in [(0, 0), (40, 2), (97, 3), (98, 4), (99, 5)]:
        sampling.stand(step, points(north, 0))

    turning = sampling.course(100).turning

    assert [one.step for one in turning] == [40, 99]
    assert turning[1].changes == [Change("points", "n", 2, 5)]


def test_of_equal_changes_those_far_apart_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that goes on evenly is told from its beginning to its end."""
    monkeypatch.setattr(course, "TURNS", 3)

    found = sampled(*[points(north, 0) for north in range(10)])

    assert [one.step for one in found.turning] == [1, 5, 9]


def test_going_ahead_for_good_is_a_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the change, who goes ahead and stays there is told."""
    monkeypatch.setattr(course, "TURNS", 1)

    found = sampled(points(2, 0), points(2, 2), points(2, 3), points(3, 8))

    assert [(one.step, one.lead) for one in found.turning] == [(2, "s"), (3, None)]


def test_what_is_raised_turns_nothing() -> None:
    """Of numbers that do not decide losses count alone."""
    found = sampled(points(1, 0), points(1, 0, troops=9), points(1, 0, troops=4))

    assert [one.step for one in found.turning] == [2]


@pytest.mark.parametrize(
    ("measure", "ahead"),
    [
        (Measure(id="a", values={"n": 3, "s": 4}, goal={"n": 4, "s": 8}), "n"),
        (Measure(id="a", values={"n": 3, "s": 4}), "s"),
        (Measure(id="a", values={"n": 3, "s": 4}, falls=True), "n"),
        (Measure(id="a", values={"n": 3, "s": 3}), None),
    ],
    ids=["nearest-to-its-goal", "most", "least", "even"],
)
def test_who_is_ahead(measure: Measure, ahead: str | None) -> None:
    """The side that is nearest to its goal is ahead, if it is alone."""
    assert leader([measure]) == ahead


def test_tallies_add_up_or_are_averaged() -> None:
    """A cell holds a sum, or a mean; a side of which nothing is told has 0, or no mean."""
    sampling = Sampling()
    sampling.tally([Tally("cards", "drawn", "n"), Tally("cards", "value", "n", 2, mean=True)])
    sampling.tally([Tally("cards", "drawn", "n"), Tally("cards", "value", "n", 5, mean=True)])
    sampling.tally([Tally("cards", "drawn", "s", 3)])

    (table,) = sampling.course(0).tables

    assert (table.columns, table.rows) == (["drawn", "value"], {"n": [2, 3.5], "s": [3, None]})
