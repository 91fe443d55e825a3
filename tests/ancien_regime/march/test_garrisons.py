"""Chapters 9 and 13: garrisons of moving generals, Frederick and Stuart."""

import pytest

from pragmatica.ancien_regime.kept.board import NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.log import BATTLE_BEGAN, STUART_LANDED
from pragmatica.ancien_regime.kept.state import LANDED, ORDINARY
from pragmatica.ancien_regime.march import garrisons, marching
from pragmatica.ancien_regime.march.marching import STOP
from pragmatica.ancien_regime.wheel import movement
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    controller,
    events,
    garrison,
    general,
    land,
    offered,
    position,
    units,
)
from tests.ancien_regime.moving import (
    AUSTRIA,
    BRITAIN,
    END,
    FRANCE,
    NO,
    OTTOMAN,
    PRUSSIA,
    SPAIN,
    YES,
    march,
    route,
    turn,
)

# -- garrisons --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.80", "A-9.82", "A-9.83", "A-5.10", example="AX-25")
def test_garrisons_on_leaving_and_entering() -> None:
    """A general with 3 units leaves one where he starts and one where he arrives, and has one left."""
    s = position("austria silesia 3")
    turn(s, "austria")
    answer(s, general(s, "austria", "silesia"), land(s, "krakow"), YES, YES)

    assert (garrison(s, "silesia"), garrison(s, "krakow")) == ("austria", "austria")
    assert units(s, "austria", "krakow") == 1


@pytest.mark.rule("A-9.80", "A-9.81", example="AX-25")
def test_no_garrison_before_a_battle() -> None:
    """Where hostile pieces are, none is placed on entering."""
    s = position("austria silesia 3, prussia krakow 1")
    turn(s, "austria")
    answer(s, general(s, "austria", "silesia"), land(s, "krakow"), NO)

    assert asked(s) == ""
    assert garrisons.refusal(s, general(s, "austria", "krakow"), land(s, "krakow")) == garrisons.HOSTILE_PIECES


@pytest.mark.rule("A-9.80")
def test_garrisons_on_passing() -> None:
    """In a Strategic Move the territory passed may be garrisoned too."""
    s = position("austria bohemia 3")
    turn(s, "austria")
    answer(s, general(s, "austria", "bohemia"), land(s, "wien"), land(s, "hungaria"), STOP, NO, YES, NO)

    assert (garrison(s, "bohemia"), garrison(s, "wien"), garrison(s, "hungaria")) == ("", "austria", "")


@pytest.mark.rule("A-9.81", "A-12.30", "A-12.36")
def test_homes_of_minor_powers() -> None:
    """The home of a minor power of the family takes no garrison, that of an enemy's minor power does."""
    s = position(
        "austria silesia 1",
        players=5,
        control={"spain": "austria", "ottoman": "france"},
        status={"austria": "expansionist", "spain": "expansionist", "ottoman": "french"},
    )
    austrian = general(s, "austria", "silesia")

    assert garrisons.refusal(s, austrian, land(s, "madrid")) == garrisons.FOREIGN_HOME
    assert garrisons.refusal(s, austrian, land(s, "serbia")) == 0


@pytest.mark.rule("A-9.81", "A-7.7", "A-2.8", "A-10.14")
def test_where_garrisons_may_be() -> None:
    """Own homes, contested and uncontested ground, homes of enemies; not where one is, nor in an ally's home."""
    s = position("austria silesia 1, austria wien 0", garrisons="austria saxonia")
    austrian = general(s, "austria", "silesia")

    for where in ("bohemia", "silesia", "venezia", "berlin"):
        assert garrisons.refusal(s, austrian, land(s, where)) == 0
    assert garrisons.refusal(s, austrian, land(s, "kiev")) == garrisons.FOREIGN_HOME
    assert garrisons.refusal(s, austrian, land(s, "serbia")) == garrisons.FOREIGN_HOME  # at peace
    assert garrisons.refusal(s, austrian, land(s, "saxonia")) == garrisons.GARRISONED
    assert garrisons.refusal(s, general(s, "austria", "wien"), land(s, "wien")) == garrisons.NO_UNIT


