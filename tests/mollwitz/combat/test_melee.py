"""Chapter 10: melee, with the worked examples."""

import pytest

from pragmatica.mollwitz.combat import attacking, melee
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.combat.odds import BEATEN, BROKEN, HELD, odds
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import NAMES, Sum
from tests.mollwitz.build import field, leader, named, spot, spots, unit, wing

FRONT = ("A_HOHE_1 21,9 facing 3", "A_HOHE_2 21,9 facing 3")  # cuirassiers of impetus 3
FLANK = ("A_SEHE_1 21,10 facing 5", "A_SEHE_2 21,10 facing 5")
BATTALION = "P_ASCHW_1 20,10 facing 0"


def parts(found: Sum) -> dict[str, int]:
    """The parts by name."""
    return {NAMES[kind]: value for kind, value in zip(found.kinds, found.values, strict=True)}


def fight(s: State, target: str, *attackers: str) -> Melee:
    """A melee, by coordinates."""
    return Melee(s, spot(s, target), spots(s, *attackers))


def attack(s: State, battle: Melee, at: str, repeated: bool = False) -> dict[str, int]:
    """What an attacking stack adds to its die."""
    return parts(battle.attackers_sum(s, spot(s, at), repeated))


@pytest.mark.rule("W-10.24", "W-10.25", "W-10.26", "W-10.29", example="WX-25")
def test_two_stacks_at_front_and_flank() -> None:
    """Ratio 4:1 for both; the front stack adds nothing in all, the flank stack -3; the defender +2 if it passes."""
    s = field(BATTALION, *FRONT, *FLANK)
    battle = fight(s, "20,10", "21,9", "21,10")
    assert attack(s, battle, "21,9") == {"a_cav_front": 2, "a_impetus": -1, "a_ratio": -1}
    assert attack(s, battle, "21,10") == {"a_flank": -1, "a_impetus": -1, "a_ratio": -1}
    assert parts(battle.defenders_sum(s, spots(s, "21,9", "21,10"))) == {"d_flank": 1, "d_ratio": 1}
    trial = battle.defenders_trial(s, spots(s, "21,10"))
    assert [die for die in range(10) if not trial.passes(die)] == [6, 7, 8, 9]


@pytest.mark.rule("W-10.18", example="WX-25")
def test_joint_attackers_stand_in_an_unbroken_arc() -> None:
    """With the hex between them empty they may not attack together; with any unit in it they may."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,10 facing 5")
    assert not attacking.go_together(s, spot(s, "20,10"), spots(s, "20,9", "21,10"))
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,10 facing 5", "A_B6A 21,9 limbered")
    assert attacking.go_together(s, spot(s, "20,10"), spots(s, "20,9", "21,10"))
    assert attacking.go_together(s, spot(s, "20,10"), spots(s, "20,9"))


@pytest.mark.rule("W-10.21")
def test_foot_and_horse_do_not_attack_together() -> None:
    """Even side by side."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_BOTTA_1 21,9 facing 4")
    assert not attacking.go_together(s, spot(s, "20,10"), spots(s, "20,9", "21,9"))


@pytest.mark.rule("W-10.26", "W-10.31", example="WX-26")
def test_foot_beaten_by_horse_is_routed() -> None:
    """Die 9 is 11 against 7: margin 4, and routed whatever is left."""
    s = field(BATTALION, *FRONT, *FLANK)
    battle = fight(s, "20,10", "21,9", "21,10")
    assert battle.defenders_trial(s, spots(s, "21,10")).margin(9) == 4
    assert melee.is_routed_by_defeat(s, spot(s, "20,10"), spots(s, "21,10"))


