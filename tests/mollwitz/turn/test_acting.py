"""Chapters 2, 3 and 8: units and leaders act one after the other."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, happened, leader, named, spot, unit
from tests.mollwitz.playing import activate, asked, offered, say

FAR = "A_BROWNE_1 20,-6 facing 3"
LINE = ("P_L_SCHWE 18,13", "P_L_MARWI 20,12", "P_KLEIST_1 20,11 facing 0", FAR)


def to(s: State, at: str) -> str:
    """The id of a step into a hex."""
    return f"step-{s.ground.names[spot(s, at)]}"


def place(s: State, name: str) -> str:
    """Where a unit stands."""
    return named(s, [s.place[unit(s, name)]])[0]


def line(*pieces: str, order: str = "march", **options: str | bool) -> State:
    """The first Prussian line in step 6, or 5 if anybody is marked."""
    s = field(*LINE, *pieces, active="prussia", orders=f"P_L1 {order}", **options)
    return activate(s, "P_L1", "end")


@pytest.mark.rule("W-2.12")
def test_one_unit_ends_its_action_before_the_next_begins() -> None:
    """While it acts nobody else is offered; afterwards it is not offered any more."""
    s = line("P_GARDE1 19,12 facing 0")
    say(s, "unit-P_KLEIST_1")
    assert not [one for one in offered(s) if one.startswith("unit")]
    say(s, to(s, "20,10"), "end")
    assert "unit-P_KLEIST_1" not in offered(s)
    assert "unit-P_GARDE1" in offered(s)


@pytest.mark.rule("W-2.17")
def test_leaders_move_between_the_actions_of_units_each_once() -> None:
    """Marwitz goes two hexes, and is not offered again."""
    s = line("P_GARDE1 19,12 facing 0")
    say(s, "unit-P_KLEIST_1", to(s, "20,10"), "end", "leader-P_L_MARWI", to(s, "20,11"), to(s, "20,10"), "end")
    assert "leader-P_L_MARWI" not in offered(s)
    assert s.leader_at[leader(s, "P_L_MARWI")] == spot(s, "20,10")


@pytest.mark.rule("W-8.1", "W-8.3", "W-8.4", "W-8.5", example="WX-15")
def test_movement_points_are_spent_hex_by_hex() -> None:
    """Five hexes of open ground; one backward costs two. With nothing left the action ends by itself."""
    s = line("P_GARDE1 19,12 facing 0")
    say(s, "unit-P_KLEIST_1")
    for at in ("20,10", "20,9", "20,8"):
        say(s, to(s, at))
    assert s.spent[unit(s, "P_KLEIST_1")] == 3
    say(s, to(s, "20,9"))
    assert s.spent[unit(s, "P_KLEIST_1")] == 5
    assert asked(s) == "Acting"


@pytest.mark.rule("W-8.2", "W-5.2", "W-5.7")
def test_a_faced_unit_goes_forward_or_backward_and_turns_for_a_point() -> None:
    """Straight ahead and straight back are offered; after a turn other hexes are."""
    s = say(line(), "unit-P_KLEIST_1")
    assert {to(s, "20,10"), to(s, "20,12")} == {one for one in offered(s) if one.startswith("step")}
    say(s, "right")
    assert {to(s, "21,10"), to(s, "19,12")} == {one for one in offered(s) if one.startswith("step")}
    assert (s.facing[unit(s, "P_KLEIST_1")], s.spent[unit(s, "P_KLEIST_1")]) == (1, 1)


@pytest.mark.rule("W-8.10", "W-13.5", "W-13.6", "W-13.7", example="WX-17")
def test_recovery_uses_the_same_points_as_moving() -> None:
    """March, base 7, three lost: three points restore all, and two remain to go."""
    s = line()
    one = unit(s, "P_KLEIST_1")
    s.morale[one] -= 3
    say(s, "unit-P_KLEIST_1")
    price = s.charts.recovery[s.base(one)]
    most = max(int(ident.rpartition("-")[2]) for ident in offered(s) if ident.startswith("recover-"))
    say(s, f"recover-P_KLEIST_1-{most}")
    assert s.spent[one] == most * price
    assert to(s, "20,10") in offered(s)


# -- orders -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-3.8", "W-13.7")
def test_under_halt_a_unit_goes_one_hex_and_recovers_all() -> None:
    """It may turn besides; all its points restore it completely."""
    s = line("P_GARDE1 19,12 facing 0", order="halt")
    one = unit(s, "P_GARDE1")
    s.morale[one] -= 4
    say(s, "unit-P_KLEIST_1", to(s, "20,10"))
    assert not [ident for ident in offered(s) if ident.startswith("step")]
    assert "right" in offered(s)
    say(s, "end", "unit-P_GARDE1", "recover-P_GARDE1-all")
    assert s.morale[one] == s.base(one)


@pytest.mark.rule("W-3.8")
def test_under_halt_nobody_leaves_command() -> None:
    """A step out of its commander's range and chain is not offered."""
    s = line("P_GARDE1 20,9 facing 0", order="halt")
    say(s, "unit-P_GARDE1")
    assert to(s, "20,8") not in offered(s)
    assert to(s, "20,10") in offered(s)


