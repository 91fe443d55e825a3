"""Melee as it is played (chapters 10 and 13): what becomes of both sides, with the worked examples."""

import pytest

from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import NAMES
from tests.mollwitz.battle.lines import AHEAD, BATTALION, FLANK, FRONT, at, morale
from tests.mollwitz.build import field, happened, spot, spots, unit, units
from tests.mollwitz.fights import asked, fight, offered, over, say


def charged(*draws: int, **options: str | bool) -> State:
    """One stack before a line, which does not fire."""
    s = field(BATTALION, *AHEAD, orders="A_WL attack", draws=draws, **options)
    fight(s, "A_WL")
    say(s, "end")
    return s


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


@pytest.mark.rule("W-4.6", "W-10.15", "W-6.7")
def test_the_marker_of_a_bent_line_has_one_shot_for_flank_and_rear() -> None:
    """What has fired to its covered flank does not fire to its rear any more; the front still does."""
    s = field("P_ASCHW_1 20,10 facing 0 bent_right", "A_HOHE_1 20,11 facing 0", "A_ROED_1 20,9 facing 3")
    one = unit(s, "P_ASCHW_1")
    ahead, behind = spots(s, "20,9", "20,11")
    assert len(shooting.defenders_fire(s, s.place[one], [ahead, behind])) == 2
    shooting.use_shot(s, one, shooting.zone_towards(s, one, spot(s, "21,10")))
    assert shooting.defenders_fire(s, s.place[one], [ahead, behind]) == [(one, ahead)]


@pytest.mark.rule("W-4.6", "W-10.23")
def test_a_bent_line_attacked_from_the_rear_fires_there() -> None:
    """With the modifier of its marker, and once; in fire combat its rear has no fire zone."""
    s = field("P_ASCHW_1 20,10 facing 0 bent_right", "A_HOHE_1 20,11 facing 0", orders="A_WL attack", draws=[9, 9])
    fight(s, "A_WL")
    assert offered(s) == ["fire-P_ASCHW_1-at-2021", "end"]
    say(s, "fire-P_ASCHW_1-at-2021")
    assert "bent_or_repel" in [NAMES[kind] for kind in happened(s, log.FIRED)[0][6::3]]
    assert s.shots[unit(s, "P_ASCHW_1")] == 2


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
