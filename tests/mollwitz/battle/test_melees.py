"""Melee as it is played (chapters 10, 12 and 13), with the worked examples."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import NAMES
from tests.mollwitz.battle.test_windows import at
from tests.mollwitz.build import field, happened, leader, spot, unit, units
from tests.mollwitz.fights import asked, fight, offered, over, say, step

FRONT = ("A_HOHE_1 21,9 facing 3", "A_HOHE_2 21,9 facing 3")
FLANK = ("A_SEHE_1 21,10 facing 5", "A_SEHE_2 21,10 facing 5")
AHEAD = ("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
BATTALION = "P_ASCHW_1 20,10 facing 0"


def charged(*draws: int, **options: str | bool) -> State:
    """One stack before a line, which does not fire."""
    s = field(BATTALION, *AHEAD, orders="A_WL attack", draws=draws, **options)
    fight(s, "A_WL")
    say(s, "end")
    return s


def morale(s: State, *names: str) -> list[int]:
    """Of these units."""
    return [s.morale[one] for one in units(s, *names)]


@pytest.mark.rule("W-10.18", "W-10.23", "W-10.24", example="WX-25")
def test_two_stacks_may_attack_together_or_alone() -> None:
    """Defensive fire goes at the front stack alone."""
    s = field(BATTALION, *FRONT, *FLANK, orders="A_WL attack")
    fight(s, "A_WL")
    assert offered(s) == [f"attack-2020-from-{hexes}" for hexes in ("2119", "2120", "2119+2120")]
    say(s, "attack-2020-from-2119+2120")
    assert offered(s) == ["fire-P_ASCHW_1-at-2119", "end"]


@pytest.mark.rule("W-10.26", "W-10.31", "W-13.1", "W-13.37", "W-13.43", "W-13.44", "W-13.45", example="WX-26")
def test_a_battalion_is_ridden_down() -> None:
    """Die 9 is 11 against 7: four points, routed by horse, one step, flight; then pursuit of both stacks, and tests."""
    s = field(BATTALION, *FRONT, *FLANK, orders="A_WL attack", draws=[7, 0, 9, 9, 9])
    fight(s, "A_WL")
    say(s, "attack-2020-from-2119+2120", "end")
    one = unit(s, "P_ASCHW_1")
    assert (s.routed(one), s.weak[one], s.lost[one], asked(s)) == (True, 1, 4, "flee prussia")
    say(s, offered(s)[0])
    assert (asked(s), offered(s)) == ("pursue austria", ["from-2119", "from-2120"])
    say(s, "from-2120")
    assert (asked(s), at(s, "A_SEHE_1")) == ("go_on austria", "20,10")
    say(s, "on-1", "on-1", "facing-5")
    assert at(s, "A_SEHE_2") == "19,10"
    say(s, "on-0", "on-0", "facing-3")
    assert (over(s), at(s, "A_HOHE_1"), at(s, "A_HOHE_2")) == (True, "20,10", "20,10")
    assert sorted(morale(s, "A_HOHE_1", "A_HOHE_2", "A_SEHE_1", "A_SEHE_2")) == [6, 6, 6, 6]


@pytest.mark.rule("W-10.26", "W-13.44", "W-13.45")
def test_a_stack_may_split_in_pursuit() -> None:
    """One squadron goes on, the other stays; each faces as it likes and tests where it is."""
    s = charged(0, 9, 0, 0)
    while asked(s) == "flee prussia":
        say(s, offered(s)[0])
    say(s, "on-3", "on-0", "facing-2", "facing-4")
    assert over(s)
    assert sorted(s.facing[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")) == [2, 4]
    assert len(happened(s, log.TESTED)) == 4


@pytest.mark.rule("W-10.25", "W-10.27", "W-10.28", "W-13.46", "W-10.35", example="WX-27")
def test_a_charge_on_a_steady_line_fails() -> None:
    """Three points and a step for each squadron, one point back for the line, which may turn."""
    s = field("P_ASCHW_1 20,10 facing 0 morale 6", *AHEAD, orders="A_WL attack", draws=[6, 6, 8])
    fight(s, "A_WL")
    say(s, "end")
    assert (asked(s), morale(s, "A_HOHE_1", "A_HOHE_2"), s.morale[unit(s, "P_ASCHW_1")]) == (
        "turn_after prussia",
        [4, 4],
        7,
    )
    assert [s.weak[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")] == [1, 1]
    say(s, "facing-1")
    assert (over(s), s.facing[unit(s, "P_ASCHW_1")], at(s, "A_HOHE_1")) == (True, 1, "20,9")


@pytest.mark.rule("W-10.27", example="WX-28")
def test_a_repeated_test_costs_two_at_least() -> None:
    """Margin 1: two points; passed: one."""
    assert morale(charged(6, 6, 6), "A_HOHE_1", "A_HOHE_2") == [5, 5]
    assert morale(charged(6, 6, 0), "A_HOHE_1", "A_HOHE_2") == [6, 6]


@pytest.mark.rule("W-10.25", "W-13.46")
def test_an_attack_breaks_down() -> None:
    """Nobody passes: a point each, the defender may turn and recovers nothing."""
    s = field("P_ASCHW_1 20,10 facing 0 morale 5", *AHEAD, orders="A_WL attack", draws=[7])
    fight(s, "A_WL")
    say(s, "end")
    assert (asked(s), morale(s, "A_HOHE_1", "P_ASCHW_1")) == ("turn_after prussia", [6, 5])


@pytest.mark.rule("W-10.27", "W-13.40")
def test_attackers_routed_in_phase_three_stay() -> None:
    """With the option they flee."""
    for option in (False, True):
        s = field(
            BATTALION, "A_HOHE_1 20,9 facing 3 morale 2", orders="A_WL attack", draws=[0, 0, 3],
            routed_attacker_flees=option,
        )  # fmt: skip
        fight(s, "A_WL")
        say(s, "end", "facing-0")
        assert s.routed(unit(s, "A_HOHE_1"))
        assert (asked(s) == "flee austria") == option


@pytest.mark.rule("W-10.23", "W-10.25")
def test_a_stack_routed_by_defensive_fire_takes_no_part() -> None:
    """The ratio stays that of the declaration, and there is nobody left to attack."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3 morale 2", orders="A_WL attack", draws=[2])
    fight(s, "A_WL")
    say(s, "fire-P_ASCHW_1-at-2019")
    assert (asked(s), s.routed(unit(s, "A_HOHE_1")), happened(s, log.TESTED)) == ("turn_after prussia", True, [])


