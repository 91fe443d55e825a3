"""Losses of a battle, and whom they take (chapter 11)."""

import pytest

from pragmatica.maria.battle.retreat import ChooseRetreat
from pragmatica.maria.forces.stacks import SplitLosses
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import NO_CITY
from tests.maria import build
from tests.maria.battle.fields import FREDERICK, MARIA_THERESA, field, play, troops


@pytest.mark.rule("M-11.13", "M-11.14", example="MX-25")
def test_other_power_of_a_mixed_stack_loses_first() -> None:
    """5 French, in command, and 2 Bavarians lose 4: the Bavarian leaves, 3 French retreat 4 cities."""
    s = field({"austria-1": 5, "austria-2": 6}, {"france-1": 5, "bavaria-1": 2}, roads="a-p-q-r-t-u")
    play(s, "stop")

    assert troops(s, "france-1", "bavaria-1") == [3, 0]
    assert s.place[build.piece(s, "bavaria-1")] == NO_CITY
    assert build.where(s, "france-1") == "u"


@pytest.mark.rule("M-11.13", "M-11.12")
def test_mixed_stack_may_lose_everything() -> None:
    """When the loss exceeds both generals' troops, both leave."""
    s = field({"austria-1": 8}, {"bavaria-1": 1, "france-2": 2})
    play(s, "stop")

    assert [s.place[build.piece(s, name)] for name in ("bavaria-1", "france-2")] == [NO_CITY, NO_CITY]
    assert [event[1] for event in build.events(s, log.GENERAL_LOST)] == [
        build.piece(s, "france-2"),
        build.piece(s, "bavaria-1"),
    ]


@pytest.mark.rule("M-11.12", "D-46")
def test_loss_is_at_most_ones_troops() -> None:
    """A side of 2 troops that ends six behind loses 2 and is gone; the winner keeps place and troops."""
    s = field({"austria-1": 8}, {"prussia-1": 2})
    play(s, "stop")

    assert build.events(s, log.BATTLE_WON)[0][2:] == (6, 2)
    assert s.place[build.piece(s, "prussia-1")] == NO_CITY
    assert troops(s, "austria-1") == [8]
    assert build.where(s, "austria-1") == "a"


@pytest.mark.rule("M-11.20", "M-6.11", "M-11.15", "M-Q.5")
def test_split_comes_before_the_retreat() -> None:
    """The owner of a beaten stack divides its rest, then the winner chooses the retreat."""
    s = field(
        {"austria-1": 8, "austria-2": 2},
        {"prussia-1": 4, "prussia-2": 4},
        roads="a-p p-q-r p-t-u",
    )
    play(s, "stop")
    assert isinstance(s.top, SplitLosses)
    assert s.pending() == [FREDERICK]
    assert build.offered(s) == [1, 2, 3, 4, 5]
    build.answer(s, 2)
    assert isinstance(s.top, ChooseRetreat)
    assert s.pending() == [MARIA_THERESA]
    build.answer(s, build.city(s, "u"))
    assert troops(s, "prussia-1", "prussia-2") == [2, 4]
    assert build.where(s, "prussia-2") == "u"


@pytest.mark.rule("M-11.34", "M-11.36", "M-Q.5", "M-11.14", example="MX-22")
def test_no_retreat_no_army() -> None:
    """A stack of 10 that is one behind and cannot retreat one city loses all; no split is asked."""
    s = field(
        {"bavaria-1": 8, "france-2": 3},
        {"austria-1": 5, "austria-2": 5},
        roads="a-p-q",
        others={"austria-train-2": "q"},
    )
    play(s, "stop")

    assert s.top is None
    assert [s.place[build.piece(s, name)] for name in ("austria-1", "austria-2")] == [NO_CITY, NO_CITY]
    assert [event[2] for event in build.events(s, log.DESTROYED)] == [9]


@pytest.mark.rule("M-11.4", "M-11.14")
def test_winner_stays() -> None:
    """A beaten attacker retreats, the defender stays where he is."""
    s = field({"austria-1": 2}, {"prussia-1": 3}, roads="z-y-a-p")
    play(s, "stop")

    assert (build.where(s, "austria-1"), build.where(s, "prussia-1")) == ("y", "p")
