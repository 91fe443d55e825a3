"""Positions in which several rules meet, written as positions and played through the surface, by the letter."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Event, Match
from pragmatica.mollwitz.forms.observation import UnitView
from tests.mollwitz.replays.scenes import acting, moves
from tests.replays.matches import POSITION

Units = dict[str, dict[str, Any]]
COMMAND = {
    "P_L_SCHWE": {"at": "2030"}, "P_L_JEETZ": {"at": "2029"}, "P_L_SCHUL": {"at": "2029"},
    "A_L_NEIPP": {"at": "2001"}, "A_L_ROEME": {"at": "2002"}, "A_L_LANTH": {"at": "2002"},
    "A_L_GOELD": {"at": "2002"}, "A_L_BROWN": {"at": "2002"},
}  # fmt: skip
NEAR = {name: COMMAND[name] for name in ("P_L_SCHWE", "P_L_JEETZ", "A_L_NEIPP", "A_L_LANTH", "A_L_GOELD")}
SQUADRONS: Units = {"A_HOHE_1": {"at": "2019", "facing": 3, "on": "A_HOHE_2"}, "A_HOHE_2": {"at": "2019", "facing": 3}}


def begun(position: dict[str, Any], *dice: int) -> Match:
    """The match of a position, with these dice to come."""
    match = pragmatica.from_position(POSITION | position, seed=1)
    match.state.script([*dice])
    return match


def picked(side: str, wing: str, units: Units, unit: str, *dice: int, orders: dict[str, str] | None = None) -> Match:
    """A unit begins its action."""
    asked = moves(units[unit]["at"], unit)
    return begun(acting(side, wing, units, asked, orders=orders or {}, leaders=COMMAND), *dice)


def fought(side: str, wing: str, units: Units, *dice: int, orders: dict[str, str] | None = None) -> Match:
    """All have acted, and the combat begins."""
    match = begun(acting(side, wing, units, [], orders=orders or {}, leaders=NEAR), *dice)
    match.apply(side, "end")
    return match


def say(match: Match, *answers: str) -> list[Event]:
    """Give these answers, each for whom it is asked; what happens."""
    return [event for answer in answers for event in match.apply(next(iter(match.pending)), answer)]


def offered(match: Match) -> list[str]:
    """The ids of what is offered to who is asked."""
    return [action.id for seat in match.pending for action in match.legal(seat)]


def asked(match: Match) -> str:
    """The kind of question, and of whom."""
    return " ".join(f"{question.kind} {seat}" for seat, question in match.pending.items())


def unit(match: Match, name: str) -> UnitView:
    """A unit as everybody sees it."""
    return next(one for one in match.observe(None).units if one.id == name)


def story_of(match: Match) -> list[str]:
    """The kinds of all events of the match."""
    past = match.at(0)
    return [event.kind for record in match.records for event in past.repeat(record)]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


# -- counter-charges --------------------------------------------------------------------------------------------------

CHARGED = {**SQUADRONS, "P_ASCHW_1": {"at": "2022"}}


@pytest.mark.rule("W-10.23", "W-10.36", "W-13.30")
@pytest.mark.parametrize(("order", "at"), [("halt", "2019"), ("attack", "2020")])
def test_defensive_fire_drives_back_horse_that_charges_without_an_order_to_attack(order: str, at: str) -> None:
    """Four points on morale 7: under Halt they fall back a hex and do not charge home, under Attack they do."""
    units = CHARGED | {"P_ASCHW_1": {"at": "2022"}}
    match = picked("prussia", "P_L1", units, "P_ASCHW_1", 0, 0, 0, 0, 0, orders={"P_L1": "march", "A_WL": order})
    say(match, "step-2021")
    assert asked(match) == "react austria"
    say(match, "charge-A_HOHE_1-from-2020", "end")
    say(match, "fire-P_ASCHW_1-at-2020")
    assert unit(match, "A_HOHE_1").hex == at
    assert unit(match, "P_ASCHW_1").lost == 0


@pytest.mark.rule("W-6.9", "W-6.13", "W-6.27")
def test_infantry_before_two_stacks_goes_on_when_both_have_withdrawn() -> None:
    """Each has to choose; while one holds the hex the battalion is stopped."""
    units: Units = {
        "P_ASCHW_1": {"at": "2023"},
        "A_HOHE_1": {"at": "2020", "facing": 3},
        "A_ROED_1": {"at": "2120", "facing": 3},
    }
    match = picked("prussia", "P_L1", units, "P_ASCHW_1", orders={"P_L1": "attack"})
    say(match, "step-2022")
    assert "decline" not in offered(match)
    while asked(match).endswith("austria"):
        say(match, next(one for one in offered(match) if one.startswith(("withdraw", "to-"))))
    assert "step-2021" in offered(match)


@pytest.mark.rule("W-6.28", "W-10.36")
def test_who_stood_with_the_mover_may_leave_before_the_charge_is_fought() -> None:
    """The charge strikes whoever is in the hex in step 7; the squadron that rode away is let alone."""
    units: Units = {
        "A_HOHE_1": {"at": "2018", "facing": 3, "on": "A_HOHE_2"},
        "A_HOHE_2": {"at": "2018", "facing": 3},
        "P_BUDC_1": {"at": "2021"},
    }
    match = picked("austria", "A_WL", units, "A_HOHE_1", 0, 9, 9, 9, orders={"A_WL": "march"})
    say(match, "step-2019", "charge-P_BUDC_1-from-2020", "unit-A_HOHE_2")
    say(match, next(one for one in offered(match) if one.startswith("step-2017")), "end")
    while match.pending and asked(match).split()[0] in ("act", "leader_moves"):
        say(match, "end" if "end" in offered(match) else offered(match)[0])
    assert (unit(match, "A_HOHE_2").struck, unit(match, "A_HOHE_1").struck) == (None, "horse")


@pytest.mark.rule("W-6.7", "W-6.19")
def test_a_stack_that_has_failed_may_not_try_again_in_the_activation() -> None:
    """The next step in the zone offers nothing to it."""
    units: Units = {"A_HOHE_1": {"at": "2017", "facing": 3}, "P_BUDC_1": {"at": "2020"}}
    match = picked("austria", "A_WL", units, "A_HOHE_1", 9, orders={"A_WL": "attack"})
    say(match, "step-2018", "charge-P_BUDC_1-from-2019", "step-2019")
    assert asked(match).startswith("unit_acts")


# -- movement ---------------------------------------------------------------------------------------------------------


def steps(match: Match) -> set[str]:
    """The hexes into which the unit may step."""
    return {one.removeprefix("step-") for one in offered(match) if one.startswith("step-")}


@pytest.mark.rule("W-4.14")
def test_hussars_ride_up_to_guns_and_the_routed_but_not_to_horse() -> None:
    """A hex next to a battery and a routed battalion is open to them; one squadron beside it bars it."""
    units: Units = {
        "A_HUS_1": {"at": "2022"},
        "P_B6": {"at": "2020", "facing": 0, "formation": "limbered"},
        "P_SCHU_1": {"at": "2223"},
    }
    match = picked("austria", "A_H", units, "A_HUS_1")
    assert "2021" in steps(match)
    assert "2122" not in steps(match)


@pytest.mark.rule("W-11.5", "W-8.6")
def test_a_battery_keeps_off_the_routed_too() -> None:
    """Any enemy unit bars the hexes next to it."""
    units: Units = {
        "P_B6": {"at": "2022", "formation": "limbered"},
        "A_BOTTA_1": {"at": "2020", "formation": "routed", "weakened": True},
    }
    assert steps(picked("prussia", "P_A", units, "P_B6")) == {"2023"}


@pytest.mark.rule("W-13.19", "W-13.18")
def test_the_routed_keep_off_batteries() -> None:
    """Of six hexes those next to the enemy battery are closed."""
    units: Units = {
        "P_ASCHW_1": {"at": "2022", "formation": "routed", "weakened": True},
        "A_B6A": {"at": "2020", "facing": 3, "formation": "limbered"},
    }
    assert steps(picked("prussia", "P_L1", units, "P_ASCHW_1")) == {"2121", "2122", "2023", "1922", "1921"}


@pytest.mark.rule("W-7.1", "W-7.2")
def test_other_impetus_a_third_squadron_and_the_other_arm_find_no_room() -> None:
    """Neither to end there nor to pass."""
    friends: list[Units] = [
        {"P_SCHU_1": {"at": "2021"}},
        {"P_BUDC_2": {"at": "2021", "on": "P_BUDC_3"}, "P_BUDC_3": {"at": "2021"}},
        {"P_G_WINT": {"at": "2021"}},
    ]
    for others in friends:
        match = picked("prussia", "P_WR", {"P_BUDC_1": {"at": "2022"}, **others}, "P_BUDC_1", orders={"P_WR": "march"})
        assert "2021" not in steps(match)


@pytest.mark.rule("W-3.10", "W-8.7")
def test_a_friend_straight_ahead_makes_the_step_of_an_attack_impossible() -> None:
    """The one in front advances, the one behind it stays where it is if it ends first."""
    units: Units = {"P_ASCHW_1": {"at": "2022"}, "P_ASCHW_2": {"at": "2021"}}
    match = picked("prussia", "P_L1", units, "P_ASCHW_1", orders={"P_L1": "attack"})
    say(match, "end", "unit-P_ASCHW_2", "end")
    assert [unit(match, name).hex for name in ("P_ASCHW_1", "P_ASCHW_2")] == ["2022", "2020"]


@pytest.mark.rule("W-6.24", "W-5.8", "W-11.1")
def test_a_battery_before_an_enemy_can_do_nothing() -> None:
    """It neither moves nor turns nor unlimbers."""
    units: Units = {"P_B6": {"at": "2022", "formation": "limbered"}, "A_BOTTA_1": {"at": "2021", "facing": 3}}
    match = begun(acting("prussia", "P_A", units, [], leaders=COMMAND))
    assert {"moved", "turned", "formed"}.isdisjoint(kinds(say(match, "unit-P_B6")))


@pytest.mark.rule("W-6.20", "W-11.6")
def test_leaving_the_front_of_a_battery_draws_canister_in_the_old_hex() -> None:
    """The squadron is fired at before it goes, and then goes."""
    units: Units = {"A_HOHE_1": {"at": "2020", "facing": 0}, "P_B6": {"at": "2021", "formation": "unlimbered"}}
    match = picked("austria", "A_WL", units, "A_HOHE_1", 9, orders={"A_WL": "attack"})
    say(match, "step-2019")
    assert asked(match) == "react prussia"
    events = say(match, "volley-P_B6")
    assert [kind for kind in kinds(events) if kind in ("fired", "moved")] == ["fired", "moved"]
    assert [event.seen_by(None)["hex"] for event in events if event.kind == "fired"] == ["hex:2020"]


# -- command ----------------------------------------------------------------------------------------------------------


def ordering(at: str, units: Units, **more: Any) -> Match:
    """Neipperg's step in the activation of the left wing."""
    position: dict[str, Any] = {
        "game": "mollwitz",
        "scenario": "battle",
        "turn": 3,
        "active": "austria",
        "group": "A_WL",
    }
    steps = [{"frame": "activation", "group": "A_WL", "step": 2}, {"frame": "chief", "leader": "A_L_NEIPP"}]
    leaders = {"A_L_NEIPP": {"at": at}, "A_L_ROEME": {"at": "2005"}, "A_L_LANTH": {"at": "2005"}} | more
    return begun(position | {"units": units, "asked": steps, "leaders": leaders, "orders": {"A_WL": "march"}})


