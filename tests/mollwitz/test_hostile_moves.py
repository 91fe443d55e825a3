"""Moves, orders and leaders where several rules meet: positions played through the surface, by the letter."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica import Match
from tests.mollwitz.replays.scenes import acting, moves
from tests.mollwitz.surface import COMMAND, SQUADRONS, Units, asked, begun, kinds, offered, picked, say, steps, unit

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
