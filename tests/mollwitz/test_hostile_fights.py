"""Fights, and what comes of them, where several rules meet: positions played through the surface, by the letter."""

from __future__ import annotations

import pytest

from pragmatica import Match
from tests.mollwitz.replays.scenes import acting
from tests.mollwitz.surface import Units, asked, begun, fought, kinds, offered, picked, say, story_of, unit

# -- melee ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-10.18")
def test_a_gap_that_a_unit_of_the_defender_fills_is_none() -> None:
    """Two stacks with one hex between them attack together only if somebody stands there, friend or foe."""
    attackers: Units = {"A_HOHE_1": {"at": "1919", "facing": 2}, "A_HOHE_2": {"at": "2119", "facing": 4}}
    between: Units = {"P_ASCHW_2": {"at": "2019", "formation": "routed", "weakened": True}}
    for others, together in ((between, True), ({}, False)):
        units = {"P_ASCHW_1": {"at": "2020"}, **attackers, **others}
        match = fought("austria", "A_WL", units, orders={"A_WL": "attack"})
        assert any("+" in one for one in offered(match)) == together


@pytest.mark.rule("W-10.21", "W-10.4")
def test_grenadiers_do_not_fire_where_the_wings_horse_has_charged() -> None:
    """The hex that the squadron has attacked is closed to them; another next to them is not."""
    units: Units = {
        "P_G_WINT": {"at": "2021"},
        "P_BUDC_1": {"at": "1920", "facing": 1},
        "A_BOTTA_1": {"at": "2020", "facing": 3},
        "A_HARR_1": {"at": "2120", "facing": 4},
    }
    match = fought("prussia", "P_WR", units, 9, *[0] * 8, orders={"P_WR": "attack", "A_L1": "march"})
    events = say(match, "fire")
    assert unit(match, "A_BOTTA_1").struck == "horse"
    while not asked(match).startswith("who_first"):
        events += say(match, "end" if "end" in offered(match) else offered(match)[0])
    fires = [(told["unit"], told["hex"]) for event in events if (told := event.seen_by(None))["kind"] == "fired"]
    assert [hex for name, hex in fires if name == "unit:P_G_WINT"] == ["hex:2120"]


@pytest.mark.rule("W-11.8", "W-10.33")
@pytest.mark.parametrize(("at", "facing", "fires"), [("2019", 3, True), ("2021", 0, False)])
def test_a_lone_battery_fires_at_who_comes_from_the_front_alone(at: str, facing: int, fires: bool) -> None:
    """From behind it is taken without a die."""
    units: Units = {"A_HOHE_1": {"at": at, "facing": facing}, "P_B6": {"at": "2020", "formation": "unlimbered"}}
    match = fought("austria", "A_WL", units, 9, 0, orders={"A_WL": "attack"})
    story = story_of(match)
    assert unit(match, "P_B6").eliminated
    assert ("fired" in story, "tested" in story) == (fires, fires)


@pytest.mark.rule("W-13.43", "W-7.1")
def test_a_second_stack_finds_no_room_where_the_first_has_stayed() -> None:
    """Four squadrons win from two hexes; the first two enter and stay, the others remain where they are."""
    units: Units = {
        "P_ASCHW_1": {"at": "2020"},
        "A_HOHE_1": {"at": "2019", "facing": 3, "on": "A_HOHE_2"},
        "A_HOHE_2": {"at": "2019", "facing": 3},
        "A_HOHE_3": {"at": "2119", "facing": 4, "on": "A_HOHE_4"},
        "A_HOHE_4": {"at": "2119", "facing": 4},
    }
    match = fought("austria", "A_WL", units, 0, 0, 9, *[0] * 6, orders={"A_WL": "attack"})
    say(match, "attack-2020-from-2019+2119", "end")
    while asked(match).startswith("flee"):
        say(match, offered(match)[0])
    say(match, "from-2019", *["on-0"] * 2, "facing-3")
    assert [unit(match, f"A_HOHE_{one}").hex for one in (1, 2, 3, 4)] == ["2020", "2020", "2119", "2119"]


@pytest.mark.rule("W-13.46", "W-4.10")
def test_a_square_that_has_stood_does_not_turn() -> None:
    """Nothing is asked of its owner after the melee."""
    units: Units = {"P_G_WINT": {"at": "2020", "formation": "square"}, "A_HOHE_1": {"at": "2019", "facing": 3}}
    match = fought("austria", "A_WL", units, 0, 0, 0, orders={"A_WL": "attack"})
    events = say(match, "end")
    assert "melee-held" in kinds(events)
    assert not asked(match).startswith("turn_after")


# -- the inactive side fights -----------------------------------------------------------------------------------------