@pytest.mark.rule("A-9.60", "A-9.62", "A-9.72", "A-9.80", example="AX-5")
def test_the_british_example() -> None:
    """London sails to Holland and Hannover, Cornwall to Oporto and Lisboa; the Ottoman Arbiter ends at 5."""
    s = position(
        "britain london 3, britain cornwall 3",
        status={"prussia": "british", "austria": "french"},
        morale={"ottoman": 2},
    )
    movement.begin(s, Done(), BRITAIN)
    assert offered(s) == [AUSTRIA, FRANCE, SPAIN, OTTOMAN]
    answer(s, OTTOMAN)
    assert s.morale[OTTOMAN] == 3
    answer(s, general(s, "britain", "london"), route(s, "london", "holland"), NO, YES)
    answer(s, general(s, "britain", "cornwall"), route(s, "cornwall", "oporto"), NO, YES)
    answer(s, YES, YES)
    assert s.morale[OTTOMAN] == 5
    answer(s, general(s, "britain", "holland"), route(s, "holland", "hannover"), NO)
    answer(s, general(s, "britain", "oporto"), route(s, "oporto", "lisboa"), YES, NO)

    assert [controller(s, where) for where in ("holland", "oporto", "lisboa")] == ["britain"] * 3
    assert (units(s, "britain", "hannover"), units(s, "britain", "lisboa")) == (2, 1)


# -- Frederick --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-13.1", "A-13.3")
def test_frederick_moves_alone() -> None:
    """In his own turn he alone moves; there is no Arbiter and nothing is dissolved."""
    s = position("prussia berlin 1, prussia borussia 1", frederick="berlin", garrisons="prussia saxonia")
    done = Done()
    movement.frederick(s, done)
    assert offered(s) == [s.frederick, END]
    answer(s, s.frederick, land(s, "silesia"), NO, YES)

    assert garrison(s, "silesia") == "prussia"
    assert done.times == 1


@pytest.mark.rule("A-13.1", "A-13.3", "A-5.18")
def test_frederick_asks_allies_as_others_do() -> None:
    """No Arbiter has to agree, but an ally whose ground he enters has."""
    s = position("prussia borussia 0", frederick="borussia", garrisons="spain danzig")
    movement.frederick(s, Done())
    answer(s, s.frederick, land(s, "danzig"))
    if asked(s) == "Route":
        answer(s, STOP)

    assert (asked(s), s.pending()) == ("Consent", [SPAIN])


@pytest.mark.rule("A-13.3", "A-13.4")
def test_frederick_fights_like_others() -> None:
    """Other Prussians and allies may support him; beaten he goes to the capital, and remains Frederick."""
    s = position("prussia silesia 0, prussia bohemia 1, spain krakow 1, austria moravia 3", frederick="silesia")
    movement.frederick(s, Done())
    answer(s, s.frederick, land(s, "moravia"))
    answer(s, general(s, "prussia", "bohemia"), general(s, "spain", "krakow"))
    assert (asked(s), offered(s)) == ("Defeated", [land(s, "berlin"), OFF_BOARD])
    answer(s, land(s, "berlin"))
    movement.frederick(s, Done())

    assert offered(s) == [s.frederick, END]


@pytest.mark.rule("A-13.1", "A-5.18")
def test_frederick_asks_his_allies() -> None:
    """No Arbiter has to consent to his turn, but an ally to his march over its ground."""
    s = position("prussia berlin 0", frederick="berlin", garrisons="spain saxonia")
    movement.frederick(s, Done())
    answer(s, s.frederick, land(s, "saxonia"), STOP)

    assert (asked(s), s.pending()) == ("Consent", [SPAIN])


@pytest.mark.rule("A-13.1")
def test_frederick_off_the_board_does_not_move() -> None:
    """Without him on the board there is no extra move."""
    s = position("prussia berlin 1", frederick="berlin")
    s.take_off(s.frederick)
    done = Done()
    movement.frederick(s, done)

    assert done.times == 1


