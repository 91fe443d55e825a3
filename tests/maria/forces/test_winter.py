"""Chapter 13, winter."""

import pytest

from pragmatica.maria.forces import winter
from pragmatica.maria.forces.winter import Distribute, Recruit
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, FRANCE
from pragmatica.maria.kept.flow import Dividing
from tests.maria import build
from tests.maria.forces.wintering import RICH, pay, snow

# -- buying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-13.2", "M-8.12", example="MX-37")
def test_thirteen_points_buy_three_troops() -> None:
    """With a 10 and a 3 up to 3 troops can be bought; the last point is lost."""
    s = build.position(
        {"france-2": "nuernberg"},
        hands={"france": ["d1-hearts-10", "d1-clubs-3"]},
        markers={"muenchen": "austria"},
    )
    done = snow(s, "france")
    assert build.offered(s) == [0, 1, 2, 3]

    build.answer(s, 3)

    assert done.times == 1
    assert s.troops[build.piece(s, "france-2")] == 7
    assert build.hand(s, "france") == set()
    assert build.events(s, log.RECRUITED) == [(FRANCE, 3)]


@pytest.mark.rule("M-13.2", "M-8.8", example="MX-37")
def test_reserve_buys_two_troops() -> None:
    """A Reserve alone pays 8 points."""
    s = build.position({"france-2": "nuernberg"}, hands={"france": ["d1-reserve-1"]})
    snow(s, "france")

    assert build.offered(s) == [0, 1, 2]


@pytest.mark.rule("M-13.2")
def test_nobody_must_buy() -> None:
    """Buying nothing keeps the hand and ends the power's winter."""
    s = build.position({"france-2": "nuernberg"}, hands={"france": ["d1-reserve-1"]})
    done = snow(s, "france")

    build.answer(s, 0)

    assert done.times == 1
    assert build.hand(s, "france") == {"d1-reserve-1"}


@pytest.mark.rule("M-13.4", "M-Q.3", "M-6.5")
def test_no_more_than_there_is_room_for() -> None:
    """A single general with 6 troops, nobody to come back: at most 2 are bought."""
    s = build.position({"saxony-1": "dresden"}, troops={"saxony-1": 6}, hands={"saxony": RICH})
    snow(s, "saxony")

    assert build.offered(s) == [0, 1, 2]


@pytest.mark.rule("M-13.2", "M-8.5")
def test_powers_without_cards_or_generals_are_not_asked() -> None:
    """An empty hand, or nobody on the map and nobody who could return, makes winter pass; both are public."""
    s = build.position({"france-2": "nuernberg"}, hands={"saxony": RICH}, markers={"dresden": "austria"})

    assert snow(s, "france", "saxony").times == 1


@pytest.mark.rule("E-10", "M-13.4")
def test_power_without_room_is_asked_all_the_same() -> None:
    """That all generals are full is secret, so the question is put though only 0 can be answered."""
    s = build.position({"saxony-1": "dresden"}, troops={"saxony-1": 8}, hands={"saxony": RICH})
    snow(s, "saxony")

    assert build.offered(s) == [0]


@pytest.mark.rule("M-13.1", "M-5.8")
def test_powers_act_one_after_the_other() -> None:
    """France ends its winter before Bavaria is asked."""
    s = build.position({"france-2": "nuernberg", "bavaria-1": "donauwoerth"}, hands={"france": RICH, "bavaria": RICH})
    done = snow(s, "france", "bavaria")
    assert isinstance(s.top, Recruit)
    assert s.top.power == FRANCE

    build.answer(s, 0)
    assert isinstance(s.top, Recruit)
    assert s.top.power != FRANCE
    build.answer(s, 0)

    assert done.times == 1


# -- giving out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-13.4", "M-13.5", "M-13.9")
def test_troops_are_given_in_secret() -> None:
    """Of 3 troops Karl gets 1 and Traun the rest; a face-down general stays face down."""
    s = build.position(
        {"austria-1": "bruenn", "austria-2": "oedenburg"},
        down=["austria-2"],
        hands={"austria": ["d1-hearts-10", "d1-clubs-2"]},
        markers={"wien": "prussia", "praha": "prussia"},
    )
    done = snow(s, "austria")
    build.answer(s, 3)
    assert isinstance(s.top, Distribute)
    assert isinstance(s.top, Dividing)
    assert s.top.divides(s, AUSTRIA)
    assert s.top.general(s) == build.piece(s, "austria-1")

    build.answer(s, 1)

    assert done.times == 1
    assert (s.troops[build.piece(s, "austria-1")], s.troops[build.piece(s, "austria-2")]) == (5, 6)
    assert s.face_down[build.piece(s, "austria-2")]
    assert build.events(s, log.TROOPS_GIVEN) == [(AUSTRIA, 1, 2, 0, 0, 0, 0)]


@pytest.mark.rule("M-13.4")
def test_shares_respect_the_limit_of_eight() -> None:
    """Of 5 troops Karl, who has 6, can take at most 2, and at least what Traun with 5 has no room for."""
    s = build.position(
        {"austria-1": "bruenn", "austria-2": "oedenburg"},
        troops={"austria-1": 6, "austria-2": 5},
        hands={"austria": RICH},
    )
    snow(s, "austria")
    build.answer(s, 5)
    pay(s)
    build.answer(s, winter.END)

    assert build.offered(s) == [2]


@pytest.mark.rule("E-10", "M-13.5")
def test_number_of_questions_tells_nothing() -> None:
    """Though Karl takes both new troops, the shares of the others but the last are asked for."""
    s = build.position(
        {"austria-1": "bruenn", "austria-2": "oedenburg", "austria-3": "raab"},
        hands={"austria": ["d1-reserve-1"]},
        markers={"wien": "prussia", "praha": "prussia"},
    )
    done = snow(s, "austria")
    build.answer(s, 2, 2)
    assert build.offered(s) == [0]

    build.answer(s, 0)

    assert done.times == 1
    assert s.troops[build.piece(s, "austria-1")] == 6


# -- coming back ------------------------------------------------------------------------------------------------------