@pytest.mark.rule("W-10.32", "W-4.13")
def test_a_beaten_square_flees() -> None:
    """Whoever attacked it: here the bayonet."""
    s = field("P_G_BUDD 20,10 facing 0 square", "A_BOTTA_1 20,9 facing 3", orders="A_L1 attack", draws=[0, 9, 0])
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    assert (asked(s), s.routed(unit(s, "P_G_BUDD"))) == ("flee prussia", True)


@pytest.mark.rule("W-10.26", "W-13.31", "W-13.32")
def test_infantry_beaten_by_infantry_retreats() -> None:
    """It loses the margin and goes back a hex; the winner follows and stops there."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 attack", draws=[0, 8, 0, 0])
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    one = unit(s, "P_ASCHW_1")
    assert (at(s, "P_ASCHW_1"), s.morale[one], at(s, "A_BOTTA_1")) == ("20,11", 6, "20,10")
    assert asked(s) == "turn_after austria"


@pytest.mark.rule("W-10.3", "W-10.4", "W-10.16")
def test_a_wing_that_uses_the_bayonet_does_not_fire() -> None:
    """Every battalion of it, the one out of reach of any enemy's front too."""
    s = field(
        BATTALION,
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 20,7 facing 3",
        orders="A_L1 attack",
        draws=[9, 9, 9],
    )
    s.shots[unit(s, "P_ASCHW_1")] = 1
    fight(s, "A_L1")
    say(s, "bayonet", "facing-0")
    assert (over(s), happened(s, log.FIRED)) == (True, [])


@pytest.mark.rule("W-10.21", "W-10.34")
def test_no_infantry_fires_where_horse_has_attacked() -> None:
    """A battalion of the same wing, beside the squadron, stays silent."""
    s = field(
        "P_G_WINT 19,10 facing 0",
        "P_BUDC_1 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        active="prussia",
        orders="P_WR attack, A_L1 attack",
        draws=[9, 9],
    )
    s.facing[unit(s, "P_G_WINT")] = 1
    s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_WR")
    if asked(s).startswith("kind"):
        say(s, "fire")
    assert asked(s) == "turn_after austria"
    say(s, "facing-3")
    assert (over(s), happened(s, log.FIRED)) == (True, [])