@pytest.mark.rule("W-10.22", "W-10.2")
def test_foot_under_attack_has_to_fire_at_hussars_in_their_own_activation() -> None:
    """They have no order to attack, and so are fought; nobody answers."""
    units: Units = {"P_ASCHW_1": {"at": "2020"}, "A_HUS_1": {"at": "2019"}}
    match = fought("austria", "A_H", units, 9, orders={"P_L1": "attack"})
    say(match, "end")
    assert asked(match) == "kind_of_combat prussia"
    events = say(match, "fire", "no")
    assert kinds(events).count("fired") == 1


@pytest.mark.rule("W-10.22")
def test_where_both_have_orders_to_attack_the_inactive_side_is_not_bound() -> None:
    """Only the active player fights."""
    units: Units = {"P_ASCHW_1": {"at": "2020"}, "A_HOHE_1": {"at": "2019", "facing": 3}}
    match = fought("austria", "A_WL", units, 9, 9, orders={"A_WL": "attack", "P_L1": "attack"})
    story = say(match, "end", "facing-0")
    assert "kind_of_combat prussia" not in asked(match)
    assert "fired" not in kinds(story)


@pytest.mark.rule("W-10.22", "W-10.35", "W-13.40")
def test_an_active_battalion_beaten_by_the_inactive_side_is_the_defender() -> None:
    """It marches up, is attacked with the bayonet, and falls back a hex."""
    units: Units = {"P_ASCHW_1": {"at": "2020"}, "A_BOTTA_1": {"at": "2019", "facing": 3}}
    match = fought("austria", "A_L1", units, 0, 8, 0, 0, orders={"A_L1": "march", "P_L1": "attack"})
    assert asked(match) == "kind_of_combat prussia"
    say(match, "bayonet")
    say(match, "end")
    while asked(match).startswith("retreat"):
        say(match, offered(match)[0])
    assert unit(match, "A_BOTTA_1").hex == "2018"


# -- after combat -----------------------------------------------------------------------------------------------------


def fired_at(target: Units, *dice: int, shooter: str = "P_ASCHW_1", wing: str = "P_L1", **orders: str) -> Match:
    """A Prussian battalion in 2020 fires at what is in 2019."""
    units: Units = {shooter: {"at": "2020"}, **target}
    match = begun(acting("prussia", wing, units, [], orders=orders, leaders={}), *dice)
    say(match, "end", f"fire-{shooter}-at-2019")
    return match


@pytest.mark.rule("W-4.13", "W-13.30")
def test_a_square_driven_back_by_fire_is_routed_and_flees() -> None:
    """Four points on morale 7 less one for the square: it would retreat, and so is routed, its morale 0."""
    square: Units = {"A_G_1": {"at": "2019", "facing": 3, "formation": "square", "morale": 4}}
    match = fired_at(square, 1, 9, P_L1="march", A_L1="halt")
    assert asked(match) == "flee austria"
    assert (unit(match, "A_G_1").formation, unit(match, "A_G_1").morale) == ("routed", 0)


@pytest.mark.rule("W-11.13", "W-7.5", "W-13.30")
def test_guns_are_lost_when_their_stack_is_driven_back() -> None:
    """The battery suffers nothing from the fire itself."""
    stack: Units = {"A_BOTTA_1": {"at": "2019", "facing": 3, "on": "A_B6A"},
                    "A_B6A": {"at": "2019", "facing": 3, "formation": "unlimbered"}}  # fmt: skip
    match = fired_at(stack, 0, 9, 0, P_L1="march", A_L1="halt")
    while asked(match).startswith("retreat"):
        say(match, offered(match)[0])
    assert unit(match, "A_BOTTA_1").hex != "2019"
    assert unit(match, "A_B6A").eliminated


@pytest.mark.rule("W-13.14", "W-13.13")
@pytest.mark.parametrize(("target", "wing", "gone"), [("A_THUEN_1", "A_L2", True), ("A_BOTTA_1", "A_L1", False)])
def test_five_points_destroy_a_battalion_whose_base_was_five(target: str, wing: str, gone: bool) -> None:
    """Three of a fire, then two of another: one of base six has lost a step, and stands."""
    units: Units = {
        "P_ASCHW_1": {"at": "2020"},
        "P_ASCHW_2": {"at": "2119", "facing": 5},
        target: {"at": "2019", "facing": 3},
    }
    orders = {"P_L1": "march", wing: "attack"}
    match = begun(acting("prussia", "P_L1", units, [], orders=orders, leaders={}), 0, 9, 2)
    say(match, "end", "fire-P_ASCHW_1-at-2019")
    assert (unit(match, target).lost, unit(match, target).weakened) == (3, True)
    say(match, "fire-P_ASCHW_2-at-2019")
    assert unit(match, target).eliminated == gone