@pytest.mark.rule("W-10.27", "W-10.28", example="WX-27")
def test_a_charge_on_a_steady_line_fails() -> None:
    """+1 passes with a 6; the line with -1 stands on a 6; the repeated 8 fails by 3."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    battle, hex = fight(s, "20,10", "20,9"), spot(s, "20,9")
    first = battle.attackers_trial(s, hex)
    assert first.modifiers.total == 1
    assert first.passes(6)
    defence = battle.defenders_trial(s, [hex])
    assert parts(defence.modifiers) == {"d_inf_vs_cav_front": -1}
    assert defence.passes(6)
    again = battle.attackers_trial(s, hex, repeated=True)
    assert attack(s, battle, "20,9", repeated=True)["a_repeat"] == 1
    assert again.margin(8) == 3
    assert melee.attackers_loss(s, again, again.margin(8)) == 3


@pytest.mark.rule("W-10.27", example="WX-28")
def test_a_failed_repeat_costs_two_at_least() -> None:
    """Margin 1 costs two; passing costs one."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    again = fight(s, "20,10", "20,9").attackers_trial(s, spot(s, "20,9"), repeated=True)
    assert melee.attackers_loss(s, again, again.margin(6)) == 2
    assert melee.attackers_loss(s, again, again.margin(0)) == 1


