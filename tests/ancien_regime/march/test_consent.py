"""Chapters 5 and 9: the consent of allies to moves over their ground and along their sea routes."""

import pytest

from pragmatica.ancien_regime.kept.log import CONSENT_ASKED, CONSENT_GIVEN, CONSENT_REFUSED, MOVED, SAILED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching, moves
from pragmatica.ancien_regime.march.marching import STOP
from pragmatica.ancien_regime.wheel import movement
from tests.ancien_regime.build import Done, answer, asked, events, general, give, land, offered, position, units
from tests.ancien_regime.moving import AUSTRIA, BRITAIN, FRANCE, NO, RUSSIA, SPAIN, YES, route, turn


def crossing() -> State:
    """Austria's general wants to cross Warszawa, where Russia has a garrison."""
    s = position("austria krakow 0", garrisons="russia warszawa, austria danzig")
    turn(s, "austria")
    answer(s, general(s, "austria", "krakow"), land(s, "warszawa"), land(s, "danzig"), STOP)
    return s


@pytest.mark.rule("A-5.18", "A-7.7")
def test_an_ally_is_asked_for_the_whole_move() -> None:
    """The move is announced whole; it is made when the ally consents."""
    s = crossing()
    assert events(s, CONSENT_ASKED) == [
        (RUSSIA, general(s, "austria", "krakow"), land(s, "warszawa"), land(s, "danzig"))
    ]
    assert s.pending() == [RUSSIA]
    answer(s, YES)

    assert units(s, "austria", "danzig") == 0
    assert len(events(s, MOVED)) == 2


@pytest.mark.rule("A-5.18", "A-4.6", example="AX-35")
def test_a_refused_move_is_not_asked_again() -> None:
    """The general has not moved and may do something else, but not ask for the same in this turn."""
    s = crossing()
    austrian = general(s, "austria", "krakow")
    answer(s, NO, austrian)
    assert land(s, "moravia") in offered(s)
    assert units(s, "austria", "krakow") == 0

    pick = s.top and s.top.below
    assert isinstance(pick, moves.PickGeneral)
    assert marching.steps(s, austrian, (land(s, "warszawa"),), pick.refused) == [STOP]


@pytest.mark.rule("A-5.18")
def test_another_move_over_the_same_ground_may_be_asked_for() -> None:
    """Who was not let through Warszawa may ask to stop there; refused that too, he stays out of it."""
    s = crossing()
    austrian = general(s, "austria", "krakow")
    answer(s, NO, austrian, land(s, "warszawa"))
    assert events(s, CONSENT_ASKED)[-1] == (RUSSIA, austrian, land(s, "warszawa"))
    answer(s, NO, austrian)

    assert land(s, "warszawa") not in offered(s)


@pytest.mark.rule("A-5.18", "A-4.6")
def test_each_destination_may_be_asked_for_once() -> None:
    """Refused the way to one place after another he may still ask for the next, until there is none left."""
    s = position("austria krakow 0", garrisons="russia warszawa, russia polesie, russia litwa")
    turn(s, "austria")
    austrian = general(s, "austria", "krakow")
    answer(s, austrian)
    while russian := [code for code in offered(s) if code == STOP or s.control[code] == RUSSIA]:
        answer(s, russian[-1])
        if asked(s) == "Consent":
            answer(s, NO, austrian)
    ends = [way[-1] for _, _, *way in events(s, CONSENT_ASKED)]

    assert len(ends) == len(set(ends))
    assert {land(s, where) for where in ("warszawa", "polesie", "litwa", "kiev", "sloboda")} <= set(ends)


@pytest.mark.rule("A-5.18")
def test_a_refusal_holds_for_its_movement_turn_alone() -> None:
    """Refused once, Warszawa is closed for the rest of the turn; in the next one it may be asked for again."""
    s = position("austria krakow 0", garrisons="russia warszawa")
    movement.begin(s, Done(), AUSTRIA)
    austrian, there = general(s, "austria", "krakow"), land(s, "warszawa")
    answer(s, FRANCE, austrian, there, NO, austrian)
    assert there not in offered(s)
    answer(s, land(s, "silesia"), YES, YES, austrian, there)

    assert events(s, CONSENT_ASKED) == [(RUSSIA, austrian, there)] * 2


