"""Chapter 12: leaders lost, replaced, returned."""

import pytest

from pragmatica.mollwitz.command import leaders as moves
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.leaders import loss
from tests.mollwitz.build import brigade, field, leader, named, spot, start, unit, units, wing


@pytest.mark.rule("W-12.3", "W-12.6")
def test_a_nine_takes_him_hussars_also_with_an_eight() -> None:
    """Other dice do nothing."""
    s = field()
    assert [die for die in range(10) if loss.is_lost(s, die)] == [9]
    assert [die for die in range(10) if loss.is_lost(s, die, to_hussars=True)] == [8, 9]


@pytest.mark.rule("W-12.4", "W-12.12", "W-2.13", "W-12.11", example="WX-36")
def test_a_lost_leader_is_back_at_the_end_of_the_next_turn() -> None:
    """Lost in turn 3 he lies on box 4, and returns with a unit under him as turn 4 ends; the order stands."""
    s = start()
    roemer, army = leader(s, "A_L_ROEME"), wing(s, "A_WL")
    s.turn = 3
    loss.lose(s, roemer)
    assert s.leader_back[roemer] == 4
    assert not s.leads(roemer)
    assert loss.due_back(s) == []
    s.turn = 4
    assert loss.due_back(s) == [roemer]
    order = s.order[army]
    loss.come_back(s, roemer, s.place[loss.under_him(s, roemer)[0]])
    assert s.commander[army] == roemer
    assert s.order[army] == order
    assert s.leader_back[roemer] == 0


@pytest.mark.rule("W-12.8")
def test_a_brigadier_takes_over_the_wing() -> None:
    """Any of them; he keeps his brigade; when he too is lost, another."""
    s = start()
    army = wing(s, "A_WL")
    loss.lose(s, leader(s, "A_L_ROEME"))
    choices = loss.substitutes(s, army)
    assert [s.army.leader_ids[one] for one in choices] == ["A_L_LANTH", "A_L_FRANK", "A_L_HOLLY"]
    loss.take_over_wing(s, choices[0], army)
    assert s.commander[army] == choices[0]
    assert s.led_by[brigade(s, "A_LANTH")] == choices[0]
    assert loss.substitutes(s, army) == []
    loss.lose(s, choices[0])
    assert len(loss.substitutes(s, army)) == 2


@pytest.mark.rule("W-12.9", "W-12.8")
def test_nobody_takes_over_a_prussian_wing_or_a_leaderless_line() -> None:
    """They wait for a chief."""
    s = start()
    loss.lose(s, leader(s, "P_L_SCHUL"))
    assert loss.substitutes(s, wing(s, "P_WR")) == []
    assert loss.substitutes(s, wing(s, "A_L1")) == []


@pytest.mark.rule("W-12.10")
def test_the_nearest_neighbour_leads_an_orphaned_brigade() -> None:
    """Of the same wing; the owner breaks ties."""
    s = start()
    loss.lose(s, leader(s, "P_L_BORCK"))
    orphaned = brigade(s, "P_BORCK")
    found = loss.neighbours(s, orphaned)
    assert {s.army.leader_ids[one] for one in found} <= {"P_L_MKARL", "P_L_JEETZ"}
    loss.lead_as_well(s, found[0], orphaned)
    assert s.led_by[orphaned] == found[0]
    assert loss.neighbours(s, orphaned) == []


@pytest.mark.rule("W-12.5", "W-12.6")
def test_a_leader_alone_near_the_enemy() -> None:
    """Foot and line cavalry make him go; hussars may take him; with a unit he stays."""
    s = field("P_L_SCHWE 20,10", "A_BOTTA_1 20,9", "A_HUS_1 21,9", "A_HARR_1 19,10 routed", "A_B6A 20,11")
    schwerin = leader(s, "P_L_SCHWE")
    assert loss.danger(s, schwerin, units(s, "A_BOTTA_1")) == loss.MOVES
    assert loss.danger(s, schwerin, units(s, "A_BOTTA_1", "A_HUS_1")) == loss.ROLLS
    assert loss.danger(s, schwerin, units(s, "A_HARR_1", "A_B6A")) == loss.NO_ENEMY
    s = field("P_L_SCHWE 20,10", "P_ASCHW_1 20,10", "A_HUS_1 21,9")
    assert loss.danger(s, schwerin, units(s, "A_HUS_1")) == loss.NO_ENEMY


@pytest.mark.rule("W-12.5")
def test_he_goes_to_the_nearest_unit_under_him() -> None:
    """A brigade commander to his brigade, a chief to anybody; with none left he is lost."""
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,14", "P_ASCHW_2 17,10", "P_GARDE1 20,12")
    jeetze = leader(s, "P_L_JEETZ")
    assert named(s, moves.nearest_units(s, jeetze, spot(s, "20,10"))) == ["17,10"]
    s = field("P_L_SCHWE 20,10", "P_ASCHW_1 20,14", "P_GARDE1 20,12", "P_KLEIST_1 20,8")
    assert named(s, moves.nearest_units(s, leader(s, "P_L_SCHWE"), spot(s, "20,10"))) == ["20,12", "20,8"]
    s = field("P_L_JEETZ 20,10", "P_GARDE1 20,12")
    assert moves.nearest_units(s, jeetze, spot(s, "20,10")) == []


@pytest.mark.rule("W-12.7", "W-12.8")
def test_a_lost_commander_leaves_his_post_open() -> None:
    """The wing has none, and his brigade has none."""
    s = start()
    schulenburg = leader(s, "P_L_SCHUL")
    loss.lose(s, schulenburg)
    assert s.commander[wing(s, "P_WR")] == NO_LEADER
    assert s.led_by[brigade(s, "P_RW")] == NO_LEADER
    loss.lose(s, leader(s, "A_L_NEIPP"))
    assert s.chiefs(1) == []


@pytest.mark.rule("W-S.3", "W-S.4")
def test_frederick_may_leave_for_good() -> None:
    """He does not come back."""
    s = start()
    fred = leader(s, "P_L_FRIED")
    loss.leave_for_good(s, fred)
    for turn in range(1, 12):
        s.turn = turn
        assert loss.due_back(s) == []
    assert unit(s, "P_ASCHW_1") in loss.under_him(s, leader(s, "P_L_SCHWE"))