@pytest.mark.rule("W-10.2", "W-10.20", "W-10.6")
def test_cavalry_in_contact_must_attack() -> None:
    """Under Attack there is no end before it has; hussars need not."""
    s = field(BATTALION, *AHEAD, "P_ASCHW_2 22,9 facing 0", "A_SEHE_1 22,8 facing 3", orders="A_WL attack")
    fight(s, "A_WL")
    assert "end" not in offered(s)
    s = field(BATTALION, "A_HUS_1 20,9")
    fight(s, "A_H")
    assert offered(s) == ["attack-2020-from-2019", "end"]


@pytest.mark.rule("W-10.19", "W-10.18")
def test_nobody_attacks_or_is_attacked_twice() -> None:
    """The second stack finds the battalion struck."""
    s = field(BATTALION, *FRONT, *FLANK, orders="A_WL attack", draws=[7])
    fight(s, "A_WL")
    say(s, "attack-2020-from-2119", "end", "facing-0")
    assert over(s)
    assert len(happened(s, log.MELEE_BEGAN)) == 1


# -- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-12.2", "W-10.18")
def test_one_leader_supports_an_attack() -> None:
    """Of two in different hexes the attacker names one; only there his bonus counts."""
    s = field(
        BATTALION, *FRONT, *FLANK, "A_L_ROEME 21,9", "A_L_LANTH 21,10", orders="A_WL attack", draws=[0, 0, 0, 0, 0]
    )
    fight(s, "A_WL")
    say(s, "attack-2020-from-2119+2120")
    assert (asked(s), offered(s)) == ("support austria", ["leader-A_L_ROEME", "leader-A_L_LANTH"])
    say(s, "leader-A_L_LANTH", "end")
    front, flank = happened(s, log.TESTED)[:2]
    assert (front[3], flank[3]) == (7, 8)


@pytest.mark.rule("W-12.3", "W-12.8", "W-12.4")
def test_a_wing_commander_lost_is_replaced() -> None:
    """He falls with the first loss of his stack; of two brigade commanders the owner names one."""
    s = field(
        BATTALION,
        *AHEAD,
        "A_L_ROEME 20,9",
        "A_L_LANTH 25,9",
        "A_L_FRANK 26,9",
        orders="A_WL attack",
        draws=[9, 9],
    )
    fight(s, "A_WL")
    say(s, "end", "facing-0")
    assert s.leader_back[leader(s, "A_L_ROEME")] == 2
    assert (asked(s), offered(s)) == ("substitute austria", ["leader-A_L_LANTH", "leader-A_L_FRANK"])
    say(s, "leader-A_L_FRANK")
    assert s.commander[s.army.wing_ids.index("A_WL")] == leader(s, "A_L_FRANK")
    assert over(s)


@pytest.mark.rule("W-12.10")
def test_a_brigade_that_has_lost_its_commander_is_led_by_a_neighbour() -> None:
    """The nearest of the same wing, without a question where there is one."""
    s = field(
        f"{BATTALION} morale 6", "P_L_JEETZ 20,10", "P_L_BORCK 24,10", *AHEAD, orders="A_WL attack", draws=[0, 9, 9]
    )
    fight(s, "A_WL")
    say(s, "end")
    assert s.leader_back[leader(s, "P_L_JEETZ")] == 2
    assert s.led_by[s.army.brigade_ids.index("P_JEETZ")] == leader(s, "P_L_BORCK")


@pytest.mark.rule("W-12.5", "W-13.32")
def test_a_leader_goes_with_who_retreats() -> None:
    """Before the test of the retreat, in which his bonus counts."""
    s = field(BATTALION, "P_L_JEETZ 20,10", "A_BOTTA_1 20,9 facing 3", orders="A_L1 attack", draws=[0, 9, 0, 7, 0])
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    assert s.leader_at[leader(s, "P_L_JEETZ")] == spot(s, "20,11")
    retreat = happened(s, log.TESTED)[2]
    assert (retreat[1], retreat[3], retreat[4]) == (7, 7, 1)


