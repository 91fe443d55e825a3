"""Chapter 3: chiefs and couriers, a wing's own order, and marks."""

import pytest

from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import ATTACK, HALT, MARCH
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, happened, leader, spot, unit, wing
from tests.mollwitz.playing import activate, asked, offered, say

FAR = "A_HOHE_1 20,-6 facing 3"
LINE = ("P_L_SCHWE 18,13", "P_L_MARWI 20,11", "P_KLEIST_1 20,10 facing 0")
WING = ("P_L_SCHUL 25,8", "P_SCHU_1 25,7 facing 0")


def step_to(s: State, at: str) -> str:
    """The id of a step into a hex."""
    return f"step-{s.ground.names[spot(s, at)]}"


@pytest.mark.rule("W-3.4", "W-3.12", "W-2.10")
def test_a_chief_goes_four_hexes_and_orders_on_the_way() -> None:
    """An order costs one of his four points; with the last one his step is over."""
    s = field(*LINE, FAR, active="prussia", orders="P_L1 march")
    activate(s, "P_L1")
    say(s, step_to(s, "18,12"), "order-P_L1-attack", step_to(s, "18,11"))
    assert asked(s) == "Chief"
    say(s, step_to(s, "18,10"))
    assert asked(s) != "Chief"
    assert s.order[wing(s, "P_L1")] == ATTACK
    assert s.leader_at[leader(s, "P_L_SCHWE")] == spot(s, "18,10")


@pytest.mark.rule("W-3.12")
def test_of_two_chiefs_each_has_his_own_step() -> None:
    """Frederick first, then Schwerin, each with four points."""
    s = field("P_L_FRIED 21,11", *LINE, FAR, active="prussia")
    activate(s, "P_L1")
    assert [offered(s)[0], asked(s)] == ["end", "Chief"]
    say(s, step_to(s, "21,12"), "end", step_to(s, "18,12"), "end")
    assert asked(s) != "Chief"


@pytest.mark.rule("W-3.12", "W-3.5", "W-2.11")
def test_a_chief_may_order_wings_that_are_not_activated() -> None:
    """In the activation of the hussars, too."""
    s = field(*LINE, "P_HUS_1 10,20", FAR, active="prussia", orders="P_L1 march")
    activate(s, "P_H", "order-P_L1-halt")
    assert s.order[wing(s, "P_L1")] == HALT


@pytest.mark.rule("W-3.16")
def test_next_to_an_enemy_no_order_is_given() -> None:
    """He may go away first and give it then."""
    s = field(*LINE, "P_GARDE1 18,13 facing 0", "A_HOHE_1 18,12 facing 3", active="prussia")
    activate(s, "P_L1")
    assert not [one for one in offered(s) if one.startswith("order")]
    say(s, step_to(s, "18,14"))
    assert "order-P_L1-attack" in offered(s)


@pytest.mark.rule("W-3.12", "W-3.13")
def test_a_courier_carries_an_order_out_of_range_and_is_away() -> None:
    """It holds at once; he is back with the end of the next turn. Without one nothing goes out of range."""
    s = field("P_L_SCHWE 2,30", "P_L_MARWI 20,11", "P_KLEIST_1 20,10 facing 0", FAR, active="prussia")
    chief = leader(s, "P_L_SCHWE")
    s.couriers[chief] = 1
    activate(s, "P_L1", "order-P_L1-attack")
    assert (s.order[wing(s, "P_L1")], s.couriers[chief]) == (ATTACK, 0)
    assert not [one for one in offered(s) if one.startswith("order")]
    orders.couriers_return(s)
    assert s.couriers[chief] == 0
    s.turn += 1
    orders.couriers_return(s)
    assert s.couriers[chief] == 1


@pytest.mark.rule("W-3.13")
def test_with_the_option_an_order_holds_when_its_courier_is_back() -> None:
    """Until then the old one does; what is underway is part of a saved state."""
    s = field(
        "P_L_SCHWE 2,30", "P_L_MARWI 20,11", "P_KLEIST_1 20,10 facing 0", FAR, active="prussia", courier_delay=True
    )
    chief, line = leader(s, "P_L_SCHWE"), wing(s, "P_L1")
    s.couriers[chief] = 1
    activate(s, "P_L1", "order-P_L1-attack")
    assert s.order[line] == MARCH
    assert s.to_json()["letters"] == [[2, chief, line, ATTACK]]
    orders.couriers_return(s)
    assert s.order[line] == MARCH
    s.turn += 1
    orders.couriers_return(s)
    assert (s.order[line], s.letters) == (ATTACK, [])


