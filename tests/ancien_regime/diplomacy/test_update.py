"""Chapter 11, the board update, and the withdrawals of A-9.90."""

from collections.abc import Mapping

import pytest

from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept.board import OFF_BOARD, POWERS, STATUSES
from pragmatica.ancien_regime.kept.log import ENEMIES_MET, GARRISON_REASSIGNED, LEFT_BOARD, WITHDREW
from pragmatica.ancien_regime.kept.state import LANDED, ORDINARY, State
from pragmatica.ancien_regime.march import withdrawal
from tests.ancien_regime.build import (
    NOTHING,
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
    power,
    units,
)

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
YES, NO = 1, 0


def change(s: State, status: Mapping[str, str] = NOTHING, control: Mapping[str, str] = NOTHING) -> Done:
    """Change statuses (British, French, neutral, expansionist) and controllers, and update the board."""
    former, done = s.relations, Done()
    zones = [one.split("_")[0] for one in STATUSES]
    s.controller = [power(control[name]) if name in control else s.controller[one] for one, name in enumerate(POWERS)]
    s.status = [zones.index(status[name]) if name in status else s.status[one] for one, name in enumerate(POWERS)]
    s.realign()
    update.begin(s, done, former)
    return done


# -- withdrawals ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.90")
def test_withdrawal_goes_to_the_nearest_own_ground() -> None:
    """Steps lead over borders, whoever stands there; the nearest territories that the power controls are offered."""
    s = position("prussia bohemia, austria moravia", garrisons="prussia franconia")
    withdrawal.begin(s, Done(), general(s, "prussia", "bohemia"))

    assert offered(s) == [land(s, "franconia"), OFF_BOARD]


@pytest.mark.rule("A-9.90")
def test_withdrawal_uses_routes_of_the_own_colour() -> None:
    """From Lombardia a Spanish general reaches Catalonia in one step by Spain's route."""
    s = position("spain lombardia, france lombardia")
    spaniard = general(s, "spain", "lombardia")

    assert withdrawal.nearest(s, spaniard) == [land(s, "catalonia")]
    s.put(s.board.generals_of[SPAIN][1], land(s, "catalonia"))
    assert land(s, "catalonia") not in withdrawal.nearest(s, spaniard)


@pytest.mark.rule("A-9.90")
@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("silesia", withdrawal.NOT_CONTROLLED),
        ("berlin", withdrawal.OWN_GENERAL),
        ("pomerania", withdrawal.HOSTILE_PIECES),
        ("mecklenburg", withdrawal.LEAVING),
        ("borussia", withdrawal.FARTHER),
        ("magdeburg", 0),
    ],
)
def test_where_a_general_withdraws(where: str, reason: int) -> None:
    """Neither to ground of others, nor beside his own or enemies, nor where he is, nor farther than needed."""
    s = position("prussia mecklenburg, prussia berlin, austria pomerania")

    assert withdrawal.refusal(s, general(s, "prussia", "mecklenburg"), land(s, where)) == reason


@pytest.mark.rule("A-9.91")
def test_the_owner_may_take_him_off_instead() -> None:
    """Off the board he loses all units."""
    s = position("prussia mecklenburg 3")
    prussian = general(s, "prussia", "mecklenburg")
    withdrawal.begin(s, Done(), prussian)
    answer(s, OFF_BOARD)

    assert s.units[prussian] == 0
    assert events(s, LEFT_BOARD) == [(PRUSSIA, prussian, land(s, "mecklenburg"), 3)]


@pytest.mark.rule("A-9.91")
def test_without_a_place_to_go_he_leaves() -> None:
    """A power that controls nothing else takes him off unasked."""
    s = position("prussia silesia 2")
    for where in ("berlin", "mecklenburg", "magdeburg", "pomerania", "borussia", "kleve"):
        s.set_garrison(land(s, where), AUSTRIA)
    withdrawal.begin(s, Done(), general(s, "prussia", "silesia"))

    assert asked(s) == ""
    assert units(s, "prussia", "silesia") == -1