# -- batteries --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-11.8", example="WX-38")
def test_a_battery_taken_from_the_flank() -> None:
    """Without fire and without a test; the squadron enters and turns."""
    s = field("P_B12A 20,10 facing 0", "A_HOHE_1 21,10 facing 5", orders="A_WL attack")
    fight(s, "A_WL")
    assert (s.eliminated[unit(s, "P_B12A")], at(s, "A_HOHE_1"), asked(s)) == (1, "20,10", "turn_after austria")
    assert (happened(s, log.FIRED), happened(s, log.TESTED)) == ([], [])


@pytest.mark.rule("W-11.8", example="WX-38")
def test_a_battery_charged_from_the_front() -> None:
    """Canister first: four points; then one test of the squadron, if it still stands."""
    for die, lost in ((0, 1), (9, 0)):
        s = field("P_B12A 20,10 facing 0", "A_HOHE_1 20,9 facing 3", orders="A_WL attack", draws=[1, die])
        fight(s, "A_WL")
        assert happened(s, log.FIRED)[0][4:6] == (0, 4)
        assert s.eliminated[unit(s, "P_B12A")] == lost
        assert s.morale[unit(s, "A_HOHE_1")] == 3


# -- the order of fights ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W-10.34", "W-10.22", "W-10.16", "W-3.21", example="WX-33")
def test_the_order_of_combat() -> None:
    """A counter-charge, two active melees, a forced one, three exchanges, an unpaired fire: exactly in this order."""
    s = field(
        "P_BUDC_1 10,20 facing 0",
        "A_CORD_1 10,17 facing 3",
        "P_BUDC_2 14,20 facing 0",
        "A_CORD_2 14,19 facing 3",
        "P_BUDC_3 17,20 facing 0",
        "A_CORD_3 17,19 facing 3",
        "P_SCHU_1 6,20 facing 0",
        "A_HOHE_1 6,19 facing 3",
        "P_G_WINT 20,10 square",
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 20,11 facing 0",
        "A_CORD_4 19,10 facing 2",
        "P_G_BOLS 30,10 facing 0",
        "A_GRUEN_1 30,9 facing 3",
        active="prussia",
        orders="P_WR march, A_WL attack",
        draws=[0, *[9] * 40],
        led=True,
    )
    for one in units(s, "P_BUDC_2", "P_BUDC_3"):
        s.uncommanded[one] = 1
    step(s, "P_BUDC_1", "10,19")
    say(s, "charge-A_CORD_1-from-1023")
    fight(s, "P_WR")
    while not over(s):
        say(s, next(one for one in offered(s) if one != "end" or len(offered(s)) == 1))
    order: list[str] = []
    for one in s.log or []:
        if one[0] == log.MELEE_BEGAN:
            order.append("melee {},{}".format(*s.ground.field[one[1]]))
        elif one[0] == log.FIRED:
            order.append(f"{s.army.unit_ids[one[1]]}")
    assert [one for one in order if one.startswith("melee")] == [
        "melee 10,19", "melee 14,19", "melee 17,19", "melee 6,20",
    ]  # fmt: skip
    assert order[4:] == [
        "P_G_WINT", "A_BOTTA_1", "P_G_WINT", "A_HARR_1", "P_G_BOLS", "A_GRUEN_1", "P_G_WINT",
    ]  # fmt: skip


@pytest.mark.rule("W-10.34", "W-10.22", "W-10.2", example="WX-33")
def test_forced_melees_come_before_fire() -> None:
    """A squadron of the other side attacks, then two battalions exchange fire, then one fires unpaired."""
    s = field(
        "P_BUDC_1 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 24,9 facing 3",
        "P_ASCHW_1 24,10 facing 0",
        "A_GRUEN_1 30,9 facing 3",
        orders="A_L1 march, P_WR attack",
        draws=[9, 9, 9, 9, 9, 9],
        led=True,
    )
    fight(s, "A_L1")
    assert asked(s) == "defend austria"
    say(s, "end")
    say(s, "facing-3")
    assert (asked(s), offered(s)) == ("next_fire austria", ["fire-A_HARR_1-at-2422", "end"])
    say(s, "fire-A_HARR_1-at-2422")
    assert (asked(s), offered(s)) == ("next_fire austria", ["fire-A_BOTTA_1-at-2020", "end"])
    say(s, "fire-A_BOTTA_1-at-2020")
    assert over(s)
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "A_HARR_1", "P_ASCHW_1", "A_BOTTA_1")


