"""Chapters 4, 5, 11 and 13: formations, guns and rally in a unit's own action; out of command; stacks set straight."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import LIMBERED, LINE, SQUARE, UNLIMBERED
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, happened, leader, named, spot, unit
from tests.mollwitz.playing import activate, asked, offered, say

FAR = "A_BROWNE_1 20,-6 facing 3"
BEHIND = ("P_L_SCHWE 18,14", "P_L_JEETZ 18,13", "P_L_MARWI 20,13", FAR)


def to(s: State, at: str) -> str:
    """The id of a step into a hex."""
    return f"step-{s.ground.names[spot(s, at)]}"


def steps(s: State) -> list[str]:
    """Where the unit that acts may step."""
    by_name = {name: hex for hex, name in enumerate(s.ground.names)}
    return named(s, [by_name[one.removeprefix("step-")] for one in offered(s) if one.startswith("step-")])


def line(*pieces: str, order: str = "march", draws: tuple[int, ...] = ()) -> State:
    """The first Prussian line after the chief's step."""
    s = field(*BEHIND, *pieces, active="prussia", orders=f"P_L1 {order}")
    s.script(list(draws))
    return activate(s, "P_L1", "end")


# -- formations -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-4.7", "W-4.8", "W-4.11")
def test_grenadiers_form_square_for_all_points_and_return_facing_as_they_like() -> None:
    """Unspent only; of the Prussians grenadiers alone."""
    s = say(line("P_G_BUDD 18,12 facing 0", "P_ASCHW_1 17,13 facing 0"), "unit-P_ASCHW_1")
    assert "square" not in offered(s)
    say(s, "end", "unit-P_G_BUDD", "square")
    one = unit(s, "P_G_BUDD")
    assert (s.formation[one], asked(s)) == (SQUARE, "Acting")
    s.acted[one] = s.spent[one] = 0
    say(s, "unit-P_G_BUDD", "line-4")
    assert (s.formation[one], s.facing[one], asked(s)) == (LINE, 4, "Acting")


@pytest.mark.rule("W-4.8")
def test_after_a_step_no_square_is_formed() -> None:
    """It takes all points of a unit that has spent none."""
    s = say(line("P_G_BUDD 18,12 facing 0"), "unit-P_G_BUDD")
    assert "square" in offered(s)
    say(s, to(s, "18,11"))
    assert "square" not in offered(s)


@pytest.mark.rule("W-4.8")
@pytest.mark.parametrize(("die", "formation"), [(0, SQUARE), (9, LINE)])
def test_next_to_an_enemy_a_square_takes_a_test(die: int, formation: int) -> None:
    """A failed one costs the points all the same."""
    s = line("P_G_BUDD 18,12 facing 0", "A_KOLO_1 18,11 facing 0", draws=(die,))
    say(s, "unit-P_G_BUDD", "square")
    one = unit(s, "P_G_BUDD")
    assert s.formation[one] == formation
    assert asked(s) == "Acting"


@pytest.mark.rule("W-4.4", "W-4.5")
def test_a_marker_comes_off_for_a_point() -> None:
    """Till then the unit neither moves nor turns."""
    s = say(line("P_ASCHW_1 18,12 facing 0 repel"), "unit-P_ASCHW_1")
    assert offered(s) == ["end", "unmark"]
    say(s, "unmark")
    assert steps(s) == ["18,11", "18,13"]
    assert s.spent[unit(s, "P_ASCHW_1")] == 1


@pytest.mark.rule("W-11.1", "W-11.2", "W-5.7")
def test_batteries_change_formation_or_turn_once_for_all_points() -> None:
    """A limbered one goes and turns for nothing."""
    s = field("P_B12A 18,12 facing 0", "P_B12B 14,16 facing 0 limbered", FAR, active="prussia")
    activate(s, "P_A")
    say(s, "unit-P_B12A")
    assert offered(s) == ["end", "right", "left", "guns"]
    say(s, "guns")
    assert s.formation[unit(s, "P_B12A")] == LIMBERED
    assert offered(s) == ["end", "right", "left"]
    say(s, "end", "unit-P_B12B", "right", "right")
    assert (s.facing[unit(s, "P_B12B")], s.spent[unit(s, "P_B12B")]) == (2, 0)
    say(s, "guns")
    assert s.formation[unit(s, "P_B12B")] == UNLIMBERED


