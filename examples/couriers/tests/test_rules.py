"""The rules of Couriers, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.core.game import make_setup

HEAD = {"format": "pragmatica-position", "version": 1, "game": "couriers", "players": 2}
RIDE = [{"frame": "ride", "chosen": {}}]


def position(**fields: Any) -> Match:
    """A match from a position of two couriers."""
    return pragmatica.from_position(HEAD | {"asked": RIDE} | fields)


def ride(match: Match, amber: str, blue: str, *draws: int) -> Mapping[str, Any]:
    """Both ride, chance brings this; what everybody sees then."""
    match.apply("amber", f"ride-{amber}")
    match.state.script(list(draws))
    match.apply("blue", f"ride-{blue}")
    seen = match.observe(None)
    return {"at": dict(seen.at), "score": dict(seen.score), "holds": dict(seen.holds)}


@pytest.mark.rule("C-1.1", "C-1.2")
def test_everybody_begins_with_two_letters() -> None:
    """All begin in Breslau with two of 21 letters, which only they have read."""
    match = pragmatica.new("couriers", scenario="province", players=3, seed=1)
    seen = match.observe("blue")
    assert (set(seen.at.values()), set(seen.holds.values()), seen.bag) == ({"breslau"}, {2}, 15)
    assert len(seen.letters or []) == 2
    assert match.observe(None).letters is None


@pytest.mark.rule("C-1.3", "C-2.4")
def test_a_letter_counts_as_many_roads_as_it_went() -> None:
    """A letter to Neisse, two roads from Breslau, brings two points and another letter."""
    match = position(place={"amber": "strehlen"}, hands={"amber": ["neisse"]}, bag=["glatz"])
    seen = ride(match, "neisse", "breslau", 0)
    assert (seen["score"]["amber"], seen["holds"]["amber"]) == (2, 1)


@pytest.mark.rule("C-2.1")
def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    """A choice is shown to its courier alone, and nobody has moved."""
    match = position()
    match.apply("amber", "ride-ohlau")
    assert (match.observe("amber").chosen, match.observe("blue").chosen) == ("ohlau", None)
    assert match.observe("blue").at["amber"] == "breslau"


@pytest.mark.rule("C-2.2")
def test_one_rides_along_a_road_or_stays() -> None:
    """From Breslau three roads lead on, and Glatz is refused with the rule."""
    match = position()
    assert {one.fields["place"] for one in match.legal("amber")} == {"breslau", "ohlau", "strehlen", "schweidnitz"}
    (reason,) = match.why_not("amber", "place:glatz")
    assert (reason.rule, reason.text("en")) == ("C-2.2", "No road leads from here to Glatz.")


@pytest.mark.rule("C-2.3")
@pytest.mark.parametrize(("die", "score"), [(1, 4), (2, 4), (3, 5)])
def test_customs_take_a_point_on_a_low_roll(die: int, score: int) -> None:
    """Who rides into Strehlen pays a point on a 1 or 2."""
    assert ride(position(score={"amber": 5}), "strehlen", "ohlau", die - 1)["score"]["amber"] == score


@pytest.mark.rule("C-2.5", "C-2.6")
def test_a_letter_is_given_back_for_another() -> None:
    """Who stays in Breslau may give a letter that he holds, and holds as many as before."""
    match = position(hands={"amber": ["neisse", "glatz"]}, bag=["oppeln"])
    ride(match, "breslau", "ohlau")
    assert [one.id for one in match.legal("amber")] == ["keep", "give-neisse", "give-glatz"]
    assert match.why_not("amber", "letter:brieg")[0].rule == "C-2.6"
    match.apply("amber", "give-neisse")
    assert match.observe(None).holds["amber"] == 2


@pytest.mark.rule("C-3.1", "C-3.2")
def test_most_points_win_after_the_last_round() -> None:
    """After six rounds equal scores share the victory."""
    match = position(round=6, score={"amber": 3, "blue": 3}, place={"amber": "glatz", "blue": "glatz"})
    ride(match, "neisse", "neisse")
    assert match.outcome is not None
    assert match.outcome.winners == ("amber", "blue")


@pytest.mark.rule("C-3.3")
def test_nothing_is_lawful_outside_the_order_of_play() -> None:
    """There is nothing to do at any time."""
    assert position().extra("amber") == []


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"hands": {"amber": ["neisse"] * 4}}, "hands"),
        ({"place": {"amber": "neisse"}, "hands": {"amber": ["neisse"]}}, "hands"),
        ({"asked": [{"frame": "ride", "chosen": {"amber": "glatz"}}]}, "asked[0].chosen"),
        ({"asked": [{"frame": "ride", "chosen": {"amber": "breslau", "blue": "breslau"}}]}, "asked"),
        ({"asked": [{"frame": "exchange", "seat": "amber"}]}, "asked[0].seat"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], where: str) -> None:
    """The error names the field."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    assert caught.value.where == where


def test_the_shipped_board_passes_its_check() -> None:
    """A board that is made otherwise is told field by field."""
    game = pragmatica.game("couriers")
    board = dict(game.board()[1])
    assert game.check_board(board) == []
    assert game.check_board({**board, "roads": "none"}) == ["roads: must be a list, is 'none'"]
    assert make_setup(game, "province", 2, {}, None).players == 2
