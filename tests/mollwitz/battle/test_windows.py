"""Chapter 6 as it is played: the windows of a step and of a turn, with the worked examples."""

import pytest

from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import BENT_RIGHT, LINE, REPEL, SQUARE
from tests.mollwitz.battle.lines import BATTALION, PRUSSIANS, at, horse
from tests.mollwitz.build import field, happened, spot, unit, units
from tests.mollwitz.fights import asked, fight, offered, over, say, step, turn

# -- counter-charges --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-6.14", "W-6.19", "W-10.34", "W-10.36", "W-13.31", example="WX-29")
def test_a_counter_charge_from_distance_two() -> None:
    """It stops the mover, takes a step, is fought first of all, drives him back, and follows."""
    s = horse(5, 8, 0, 0)
    step(s, "A_HOHE_1 A_HOHE_2", "21,8")
    assert asked(s) == "react prussia"
    assert offered(s) == ["charge-P_BUDC_1-from-2019", "charge-P_BUDC_1-from-2119", "decline"]
    say(s, "charge-P_BUDC_1-from-2119")
    assert over(s)
    assert [s.reaction[one] for one in units(s, "P_BUDC_1", "P_BUDC_2", "A_HOHE_1", "A_HOHE_2")] == [1, 1, 1, 1]
    assert (at(s, "P_BUDC_1"), at(s, "A_HOHE_1")) == ("21,9", "21,8")
    fight(s, "A_WL")
    assert (s.morale[unit(s, "A_HOHE_1")], at(s, "A_HOHE_1")) == (6, "21,7")
    assert (asked(s), at(s, "P_BUDC_2")) == ("turn_after prussia", "21,8")
    say(s, "facing-0")
    assert over(s)
    assert [one[1] for one in happened(s, log.TESTED)] == [5, 8, 0, 0]


