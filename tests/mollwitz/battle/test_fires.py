"""Fire as it is played (chapters 10, 11 and 13), with the worked examples."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.sums import NAMES
from tests.mollwitz.battle.lines import at
from tests.mollwitz.build import field, happened, leader, spot, unit, units
from tests.mollwitz.fights import asked, fight, offered, over, say

PRUSSIAN = "P_ASCHW_1 20,10 facing 0"
AUSTRIAN = "A_BOTTA_1 20,9 facing 3"


@pytest.mark.rule("W-10.7", "W-10.10", "W-10.11", example="WX-18")
def test_two_battalions_that_stood_before_each_other() -> None:
    """Both fire at once: 3 - 1 on row 7 costs two, a 4 on row 6 one."""
    s = field(PRUSSIAN, AUSTRIAN, orders="A_L1 attack, P_L1 attack", draws=[4, 3])
    fight(s, "A_L1")
    say(s, "fire")
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "A_BOTTA_1", "P_ASCHW_1")
    assert (s.morale[unit(s, "P_ASCHW_1")], s.morale[unit(s, "A_BOTTA_1")]) == (6, 4)
    assert over(s)


@pytest.mark.rule("W-10.7", "W-10.14")
def test_a_fire_tells_its_whole_sum() -> None:
    """Die, row, column, points, and each part with its source."""
    s = field(PRUSSIAN, AUSTRIAN, draws=[4, 3])
    fight(s, "A_L1")
    say(s, "fire-A_BOTTA_1-at-2020")
    prussian = unit(s, "P_ASCHW_1")
    assert happened(s, log.FIRED)[1] == (prussian, spot(s, "20,9"), 3, 7, 2, 2, 0, -1, prussian)
    assert NAMES[0] == "shooter_prussian"


@pytest.mark.rule("W-10.13", "W-1.13", "W-10.5", example="WX-19")
def test_the_owner_of_a_stack_gives_the_odd_point() -> None:
    """Three points at two squadrons: one each, the third where he likes."""
    s = field(PRUSSIAN, "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3", active="prussia", draws=[2])
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert (asked(s), offered(s)) == ("odd_point austria", ["unit-A_HOHE_2", "unit-A_HOHE_1"])
    say(s, "unit-A_HOHE_2")
    assert [s.morale[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")] == [6, 5]


@pytest.mark.rule("W-13.30", "W-13.32", "W-13.13", "W-10.17", example="WX-20")
def test_fire_drives_a_battalion_back() -> None:
    """Three points at morale 6: it loses a step, goes back a hex, and tests."""
    s = field(PRUSSIAN, AUSTRIAN, active="prussia", orders="P_L1 march, A_L1 march", draws=[1, 9, 0])
    s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    one = unit(s, "A_BOTTA_1")
    assert (at(s, "A_BOTTA_1"), s.weak[one], s.morale[one], s.facing[one]) == ("20,8", 1, 2, 3)


@pytest.mark.rule("W-13.30", "W-12.1", "W-12.3", example="WX-20")
def test_a_leader_keeps_it_where_it_is() -> None:
    """With Browne the threshold is four: it stays, and loses the three and the step; lost, he helps no more."""
    for die, place in ((8, "20,9"), (9, "20,8")):
        s = field(PRUSSIAN, "A_BROWNE_1 20,9 facing 3", "A_L_BROWN 20,9", active="prussia", draws=[1, die, 0])
        s.shots[unit(s, "A_BROWNE_1")] = 1
        fight(s, "P_L1")
        say(s, "fire-P_ASCHW_1-at-2019")
        assert (at(s, "A_BROWNE_1"), s.weak[unit(s, "A_BROWNE_1")]) == (place, 1)


@pytest.mark.rule("W-1.8", "W-12.3", example="WX-9")
def test_a_leader_just_lost_weighs_on_the_test() -> None:
    """Schwerin falls to a 9; at the test of the retreat a 2 is 5 against 4."""
    for fate, morale in ((9, 2), (8, 3)):
        s = field(
            "P_KLEIST_1 20,10 facing 0 morale 6", "P_L_SCHWE 20,10", "A_BOTTA_1 20,9 facing 3", draws=[0, fate, 2]
        )
        s.shots[unit(s, "P_KLEIST_1")] = 1
        fight(s, "A_L1")
        say(s, "fire-A_BOTTA_1-at-2020")
        assert s.leader_back[leader(s, "P_L_SCHWE")] == (2 if fate == 9 else 0)
        assert s.morale[unit(s, "P_KLEIST_1")] == morale


@pytest.mark.rule("W-13.30", "W-10.11")
def test_attackers_and_active_units_are_not_driven_back() -> None:
    """Neither the active battalion nor one whose wing has Attack."""
    s = field(PRUSSIAN, AUSTRIAN, active="prussia", orders="P_L1 march, A_L1 attack", draws=[1, 0], led=True)
    fight(s, "P_L1")
    assert asked(s) == "kind_of_combat austria"
    say(s, "fire", "fire-P_ASCHW_1-at-2019")
    assert (at(s, "A_BOTTA_1"), at(s, "P_ASCHW_1")) == ("20,9", "20,10")
    assert [s.lost[one] for one in units(s, "A_BOTTA_1", "P_ASCHW_1")] == [3, 3]


@pytest.mark.rule("W-10.11", example="WX-21")
def test_who_came_up_is_fired_at_first() -> None:
    """It takes three points, and fires with what is left, on row 3."""
    s = field(PRUSSIAN, "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack", draws=[1, 0])
    s.move(unit(s, "A_BOTTA_1"), spot(s, "20,9"))
    fight(s, "A_L1")
    say(s, "fire")
    first, second = happened(s, log.FIRED)
    assert (first[0], first[5]) == (unit(s, "P_ASCHW_1"), 3)
    assert (second[0], second[3], second[5]) == (unit(s, "A_BOTTA_1"), 3, 1)


@pytest.mark.rule("W-10.11", "W-13.40", "W-10.8")
def test_who_is_routed_by_the_first_fire_does_not_fire() -> None:
    """And, active, he stays where he is."""
    s = field(PRUSSIAN, "A_BOTTA_1 20,8 facing 3 morale 2", orders="A_L1 attack", draws=[1])
    s.move(unit(s, "A_BOTTA_1"), spot(s, "20,9"))
    fight(s, "A_L1")
    say(s, "fire")
    assert (len(happened(s, log.FIRED)), s.routed(unit(s, "A_BOTTA_1")), at(s, "A_BOTTA_1")) == (1, True, "20,9")


@pytest.mark.rule("W-13.40")
def test_with_the_option_active_units_flee_too() -> None:
    """Three hexes away from who routed them."""
    s = field(PRUSSIAN, "A_BOTTA_1 20,8 facing 3 morale 2", orders="A_L1 attack", routed_attacker_flees=True, draws=[1])
    s.move(unit(s, "A_BOTTA_1"), spot(s, "20,9"))
    fight(s, "A_L1")
    say(s, "fire")
    assert asked(s) == "flee austria"


@pytest.mark.rule("W-10.12", "W-13.42", "W-10.11", example="WX-22")
def test_fire_while_advancing() -> None:
    """Declared, both fire together although the Prussian came up; the enemy driven back, he may follow."""
    s = field("P_ASCHW_1 20,11 facing 0", AUSTRIAN, active="prussia", orders="P_L1 attack, A_L1 march", draws=[0, 9, 0])
    s.move(unit(s, "P_ASCHW_1"), spot(s, "20,10"))
    fight(s, "P_L1")
    say(s, "fire")
    assert asked(s) == "advance_fire prussia"
    say(s, "yes")
    fired = happened(s, log.FIRED)
    assert [one[0] for one in fired] == units(s, "P_ASCHW_1", "A_BOTTA_1")
    assert "advance_fire" in [NAMES[kind] for kind in fired[0][6::3]]
    assert asked(s) == "follow_fire prussia"


@pytest.mark.rule("W-10.12", "W-13.42")
def test_the_prussian_may_follow_or_stay() -> None:
    """Into the hex that the enemy left."""
    for word, place in (("yes", "20,9"), ("no", "20,10")):
        s = field(PRUSSIAN, AUSTRIAN, active="prussia", orders="P_L1 attack, A_L1 march", draws=[0, 9, 0])
        fight(s, "P_L1")
        say(s, "fire", "yes")
        assert asked(s) == "follow_fire prussia"
        say(s, word)
        assert (at(s, "P_ASCHW_1"), s.facing[unit(s, "P_ASCHW_1")], over(s)) == (place, 0, True)


@pytest.mark.rule("W-10.15", "W-4.10", "W-10.16", example="WX-23")
def test_a_square_fires_into_each_zone_once() -> None:
    """One shot at the hex before it, one into either of the two beside that, each with +2."""
    s = field(
        "P_G_BUDD 20,10 facing 0 square",
        "A_HOHE_1 20,9 facing 3",
        "A_HOHE_2 21,9 facing 3",
        "A_HOHE_3 21,10 facing 3",
        active="prussia",
        draws=[9, 9, 9],
    )
    fight(s, "P_L1")
    assert offered(s) == [f"fire-P_G_BUDD-at-{hex}" for hex in ("2019", "2119", "2120")] + ["end"]
    say(s, "fire-P_G_BUDD-at-2119")
    assert offered(s) == ["fire-P_G_BUDD-at-2019", "end"]
    say(s, "fire-P_G_BUDD-at-2019")
    assert over(s)
    assert all("square" in [NAMES[kind] for kind in one[6::3]] for one in happened(s, log.FIRED))


@pytest.mark.rule("W-10.9", "W-10.16", example="WX-24")
def test_regimental_guns_at_two_hexes() -> None:
    """1 and 2 on the row of round shot: a point."""
    s = field(PRUSSIAN, "A_THUEN_1 20,8 facing 0", active="prussia", draws=[1])
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2018")
    assert happened(s, log.FIRED)[0][4:6] == (3 - 1, 1)


@pytest.mark.rule("W-10.10", "W-10.14", "W-11.7")
def test_a_battalion_answers_once() -> None:
    """The second of two that fire at it is not answered: its fire is unpaired."""
    s = field(
        PRUSSIAN,
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 21,9 facing 4",
        orders="A_L1 attack, P_L1 attack",
        draws=[9, 9, 9],
    )
    fight(s, "A_L1")
    say(s, "fire")
    assert offered(s) == ["fire-A_BOTTA_1-at-2020", "fire-A_HARR_1-at-2020"]
    say(s, "fire-A_BOTTA_1-at-2020")
    assert over(s)
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "A_BOTTA_1", "P_ASCHW_1", "A_HARR_1")


@pytest.mark.rule("W-10.2", "W-3.10", "W-10.16")
def test_who_marches_need_not_fire() -> None:
    """Under March the step may be ended, under Attack it may not."""
    for order, may_end in (("march", True), ("attack", False)):
        s = field(PRUSSIAN, AUSTRIAN, "A_HARR_1 21,9 facing 4", orders=f"A_L1 {order}")
        fight(s, "A_L1")
        say(s, *(["fire"] if order == "attack" else []))
        assert ("end" in offered(s)) == may_end


@pytest.mark.rule("W-4.13", "W-13.30")
def test_a_bent_line_driven_back_flees() -> None:
    """It is routed although it has morale left, and flees three hexes."""
    s = field(PRUSSIAN, "A_BOTTA_1 20,9 facing 3 bent_left", active="prussia", draws=[1])
    s.shots[unit(s, "A_BOTTA_1")] = 15
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert asked(s) == "flee austria"
    say(s, "flee-0-0-0")
    one = unit(s, "A_BOTTA_1")
    assert (s.routed(one), s.morale[one], s.weak[one], at(s, "A_BOTTA_1")) == (True, 0, 1, "20,6")


@pytest.mark.rule("W-13.34", "W-13.4", "W-13.33")
def test_a_retreat_goes_on_through_a_full_hex() -> None:
    """The friends there test, and it tests where it ends."""
    s = field(PRUSSIAN, AUSTRIAN, "A_HARR_1 20,8 facing 3", active="prussia", draws=[1, 9, 0])
    s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert (at(s, "A_BOTTA_1"), s.morale[unit(s, "A_HARR_1")], s.morale[unit(s, "A_BOTTA_1")]) == ("20,7", 5, 3)


@pytest.mark.rule("W-11.13", "W-13.34")
def test_guns_of_friends_on_the_way_are_kept() -> None:
    """The battery that stood with the battalion is lost, not the one through whose hex it retreats."""
    s = field(
        PRUSSIAN,
        "A_B6B 20,9 facing 3",
        AUSTRIAN,
        "A_HARR_1 20,8 facing 3",
        "A_B6A 20,8 facing 3",
        active="prussia",
        draws=[1, 0, 0],
    )
    s.shots[unit(s, "A_B6B")] = s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert (at(s, "A_BOTTA_1"), at(s, "A_B6A")) == ("20,7", "20,8")
    assert s.eliminated[unit(s, "A_B6B")]


@pytest.mark.rule("W-11.13", "W-4.13", "W-7.5")
def test_a_bent_line_driven_back_loses_its_guns() -> None:
    """It has to retreat, and flees instead; the battery with it is eliminated all the same."""
    s = field(PRUSSIAN, "A_BOTTA_1 20,9 facing 3 bent_left", "A_B6A 20,9 facing 3", active="prussia", draws=[1])
    s.shots[unit(s, "A_BOTTA_1")] = s.shots[unit(s, "A_B6A")] = 15
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert (asked(s), s.eliminated[unit(s, "A_B6A")]) == ("flee austria", 1)


@pytest.mark.rule("W-13.35", "W-13.32", example="WX-45")
def test_the_last_resort() -> None:
    """With the way back closed by an enemy front zone it goes there, and is not routed as nothing was prohibited."""
    s = field(
        PRUSSIAN,
        AUSTRIAN,
        "P_G_BUDD 20,6 facing 3",
        "P_KLEIST_1 18,8 facing 2",
        "P_KLEIST_2 22,6 facing 4",
        active="prussia",
        draws=[1, 0],
    )
    s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert s.on_field(unit(s, "A_BOTTA_1"))


# -- artillery --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-11.3", "W-11.4", "W-11.7", "W-11.9", "W-10.11", example="WX-37")
def test_an_artillery_duel() -> None:
    """Two batteries fire at once; the one that is hit by two tests with them added to the die, and is lost on a 5."""
    for die, lost in ((5, 1), (4, 0)):
        s = field("P_B12A 20,10 facing 0", "A_B6A 20,6 facing 3", active="prussia", draws=[0, 9, die])
        fight(s, "P_A")
        assert asked(s) == "next_fire prussia"
        say(s, "fire-P_B12A-at-2016")
        assert [one[0] for one in happened(s, log.FIRED)] == units(s, "P_B12A", "A_B6A")
        assert (s.eliminated[unit(s, "A_B6A")], s.eliminated[unit(s, "P_B12A")]) == (lost, 0)
        assert over(s)


@pytest.mark.rule("W-11.3", "W-8.10")
def test_a_battery_that_has_spent_anything_is_silent() -> None:
    """A salvo takes all its points."""
    s = field("P_B12A 20,10 facing 0", "A_BOTTA_1 20,6 facing 3", active="prussia")
    s.spent[unit(s, "P_B12A")] = 1
    fight(s, "P_A")
    assert over(s)


@pytest.mark.rule("W-11.7", "W-10.10")
def test_the_owner_names_who_answers() -> None:
    """A battalion with guns under a battery on top cannot; of two in a hex that can, he chooses."""
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "A_B6A 20,8 facing 3",
        "A_BOTTA_1 20,8 facing 3",
        active="prussia",
        draws=[9, 9],
    )
    fight(s, "P_L1")
    say(s, "fire-P_ASCHW_1-at-2018")
    assert over(s)
    assert len(happened(s, log.FIRED)) == 2


@pytest.mark.rule("W-11.7", "W-7.10")
def test_of_two_who_can_answer_the_owner_names_one() -> None:
    """Two battalions in an overfull hex."""
    s = field(PRUSSIAN, "P_ASCHW_2 20,10 facing 0", AUSTRIAN, draws=[9, 9])
    fight(s, "A_L1")
    say(s, "fire-A_BOTTA_1-at-2020")
    assert (asked(s), sorted(offered(s))) == ("answer_fire prussia", ["unit-P_ASCHW_1", "unit-P_ASCHW_2"])
    say(s, "unit-P_ASCHW_1")
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "A_BOTTA_1", "P_ASCHW_1")
