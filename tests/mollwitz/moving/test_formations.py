"""Chapter 4: formations."""

import pytest

from pragmatica.mollwitz.kept.codes import BENT_LEFT, BENT_RIGHT, REPEL
from pragmatica.mollwitz.moving import formations
from tests.mollwitz.build import field, spot, unit


@pytest.mark.rule("W-4.7")
def test_prussias_grenadiers_and_any_austrian_foot_form_square() -> None:
    """As long as the side has a marker left."""
    s = field("P_G_BUDD 20,10", "P_ASCHW_1 24,10", "A_BOTTA_1 20,2", "A_HOHE_1 24,2")
    able = {
        name: formations.can_square(s, unit(s, name)) for name in ("P_G_BUDD", "P_ASCHW_1", "A_BOTTA_1", "A_HOHE_1")
    }
    assert able == {"P_G_BUDD": True, "P_ASCHW_1": False, "A_BOTTA_1": True, "A_HOHE_1": False}

    s = field("A_BOTTA_1 20,2", "A_BOTTA_2 22,2 square", "A_HARR_1 24,2 square", "A_HARR_2 26,2 square")
    assert formations.squares_left(s, 1) == 0
    assert not formations.can_square(s, unit(s, "A_BOTTA_1"))


@pytest.mark.rule("W-4.12")
def test_no_square_in_a_village() -> None:
    """Nor in brush; a copse allows one."""
    s = field("A_BOTTA_1 16,-3", "A_BOTTA_2 5,13", "A_HARR_1 34,1")
    assert [formations.can_square(s, unit(s, name)) for name in ("A_BOTTA_1", "A_BOTTA_2", "A_HARR_1")] == [
        False,
        False,
        True,
    ]


@pytest.mark.rule("W-4.8", "W-4.11")
def test_a_square_takes_all_points_and_next_to_an_enemy_a_test() -> None:
    """Forming and leaving need a unit that has spent nothing."""
    s = field("P_G_BUDD 20,10", "P_G_REIB 24,10", "A_HOHE_1 20,9", active="prussia")
    assert formations.square_needs_test(s, unit(s, "P_G_BUDD"))
    assert not formations.square_needs_test(s, unit(s, "P_G_REIB"))
    one = unit(s, "P_G_REIB")
    assert formations.may_square(s, one)
    formations.spend_all(s, one)
    assert s.spent[one] == 5
    assert not formations.may_square(s, one)
    s.formation[one] = 4
    assert not formations.may_leave_square(s, one)
    s.spent[one] = 0
    assert formations.may_leave_square(s, one)


@pytest.mark.rule("W-4.5")
def test_a_marker_comes_off_for_a_point_away_from_the_enemy() -> None:
    """Not while any enemy unit stands next to it."""
    s = field("P_ASCHW_1 20,10 repel", "P_ASCHW_2 24,10 repel", "A_B6A 20,9 limbered", active="prussia")
    assert not formations.may_unmark(s, unit(s, "P_ASCHW_1"))
    assert formations.may_unmark(s, unit(s, "P_ASCHW_2"))
    s.spent[unit(s, "P_ASCHW_2")] = 5
    assert not formations.may_unmark(s, unit(s, "P_ASCHW_2"))


@pytest.mark.rule("W-4.2", "W-4.3", "W-6.21")
def test_an_enemy_at_flank_or_rear_bends_or_turns_the_line() -> None:
    """Bent towards the flank that he enters, repelling towards the rear; nothing in front, nor for a marked unit."""
    s = field("P_ASCHW_1 20,10 facing 0")
    one = unit(s, "P_ASCHW_1")
    found = [formations.reaction_to(s, one, spot(s, at)) for at in ("20,9", "21,10", "20,11", "19,11")]
    assert found == [formations.NONE, BENT_RIGHT, REPEL, BENT_LEFT]
    s.formation[one] = REPEL
    assert formations.reaction_to(s, one, spot(s, "21,10")) == formations.NONE


@pytest.mark.rule("W-4.9")
def test_a_square_against_horse_alone_and_not_from_a_front_zone() -> None:
    """Infantry beside it gives no square, nor does it help who stood in a front zone as the activation began."""
    s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_BOTTA_1 21,9 facing 0")
    one = unit(s, "P_G_BUDD")
    assert s.engaged[one] == 1
    s.engaged[one] = 0
    assert formations.may_square_against(s, one, unit(s, "A_HOHE_1"))
    assert not formations.may_square_against(s, one, unit(s, "A_BOTTA_1"))
    s.engaged[one] = 1
    assert not formations.may_square_against(s, one, unit(s, "A_HOHE_1"))


@pytest.mark.rule("W-11.1", "W-6.24")
def test_a_battery_limbers_with_all_its_points_out_of_front_zones() -> None:
    """Limbering and unlimbering take an unspent battery that no enemy has in front."""
    s = field("P_B6 20,10", "P_B24 24,10 limbered", "A_BOTTA_1 20,9 facing 3", active="prussia")
    assert not formations.may_change_guns(s, unit(s, "P_B6"))
    one = unit(s, "P_B24")
    assert formations.may_change_guns(s, one)
    assert formations.changed_guns(s, one) == 7
    s.spent[one] = 1
    assert not formations.may_change_guns(s, one)