@pytest.mark.rule("W-10.22", "W-10.11", "W-10.34", example="WX-43")
def test_the_inactive_side_under_attack_must_fight_who_is_activated() -> None:
    """Its battalion has an activated enemy before it: it fires or uses the bayonet; others of its wing do not."""
    pieces = (
        BATTALION,
        "A_BOTTA_1 20,9 facing 3",
        "P_ASCHW_2 24,10 facing 0",
        "A_GRUEN_1 24,9 facing 3",
    )
    s = field(*pieces, orders="A_L1 march, A_L2 march, P_L1 attack", draws=[9] * 8, led=True)
    fight(s, "A_L1")
    assert (asked(s), offered(s)) == ("kind_of_combat prussia", ["fire", "bayonet"])
    say(s, "fire", "end")
    assert asked(s) == "advance_fire prussia"
    say(s, "no")
    assert over(s)
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "P_ASCHW_1", "A_BOTTA_1")
    s = field(*pieces, orders="A_WL march, A_L1 march, P_L1 attack")
    fight(s, "A_WL")
    assert over(s)


@pytest.mark.rule("W-10.22", "W-10.11")
def test_an_exchange_fulfils_the_duty_of_the_inactive_side() -> None:
    """Once its battalion has answered it need not fire again."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 march, P_L1 attack", draws=[9, 9], led=True)
    fight(s, "A_L1")
    say(s, "fire", "fire-A_BOTTA_1-at-2020")
    assert over(s)
    assert len(happened(s, log.FIRED)) == 2


@pytest.mark.rule("W-10.22", "W-10.18")
def test_the_inactive_side_may_choose_the_bayonet() -> None:
    """Roles are swapped: the activated battalion defends."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 march, P_L1 attack", draws=[0, 9, 0, 0], led=True)
    fight(s, "A_L1")
    say(s, "bayonet")
    assert asked(s) == "defend austria"
    say(s, "end")
    assert (at(s, "A_BOTTA_1"), at(s, "P_ASCHW_1"), asked(s)) == ("20,8", "20,9", "turn_after prussia")


@pytest.mark.rule("W-10.22")
def test_hussars_do_not_join_those_who_must_fight() -> None:
    """They have no order to attack; the squadron under Attack is alone against the activated battalion."""
    s = field("P_BUDC_1 20,10 facing 0", "P_HUS_1 21,9", "A_BOTTA_1 20,9 facing 3", "A_HARR_1 21,8 facing 3",
              orders="A_L1 march, P_WR attack", led=True)  # fmt: skip
    s.log = []
    fight(s, "A_L1")
    assert asked(s) == "defend austria"
    assert happened(s, log.MELEE_BEGAN) == [(spot(s, "20,9"), spot(s, "20,10"))]


@pytest.mark.rule("W-11.8", "W-10.33")
def test_one_of_several_stacks_enters_the_battery() -> None:
    """The attacker names which."""
    s = field("P_B12A 20,10 facing 0", "A_HOHE_1 21,10 facing 5", "A_SEHE_1 20,11 facing 0", orders="A_WL attack")
    fight(s, "A_WL")
    say(s, "attack-2020-from-2120+2021")
    assert (asked(s), offered(s)) == ("enter_battery austria", ["from-2120", "from-2021"])
    say(s, "from-2021", "facing-0")
    assert (over(s), at(s, "A_SEHE_1"), at(s, "A_HOHE_1")) == (True, "20,10", "21,10")


@pytest.mark.rule("W-4.6", "W-10.23")
def test_a_bent_line_attacked_from_the_rear_fires_there() -> None:
    """With the modifier of its marker, and once; in fire combat its rear has no fire zone."""
    s = field("P_ASCHW_1 20,10 facing 0 bent_right", "A_HOHE_1 20,11 facing 0", orders="A_WL attack", draws=[9, 9])
    fight(s, "A_WL")
    assert offered(s) == ["fire-P_ASCHW_1-at-2021", "end"]
    say(s, "fire-P_ASCHW_1-at-2021")
    assert "bent_or_repel" in [NAMES[kind] for kind in happened(s, log.FIRED)[0][6::3]]
    assert s.shots[unit(s, "P_ASCHW_1")] == 4