@pytest.mark.rule("W-11.12", "W-11.11")
def test_a_battery_comes_back_on_top() -> None:
    """For all its points, in its own activation."""
    s = field("P_B12A 18,12 facing 0", "P_ASCHW_1 18,12 facing 0", FAR, active="prussia")
    battery, hex = unit(s, "P_B12A"), spot(s, "18,12")
    assert s.head[hex] != battery
    activate(s, "P_A")
    say(s, "unit-P_B12A", "top")
    assert s.head[hex] == battery


@pytest.mark.rule("W-12.5")
def test_a_leader_makes_room_for_a_battery() -> None:
    """Beside him it does him nothing; where it enters his hex he goes to the nearest unit under him."""
    s = field("P_B12B 14,16 facing 0 limbered", "A_L_BROWN 14,14", "A_BROWNE_1 14,9 facing 3", "A_KOLO_1 15,9 facing 3")
    s.active = 0
    activate(s, "P_A")
    say(s, "unit-P_B12B", to(s, "14,15"))
    assert named(s, [s.leader_at[leader(s, "A_L_BROWN")]]) == ["14,14"]
    say(s, to(s, "14,14"))
    assert (asked(s), s.pending()) == ("JoinUnit", [1])


OTHERS = ("P_ASCHW_2 16,14 facing 0", "P_GARDE1 20,12 facing 0")


# -- rally ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-13.29", "W-13.20", example="WX-35")
def test_who_passes_with_the_third_marker_rallies_and_stays() -> None:
    """Morale 1, facing as it likes, no move."""
    s = line("P_ASCHW_1 18,12 routed rally 3", *OTHERS, draws=(3,))
    say(s, "unit-P_ASCHW_1")
    one = unit(s, "P_ASCHW_1")
    assert asked(s) == "Rallied"
    say(s, "facing-4")
    assert (s.routed(one), s.morale[one], s.facing[one], s.acted[one]) == (False, 1, 4, 1)


@pytest.mark.rule("W-13.29")
def test_who_fails_keeps_the_marker_and_may_move() -> None:
    """As a routed unit, and tests no second time."""
    s = line("P_ASCHW_1 18,12 routed rally 3", *OTHERS, draws=(9,))
    say(s, "unit-P_ASCHW_1")
    assert happened(s, log.TESTED)
    assert len(steps(s)) == 6
    assert s.rally[unit(s, "P_ASCHW_1")] == 3


@pytest.mark.rule("W-2.12", "W-13.29")
@pytest.mark.parametrize(("die", "routed"), [(3, False), (9, True)])
def test_the_third_marker_is_tested_though_the_step_is_ended(die: int, routed: bool) -> None:
    """Nobody is free to leave the test out: whoever has not acted takes it as the step ends."""
    s = line("P_ASCHW_1 18,12 routed rally 3", *OTHERS, draws=(die,))
    say(s, "end", *(["facing-2"] if not routed else []))
    assert len(happened(s, log.TESTED)) == 1
    assert s.routed(unit(s, "P_ASCHW_1")) == routed


@pytest.mark.rule("W-13.18", "W-3.24")
def test_routed_units_go_anywhere_for_a_point_each() -> None:
    """They know no command, and no facing."""
    s = say(line("P_ASCHW_1 18,12 routed", *OTHERS), "unit-P_ASCHW_1")
    assert len(steps(s)) == 6
    say(s, to(s, "18,11"))
    assert s.spent[unit(s, "P_ASCHW_1")] == 1


# -- out of command ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-3.22", "W-3.21")
def test_who_is_out_of_command_goes_back_and_stops_there() -> None:
    """Only a step on a cheapest way is offered; in command the mark is gone and the move over."""
    s = line("P_GARDE1 20,9 facing 0")
    say(s, "unit-P_GARDE1")
    assert steps(s) == ["20,10"]
    say(s, to(s, "20,10"))
    one = unit(s, "P_GARDE1")
    assert (s.uncommanded[one], steps(s)) == (0, [])
    assert happened(s, log.BACK_IN_COMMAND) == [(one,)]