@pytest.mark.rule("A-9.90", "A-13.11", example="AX-29")
def test_stuart_cannot_reach_france_from_scotland() -> None:
    """France has no routes of its own: he leaves the board and is an ordinary general from then on."""
    s = position(stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    withdrawal.begin(s, Done(), s.board.stuart)

    assert s.stuart == ORDINARY
    assert s.place[s.board.stuart] == OFF_BOARD
    assert s.units[s.board.stuart] == 0


@pytest.mark.rule("A-13.11")
def test_stuart_who_withdraws_to_french_ground_stays_stuart() -> None:
    """A French garrison in York gives him a place to go."""
    s = position(garrisons="france york", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    withdrawal.begin(s, Done(), s.board.stuart)
    answer(s, land(s, "york"))

    assert s.stuart == LANDED


# -- peace at home ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-11.1", "A-11.2")
def test_a_garrison_in_a_new_friends_home_goes() -> None:
    """It becomes a unit of a general with room; control goes back to the home power."""
    s = position("prussia berlin 1", garrisons="prussia bohemia fortress")
    change(s, {"prussia": "british"})

    assert controller(s, "bohemia") == "austria"
    assert units(s, "prussia", "berlin") == 2
    assert s.fortress[land(s, "bohemia")] == 1


@pytest.mark.rule("A-11.2")
def test_the_owner_chooses_who_takes_the_unit() -> None:
    """Among several generals with room the owner chooses; without any the power takes 1 Money."""
    s = position("prussia berlin 1, prussia kleve 0, prussia borussia 3", garrisons="prussia bohemia")
    change(s, {"prussia": "british"})
    assert s.pending() == [PRUSSIA]
    assert offered(s) == [general(s, "prussia", "berlin"), general(s, "prussia", "kleve")]
    answer(s, general(s, "prussia", "kleve"))
    assert units(s, "prussia", "kleve") == 1
    s = position("prussia borussia 3", garrisons="prussia bohemia")
    change(s, {"prussia": "british"})

    assert s.money[PRUSSIA] == 1
    assert s.supply(PRUSSIA) == 18


@pytest.mark.rule("A-11.1")
@pytest.mark.parametrize("stays", [YES, NO])
def test_a_new_allys_general_stays_if_the_host_agrees(stays: int) -> None:
    """Prussia becomes Austria's ally: Austria decides on the general in Bohemia."""
    s = position("prussia bohemia 1")
    change(s, {"prussia": "british"})
    assert s.pending() == [AUSTRIA]
    answer(s, stays)
    if not stays:
        answer(s, land(s, "berlin"))

    assert units(s, "prussia", "bohemia" if stays else "berlin") == 1


@pytest.mark.rule("A-11.1", "A-12.20")
def test_a_power_without_a_player_lets_nobody_stay() -> None:
    """Spain has no player and consents to nothing: Prussia's new Russians have to leave it."""
    s = position("russia aragon", players=4, round_=1)
    change(s, status={"russia": "french"}, control={"russia": "prussia"})

    assert s.relations.allied[RUSSIA][SPAIN]
    assert (asked(s), s.pending()) == ("Withdraw", [PRUSSIA])


@pytest.mark.rule("A-11.1", "A-7.8")
def test_generals_leave_a_home_that_turns_neutral() -> None:
    """Austria, neutral now, is at peace with Prussia, but no ally: the general withdraws."""
    s = position("prussia bohemia 1")
    change(s, {"austria": "neutral"})
    answer(s, land(s, "berlin"))

    assert events(s, WITHDREW) == [(PRUSSIA, general(s, "prussia", "berlin"), land(s, "bohemia"), land(s, "berlin"))]


@pytest.mark.rule("A-11.1")
def test_old_allies_stay() -> None:
    """Britain's general in Bohemia, an ally before and after, is no matter of anybody."""
    s = position("britain bohemia 1")
    done = change(s, {"prussia": "neutral"})

    assert done.times == 1
    assert units(s, "britain", "bohemia") == 1


@pytest.mark.rule("A-11.1", example="AX-36")
def test_garrisons_go_before_generals() -> None:
    """The garrison in Wien has gone back when the general in Steiermark looks for the nearest ground."""
    s = position("prussia steiermark 3", garrisons="prussia wien")
    change(s, {"prussia": "british"})
    answer(s, NO)

    assert s.money[PRUSSIA] == 1
    assert land(s, "wien") not in offered(s)


@pytest.mark.rule("A-11.1", "A-11.2", "A-12.16", "A-12.30", example="AX-20")
@pytest.mark.parametrize(
    ("before", "kiev", "after", "then", "money"), [(2, 0, 3, 0, 0), (3, 0, 3, 1, 0), (3, 3, 3, 3, 1)]
)
def test_austria_wins_russia(before: int, kiev: int, after: int, then: int, money: int) -> None:
    """A Russian garrison in Bohemia becomes a unit of the general there, of another with room, or 1 Money."""
    pieces = f"russia bohemia {before}, russia kiev {kiev}"
    s = position(pieces, garrisons="russia bohemia", players=4, status={"russia": "french"})
    change(s, {"russia": "british"}, {"russia": "austria"})
    assert s.pending() == [AUSTRIA]
    answer(s, YES)

    assert controller(s, "bohemia") == "austria"
    assert (units(s, "russia", "bohemia"), units(s, "russia", "kiev"), s.money[RUSSIA]) == (after, then, money)


# -- neutral powers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-11.3")
def test_neutral_generals_leave_foreign_ground() -> None:
    """Spain turns neutral: its general in Toscana leaves, the one beside the garrison in Napoli stays."""
    s = position("spain toscana 1, spain napoli 1", garrisons="spain napoli")
    change(s, {"spain": "neutral"})
    answer(s, OFF_BOARD)

    assert units(s, "spain", "napoli") == 1
    assert garrison(s, "napoli") == "spain"
    assert asked(s) == ""


# -- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-11.4", "A-10.3", "A-12.16", example="AX-18")
def test_the_weaker_leaves_crimea() -> None:
    """The Ottoman general with 2 units is stronger than the Russian with 1, who withdraws to Zaporozhye."""
    s = position(
        "ottoman crimea 2, russia crimea 1",
        garrisons="russia zaporozhye",
        players=6,
        status={"ottoman": "british"},
        control={"ottoman": "russia"},
    )
    change(s, {"ottoman": "french"}, {"ottoman": "france"})
    assert offered(s) == [land(s, "zaporozhye"), OFF_BOARD]
    answer(s, land(s, "zaporozhye"))

    assert units(s, "russia", "zaporozhye") == 1
    assert events(s, ENEMIES_MET) == [(land(s, "crimea"), OTTOMAN, 0)]


@pytest.mark.rule("A-11.4", example="AX-19")
def test_the_garrison_breaks_a_tie() -> None:
    """Prussia's garrison and Russia's general without units are equal: the garrison stays; Warszawa is nearest."""
    s = position(
        "russia mecklenburg 0",
        garrisons="prussia mecklenburg, russia warszawa, russia polesie, russia podolia",
        status={"prussia": "british"},
    )
    change(s, {"prussia": "french"})
    assert offered(s) == [land(s, "warszawa"), OFF_BOARD]

    answer(s, land(s, "warszawa"))
    assert garrison(s, "mecklenburg") == "prussia"


@pytest.mark.rule("A-11.4", "A-15.1")
@pytest.mark.parametrize(("drawn", "stays"), [(0, "prussia"), (1, "russia")])
def test_a_fair_draw_decides_between_equals(drawn: int, stays: str) -> None:
    """Two equal generals without a garrison: the draw says who stays."""
    s = position("prussia danzig 1, russia danzig 1", status={"prussia": "british"}, draws=[drawn])
    change(s, {"prussia": "french"})
    answer(s, OFF_BOARD)

    assert units(s, stays, "danzig") == 1
    assert events(s, ENEMIES_MET) == [(land(s, "danzig"), power(stays), 1)]


@pytest.mark.rule("A-11.4", "A-11.2")
def test_the_unit_of_the_garrison_leaves_with_the_general() -> None:
    """The weaker side's garrison becomes a unit of its general there before he withdraws."""
    s = position("prussia danzig 0, russia danzig 3", garrisons="prussia danzig", status={"prussia": "british"})
    prussian = general(s, "prussia", "danzig")
    change(s, {"prussia": "french"})
    assert events(s, GARRISON_REASSIGNED) == [(PRUSSIA, land(s, "danzig"), prussian)]
    answer(s, land(s, "pomerania"))

    assert s.units[prussian] == 1


@pytest.mark.rule("A-11.4", "A-5.12")
def test_a_fortress_makes_the_garrison_strong() -> None:
    """A garrison with a fortress counts 4: a general with 2 units leaves."""
    s = position("russia danzig 2", garrisons="prussia danzig fortress", status={"prussia": "british"})
    change(s, {"prussia": "french"})
    answer(s, OFF_BOARD)

    assert garrison(s, "danzig") == "prussia"


@pytest.mark.rule("A-11.4", "A-1.11")
def test_three_enemies_in_one_place() -> None:
    """The strongest stays, all hostile to it leave, and it is not pooled with allies."""
    s = position(
        "prussia danzig 3, russia danzig 1, austria danzig 1",
        status={"prussia": "british"},
    )
    change(s, {"prussia": "french", "austria": "expansionist"})
    answer(s, OFF_BOARD, OFF_BOARD)

    assert units(s, "prussia", "danzig") == 3
    assert events(s, ENEMIES_MET) == [(land(s, "danzig"), PRUSSIA, 0)]


@pytest.mark.rule("A-11.5")
def test_an_update_brings_no_losses() -> None:
    """Nobody loses units or Morale, and nobody gains Influence."""
    s = position("ottoman crimea 2, russia crimea 1", status={"ottoman": "british"})
    morale, influence = s.morale[:], s.influence[:]
    change(s, {"ottoman": "french"})
    answer(s, land(s, "sloboda"))

    assert (s.morale, s.influence) == (morale, influence)
    assert units(s, "russia", "sloboda") == 1


@pytest.mark.rule("A-12.37")
def test_nothing_changes_between_allies() -> None:
    """Taking a minor power that was an ally before leaves its pieces in one's home where they are."""
    s = position("russia bohemia 1", players=4)
    done = change(s, {}, {"russia": "austria"})

    assert done.times == 1
    assert units(s, "russia", "bohemia") == 1
