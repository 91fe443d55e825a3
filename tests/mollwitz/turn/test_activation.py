"""Chapter 2: the steps of an activation."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_MARKER, R1, R2
from tests.mollwitz.build import field, happened, unit
from tests.mollwitz.playing import activate, asked, offered, say

LINE = ("P_L_SCHWE 16,14", "P_L_MARWI 20,11", "P_KLEIST_1 20,10 facing 0")
FAR = "A_HOHE_1 20,-6 facing 3"


@pytest.mark.rule("W-2.10")
def test_the_steps_of_an_activation_follow_each_other() -> None:
    """A line under orders goes through all eight."""
    s = field(*LINE, FAR, active="prussia", orders="P_L1 march")
    activate(s, "P_L1")
    while offered(s):
        say(s, "end")
    assert happened(s, log.STEP_BEGAN) == [(step,) for step in range(1, 9)]


@pytest.mark.rule("W-2.11")
def test_hussars_skip_the_steps_of_command() -> None:
    """Steps 3 to 5 are not theirs; the chief's step is."""
    s = field("P_L_SCHWE 16,14", "P_HUS_1 20,10", FAR, active="prussia")
    activate(s, "P_H")
    assert asked(s) == "Chief"
    while offered(s):
        say(s, "end")
    assert [step for (step,) in happened(s, log.STEP_BEGAN)] == [1, 2, 6, 7, 8]


@pytest.mark.rule("W-2.16")
def test_of_a_group_without_units_only_the_chief_acts() -> None:
    """Its chit was dealt while it had some."""
    s = field("P_L_SCHWE 16,14", "P_KLEIST_1 20,10 facing 0", FAR, active="prussia")
    activate(s, "P_L2")
    say(s, "end")
    assert offered(s) == []
    assert happened(s, log.STEP_BEGAN) == [(2,)]


@pytest.mark.rule("W-2.14", "W-2.15")
def test_what_was_remembered_is_forgotten() -> None:
    """Points lost and spent, reactions and marks are of one activation; where everybody stands is noted anew."""
    s = field(*LINE, "A_HOHE_1 20,9 facing 3", active="prussia")
    one = unit(s, "P_KLEIST_1")
    s.lost[one] = s.spent[one] = s.acted[one] = s.uncommanded[one] = 1
    s.engaged[one] = 0
    activate(s, "P_L1")
    assert (s.lost[one], s.spent[one], s.acted[one], s.engaged[one]) == (0, 0, 0, 1)


@pytest.mark.rule("W-2.10", "W-13.26", "W-13.28")
def test_rally_goes_up_one_marker_in_an_activation() -> None:
    """A routed unit far from every enemy receives its first marker in step 1, and in step 8 the second; never two."""
    s = field(*LINE, "P_KLEIST_2 18,13 routed", "A_HOHE_1 20,-6 facing 3", active="prussia")
    one = unit(s, "P_KLEIST_2")
    activate(s, "P_L1")
    assert s.rally[one] == R1
    while offered(s):
        say(s, "end")
    assert s.rally[one] == R2
    assert happened(s, log.RALLY_MARKED) == [(one, R1), (one, R2)]


@pytest.mark.rule("W-13.27", "W-13.28")
def test_near_an_enemy_no_marker_is_placed() -> None:
    """Nine hexes are too few."""
    s = field(*LINE, "P_KLEIST_2 18,13 routed", "A_HOHE_1 18,4 facing 3", active="prussia")
    activate(s, "P_L1")
    assert s.rally[unit(s, "P_KLEIST_2")] == NO_MARKER


@pytest.mark.rule("W-13.28", example="WX-35")
def test_an_enemy_who_comes_near_takes_the_marker_off() -> None:
    """At once, when he has come to nine hexes."""
    s = field("P_KLEIST_2 18,13 routed rally 2", "A_HUS_1 18,3", active="austria")
    activate(s, "A_H")
    say(s, "unit-A_HUS_1")
    step = next(one for one in offered(s) if one == f"step-{s.ground.names[s.ground.number[18, 4]]}")
    say(s, step)
    assert s.rally[unit(s, "P_KLEIST_2")] == NO_MARKER
    assert happened(s, log.RALLY_LOST) == [(unit(s, "P_KLEIST_2"),)]


@pytest.mark.rule("W-7.9")
def test_routed_units_carry_others_of_their_hex_away() -> None:
    """At the end of an activation all of the hex are routed, with their step."""
    s = field(*LINE, "P_KLEIST_2 20,10 routed", FAR, active="prussia")
    activate(s, "P_L1")
    while offered(s):
        say(s, "end")
    one = unit(s, "P_KLEIST_1")
    assert (s.routed(one), s.weak[one]) == (True, 1)


@pytest.mark.rule("W-13.26", "W-13.28", "W-13.29", example="WX-35")
def test_a_routed_battalion_comes_back_in_three_turns() -> None:
    """R1 and R2 in one activation, R3 in the next, a test in the third: morale 1, and no move."""
    s = field(*LINE, "P_KLEIST_2 18,13 routed", "P_GARDE1 19,12 facing 0", FAR, active="prussia")
    one, markers = unit(s, "P_KLEIST_2"), []
    for _ in range(2):
        activate(s, "P_L1")
        while offered(s):
            say(s, "end")
        markers.append(s.rally[one])
    assert markers == [R2, 3]
    activate(s, "P_L1", "end")
    s.script([3])
    say(s, "unit-P_KLEIST_2", "facing-1")
    assert (s.routed(one), s.morale[one], s.facing[one]) == (False, 1, 1)
    assert "unit-P_KLEIST_2" not in offered(s)