@pytest.mark.rule("W-3.9", "W-8.6")
def test_under_march_nobody_comes_next_to_an_enemy() -> None:
    """Two hexes before him the way ends."""
    s = line("A_KOLO_1 20,8 facing 0")
    say(s, "unit-P_KLEIST_1", to(s, "20,10"))
    assert to(s, "20,9") not in offered(s)


@pytest.mark.rule("W-3.10", "W-8.7", "W-3.6")
def test_under_attack_an_action_ends_with_a_step_ahead() -> None:
    """For nothing, even when all points are spent; five and one in all."""
    s = line("P_GARDE1 19,12 facing 0", order="attack")
    say(s, "unit-P_KLEIST_1", *(to(s, f"20,{row}") for row in (10, 9, 8, 7, 6)))
    assert place(s, "P_KLEIST_1") == "20,5"
    assert s.spent[unit(s, "P_KLEIST_1")] == 5


@pytest.mark.rule("W-3.10", "W-8.7")
def test_who_does_not_act_advances_all_the_same() -> None:
    """Ending the step is final: whoever has not acted makes his step, the second rank after the first."""
    s = line("P_GARDE1 20,12 facing 0", order="attack")
    say(s, "end")
    assert (place(s, "P_KLEIST_1"), place(s, "P_GARDE1")) == ("20,10", "20,11")
    assert s.acted[unit(s, "P_GARDE1")] == 1


@pytest.mark.rule("W-8.7", "W-7.1")
def test_a_friend_straight_ahead_makes_the_step_impossible() -> None:
    """It is checked when the action ends."""
    s = line("P_GARDE1 20,12 facing 0", order="attack")
    say(s, "unit-P_GARDE1", "end", "unit-P_KLEIST_1", "end")
    assert (place(s, "P_KLEIST_1"), place(s, "P_GARDE1")) == ("20,10", "20,12")


@pytest.mark.rule("W-8.7", "W-3.10")
def test_with_an_enemy_in_front_there_is_no_step() -> None:
    """The unit is in contact and stays."""
    s = line("A_KOLO_1 20,10 facing 3", order="attack")
    say(s, "unit-P_KLEIST_1", "end")
    assert place(s, "P_KLEIST_1") == "20,11"


@pytest.mark.rule("W-3.10", "W-13.7")
def test_under_attack_two_points_are_recovered_at_most() -> None:
    """Four are lost, and two come back."""
    s = line(order="attack")
    s.morale[unit(s, "P_KLEIST_1")] -= 4
    say(s, "unit-P_KLEIST_1")
    assert [one for one in offered(s) if one.startswith("recover")] == [
        "recover-P_KLEIST_1-1",
        "recover-P_KLEIST_1-2",
    ]