@pytest.mark.rule("W-6.16", "W-10.24", example="WX-30")
def test_standing_cavalry_fights_badly() -> None:
    """Met without a passed counter-charge: +2, and the difference of impetus counts."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    battle = fight(s, "20,10", "20,9")
    assert parts(battle.defenders_sum(s, spots(s, "20,9"))) == {"d_standing": 2, "d_impetus_cav": 1}
    s.reaction[unit(s, "P_BUDC_1")] = 1
    assert "d_standing" not in parts(battle.defenders_sum(s, spots(s, "20,9")))


@pytest.mark.rule("W-6.16")
def test_active_cavalry_is_never_standing() -> None:
    """Nor, with the option, is one that could not react."""
    pieces = ("P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3")
    s = field(*pieces, active="prussia")
    assert not melee.is_standing(s, spot(s, "20,10"))
    s = field(*pieces, standing_scope="reaction")
    assert not melee.is_standing(s, spot(s, "20,10"))
    s.tried[unit(s, "P_BUDC_1")] = 1
    assert melee.is_standing(s, spot(s, "20,10"))


@pytest.mark.rule("W-10.24", example="WX-46")
@pytest.mark.parametrize(
    ("kind", "attackers", "defenders", "expected"),
    [
        (0, 2, 2, (0, 0)),
        (0, 3, 1, (-2, 2)),
        (0, 1, 2, (1, -1)),
        (1, 1, 1, (1, -1)),
        (1, 5, 1, (-1, 1)),
        (1, 2, 1, (0, 0)),
        (1, 6, 1, (-2, 2)),
        (2, 2, 1, (-1, 1)),
        (2, 1, 2, (1, -1)),
    ],
)
def test_the_ratio_of_forces(kind: int, attackers: int, defenders: int, expected: tuple[int, int]) -> None:
    """Fractions are dropped; of several entries that fit the largest number counts."""
    s = field()
    found = tuple(melee.ratio(s, kind, who, attackers, defenders) for who in (melee.ATTACKER, melee.DEFENDER))
    assert found == expected


@pytest.mark.rule("W-10.24", "W-4.10")
def test_a_square_stands_against_horse() -> None:
    """+4 for the charge, -3 for the square, whatever the side; nothing of it against foot."""
    s = field("P_G_BUDD 20,10 facing 0 square", "A_HOHE_1 20,11 facing 0", "A_HOHE_2 20,11 facing 0")
    battle = fight(s, "20,10", "20,11")
    assert attack(s, battle, "20,11") == {"a_square": 4, "a_impetus": -1}
    assert parts(battle.defenders_sum(s, spots(s, "20,11"))) == {"d_square": -3}
    s = field("P_G_BUDD 20,10 facing 0 square", "A_BOTTA_1 20,11 facing 0")
    assert attack(s, fight(s, "20,10", "20,11"), "20,11") == {}


@pytest.mark.rule("W-4.6", "W-10.24")
def test_a_bent_line_covers_its_rear_in_melee() -> None:
    """Attacked there by horse it counts as covered; a plain line does not."""
    s = field("P_ASCHW_1 20,10 facing 0 bent_left", "A_HOHE_1 20,11 facing 0")
    battle = fight(s, "20,10", "20,11")
    assert attack(s, battle, "20,11")["a_cav_marker"] == 1
    assert "d_rear" not in parts(battle.defenders_sum(s, spots(s, "20,11")))
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,11 facing 0")
    battle = fight(s, "20,10", "20,11")
    assert attack(s, battle, "20,11")["a_rear"] == -2
    assert parts(battle.defenders_sum(s, spots(s, "20,11")))["d_rear"] == 2


@pytest.mark.rule("W-10.29")
def test_who_stands_behind_counts_without_attacking() -> None:
    """An enemy battalion in the rear counts, but not where cavalry attacks cavalry; a routed one never."""
    pieces = ("P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3")
    s = field(*pieces, "A_BOTTA_1 20,11 facing 0")
    assert fight(s, "20,10", "20,9").behind == melee.NOBODY_BEHIND
    s = field(*pieces, "A_HUS_1 20,11")
    assert fight(s, "20,10", "20,9").behind == melee.IN_REAR
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_BOTTA_1 21,10 facing 0")
    assert fight(s, "20,10", "20,9").behind == melee.IN_FLANK
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", "A_BOTTA_1 21,10 routed")
    assert fight(s, "20,10", "20,9").behind == melee.NOBODY_BEHIND


@pytest.mark.rule("W-10.24")
def test_weakness_ground_and_streams_weigh() -> None:
    """Half of a stack weakened, a village, and a stream between."""
    s = field("P_ASCHW_1 16,-2 facing 0", "A_BOTTA_1 16,-3 facing 3 weak")
    assert attack(s, fight(s, "16,-3", "16,-2"), "16,-2") == {"a_terrain": 2}
    assert parts(fight(s, "16,-3", "16,-2").defenders_sum(s, spots(s, "16,-2"))) == {"d_weakened": 1, "d_terrain": -2}
    s = field("P_ASCHW_1 7,-3 facing 5 weak", "A_BOTTA_1 6,-3 facing 3")
    found = attack(s, fight(s, "6,-3", "7,-3"), "7,-3")
    assert found["a_weakened"] == 1
    assert found["a_stream"] == 1
    assert parts(fight(s, "6,-3", "7,-3").defenders_sum(s, spots(s, "7,-3")))["d_stream"] == -1


@pytest.mark.rule("W-10.32", "W-4.13")
def test_a_formed_defender_that_fails_is_routed() -> None:
    """Whoever attacked; a line beaten by foot is not."""
    for formation, routed in (("line", False), ("repel", True), ("square", True), ("bent_left", True)):
        s = field(f"P_G_BUDD 20,10 facing 0 {formation}", "A_BOTTA_1 20,9 facing 3")
        assert melee.is_routed_by_defeat(s, spot(s, "20,10"), spots(s, "20,9")) == routed


@pytest.mark.rule("W-10.30", "W-12.2")
def test_a_leader_supports_one_hex() -> None:
    """His bonus stands in what the die is held against."""
    s = field(BATTALION, "P_L_SCHWE 20,10", "A_HOHE_1 20,9 facing 3", "A_L_ROEME 20,9")
    battle = fight(s, "20,10", "20,9")
    assert battle.defenders_trial(s, spots(s, "20,9"), leader(s, "P_L_SCHWE")).against.total == 10
    assert battle.attackers_trial(s, spot(s, "20,9"), leader(s, "A_L_ROEME")).against.total == 9


@pytest.mark.rule("W-10.25", "W-10.26")
def test_the_chances_of_a_melee_are_exact() -> None:
    """Two stacks: every way in which they pass or fail is weighed."""
    s = field(BATTALION, *FRONT, *FLANK)
    battle = fight(s, "20,10", "21,9", "21,10")
    found = odds(s, battle, {})
    beaten = broken = 0
    for one in range(10):
        for other in range(10):
            passed = [
                hex
                for hex, die in zip(battle.attackers, (one, other), strict=True)
                if battle.attackers_trial(s, hex).passes(die)
            ]
            for die in range(10):
                broken += not passed
                beaten += bool(passed) and not battle.defenders_trial(s, passed).passes(die)
    assert found.cases == 1000
    assert (found.results[BROKEN], found.results[BEATEN]) == (broken, beaten)
    assert sum(found.results) == 1000
    assert sum(count for margin, count in found.margins.items() if margin) == beaten
    assert odds(s, battle, {}, is_countercharge=True).results[BROKEN] == 0
    assert found.results[HELD] > 0


# -- who may and who must ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W-10.3", "W-10.6", "W-10.19", "W-4.4", "W-3.8", "W-3.9", "W-3.21")
def test_who_may_attack() -> None:
    """In front, in line, under Attack or out of command, and once."""
    pieces = ("A_BOTTA_1 20,9 facing 3", BATTALION)
    s = field(*pieces, orders="A_L1 attack")
    austrian, hex = unit(s, "A_BOTTA_1"), spot(s, "20,10")
    assert attacking.can_attack(s, austrian, hex)
    s.attacked[austrian] = 1
    assert not attacking.can_attack(s, austrian, hex)
    s.attacked[austrian] = 0
    s.struck[unit(s, "P_ASCHW_1")] = 1
    assert not attacking.can_attack(s, austrian, hex)
    for order, uncommanded, may in (("march", 0, False), ("halt", 0, False), ("halt", 1, True)):
        s = field(*pieces, orders=f"A_L1 {order}", led=True)
        s.uncommanded[austrian] = uncommanded
        assert attacking.can_attack(s, austrian, hex) == may
    for piece in ("A_BOTTA_1 20,9 facing 0", "A_BOTTA_1 20,9 facing 3 repel", "A_BOTTA_1 20,9 facing 3 square"):
        s = field(piece, BATTALION, orders="A_L1 attack")
        assert not attacking.can_attack(s, austrian, hex)


@pytest.mark.rule("W-3.23", "W-3.21")
def test_who_has_no_commander_at_all_does_not_attack() -> None:
    """Being out of command alone does not hinder; nor does it while anybody could command."""
    pieces = ("A_BOTTA_1 20,9 facing 3", BATTALION)
    for led in (True, False):
        s = field(*pieces, orders="A_L1 attack", led=led)
        s.uncommanded[unit(s, "A_BOTTA_1")] = 1
        assert attacking.can_attack(s, unit(s, "A_BOTTA_1"), spot(s, "20,10")) == led
        s = field(*pieces, orders="P_L1 attack", led=led)
        assert attacking.can_attack(s, unit(s, "P_ASCHW_1"), spot(s, "20,9")) == led


@pytest.mark.rule("W-11.11")
def test_a_battery_on_top_holds_infantry_alone() -> None:
    """Cavalry under it attacks."""
    s = field("A_BOTTA_1 20,9 facing 3", "A_B6A 20,9 facing 3", BATTALION, orders="A_L1 attack")
    assert not attacking.can_attack(s, unit(s, "A_BOTTA_1"), spot(s, "20,10"))
    s = field("A_HOHE_1 20,9 facing 3", "A_B6A 20,9 facing 3", BATTALION, orders="A_WL attack")
    assert attacking.can_attack(s, unit(s, "A_HOHE_1"), spot(s, "20,10"))


@pytest.mark.rule("W-4.14", "W-10.2")
def test_hussars_may_attack_whoever_stands_beside_them() -> None:
    """Unless the option bars them from unrouted foot and cavalry."""
    s = field("A_HUS_1 20,9", BATTALION)
    assert attacking.can_attack(s, unit(s, "A_HUS_1"), spot(s, "20,10"))
    s = field("A_HUS_1 20,9", BATTALION, hussars_attack_adjacent=False)
    assert not attacking.can_attack(s, unit(s, "A_HUS_1"), spot(s, "20,10"))


@pytest.mark.rule("W-13.23", "W-10.2")
def test_routed_units_are_no_target_batteries_are() -> None:
    """Contact alone deals with the routed."""
    s = field(
        "A_HOHE_1 20,9 facing 3", "P_ASCHW_1 20,10 routed", "A_HOHE_2 24,7 facing 3", "P_B6 24,8", orders="A_WL attack"
    )
    assert not attacking.can_attack(s, unit(s, "A_HOHE_1"), spot(s, "20,10"))
    assert attacking.can_attack(s, unit(s, "A_HOHE_2"), spot(s, "24,8"))


@pytest.mark.rule("W-10.18")
def test_attackers_come_from_where_all_may_attack() -> None:
    """Hexes of the side with the target in front of every unit there."""
    s = field(BATTALION, *FRONT, "A_SEHE_1 21,10 facing 1", orders="A_WL attack")
    assert named(s, attacking.attackers(s, 1, spot(s, "20,10"))) == ["21,9"]


@pytest.mark.rule("W-10.22", example="WX-43")
def test_a_line_under_attack_fights_only_whom_the_enemy_activates() -> None:
    """Not in the activation of a wing that is elsewhere; with the option in every one."""
    pieces = (BATTALION, "A_BOTTA_1 20,9 facing 3")
    s = field(*pieces, orders="P_L1 attack, A_L1 march")
    one = unit(s, "P_ASCHW_1")
    assert attacking.fights_back(s, wing(s, "A_WL"), one) == []
    assert named(s, attacking.fights_back(s, wing(s, "A_L1"), one)) == ["20,9"]
    s = field(*pieces, orders="P_L1 attack, A_L1 march", forced_fight_scope="wings")
    assert named(s, attacking.fights_back(s, wing(s, "A_WL"), one)) == ["20,9"]
    s = field(*pieces, orders="P_L1 attack, A_L1 attack")
    assert attacking.fights_back(s, wing(s, "A_L1"), one) == []


@pytest.mark.rule("W-7.10")
def test_a_mixed_hex_defends_as_foot() -> None:
    """Foot and horse thrown together by a flight."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3")
    assert fight(s, "20,10", "20,9").meeting == 1
    assert not melee.is_standing(s, spot(s, "20,10"))


@pytest.mark.rule("W-11.8", "W-6.29")
def test_a_lone_battery_has_no_ratio_and_no_flanks() -> None:
    """What a stack adds against it is its own: impetus, weakness, ground."""
    s = field("P_B6 20,10 facing 0", "A_HOHE_1 20,11 facing 0 weak", "A_BOTTA_1 21,10 facing 5")
    battle = fight(s, "20,10", "20,11")
    assert attack(s, battle, "20,11") == {"a_impetus": -1, "a_weakened": 1}


@pytest.mark.rule("W-10.31")
def test_the_margin_may_be_taken_from_current_morale() -> None:
    """With Schwerin in the hex a failed test costs three more by the option."""
    pieces = ("P_ASCHW_1 20,10 facing 0 morale 4", "P_L_SCHWE 20,10", "A_HOHE_1 20,11 facing 0")
    for options, lost in (({}, 3), ({"margin_base": "current"}, 6)):
        s = field(*pieces, **options)
        trial = fight(s, "20,10", "20,11").defenders_trial(s, spots(s, "20,11"), leader(s, "P_L_SCHWE"))
        assert trial.margin(9) == 3
        assert melee.margin(s, trial, trial.margin(9)) == lost
