"""Chapter 3: orders and couriers."""

import pytest

from pragmatica.mollwitz.command import leaders, orders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import ATTACK, HALT, MARCH, NO_LEADER
from pragmatica.mollwitz.moving.orders import commander_may_stay, commander_steps
from tests.mollwitz.build import field, happened, leader, named, spot, spots, start, unit, wing


@pytest.mark.rule("W-3.12", "W-3.5", "W-2.10")
def test_a_chief_orders_a_wing_in_range_at_once() -> None:
    """For one of his four movement points."""
    s = field("P_L_SCHWE 20,10", "P_L_LEOPO 24,8", "P_LEOP_1 24,8", active="prussia")
    chief, line = leader(s, "P_L_SCHWE"), wing(s, "P_L2")
    assert orders.ways(s, chief, line) == orders.AT_ONCE
    orders.give(s, chief, line, ATTACK)
    assert s.order[line] == ATTACK
    assert leaders.points_left(s, chief) == 3
    assert s.couriers[chief] == 2
    assert happened(s, log.ORDER_GIVEN) == [(chief, line, ATTACK)]


@pytest.mark.rule("W-3.13", "W-2.13", example="WX-36")
def test_a_courier_is_away_until_the_end_of_the_next_turn() -> None:
    """The order works at once; used in turn 3, he rides again in turn 5."""
    s = field("P_L_SCHWE 20,10", "P_L_LEOPO 38,0", "P_LEOP_1 38,0", active="prussia")
    chief, line = leader(s, "P_L_SCHWE"), wing(s, "P_L2")
    s.turn = 3
    assert orders.ways(s, chief, line) == orders.BY_COURIER
    orders.give(s, chief, line, ATTACK)
    assert (s.order[line], s.couriers[chief]) == (ATTACK, 1)
    orders.couriers_return(s)
    s.turn = 4
    assert s.couriers[chief] == 1
    orders.couriers_return(s)
    assert s.couriers[chief] == 2
    s.couriers[chief] = 0
    assert orders.ways(s, chief, line) == orders.NOT_AT_ALL


@pytest.mark.rule("W-3.16")
def test_next_to_an_enemy_a_chief_is_silent() -> None:
    """Any enemy unit."""
    s = field("P_L_SCHWE 20,10", "P_L_LEOPO 24,8", "P_LEOP_1 24,8", "A_BOTTA_1 20,9 routed", active="prussia")
    assert not orders.may_speak(s, leader(s, "P_L_SCHWE"))


@pytest.mark.rule("W-S.3", "W-3.12")
def test_frederick_orders_the_right_wing_and_the_first_line() -> None:
    """While Schwerin is on the field; alone he orders all."""
    s = start()
    fred = leader(s, "P_L_FRIED")
    assert [one for one in range(12) if orders.may_order(s, fred, one)] == [wing(s, "P_WR"), wing(s, "P_L1")]
    s.leader_at[leader(s, "P_L_SCHWE")] = s.ground.off
    assert len([one for one in range(12) if orders.may_order(s, fred, one)]) == 4


@pytest.mark.rule("W-3.6", "W-3.12")
def test_a_line_without_commander_hears_through_its_brigadiers() -> None:
    """Any of them in range is enough."""
    s = field("P_L_SCHWE 20,10", "P_L_JEETZ 24,8", "P_ASCHW_1 24,8", "P_L_MARWI 40,-5", active="prussia")
    assert orders.ways(s, leader(s, "P_L_SCHWE"), wing(s, "P_L1")) == orders.AT_ONCE
    assert named(s, orders.addresses(s, wing(s, "P_L1"))) == ["24,8", "40,-5"]


@pytest.mark.rule("W-3.14", example="WX-40")
def test_half_a_wing_routed_may_halt() -> None:
    """Seven of fourteen, not six."""
    s = start()
    army = wing(s, "P_WR")
    mine = s.army.units_in[army]
    for one in mine[14:]:
        s.lift(one)
    for one in mine[:6]:
        s.formation[one] = 8
    assert not orders.may_halt(s, army)
    s.formation[mine[6]] = 8
    assert orders.may_halt(s, army)


@pytest.mark.rule("W-3.15", "W-S.3", "W-12.8")
def test_whose_independence_is_tested() -> None:
    """The commander's, Kalckstein's for the first line, a substitute's 0, nobody's for the Austrian lines."""
    s = start()
    assert orders.independence(s, wing(s, "A_WL")) == 7
    assert orders.independence(s, wing(s, "P_L1")) == 5
    assert orders.independence(s, wing(s, "A_L1")) == -1
    s.commander[wing(s, "A_WL")] = leader(s, "A_L_LANTH")
    assert orders.independence(s, wing(s, "A_WL")) == 0
    s.leader_at[leader(s, "P_L_KALCK")] = s.ground.off
    assert orders.decider(s, wing(s, "P_L1")) == NO_LEADER


@pytest.mark.rule("W-2.5", "W-2.9", "W-12.9", example="WX-1")
def test_initiative() -> None:
    """The first line and Römer have +2; under a substitute, or without its commander, a wing has 0."""
    s = start()
    assert [orders.initiative(s, wing(s, name)) for name in ("P_L1", "A_WL", "P_A")] == [2, 2, 1]
    s.commander[wing(s, "A_WL")] = leader(s, "A_L_LANTH")
    assert orders.initiative(s, wing(s, "A_WL")) == 0


@pytest.mark.rule("W-3.8", "W-3.9", "W-3.10", "W-3.11")
def test_a_wing_commander_moves_as_his_order_says() -> None:
    """Not under Halt, anywhere under March, only towards the enemy he has named under Attack."""
    s = field("A_L_ROEME 20,10", "P_ASCHW_1 20,15")
    roemer, goal = leader(s, "A_L_ROEME"), unit(s, "P_ASCHW_1")
    near = spots(s, "20,9", "21,9", "21,10", "20,11", "19,11", "19,10")
    assert commander_steps(s, roemer, HALT, goal, near) == []
    assert commander_steps(s, roemer, MARCH, goal, near) == near
    assert named(s, commander_steps(s, roemer, ATTACK, goal, near)) == ["20,11"]
    assert commander_may_stay(s, roemer, HALT)
    assert not commander_may_stay(s, roemer, ATTACK)
    s = field("A_L_ROEME 20,10", "P_ASCHW_1 20,11")
    assert commander_may_stay(s, roemer, ATTACK)


@pytest.mark.rule("W-3.3", "W-3.4")
def test_leaders_ride_ten_hexes_chiefs_four() -> None:
    """One point a hex whatever lies there; not into an enemy's hex, nor to an end alone beside his foot or horse."""
    s = field("P_L_JEETZ 20,10", "P_L_SCHWE 20,12", "A_BOTTA_1 20,6", "A_B6A 30,5")
    assert max(leaders.reach(s, leader(s, "P_L_JEETZ")).values()) == 10
    found = leaders.reach(s, leader(s, "P_L_SCHWE"))
    assert max(found.values()) == 4
    found = leaders.reach(s, leader(s, "P_L_JEETZ"))
    assert spot(s, "20,6") not in found
    assert spot(s, "20,7") not in found
    assert spot(s, "20,5") not in found
    assert spot(s, "29,5") in found
    s.leader_spent[leader(s, "P_L_JEETZ")] = 10
    assert list(leaders.reach(s, leader(s, "P_L_JEETZ"))) == [spot(s, "20,10")]