@pytest.mark.rule("W-6.5", "W-5.8")
def test_infantry_stops_in_a_control_zone_and_turns_once() -> None:
    """No step is offered any more; one sixth is, and no second one."""
    s = line("A_KOLO_1 20,9 facing 3", order="attack")
    say(s, "unit-P_KLEIST_1", to(s, "20,10"))
    assert not [one for one in offered(s) if one.startswith("step")]
    assert happened(s, log.STOPPED) == [(unit(s, "P_KLEIST_1"), spot(s, "20,10"))]
    say(s, "right")
    assert "right" not in offered(s)


# -- stacks -----------------------------------------------------------------------------------------------------------

HORSE = ("P_L_SCHUL 26,8", "P_SCHU_1 25,8 facing 0", "P_SCHU_2 25,8 facing 0", "A_BROWNE_1 20,-6 facing 3")


@pytest.mark.rule("W-8.8", "W-7.7")
def test_two_squadrons_move_as_one_stack() -> None:
    """Each pays its own points, and both have acted."""
    s = field(*HORSE, active="prussia", orders="P_WR march")
    activate(s, "P_WR", "end")
    say(s, "stack-P_SCHU_1", to(s, "25,7"), "end")
    assert (place(s, "P_SCHU_1"), place(s, "P_SCHU_2")) == ("25,7", "25,7")
    assert [s.spent[unit(s, one)] for one in ("P_SCHU_1", "P_SCHU_2")] == [1, 1]
    assert [s.acted[unit(s, one)] for one in ("P_SCHU_1", "P_SCHU_2")] == [1, 1]


@pytest.mark.rule("W-7.7", "W-8.8", "W-7.2")
def test_one_of_two_may_go_alone() -> None:
    """A stack parts whenever its owner likes."""
    s = field(*HORSE, active="prussia", orders="P_WR march")
    activate(s, "P_WR", "end")
    say(s, "unit-P_SCHU_1", to(s, "25,7"), "end")
    assert (place(s, "P_SCHU_1"), place(s, "P_SCHU_2")) == ("25,7", "25,8")
    assert "unit-P_SCHU_2" in offered(s)


@pytest.mark.rule("W-6.4")
def test_a_control_zone_costs_nothing_to_enter() -> None:
    """The step before an enemy's front takes its one point, as any other."""
    s = line("A_KOLO_1 20,9 facing 3", order="attack")
    say(s, "unit-P_KLEIST_1", to(s, "20,10"))
    assert s.spent[unit(s, "P_KLEIST_1")] == 1


@pytest.mark.rule("W-6.28")
def test_a_charge_ends_the_action_of_the_mover_alone() -> None:
    """The other squadron of its hex may still act, and leave."""
    s = field(*HORSE, active="prussia", orders="P_WR march")
    activate(s, "P_WR", "end")
    s.reaction[unit(s, "P_SCHU_1")] = 1
    assert "unit-P_SCHU_1" not in offered(s)
    say(s, "unit-P_SCHU_2", to(s, "25,7"), "end")
    assert place(s, "P_SCHU_2") == "25,7"


@pytest.mark.rule("W-7.4", "W-7.10")
def test_an_overfull_hex_is_left_and_not_entered() -> None:
    """Three squadrons after a flight: each may go, and none comes to them."""
    s = field(*HORSE, "P_SCHU_3 25,8 facing 0", "P_SCHU_4 25,9 facing 0", active="prussia", orders="P_WR march")
    activate(s, "P_WR", "end")
    say(s, "unit-P_SCHU_4")
    assert to(s, "25,8") not in offered(s)
    say(s, "end", "unit-P_SCHU_1", to(s, "25,7"), "end")
    assert place(s, "P_SCHU_1") == "25,7"
