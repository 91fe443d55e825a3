"""Chapters 5, 7 and 8: what movement costs, and how far units come."""

import pytest

from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, orders, reach
from tests.mollwitz.build import field, named, spot, unit


def comes_to(s: State, name: str) -> dict[str, int]:
    """The hexes that the unit reaches as it faces, with the points left there."""
    one = unit(s, name)
    found = reach.reach(s, one, Field(s, 1 - s.army.side[one]))
    return {
        "{},{}".format(*s.ground.field[place // 6]): found.left[place]
        for place in found.found
        if place % 6 == s.facing[one]
    }


def why(s: State, name: str, direction: int) -> int:
    """Why the unit may not step in this direction."""
    return costs.why_not(s, unit(s, name), direction)


@pytest.mark.rule("W-8.1", "W-8.2", "W-8.3", "W-8.4", "W-8.5", "W-5.7", example="WX-15")
def test_infantry_marches_five_hexes() -> None:
    """Straight ahead five, backward at two points each, a turn for one; under Attack one more hex is due."""
    s = field("P_ASCHW_1 10,20 facing 0", orders="P_L1 attack", active="prussia")
    found = comes_to(s, "P_ASCHW_1")
    assert found["10,15"] == 0
    assert "10,14" not in found
    assert found["10,21"] == 3
    assert costs.turn_price(s, unit(s, "P_ASCHW_1")) == 1

    s.move(unit(s, "P_ASCHW_1"), spot(s, "10,15"))
    assert named(s, orders.attack_steps(s, unit(s, "P_ASCHW_1"))) == ["10,14"]


@pytest.mark.rule("W-8.2", "W-5.9", "W-8.6")
def test_faced_units_step_forward_or_backward_hussars_anywhere() -> None:
    """Any other direction needs a turn first; hussars have none."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_HUS_1 30,5", active="prussia")
    assert [why(s, "P_ASCHW_1", way) for way in range(6)] == [
        costs.MAY,
        costs.NOT_THAT_WAY,
        costs.NOT_THAT_WAY,
        costs.MAY,
        costs.NOT_THAT_WAY,
        costs.NOT_THAT_WAY,
    ]
    assert [why(s, "P_HUS_1", way) for way in range(6)] == [costs.MAY] * 6


@pytest.mark.rule("W-8.2")
def test_an_option_lets_units_step_into_all_front_hexes() -> None:
    """With `forward_dirs` all three front hexes are forward."""
    s = field("P_ASCHW_1 20,10 facing 0", active="prussia", forward_dirs="front")
    assert [way for way in range(6) if why(s, "P_ASCHW_1", way) == costs.MAY] == [0, 1, 3, 5]


@pytest.mark.rule("W-8.5", "W-8.9", example="WX-16")
def test_dear_terrain_is_entered_fresh_or_not_at_all() -> None:
    """With two points left infantry may not enter marsh for three; fresh it may, whatever it costs, and stops."""
    s = field("P_ASCHW_1 7,8 facing 0", active="prussia")
    one = unit(s, "P_ASCHW_1")
    step = s.place[one] * 6
    assert s.ground.cost[0][step] == 3
    s.spent[one] = 3
    assert why(s, "P_ASCHW_1", 0) == costs.TOO_DEAR
    s.spent[one] = 0
    assert why(s, "P_ASCHW_1", 0) == costs.MAY
    assert s.ground.loss[0][step] == 1


@pytest.mark.rule("W-8.5", "W-11.1")
def test_a_fresh_unit_always_makes_one_step() -> None:
    """A step dearer than all points is made with nothing spent, and ends the move; prohibited ground stays closed."""
    s = field("P_B6 20,10 limbered facing 0", active="prussia")
    one = unit(s, "P_B6")
    assert costs.affordable(s, one, 7)
    s.spent[one] = 1
    assert not costs.affordable(s, one, 7)
    assert not costs.affordable(s, one, 99)


@pytest.mark.rule("W-8.5")
def test_a_road_costs_one_whatever_lies_there() -> None:
    """Along a road a battery enters a village, which it may not do beside it."""
    s = field(active="prussia")
    ground = s.ground
    villages = [
        step for step in range(ground.size * 6) if ground.terrains[ground.terrain[ground.near[step]]] == "village"
    ]
    on_road = [step for step in villages if ground.road[step]]
    assert {ground.cost[3][step] for step in on_road} == {1}
    assert {ground.cost[3][step] for step in villages if not ground.road[step] and ground.near[step] != ground.off} == {
        99
    }
    assert {ground.loss[1][step] for step in on_road} == {0}


@pytest.mark.rule("W-7.1", "W-7.2", "W-8.6")
def test_the_stacking_limit_bars_the_way() -> None:
    """Infantry does not pass through its own infantry, nor cavalry through a full hex or through foot."""
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "P_ASCHW_2 20,9 facing 0",
        "P_BUDC_1 24,8 facing 0",
        "P_BUDC_2 24,7 facing 0",
        "P_LEIB_1 24,7 facing 0",
        active="prussia",
    )
    assert why(s, "P_ASCHW_1", 0) == costs.NO_ROOM
    assert why(s, "P_BUDC_1", 0) == costs.NO_ROOM
    assert "20,8" not in comes_to(s, "P_ASCHW_1")
    assert "24,7" not in comes_to(s, "P_BUDC_1")


@pytest.mark.rule("W-6.5", "W-5.8")
def test_infantry_stops_in_a_zone_and_may_turn_once() -> None:
    """A battalion that comes into a battalion's front hex goes no farther; it turns there by a sixth."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,7 facing 3", orders="P_L1 attack", active="prussia")
    one = unit(s, "P_ASCHW_1")
    found = reach.reach(s, one, Field(s, 1))
    there = spot(s, "20,8")
    assert sorted(place % 6 for place in found.found if place // 6 == there) == [0, 1, 5]
    assert found.left[there * 6] == 3

    s.wheeled[one] = 1
    again = reach.reach(s, one, Field(s, 1))
    assert [place % 6 for place in again.found if place // 6 == there] == [0]


@pytest.mark.rule("W-6.5", "W-6.6")
def test_cavalry_rides_on_through_the_zones_of_foot() -> None:
    """A squadron passes along a battalion's front; infantry in its place would stop."""
    s = field("P_BUDC_1 19,10 facing 1", "A_BOTTA_1 20,8 facing 3", orders="P_WR attack", active="prussia")
    assert comes_to(s, "P_BUDC_1")["21,8"] == 6
    assert comes_to(s, "P_BUDC_1")["22,7"] == 5


@pytest.mark.rule("W-3.8", "W-3.9", "W-3.10", "W-8.6")
def test_orders_bound_the_march() -> None:
    """Under Halt one hex, under March not next to the enemy, under Attack freely."""
    pieces = ("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,5 facing 0")
    reached = {}
    for order in ("halt", "march", "attack"):
        s = field(*pieces, orders=f"P_L1 {order}", active="prussia")
        reached[order] = {at for at in comes_to(s, "P_ASCHW_1") if at in ("20,9", "20,8", "20,7", "20,6")}
    assert reached["halt"] == {"20,9"}
    assert reached["march"] == {"20,9", "20,8", "20,7"}
    assert reached["attack"] == {"20,9", "20,8", "20,7", "20,6"}


@pytest.mark.rule("W-4.14", "W-8.6")
def test_hussars_keep_off_unrouted_foot_and_cavalry() -> None:
    """One such neighbour bars the hex; routed units and other hussars do not."""
    s = field("P_HUS_1 20,10", "A_BOTTA_1 20,7 facing 0", "A_BOTTA_2 25,8 routed", "A_HUS_1 17,10", active="prussia")
    found = comes_to(s, "P_HUS_1")
    assert "20,8" not in found
    assert "24,9" in found
    assert "18,10" in found


@pytest.mark.rule("W-6.22", "W-6.23")
def test_infantry_leaves_a_front_zone_backward_alone() -> None:
    """In an enemy's front zone it may not go forward out of it; cavalry may."""
    s = field("P_ASCHW_1 20,10 facing 2", "A_BOTTA_1 20,9 facing 3", orders="P_L1 attack", active="prussia")
    assert why(s, "P_ASCHW_1", 2) == costs.HELD_IN_FRONT
    assert why(s, "P_ASCHW_1", 5) == costs.MAY
    s.facing[unit(s, "P_ASCHW_1")] = 1
    assert why(s, "P_ASCHW_1", 1) == costs.MAY  # from one front hex of the enemy to another

    s = field("P_BUDC_1 20,10 facing 2", "A_BOTTA_1 20,9 facing 3", orders="P_WR attack", active="prussia")
    assert why(s, "P_BUDC_1", 2) == costs.MAY


@pytest.mark.rule("W-11.5", "W-8.6", "W-6.24")
def test_batteries_and_routed_units_keep_off_the_enemy() -> None:
    """A battery never comes next to an enemy, nor leaves his front zone; a routed unit neither comes next to one."""
    s = field(
        "P_B6 20,10 limbered facing 0",
        "P_ASCHW_1 24,10 routed",
        "A_BOTTA_1 20,8 facing 3",
        "A_BOTTA_2 24,8 facing 0",
        active="prussia",
    )
    assert why(s, "P_B6", 0) == costs.NEXT_TO_ENEMY
    assert why(s, "P_ASCHW_1", 0) == costs.NEXT_TO_ENEMY
    assert why(s, "P_ASCHW_1", 2) == costs.MAY
    s = field("P_B6 20,10 limbered facing 0", "A_BOTTA_1 20,9 facing 3", active="prussia")
    assert why(s, "P_B6", 3) == costs.HELD_IN_FRONT


@pytest.mark.rule("W-13.18", "W-13.19")
def test_routed_units_pay_one_anywhere() -> None:
    """Marsh costs a routed battalion one point."""
    s = field("P_ASCHW_1 7,8 routed", active="prussia")
    assert costs.price(s, unit(s, "P_ASCHW_1"), spot(s, "7,8") * 6, False) == 1
    assert comes_to(s, "P_ASCHW_1")["7,7"] == 4


@pytest.mark.rule("W-4.4", "W-4.10", "W-11.2")
def test_markers_squares_and_unlimbered_guns_stand() -> None:
    """They do not move; an unlimbered battery turns by one sixth for all its points, not in an enemy front zone."""
    s = field(
        "P_G_BUDD 20,10 facing 0 square", "P_ASCHW_1 24,10 facing 0 repel", "P_B6 28,6 facing 0", active="prussia"
    )
    for name in ("P_G_BUDD", "P_ASCHW_1", "P_B6"):
        assert why(s, name, 0) == costs.FORMATION_STANDS
    found = reach.reach(s, unit(s, "P_B6"), Field(s, 1))
    assert sorted(place % 6 for place in found.found) == [0, 1, 5]
    s = field("P_B6 28,6 facing 0", "A_BOTTA_1 28,5 facing 3", active="prussia")
    assert len(reach.reach(s, unit(s, "P_B6"), Field(s, 1)).found) == 1


@pytest.mark.rule("W-8.7", "W-3.10", "W-3.23")
def test_the_attack_step_waits_for_no_enemy_in_front() -> None:
    """None with an enemy in front, a friend ahead, under another order, in a marker, or without commander."""

    def steps(*pieces: str, order: str = "attack", has_commander: bool = True) -> list[str]:
        s = field(
            "P_ASCHW_1 20,10 facing 0" if pieces and pieces[0] != "square" else "P_ASCHW_1 20,10 facing 0 square",
            *[one for one in pieces if one not in ("square", "plain")],
            orders=f"P_L1 {order}",
            active="prussia",
        )
        return named(s, orders.attack_steps(s, unit(s, "P_ASCHW_1"), has_commander))

    assert steps("plain") == ["20,9"]
    assert steps("A_BOTTA_1 21,9 facing 0") == []
    assert steps("P_ASCHW_2 20,9 facing 0") == []
    assert steps("plain", order="march") == []
    assert steps("square") == []
    assert steps("plain", has_commander=False) == []


@pytest.mark.rule("W-8.7", "W-6.5")
def test_a_stopped_battalion_steps_on_only_from_afar() -> None:
    """Stopped two hexes before cavalry that could not react it advances; next to any enemy it does not."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,8 facing 3", orders="P_L1 attack", active="prussia")
    assert named(s, orders.attack_steps(s, unit(s, "P_ASCHW_1"))) == ["20,9"]
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "A_HOHE_1 20,8 facing 3",
        "A_BOTTA_1 19,11 facing 5",
        orders="P_L1 attack",
        active="prussia",
    )
    assert orders.attack_steps(s, unit(s, "P_ASCHW_1")) == []


@pytest.mark.rule("W-8.1", "W-8.4")
def test_alike_units_share_a_search() -> None:
    """The reach of a whole side is that of each of its units."""
    s = field(
        "P_BUDC_1 20,10 facing 0",
        "P_BUDC_2 20,10 facing 0",
        "P_ASCHW_1 23,9 facing 0",
        "A_BOTTA_1 20,5 facing 3",
        orders="P_WR attack, P_L1 attack",
        active="prussia",
    )
    mine = [unit(s, name) for name in ("P_BUDC_1", "P_BUDC_2", "P_ASCHW_1")]
    found = reach.whole(s, 0, mine)
    assert found[mine[0]] is found[mine[1]]
    for one in mine:
        single = reach.reach(s, one, Field(s, 1))
        assert sorted(single.found) == sorted(found[one].found)
        assert single.left == found[one].left