@pytest.mark.rule("W-10.19", "W-10.37", "W-6.19", example="WX-29")
def test_who_has_been_counter_charged_does_not_attack() -> None:
    """Nor may anybody attack those who have won."""
    s = horse(5, 8, 0, 0)
    step(s, "A_HOHE_1 A_HOHE_2", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    s.group = s.army.wing[unit(s, "A_HOHE_1")]
    fight(s, "A_WL")
    say(s, "facing-0")
    assert over(s)
    assert len(happened(s, log.MELEE_BEGAN)) == 1
    assert s.struck[unit(s, "P_BUDC_1")] == 3


@pytest.mark.rule("W-6.15", "W-6.16", "W-6.7", example="WX-30")
def test_a_failed_counter_charge_costs_a_point_and_leaves_them_standing() -> None:
    """They stay, the mover goes on and attacks, and they add three for standing and for his impetus."""
    s = horse(7, 0, 9, 0)
    step(s, "A_HOHE_1 A_HOHE_2", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    assert over(s)
    assert ([s.morale[one] for one in units(s, "P_BUDC_1", "P_BUDC_2")], at(s, "P_BUDC_1")) == ([5, 5], "20,10")
    step(s, "A_HOHE_1 A_HOHE_2", "21,9")
    assert over(s)  # they have tried: there is no second test
    fight(s, "A_WL")
    assert happened(s, log.TESTED)[2][1:3] == (9, 12)


@pytest.mark.rule("W-10.36")
def test_with_the_option_a_counter_charge_tests_again() -> None:
    """The reaction test does not stand for the first phase: a 9 fails it there."""
    s = horse(5, 9, countercharge_retest=True)
    step(s, "A_HOHE_1 A_HOHE_2", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    fight(s, "A_WL")
    assert len(happened(s, log.ATTACK_BROKE)) == 1
    assert s.morale[unit(s, "P_BUDC_1")] == 5


@pytest.mark.rule("W-6.14", "W-6.27", "W-6.7")
def test_a_declined_counter_charge_leaves_later_chances() -> None:
    """At the next step they are asked again."""
    s = horse()
    step(s, "A_HOHE_1 A_HOHE_2", "21,8")
    say(s, "decline")
    assert over(s)
    step(s, "A_HOHE_1 A_HOHE_2", "21,9")
    assert "charge-P_BUDC_1-from-2020" in offered(s)


@pytest.mark.rule("W-6.18", "W-6.25", "W-6.15")
def test_leaving_a_zone_of_cavalry_may_be_charged() -> None:
    """In the old hex, before the step; failed, the stack loses a point, stays, and the mover goes."""
    s = field(*PRUSSIANS, "A_HOHE_1 21,8 facing 3", orders="A_WL attack", draws=[9])
    step(s, "A_HOHE_1", "21,7")
    assert (asked(s), at(s, "A_HOHE_1")) == ("react prussia", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    assert (over(s), at(s, "A_HOHE_1"), at(s, "P_BUDC_1")) == (True, "21,7", "20,10")
    assert s.morale[unit(s, "P_BUDC_2")] == 5


@pytest.mark.rule("W-6.26", "W-6.21")
def test_a_turn_in_a_zone_opens_windows() -> None:
    """Horse that turns there may be charged and fired at."""
    s = field(*PRUSSIANS, "P_ASCHW_1 22,9 facing 5", "A_HOHE_1 21,9 facing 3", orders="A_WL attack", draws=[9, 9, 9])
    s.engaged = [0] * s.army.units
    turn(s, "A_HOHE_1", 4)
    assert offered(s) == ["volley-P_ASCHW_1", "charge-P_BUDC_1-from-2020", "decline"]
    say(s, "volley-P_ASCHW_1")
    assert offered(s) == ["charge-P_BUDC_1-from-2020", "decline"]


# -- infantry and cavalry ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W-6.5", "W-6.9", "W-6.11", "W-6.13", example="WX-31")
def test_infantry_before_cavalry_makes_it_choose() -> None:
    """It must charge or withdraw, and cannot decline; after the withdrawal the battalion's hex is in no zone."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,7 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,8")
    assert offered(s) == ["charge-P_BUDC_1-from-2019", "withdraw-P_BUDC_1"]
    say(s, "withdraw-P_BUDC_1")
    assert (over(s), at(s, "P_BUDC_1"), at(s, "P_BUDC_2")) == (True, "20,12", "20,12")
    assert happened(s, log.TESTED) == []


@pytest.mark.rule("W-6.10", "W-6.11")
def test_a_failed_charge_at_infantry_is_followed_by_withdrawal() -> None:
    """A point each, and two hexes back."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,7 facing 3", orders="A_L1 attack", draws=[9])
    step(s, "A_BOTTA_1", "20,8")
    say(s, "charge-P_BUDC_1-from-2019")
    assert (at(s, "P_BUDC_1"), s.morale[unit(s, "P_BUDC_1")]) == ("20,12", 5)


@pytest.mark.rule("W-6.5", "W-6.9", example="WX-41")
def test_inside_a_zone_every_hex_counts() -> None:
    """From two hexes before the cavalry to one: it must choose again."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,9")
    assert offered(s) == ["charge-P_BUDC_1-from-2020", "withdraw-P_BUDC_1"]


@pytest.mark.rule("W-6.9")
def test_with_the_option_cavalry_may_stay() -> None:
    """Then it may decline."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,7 facing 3", orders="A_L1 attack", cavalry_may_stay=True)
    step(s, "A_BOTTA_1", "20,8")
    assert "decline" in offered(s)


@pytest.mark.rule("W-6.11", "W-13.32")
def test_with_the_option_a_withdrawal_is_tested() -> None:
    """A 9 costs each a point."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,7 facing 3", orders="A_L1 attack", withdrawal_test=True, draws=[9])
    step(s, "A_BOTTA_1", "20,8")
    say(s, "withdraw-P_BUDC_1")
    assert [s.morale[one] for one in units(s, "P_BUDC_1", "P_BUDC_2")] == [5, 5]


@pytest.mark.rule("W-6.8", "W-6.9")
def test_cavalry_that_may_not_react_stays() -> None:
    """It stood in an enemy front zone: no window, and the infantry stays stopped."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,7 facing 3", "A_HARR_1 21,9 facing 4", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,8")
    assert (over(s), at(s, "P_BUDC_1")) == (True, "20,10")


@pytest.mark.rule("W-6.12", "W-6.25")
def test_infantry_at_the_rear_makes_cavalry_face_it_and_go() -> None:
    """It turns, tests, and withdraws with facing kept, without being asked: there is no choice in it."""
    s = field(*PRUSSIANS, "A_BOTTA_1 20,13 facing 0", orders="A_L1 attack", draws=[9])
    step(s, "A_BOTTA_1", "20,12")
    assert over(s)
    assert (s.facing[unit(s, "P_BUDC_1")], at(s, "P_BUDC_1"), s.morale[unit(s, "P_BUDC_1")]) == (3, "20,8", 5)


@pytest.mark.rule("W-6.14")
def test_horse_at_the_rear_may_be_faced() -> None:
    """With a test: passed, it turns; failed, it loses a point and does not."""
    for die, facing, morale in ((0, 3, 6), (9, 0, 5)):
        s = field(*PRUSSIANS, "A_HOHE_1 20,13 facing 0", orders="A_WL attack", draws=[die])
        step(s, "A_HOHE_1", "20,12")
        assert offered(s) == ["face_mover-P_BUDC_1", "decline"]
        say(s, "face_mover-P_BUDC_1")
        assert (s.facing[unit(s, "P_BUDC_1")], s.morale[unit(s, "P_BUDC_1")]) == (facing, morale)


@pytest.mark.rule("W-6.17", "W-4.14")
def test_hussars_withdraw_from_horse_with_a_test() -> None:
    """They may not charge it from two hexes off, for that step would bring them next to line cavalry."""
    s = field("P_HUS_1 20,10", "A_HOHE_1 20,7 facing 3", orders="A_WL attack", draws=[9])
    step(s, "A_HOHE_1", "20,8")
    assert offered(s) == ["withdraw-P_HUS_1", "decline"]
    say(s, "withdraw-P_HUS_1", *(["to-2021"] if not over(s) else []))
    while not over(s):
        say(s, offered(s)[0])
    assert (s.morale[unit(s, "P_HUS_1")], len(happened(s, log.TESTED))) == (4, 1)
    assert s.ground.distance(s.place[unit(s, "P_HUS_1")], spot(s, "20,8")) == 4


# -- volleys and formations -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-6.20", "W-6.21", "W-6.23", example="WX-32")
def test_leaving_a_zone_of_infantry_draws_a_volley() -> None:
    """In the old hex; the mover goes on with what is left of him."""
    s = field(BATTALION, "A_HOHE_1 21,9 facing 1", orders="A_WL attack", draws=[3])
    s.engaged = [0] * s.army.units
    step(s, "A_HOHE_1", "22,8")
    assert (offered(s), at(s, "A_HOHE_1")) == (["volley-P_ASCHW_1", "decline"], "21,9")
    say(s, "volley-P_ASCHW_1")
    assert (over(s), at(s, "A_HOHE_1"), s.morale[unit(s, "A_HOHE_1")]) == (True, "22,8", 4)


@pytest.mark.rule("W-6.6", "W-6.7", "W-10.14", "W-4.16", example="WX-44")
def test_a_reaction_volley_is_the_one_shot_of_a_line() -> None:
    """When the same cavalry attacks, there is no defensive fire."""
    s = field(BATTALION, "A_HOHE_1 20,8 facing 3", orders="A_WL attack", draws=[9, 0, 0, 0])
    step(s, "A_HOHE_1", "20,9")
    say(s, "volley-P_ASCHW_1")
    assert over(s)
    fight(s, "A_WL")
    assert asked(s) == "turn_after prussia"
    assert len(happened(s, log.FIRED)) == 1


@pytest.mark.rule("W-4.9", "W-4.16", "W-6.21", "W-10.23", example="WX-44")
def test_a_square_against_cavalry() -> None:
    """Formed as the cavalry comes, it keeps all its shots: one defensive fire into each zone with enemies."""
    s = field(
        "P_G_BUDD 20,10 facing 0",
        "A_HOHE_1 20,8 facing 3",
        "A_SEHE_1 21,9 facing 4",
        orders="A_WL attack",
        draws=[2, 9, 9, 0, 0, 0, 0, 0],
    )
    s.engaged = [0] * s.army.units
    step(s, "A_HOHE_1", "20,9")
    assert offered(s) == ["volley-P_G_BUDD", "square-P_G_BUDD", "decline"]
    say(s, "square-P_G_BUDD")
    assert (over(s), s.formation[unit(s, "P_G_BUDD")]) == (True, SQUARE)
    fight(s, "A_WL")
    say(s, "attack-2020-from-2019+2119")
    assert offered(s) == ["fire-P_G_BUDD-at-2019", "fire-P_G_BUDD-at-2119", "end"]
    say(s, "fire-P_G_BUDD-at-2019")
    assert offered(s) == ["fire-P_G_BUDD-at-2119", "end"]
    say(s, "fire-P_G_BUDD-at-2119")
    assert [one[:2] for one in happened(s, log.FIRED)] == [
        (unit(s, "P_G_BUDD"), spot(s, "20,9")),
        (unit(s, "P_G_BUDD"), spot(s, "21,9")),
    ]
    assert over(s)  # a square that has stood does not turn


@pytest.mark.rule("W-4.2", "W-4.3", "W-6.21", "W-6.7")
def test_lines_bend_and_repel() -> None:
    """Towards the flank or the rear that an enemy enters, with a test; failed, the reaction is used up."""
    for start, to, die, formation in (
        ("22,10 facing 5", "21,10", 0, BENT_RIGHT),
        ("20,12 facing 0", "20,11", 0, REPEL),
        ("20,12 facing 0", "20,11", 9, LINE),
    ):
        s = field(BATTALION, f"A_BOTTA_1 {start}", orders="A_L1 attack", draws=[die])
        step(s, "A_BOTTA_1", to)
        say(s, "bend-P_ASCHW_1")
        assert (s.formation[unit(s, "P_ASCHW_1")], s.reacted[unit(s, "P_ASCHW_1")]) == (formation, 1)


@pytest.mark.rule("W-6.25", "W-13.40", "W-8.8")
def test_a_mover_routed_by_a_volley_goes_no_farther() -> None:
    """The other squadron of the stack goes on alone; the routed one stays where it is and does not flee."""
    s = field(BATTALION, "A_HOHE_1 21,9 facing 1 morale 1", "A_HOHE_2 21,9 facing 1", orders="A_WL attack", draws=[5])
    s.engaged = [0] * s.army.units
    step(s, "A_HOHE_1 A_HOHE_2", "22,8")
    say(s, "volley-P_ASCHW_1")
    assert over(s)
    assert (s.routed(unit(s, "A_HOHE_1")), at(s, "A_HOHE_1"), at(s, "A_HOHE_2")) == (True, "21,9", "22,8")


@pytest.mark.rule("W-6.27", "W-6.25")
def test_the_owner_orders_his_reactions() -> None:
    """Of two battalions either may fire first, and one alone may."""
    s = field(BATTALION, "P_ASCHW_2 22,9 facing 0", "A_HOHE_1 21,8 facing 3", orders="A_WL attack", draws=[9])
    step(s, "A_HOHE_1", "21,9")
    assert set(offered(s)) >= {"volley-P_ASCHW_1", "decline"}
    say(s, "volley-P_ASCHW_1")
    assert "volley-P_ASCHW_1" not in (offered(s) if not over(s) else [])


# -- artillery --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-11.6", "W-6.25")
def test_canister_at_who_comes_before_the_guns() -> None:
    """Die 3, -1 at this distance: three points."""
    s = field("P_B12A 20,10 facing 0", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack", draws=[3])
    step(s, "A_BOTTA_1", "20,9")
    assert offered(s) == ["volley-P_B12A", "decline"]
    say(s, "volley-P_B12A")
    assert s.morale[unit(s, "A_BOTTA_1")] == 3


@pytest.mark.rule("W-11.12")
def test_a_battery_that_has_fired_goes_under() -> None:
    """And the infantry of its hex fires no more in this activation."""
    s = field(BATTALION, "P_B12A 20,10 facing 0", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack", draws=[9])
    step(s, "A_BOTTA_1", "20,9")
    say(s, "volley-P_B12A")
    assert s.units_at(spot(s, "20,10")) == units(s, "P_ASCHW_1", "P_B12A")
    assert not shooting.has_shot(s, unit(s, "P_ASCHW_1"), 0)


# -- contacts on the way ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W-13.24", "W-6.25", example="WX-39")
def test_horse_next_to_routed_infantry_destroys_it() -> None:
    """At once, and the mover may go on."""
    s = field("P_ASCHW_1 20,10 routed", "A_HOHE_1 20,8 facing 3", orders="A_WL attack")
    step(s, "A_HOHE_1", "20,9")
    assert (over(s), s.eliminated[unit(s, "P_ASCHW_1")]) == (True, 1)


@pytest.mark.rule("W-13.24", "W-13.37", example="WX-39")
def test_routed_horse_flees_from_infantry_without_a_test() -> None:
    """Three hexes, by a way that its owner chooses."""
    s = field("P_BUDC_1 20,10 routed", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,9")
    assert asked(s) == "flee prussia"
    say(s, "flee-3-3-3")
    assert (at(s, "P_BUDC_1"), happened(s, log.TESTED)) == ("20,13", [])


@pytest.mark.rule("W-12.5", "W-6.25")
def test_a_lone_leader_goes_to_the_nearest_unit() -> None:
    """When infantry comes next to him; without any unit under him he is lost."""
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,13 facing 0", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,9")
    assert s.leader_at[s.army.leader_number["P_L_JEETZ"]] == spot(s, "20,13")
    s = field("P_L_JEETZ 20,10", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,9")
    assert s.leader_back[s.army.leader_number["P_L_JEETZ"]] == 2


@pytest.mark.rule("W-12.6")
def test_hussars_may_take_a_lone_leader() -> None:
    """An 8 does, a 7 lets him go."""
    for die, back in ((8, 2), (7, 0)):
        s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,13 facing 0", "A_HUS_1 20,8", draws=[die])
        step(s, "A_HUS_1", "20,9")
        assert s.leader_back[s.army.leader_number["P_L_JEETZ"]] == back


@pytest.mark.rule("W-6.29")
def test_routed_movers_open_no_windows() -> None:
    """They pass, and nobody is asked."""
    s = field(*PRUSSIANS, "A_HOHE_1 21,7 routed", orders="A_WL attack")
    step(s, "A_HOHE_1", "21,8")
    assert (over(s), at(s, "A_HOHE_1")) == (True, "21,8")