# -- Stuart -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-13.7", "A-13.9", example="AX-29")
def test_stuart_lands_in_scotland() -> None:
    """Once, with his two units, as his move of the turn; he leaves no garrison then, but in later turns."""
    s = position(stuart=True)
    turn(s, "france")
    assert offered(s) == [s.board.stuart, END]
    answer(s, s.board.stuart)
    assert asked(s) == ""  # that was his move

    assert s.stuart == LANDED
    assert units(s, "france", "scotland") == 2
    assert events(s, STUART_LANDED) == [(s.board.stuart, land(s, "scotland"))]
    assert garrison(s, "scotland") == ""
    turn(s, "france")
    answer(s, s.board.stuart, YES, NO)
    assert garrison(s, "scotland") == "france"


@pytest.mark.rule("A-13.8")
def test_stuart_meets_a_garrison() -> None:
    """British pieces in Scotland make a battle."""
    s = position(garrisons="britain scotland", stuart=True)
    turn(s, "france")
    answer(s, s.board.stuart)

    assert s.hostile_to(FRANCE, land(s, "scotland"))


@pytest.mark.rule("A-13.8", "A-9.75")
def test_stuart_fights_when_the_movement_turn_is_over() -> None:
    """He lands beside a British garrison and a general next to it; the battle comes after the other moves."""
    s = position("france paris 1, britain york 1", garrisons="britain scotland", stuart=True)
    movement.begin(s, Done(), FRANCE)
    answer(s, AUSTRIA, s.board.stuart)
    assert asked(s) == "PickGeneral"
    answer(s, END)

    assert events(s, BATTLE_BEGAN) == [(s.board.stuart, land(s, "scotland"), 3, 1)]
    assert (asked(s), s.pending()) == ("Support", [BRITAIN])


@pytest.mark.rule("A-9.75", "A-10.1")
def test_all_who_face_enemies_fight_when_the_moves_are_made() -> None:
    """Two Prussians march to enemies, a third to empty ground: two battles, and the mover chooses the first."""
    s = position("prussia silesia 0, prussia berlin 0, prussia magdeburg 0, austria moravia 0, austria saxonia 0")
    movement.begin(s, Done(), PRUSSIA)
    answer(s, BRITAIN)
    march(s, "prussia", "silesia", "moravia")
    march(s, "prussia", "berlin", "saxonia")
    march(s, "prussia", "magdeburg", "berlin")

    assert asked(s) == "NextBattle"
    assert offered(s) == [general(s, "prussia", where) for where in ("moravia", "saxonia")]


@pytest.mark.rule("A-13.7")
def test_where_stuart_cannot_land() -> None:
    """Not beside a French general; an ally who holds Scotland is asked."""
    s = position("france scotland", stuart=True)
    assert marching.landing_refusal(s, s.board.stuart) == marching.OWN_GENERAL
    s = position(garrisons="spain scotland", stuart=True)
    assert marching.consents(s, s.board.stuart, (land(s, "scotland"),)) == [SPAIN]
    turn(s, "france")
    answer(s, s.board.stuart)
    assert s.pending() == [SPAIN]
    answer(s, NO)

    assert asked(s) == ""
    assert s.place[s.board.stuart] == OFF_BOARD


@pytest.mark.rule("A-13.7", "A-13.11")
def test_an_ordinary_pawn_does_not_land() -> None:
    """Once Stuart is gone his pawn has no landing."""
    s = position()
    assert s.stuart == ORDINARY

    assert marching.landing_refusal(s, s.board.stuart) != 0


@pytest.mark.rule("A-9.6", "A-9.60")
def test_the_action_ends_with_the_hand_limit() -> None:
    """After Movement every power that holds too many cards discards."""
    s = position(hands={"france": [2] * 7})
    movement.begin(s, Done(), BRITAIN)
    answer(s, FRANCE, NO)

    assert asked(s) == "HandLimit"


@pytest.mark.rule("A-1.8", "A-5.12")
def test_nobody_controls_what_is_left() -> None:
    """Neither a general nor a fortress without a garrison changes control."""
    s = position("austria silesia 0", fortresses="silesia")

    assert s.control[land(s, "silesia")] == NOBODY