@pytest.mark.rule("W-3.16", "W-3.12")
def test_a_chief_next_to_an_enemy_is_silent_until_he_has_gone() -> None:
    """In a stack beside the enemy he gives no order; a hex farther he does, with the points that are left."""
    units: Units = {
        "A_HOHE_1": {"at": "2010", "facing": 3},
        "A_HOHE_2": {"at": "2009", "facing": 3},
        "P_ASCHW_1": {"at": "2011"},
    }
    match = ordering("2010", units)
    assert not [one for one in offered(match) if one.startswith("order")]
    say(match, "step-2009")
    assert "order-A_WL-attack" in offered(match)


@pytest.mark.rule("W-3.13", "W-3.17")
def test_without_a_courier_no_order_goes_round_the_enemy() -> None:
    """Out of range, with all couriers on the way, there is nothing to be ordered."""
    units: Units = {"A_HOHE_1": {"at": "2005", "facing": 3}, "P_ASCHW_1": {"at": "2030"}}
    away = {"A_L_NEIPP": {"at": "2025", "couriers": 0, "couriers_next": 2}}
    match = ordering("2025", units, **away)
    assert not [one for one in offered(match) if one.startswith("order")]


@pytest.mark.rule("W-2.11", "W-3.24")
def test_hussars_need_no_commander() -> None:
    """They act in step 6 without any leader on the field."""
    match = begun(acting("austria", "A_H", {"A_HUS_1": {"at": "2010"}, "P_ASCHW_1": {"at": "2025"}}, [], leaders={}))
    say(match, "unit-A_HUS_1")
    assert len(steps(match)) == 6


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
    while not asked(match).startswith("who_first"):
        events += say(match, "end" if "end" in offered(match) else offered(match)[0])
    fires = [(told["unit"], told["hex"]) for event in events if (told := event.seen_by(None))["kind"] == "fired"]
    assert [hex for name, hex in fires if name == "unit:P_G_WINT"] == ["hex:2120"]
    assert unit(match, "A_BOTTA_1").struck in ("horse", None)


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
    assert "melee-held" in kinds(events) or "attack-broke" in kinds(events)
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
    if asked(match) == "defend austria":
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