@pytest.mark.rule("A-5.18")
def test_a_refusal_binds_neither_other_allies_nor_other_generals() -> None:
    """What Russia has refused Britain may grant, and Russia another general."""
    s = position("austria krakow, austria danzig", garrisons="russia warszawa")
    one, other = general(s, "austria", "krakow"), general(s, "austria", "danzig")
    way, refused = (land(s, "warszawa"),), ((one, RUSSIA, land(s, "warszawa")),)
    assert marching.end_refusal(s, one, way, refused) == marching.REFUSED
    assert marching.end_refusal(s, other, way, refused) == 0
    s.set_garrison(land(s, "warszawa"), BRITAIN)

    assert marching.end_refusal(s, one, way, refused) == 0


@pytest.mark.rule("A-5.18")
def test_several_consents_are_all_needed() -> None:
    """A route of Britain to a garrison of Russia needs both; one refusal is enough to stay."""
    s = position("austria holland 0", garrisons="russia hannover", status={"russia": "british"})
    turn(s, "austria")
    answer(s, general(s, "austria", "holland"), route(s, "holland", "hannover"))
    give(s, BRITAIN, YES)
    give(s, RUSSIA, NO)

    assert units(s, "austria", "holland") == 0
    austrian = general(s, "austria", "holland")
    assert (events(s, CONSENT_GIVEN), events(s, CONSENT_REFUSED)) == ([(BRITAIN, austrian)], [(RUSSIA, austrian)])


@pytest.mark.rule("A-1.2", "A-5.18")
@pytest.mark.parametrize(
    "garrisons", ["russia krakow, britain warszawa", "britain krakow, russia warszawa"], ids=["against", "along"]
)
def test_allies_are_asked_in_the_order_of_powers(garrisons: str) -> None:
    """Britain before Russia, whoever holds the nearer territory."""
    s = position("austria moravia 0", garrisons=garrisons, status={"russia": "british", "austria": "british"})
    turn(s, "austria")
    answer(s, general(s, "austria", "moravia"), land(s, "krakow"), land(s, "warszawa"), STOP)
    give(s, BRITAIN, YES)
    give(s, RUSSIA, YES)

    assert units(s, "austria", "warszawa") == 0


@pytest.mark.rule("A-1.2", "A-5.18", "A-9.72")
def test_the_owner_of_a_sea_route_may_be_asked_second() -> None:
    """Britain holds the territory where a Spanish route ends."""
    s = position(
        "austria sardinia 0", garrisons="britain napoli", status=dict.fromkeys(("spain", "austria"), "british")
    )
    way = (marching.SEA + s.board.route_ends.index((land(s, "sardinia"), land(s, "napoli"))),)

    assert marching.consents(s, general(s, "austria", "sardinia"), way) == [BRITAIN, SPAIN]


@pytest.mark.rule("A-5.18", "A-9.72")
def test_a_sea_move_is_made_when_the_owner_of_the_route_consents() -> None:
    """It is told as sailing along Britain's route, not as a march."""
    s = position("austria holland 0")
    turn(s, "austria")
    austrian = general(s, "austria", "holland")
    answer(s, austrian, route(s, "holland", "hannover"), YES)

    assert events(s, SAILED) == [(AUSTRIA, austrian, land(s, "holland"), land(s, "hannover"), BRITAIN)]
    assert events(s, MOVED) == []


@pytest.mark.rule("A-5.18", "A-12.30")
def test_a_player_consents_to_his_own_moves() -> None:
    """Between powers of one player nobody is asked."""
    s = position("austria krakow", garrisons="russia warszawa", players=4, control={"russia": "austria"})

    assert marching.consents(s, general(s, "austria", "krakow"), (land(s, "warszawa"),)) == []
