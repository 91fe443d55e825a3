"""What units do in their own activation, carried out."""

import pytest

from pragmatica.mollwitz.acting import changes, steps
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.moving import costs
from tests.mollwitz.build import field, happened, spot, unit, units


@pytest.mark.rule("W-8.5", "W-8.3", "W-8.10")
def test_a_step_is_paid_for() -> None:
    """One forward, two backward; the step of an attack is free."""
    s = field("P_ASCHW_1 20,10 facing 0", active="prussia")
    one = unit(s, "P_ASCHW_1")
    assert steps.step(s, one, 0) == 1
    assert steps.step(s, one, 3) == 2
    assert steps.step(s, one, 0, free=True) == 0
    assert (s.place[one], s.spent[one]) == (spot(s, "20,9"), 3)
    assert len(happened(s, log.MOVED)) == 3


@pytest.mark.rule("W-8.5", "W-8.9", example="WX-16")
def test_marsh_shakes_who_enters_it() -> None:
    """A fresh battalion pays three and loses a point; a battery that cannot pay spends all it has."""
    s = field("P_ASCHW_1 7,8 facing 0", active="prussia")
    one = unit(s, "P_ASCHW_1")
    steps.step(s, one, 0)
    assert (s.spent[one], s.morale[one]) == (3, 6)


@pytest.mark.rule("W-7.8")
def test_routed_friends_shake_who_comes_to_them() -> None:
    """A squadron that rides into the hex of a routed one loses a point; one that is routed itself does not."""
    s = field("P_BUDC_1 20,10 facing 0", "P_LEIB_1 20,9 routed", "P_BUDC_2 19,10 routed", active="prussia")
    steps.step(s, unit(s, "P_BUDC_1"), 0)
    assert s.morale[unit(s, "P_BUDC_1")] == 5
    steps.step(s, unit(s, "P_BUDC_2"), 1)
    assert s.lost[unit(s, "P_BUDC_2")] == 0


@pytest.mark.rule("W-S.6")
def test_who_enters_mollwitz_takes_it() -> None:
    """The hex changes hands with the step."""
    s = field("P_ASCHW_1 17,-2 facing 0", active="prussia")
    steps.step(s, unit(s, "P_ASCHW_1"), 0)
    assert len(happened(s, log.OBJECTIVE_TAKEN)) == 1


@pytest.mark.rule("W-5.7", "W-5.8", "W-11.2")
def test_turns_are_paid_for_and_counted_in_zones() -> None:
    """A sixth for a point; an unlimbered battery for all it has."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_B6 24,8 facing 0", active="prussia")
    one, gun = unit(s, "P_ASCHW_1"), unit(s, "P_B6")
    steps.turn(s, one, clockwise=False, in_zone=True)
    assert (s.facing[one], s.spent[one], s.wheeled[one]) == (5, 1, 1)
    steps.turn(s, gun, clockwise=True, in_zone=False)
    assert (s.facing[gun], s.spent[gun], s.wheeled[gun]) == (1, 1, 0)


@pytest.mark.rule("W-7.3")
def test_a_crooked_stack_is_set_straight_at_a_price() -> None:
    """Two points each."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 1", active="prussia")
    steps.straighten(s, spot(s, "20,10"), 3)
    assert [(s.facing[one], s.morale[one]) for one in units(s, "P_BUDC_1", "P_BUDC_2")] == [(3, 4), (3, 4)]


@pytest.mark.rule("W-4.8")
def test_a_square_beside_the_enemy_needs_a_test() -> None:
    """It takes all points; failed, it is not tried again; apart from the enemy there is no die."""
    s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 20,9 facing 0", active="prussia", draws=[9])
    one = unit(s, "P_G_BUDD")
    assert not changes.form_square(s, one)
    assert (s.formation[one], s.spent[one], s.balked[one]) == (0, 5, 1)
    s = field("P_G_BUDD 20,10 facing 0", active="prussia")
    assert changes.form_square(s, one)
    assert s.formation[one] == 4
    assert happened(s, log.TESTED) == []


@pytest.mark.rule("W-4.2", "W-4.3", "W-4.9", "W-4.16")
def test_a_formation_as_a_reaction_needs_a_test() -> None:
    """Passed or failed, the reaction is used; the shots are kept."""
    for die, formation in ((8, 2), (9, 0)):
        s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 21,10 facing 5", draws=[die])
        one = unit(s, "P_G_BUDD")
        assert changes.form_reacting(s, one, 2) == (formation == 2)
        assert (s.formation[one], s.reacted[one], s.shots[one]) == (formation, 1, 0)


@pytest.mark.rule("W-4.5", "W-4.11", "W-11.1")
def test_back_to_line_and_limbering() -> None:
    """A marker for a point, a square and guns for all: also of those that the new formation gives."""
    s = field("P_G_BUDD 20,10 facing 0 square", "P_ASCHW_1 24,8 repel", "P_B6 28,6", active="prussia")
    square, marked, gun = units(s, "P_G_BUDD", "P_ASCHW_1", "P_B6")
    changes.leave_square(s, square, 4)
    changes.unmark(s, marked)
    changes.change_guns(s, gun)
    assert [(s.formation[one], s.spent[one]) for one in (square, marked, gun)] == [(0, 5), (0, 1), (6, 5)]
    assert costs.left(s, gun) == 0
    assert s.facing[square] == 4


@pytest.mark.rule("W-13.6", "W-13.7", "W-13.8", example="WX-17")
def test_recovery_is_paid_for() -> None:
    """Three points for three of a battalion of base 7; everything for all under Halt."""
    s = field("P_ASCHW_1 20,10 morale 4", "A_BOTTA_1 30,4 morale 3", orders="A_L1 halt", active="prussia")
    one, other = units(s, "P_ASCHW_1", "A_BOTTA_1")
    assert changes.recover(s, one, 3) == 3
    assert (s.morale[one], s.spent[one], s.recovered[one]) == (7, 3, 3)
    assert changes.recover_all(s, other) == 3
    assert (s.morale[other], s.spent[other]) == (6, 5)


@pytest.mark.rule("W-13.8")
def test_a_failed_try_costs_what_it_would_have_cost() -> None:
    """And ends all recovery in the activation."""
    s = field("P_ASCHW_1 20,10 morale 4", "A_BOTTA_1 20,9 facing 0", active="prussia", draws=[9])
    one = unit(s, "P_ASCHW_1")
    assert changes.recover(s, one, 2) == 0
    assert (s.morale[one], s.spent[one], s.balked[one]) == (4, 2, 1)


@pytest.mark.rule("W-13.29", example="WX-35")
def test_the_test_of_a_rally() -> None:
    """A 3 passes with rout morale 3, and the unit stays where it is; a 4 fails and keeps the marker."""
    for die, rallied in ((3, True), (4, False)):
        s = field("P_ASCHW_1 20,10 routed rally 3", active="prussia", draws=[die])
        one = unit(s, "P_ASCHW_1")
        assert changes.rally(s, one, 2) == rallied
        assert (s.morale[one], s.rally[one], s.spent[one]) == ((1, 0, 5) if rallied else (0, 3, 0))