# -- own order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-3.15")
@pytest.mark.parametrize(("die", "question"), [(4, "TakeOrder"), (5, "Acting")])
def test_a_commander_who_passes_his_test_takes_any_order(die: int, question: str) -> None:
    """Schulenburg's independence is 4."""
    s = field(*WING, FAR, active="prussia", orders="P_WR march", draws=[die])
    activate(s, "P_WR", "try")
    assert asked(s) == question
    if die == 4:
        assert offered(s) == ["order-P_WR-halt", "order-P_WR-march", "order-P_WR-attack"]
        say(s, "order-P_WR-attack")
        assert s.order[wing(s, "P_WR")] == ATTACK


@pytest.mark.rule("W-3.15", "W-12.8")
def test_a_substitute_passes_with_nought_alone() -> None:
    """His independence is 0, whatever stands on his counter."""
    s = field("A_L_LANTH 28,-4", "A_HOHE_1 28,-5 facing 3", active="austria", draws=[0])
    s.commander[wing(s, "A_WL")] = leader(s, "A_L_LANTH")
    s.group = wing(s, "A_WL")
    assert orders.independence(s, s.group) == 0
    (one,) = [one for one in s.army.units_in[s.group] if s.army.arm[one] == 1][:1]
    s.facing[one] = 3
    s.put(one, spot(s, "27,-4"))
    activate(s, "A_WL", "try")
    assert asked(s) == "TakeOrder"


@pytest.mark.rule("W-3.14", example="WX-40")
@pytest.mark.parametrize("beaten", [True, False])
def test_a_beaten_wing_may_halt_without_a_test(beaten: bool) -> None:
    """With half of its units routed."""
    routed = "routed" if beaten else "facing 0"
    s = field(*WING, f"P_SCHU_2 26,10 {routed}", FAR, active="prussia", orders="P_WR attack")
    activate(s, "P_WR")
    assert ("halt" in offered(s)) == beaten
    if beaten:
        say(s, "halt")
        assert s.order[wing(s, "P_WR")] == HALT


@pytest.mark.rule("W-3.14", "W-3.15")
def test_a_beaten_wing_may_halt_after_a_failed_test() -> None:
    """The test is not tried again."""
    s = field(*WING, "P_SCHU_2 26,10 routed", FAR, active="prussia", orders="P_WR attack", draws=[9])
    activate(s, "P_WR", "try")
    assert offered(s) == ["end", "halt"]


@pytest.mark.rule("W-3.15", "W-3.6")
def test_a_line_without_commander_has_no_test() -> None:
    """The Austrian lines change their order by a chief, or halt beaten: nothing is asked."""
    s = field("A_L_BROWN 21,-6", "A_BROWNE_1 21,-5 facing 3", "P_KLEIST_1 20,10", active="austria")
    activate(s, "A_L1")
    assert asked(s) == "Acting"


# -- marks ------------------------------------------------------------------------------------------------------------

LOST = ("P_L_SCHWE 18,13", "P_L_MARWI 20,12", "P_KLEIST_1 20,11 facing 0", "P_GARDE1 20,3 facing 0", FAR)


@pytest.mark.rule("W-3.21", "W-3.25", "W-2.10")
def test_who_is_out_of_command_acts_first() -> None:
    """Step 5 offers the marked alone, step 6 the others."""
    s = field(*LOST, active="prussia", orders="P_L1 march")
    activate(s, "P_L1", "end")
    assert s.uncommanded[unit(s, "P_GARDE1")] == 1
    assert offered(s) == ["unit-P_GARDE1", "end"]
    say(s, "end")
    assert "unit-P_KLEIST_1" in offered(s)
    assert "unit-P_GARDE1" not in offered(s)
    assert happened(s, log.OUT_OF_COMMAND) == [(unit(s, "P_GARDE1"),)]
