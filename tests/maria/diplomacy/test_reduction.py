"""Chapter 19.2, France reduces its military objectives."""

import pytest

from pragmatica.core.flow.frame import NO, YES
from pragmatica.maria import answering
from pragmatica.maria.diplomacy import reduction
from pragmatica.maria.diplomacy.reduction import DONE, GENERAL_THERE, NO_MARKER
from pragmatica.maria.kept.board import BAVARIA, FRANCE
from pragmatica.maria.kept.log import CONQUERED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, moves
from pragmatica.maria.offers import freely
from tests.maria import affairs, realm
from tests.maria.realm import build


def held(pieces: dict[str, str] | None = None, **others: object) -> State:
    """France holds three fortresses of core Austria, and one in the Netherlands."""
    cities = ("praha", "eger", "tabor", "bruessel")
    return realm.position(pieces or {}, markers=dict.fromkeys(cities, "france"), stage=3, **others)


@pytest.mark.rule("M-19.20", "M-19.22", "D-26")
@pytest.mark.parametrize(("rounding", "aside"), [("up", 2), ("down", 1)])
def test_half_of_the_markers_lie_aside(rounding: str, aside: int) -> None:
    """Of three in core Austria; the fortresses fall to Austria."""
    s = held(options={"set_aside_rounding": rounding})
    done = build.Done()
    reduction.begin(s, done)
    assert (affairs.seat(s), build.offered(s)) == (affairs.LOUIS, [YES, NO])
    build.answer(s, YES)

    assert done.times == 1
    assert s.realm.set_aside[FRANCE] == aside
    assert realm.pool(s, "france") == 5 + 3 - aside
    assert [realm.control(s, name) for name in ("praha", "eger", "tabor", "bruessel")] == ["austria"] * 3 + ["france"]


@pytest.mark.rule("M-19.20", "M-19.24")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"france-2": "saaz"}, GENERAL_THERE),
        ({"france-2": "bruessel"}, 0),
        ({"bavaria-1": "saaz", "france-train-2": "praha"}, 0),
    ],
)
def test_no_french_general_may_be_there(pieces: dict[str, str], reason: int) -> None:
    """Trains and Bavarians do not matter, nor do the Austrian Netherlands."""
    assert reduction.refusal(held(pieces)) == reason


@pytest.mark.rule("M-19.20", "M-19.23", "M-19.21")
def test_it_is_done_once_and_for_something() -> None:
    """A second time is refused, and so is one without markers."""
    s = held()
    reduction.carry_out(s)
    assert reduction.refusal(s) == DONE
    assert reduction.refusal(realm.position()) == NO_MARKER


@pytest.mark.rule("M-19.21", "D-27", "E-16")
@pytest.mark.parametrize(("timing", "offered"), [("any_time", True), ("end_of_french_stage", False)])
def test_when_france_may_reduce(timing: str, offered: bool) -> None:
    """At any time outside a battle; in the older edition only when asked."""
    s = held(options={"reduction_timing": timing})
    assert (freely.REDUCE in answering.extra(s, affairs.LOUIS)) == offered
    assert freely.REDUCE not in answering.extra(s, affairs.MARIA)
    s.phase = 4
    assert freely.REDUCE not in answering.extra(s, affairs.LOUIS)


@pytest.mark.rule("M-19.21")
def test_the_free_action_reduces() -> None:
    """The fortresses fall at once."""
    s = held()
    answering.apply_extra(s, affairs.LOUIS, freely.REDUCE)

    assert realm.control(s, "praha") == "austria"
    assert s.realm.reduced == 1


@pytest.mark.rule("M-19.23", "D-28")
@pytest.mark.parametrize(
    ("option", "city", "back"), [("any_conquest", "praha", True), ("any_conquest", "lille", False)]
)
def test_a_new_conquest_brings_the_markers_back(option: str, city: str, back: bool) -> None:
    """By France or Bavaria on the Bohemia map."""
    s = held(options={"reduction_return": option})
    reduction.carry_out(s)
    conquest.conquer(s, BAVARIA, build.city(s, city))

    assert (s.realm.set_aside[FRANCE] == 0) == back


@pytest.mark.rule("M-10.40", "M-Q.1", "M-19.21")
def test_a_march_conquers_no_fortress_that_france_has_given_up_meanwhile() -> None:
    """An Austrian leaves Prague, perhaps for a forced march; France reduces its objectives before he stops."""
    s = held({"austria-1": "praha"}, active=["austria"])
    moves.begin(s, build.Done())
    build.answer(s, build.piece(s, "austria-1"))
    build.answer(s, s.board.main_neighbours[build.city(s, "praha")][0])
    assert realm.control(s, "praha") == "france"
    answering.apply_extra(s, affairs.LOUIS, freely.REDUCE)
    build.answer(s, moves.STOP)

    assert (realm.events(s, CONQUERED), s.questions) == ([], [])