@pytest.mark.rule("W-3.25")
def test_a_commander_who_comes_nearer_takes_the_mark_off() -> None:
    """Marwitz, himself out of range of any chief, comes into it, and his battalion with him: it acts in step 6."""
    s = field("P_L_SCHWE 18,14", "P_L_MARWI 20,2", "P_GARDE1 20,3 facing 0", FAR, active="prussia", orders="P_L1 march")
    activate(s, "P_L1", "end")
    assert offered(s) == ["unit-P_GARDE1", "leader-P_L_MARWI", "end"]
    say(s, "leader-P_L_MARWI")
    while asked(s) == "LeaderMoves":
        say(s, offered(s)[-1])
    assert s.uncommanded[unit(s, "P_GARDE1")] == 0
    assert (happened(s, log.STEP_BEGAN)[-1], offered(s)) == ((6,), ["unit-P_GARDE1", "end"])


@pytest.mark.rule("W-3.23")
def test_units_that_nobody_commands_do_not_move() -> None:
    """They turn, and recover without limit, even under Attack; they make no step of it."""
    s = field("P_L_SCHWE 18,14", "P_GARDE1 20,3 facing 0", FAR, active="prussia", orders="P_L1 attack")
    one = unit(s, "P_GARDE1")
    s.morale[one] -= 4
    activate(s, "P_L1", "end")
    say(s, "unit-P_GARDE1")
    assert steps(s) == []
    assert {"right", "left", "recover-P_GARDE1-all"} <= set(offered(s))
    say(s, "recover-P_GARDE1-all")
    assert (s.morale[one], named(s, [s.place[one]])) == (s.base(one), ["20,3"])


# -- stacks set straight ----------------------------------------------------------------------------------------------


def go_on(s: State, question: str) -> None:
    """End all that may be ended, and let a commander go who must, until this is asked."""
    while asked(s) != question:
        say(s, "end" if "end" in offered(s) else offered(s)[-1])


CROOKED = ("P_L_SCHUL 26,8", "P_SCHU_1 25,8 facing 0", "P_SCHU_2 25,8 facing 2", FAR)


@pytest.mark.rule("W-7.3")
def test_a_crooked_stack_is_set_straight_for_points() -> None:
    """Both have some left: nothing is lost, and any facing is paid for."""
    s = field(*CROOKED, active="prussia", orders="P_WR march")
    activate(s, "P_WR")
    go_on(s, "Straighten")
    say(s, "facing-1")
    one, other = unit(s, "P_SCHU_1"), unit(s, "P_SCHU_2")
    assert (s.facing[one], s.facing[other], s.lost[one]) == (1, 1, 0)
    assert s.spent[one] > 0


@pytest.mark.rule("W-7.3")
def test_without_points_it_costs_two_of_morale_each() -> None:
    """Then the owner has any facing."""
    s = field(*CROOKED, active="prussia", orders="P_WR march")
    activate(s, "P_WR")
    go_on(s, "Acting")
    one, other = unit(s, "P_SCHU_1"), unit(s, "P_SCHU_2")
    s.spent[one] = s.spent[other] = 99
    go_on(s, "Straighten")
    assert len(offered(s)) == 6
    say(s, "facing-5")
    assert (s.facing[one], s.lost[one], s.lost[other]) == (5, 2, 2)


@pytest.mark.rule("W-3.8", "W-8.8")
def test_a_stack_of_two_brigades_keeps_command_for_both() -> None:
    """Under Halt the step that one of them may take alone would cost the other its commander."""
    pieces = (
        "A_HOHE_1 20,10 facing 3",
        "A_LANC_1 20,10 facing 3",
        "A_L_LANTH 20,12",
        "A_L_FRANK 20,6",
        "A_L_ROEME 20,8",
    )
    for word, may in (("unit-A_HOHE_1", True), ("unit-A_LANC_1", False), ("stack-A_HOHE_1", False)):
        s = field(*pieces, "P_GARDE1 30,10 facing 0", orders="A_WL halt")
        activate(s, "A_WL", "end", word)
        assert (to(s, "20,11") in offered(s)) == may, word


@pytest.mark.rule("W-3.22", "W-8.8")
def test_a_stack_of_two_brigades_seeks_command_for_both() -> None:
    """Out of command each has a way of its own to its commander; together they take none that is not both's."""
    pieces = (
        "A_HOHE_1 20,10 facing 3",
        "A_LANC_1 20,10 facing 3",
        "A_L_LANTH 20,16",
        "A_L_FRANK 20,4",
        "A_L_ROEME 20,8",
    )
    for word, may in (("unit-A_HOHE_1", True), ("stack-A_HOHE_1", False)):
        s = field(*pieces, "P_GARDE1 30,10 facing 0", orders="A_WL march")
        activate(s, "A_WL", "end", word)
        assert (to(s, "20,11") in offered(s)) == may, word