@pytest.mark.rule("W-13.22", "W-13.13", "W-13.16")
def test_three_points_on_a_routed_battalion_destroy_it() -> None:
    """It has no morale to lose; the points count, and a routed unit is weakened already."""
    match = fired_at({"A_BOTTA_1": {"at": "2019", "formation": "routed", "weakened": True}}, 0, P_L1="march")
    assert unit(match, "A_BOTTA_1").eliminated


@pytest.mark.rule("W-10.11", "W-10.10")
def test_who_is_routed_by_the_first_fire_gives_none() -> None:
    """The active battalion came up in this activation; the other fires first and routs it."""
    units: Units = {"A_BOTTA_1": {"at": "2018", "facing": 3, "morale": 2}, "P_ASCHW_1": {"at": "2020"}}
    match = picked("austria", "A_L1", units, "A_BOTTA_1", 0, orders={"A_L1": "attack", "P_L1": "march"})
    events = say(match, "step-2019", "end", "end", "fire")
    assert kinds(events).count("fired") == 1
    assert unit(match, "A_BOTTA_1").formation == "routed"
    assert unit(match, "A_BOTTA_1").hex == "2019"


@pytest.mark.rule("W-13.35", "W-13.38")
def test_who_is_surrounded_is_gone() -> None:
    """No open neighbour at all: a beaten battalion is eliminated."""
    ring = ("2019", "2119", "2120", "2021", "1920", "1919")
    facings = (3, 4, 5, 0, 1, 2)
    units: Units = {
        f"A_{'HOHE' if one < 5 else 'SEHE'}_{one % 5 + 1}": {"at": at, "facing": facing}
        for one, (at, facing) in enumerate(zip(ring, facings, strict=True))
    }
    units["P_ASCHW_1"] = {"at": "2020"}
    match = fought("austria", "A_WL", units, 0, 9, 0, 0, orders={"A_WL": "attack"})
    say(match, "attack-2020-from-2021")
    assert unit(match, "P_ASCHW_1").eliminated


@pytest.mark.rule("W-1.8", "W-13.30", "W-12.3", "W-13.32")
def test_a_leader_who_falls_holds_nobody_and_weighs_on_the_test() -> None:
    """Three points would not drive it back with Browne; he falls first, and his bonus is added to the die."""
    units: Units = {"P_ASCHW_1": {"at": "2020"}, "A_KOLO_1": {"at": "2019", "facing": 3}}
    leaders = {"A_L_BROWN": {"at": "2019"}, "A_L_GOELD": {"at": "2001"}, "A_L_NEIPP": {"at": "2001"}}
    orders = {"P_L1": "march", "A_L1": "halt"}
    match = begun(acting("prussia", "P_L1", units, [], orders=orders, leaders=leaders), 0, 9, 9, 2, 0)
    events = say(match, "end", "fire-P_ASCHW_1-at-2019")
    tested = next(told for event in events if (told := event.seen_by(None))["kind"] == "tested")
    assert (tested["die"], tested["result"], tested["against"], tested["passed"]) == (2, 4, 3, False)
    assert (unit(match, "A_KOLO_1").hex, unit(match, "A_KOLO_1").morale) == ("2018", 2)


@pytest.mark.rule("W-11.12", "W-10.23")
def test_a_battery_that_has_fired_goes_under_and_the_battalion_is_silent() -> None:
    """Enemy infantry comes up: canister, then the battery lies beneath; attacked, the battalion gives no fire."""
    units: Units = {
        "P_ASCHW_1": {"at": "2020"},
        "P_B6": {"at": "2020", "formation": "unlimbered", "on": "P_ASCHW_1"},
        "A_BOTTA_1": {"at": "2018", "facing": 3},
    }
    match = picked("austria", "A_L1", units, "A_BOTTA_1", 9, 0, 0, 0, orders={"A_L1": "attack", "P_L1": "march"})
    say(match, "step-2019", "volley-P_B6")
    assert [unit(match, name).depth for name in ("P_ASCHW_1", "P_B6")] == [0, 1]
    events = say(match, "end", "end", "bayonet")
    assert "melee-began" in kinds(events)
    assert "fired" not in kinds(events)


@pytest.mark.rule("W-6.17", "W-6.11", "W-4.14")
def test_hussars_give_way_to_horse_and_then_test() -> None:
    """They may not charge it from two hexes off; two steps away, and a failed test costs each of them a point."""
    units: Units = {
        "A_HOHE_1": {"at": "2017", "facing": 3},
        "P_HUS_1": {"at": "2020", "on": "P_HUS_2"},
        "P_HUS_2": {"at": "2020"},
    }
    match = picked("austria", "A_WL", units, "A_HOHE_1", 9, orders={"A_WL": "attack"})
    say(match, "step-2018")
    assert offered(match) == ["withdraw-P_HUS_1", "decline"]
    say(match, "withdraw-P_HUS_1", "to-2021", "to-2022")
    assert [unit(match, name).lost for name in ("P_HUS_1", "P_HUS_2")] == [1, 1]