@pytest.mark.rule("W-13.14", "W-13.15")
def test_a_weakened_battalion_of_base_five_is_gone_with_five_points() -> None:
    """Its base is five when the activation begins; with three or four points it would lose a step."""
    match = fired_at({"A_THUEN_1": {"at": "2019", "facing": 3}}, 0, 9, P_L1="march", A_L2="attack")
    story = story_of(match)
    lost = unit(match, "A_THUEN_1").lost
    assert unit(match, "A_THUEN_1").eliminated == (lost >= 5)
    assert ("step-lost" in story) == (3 <= lost < 5)


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


# -- leaders ----------------------------------------------------------------------------------------------------------


def approached(rider: str, wing: str, die: int, leaders: dict[str, Any], **others: dict[str, Any]) -> Match:
    """An Austrian unit rides up to the hex of a Prussian leader who is alone there."""
    units: Units = {rider: {"at": "2018", "facing": 3}, **others}
    asked_of = acting(
        "austria", wing, units, moves("2018", rider), orders={"A_WL": "attack"}, leaders=COMMAND | leaders
    )
    match = begun(asked_of, die)
    say(match, "step-2019")
    return match


@pytest.mark.rule("W-12.6", "W-12.4")
@pytest.mark.parametrize(("die", "lost"), [(7, False), (8, True), (9, True)])
def test_hussars_take_a_lone_leader_on_eight_and_nine(die: int, lost: bool) -> None:
    """Otherwise he rides to the nearest unit under him."""
    match = approached("A_HUS_1", "A_H", die, {"P_L_JEETZ": {"at": "2020"}}, P_ASCHW_1={"at": "2030"})
    found = next(one for one in match.observe(None).leaders if one.id == "P_L_JEETZ")
    assert found.hex == (None if lost else "2030")


@pytest.mark.rule("W-12.5")
def test_a_lone_leader_without_units_is_lost_to_cuirassiers() -> None:
    """There is nobody to whom he could go."""
    match = approached("A_HOHE_1", "A_WL", 0, {"P_L_BREDO": {"at": "2020"}}, P_ASCHW_1={"at": "2030"})
    assert next(one for one in match.observe(None).leaders if one.id == "P_L_BREDO").hex is None


@pytest.mark.rule("W-12.5", "W-12.6")
def test_a_battery_and_the_routed_frighten_no_leader() -> None:
    """Only unrouted foot and horse do."""
    units: Units = {"P_ASCHW_1": {"at": "2030"}, "A_BOTTA_1": {"at": "2018", "formation": "routed", "weakened": True}}
    match = begun(
        acting("austria", "A_L1", units, moves("2018", "A_BOTTA_1"), leaders=COMMAND | {"P_L_JEETZ": {"at": "2020"}})
    )
    say(match, "step-2019")
    assert next(one for one in match.observe(None).leaders if one.id == "P_L_JEETZ").hex == "2020"