@pytest.mark.rule("W-10.1", "W-10.4", "W-10.5", "W-10.20")
def test_foot_fires_and_horse_charges() -> None:
    """In one wing: the squadron must attack, then the grenadiers must fire; neither can do the other."""
    s = field(
        "P_G_WINT 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        "P_BUDC_1 24,10 facing 0",
        "A_HARR_1 24,9 facing 3",
        active="prussia",
        orders="P_WR attack",
        draws=[9] * 9,
    )
    fight(s, "P_WR")
    say(s, "fire", "end", "facing-3", "no")
    assert over(s)
    assert [one[0] for one in happened(s, log.MELEE_BEGAN)] == [spot(s, "24,9")]
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "P_G_WINT", "A_BOTTA_1")


@pytest.mark.rule("W-12.2", "W-11.8")
def test_one_leader_supports_an_assault_on_a_battery() -> None:
    """Of two in different hexes he with the higher bonus; the other stack tests without."""
    pieces = ("P_B12A 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,9 facing 4")
    s = field(*pieces, "A_L_ROEME 20,9", "A_L_LANTH 21,9", orders="A_WL attack", draws=[9] * 6)
    s.shots[unit(s, "P_B12A")] = 15
    fight(s, "A_WL")
    say(s, "attack-2020-from-2019+2119")
    assert sorted(one[3] for one in happened(s, log.TESTED)) == [7, 9]


# -- overfull hexes ---------------------------------------------------------------------------------------------------

THRONG = ("P_G_WINT 20,10 facing 0", "P_BUDC_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")


@pytest.mark.rule("W-7.10", "W-10.24")
def test_the_owner_names_the_arm_that_attacks() -> None:
    """One against one either way, and only what attacks has its fight; the other stands by."""
    for word, fights, stands in (("foot", "P_G_WINT", "P_BUDC_1"), ("horse", "P_BUDC_1", "P_G_WINT")):
        s = field(*THRONG, active="prussia", orders="P_WR attack", draws=[9, 9], led=True)
        fight(s, "P_WR")
        say(s, "bayonet")
        assert (asked(s), offered(s)) == ("name_arm prussia", ["foot", "horse"])
        say(s, word, "end")
        assert (s.attacked[unit(s, fights)], s.lost[unit(s, fights)]) == (1, 1)
        assert (s.attacked[unit(s, stands)], s.lost[unit(s, stands)]) == (2, 0)


@pytest.mark.rule("W-7.10", "W-10.4")
def test_the_arm_that_can_attacks_unasked() -> None:
    """The wing's foot fires: the squadron charges, and the grenadiers beside it may still fire elsewhere."""
    s = field(*THRONG, "A_HARR_1 21,9 facing 4", active="prussia", orders="P_WR attack", draws=[0] + [9] * 9, led=True)
    fight(s, "P_WR")
    say(s, "fire")
    assert asked(s) == "declare_melee prussia"
    assert offered(s) == ["attack-2019-from-2020", "attack-2119-from-2020"]


@pytest.mark.rule("W-7.10", "W-6.19")
def test_horse_charges_alone_from_among_foot() -> None:
    """The sum of its test is that of the squadron; the battalion with it stands by."""
    pieces = ("P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,8 facing 3")
    tests = []
    for more in ((), ("P_G_WINT 20,10 facing 0",)):
        s = field(*pieces, *more, orders="A_WL attack", draws=[0, 9, 9])
        step(s, "A_HOHE_1", "20,9")
        say(s, *(["decline"] if more else []), "charge-P_BUDC_1-from-2020")
        tests += [one[2:5] for one in happened(s, log.TESTED)]
        assert s.charging[unit(s, "P_BUDC_1")] == spot(s, "20,9")
    assert tests[0] == tests[1]
    assert s.attacked[unit(s, "P_G_WINT")] == 2


# -- pursuit ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-13.44", "W-13.35")
def test_horse_goes_on_after_who_was_eliminated_in_retreat() -> None:
    """A beaten squadron with nowhere to go is eliminated, not routed; its victors may go on all the same."""
    s = field("P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,9 facing 4", "A_HARR_1 21,10 facing 5",
              "A_BOTTA_1 19,10 facing 2", "A_BOTTA_2 19,11 facing 1", "A_HOHE_2 20,11 facing 0",
              orders="A_WL attack", draws=[0, 6, 0, 0])  # fmt: skip
    fight(s, "A_WL")
    say(s, "attack-2020-from-2019")
    assert s.eliminated[unit(s, "P_BUDC_1")]
    assert (asked(s), offered(s)) == ("go_on austria", ["on-0", "on-1", "on-2", "on-3"])
