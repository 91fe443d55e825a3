"""Chapters 1, 7, 11 and 13: tests of morale."""

import pytest

from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.kept.sums import LEADER_BONUS, LEADER_LOST, MORALE, STACK_MORALE
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import trials
from tests.mollwitz.build import field, leader, spot, unit, units


@pytest.mark.rule("W-1.6", "W-1.7", "W-1.8", "W-12.1", example="WX-9")
def test_a_leader_just_lost_weighs_on_the_die() -> None:
    """Schwerin alive, a 4 passes easily; dead, his bonus is added to it, and it fails by one."""
    s = field("P_ASCHW_1 20,10 morale 6", "P_L_SCHWE 20,10")
    one, schwerin = unit(s, "P_ASCHW_1"), leader(s, "P_L_SCHWE")
    alive = trials.plain(s, [one], schwerin)
    assert alive.against.total == 9
    assert alive.passes(4)
    dead = trials.plain(s, [one], NO_LEADER, just_lost=schwerin)
    assert not dead.passes(4)
    assert dead.margin(4) == 1
    assert dead.modifiers.flat() == [LEADER_LOST, 3, schwerin]


@pytest.mark.rule("W-13.20", "W-1.9", example="WX-10")
def test_routed_units_test_with_half_their_weak_base() -> None:
    """Printed bases 8, 7, 6, 5 give 4, 3, 3, 2."""
    s = field()
    names = ("P_G_BUDD", "P_ASCHW_1", "A_BOTTA_1", "A_DAUN_1")
    assert [trials.rout_morale(s, unit(s, name)) for name in names] == [4, 3, 3, 2]


@pytest.mark.rule("W-7.6", "W-1.9", "W-1.10", "W-10.30", example="WX-11")
def test_a_stack_tests_with_its_mean() -> None:
    """7 and 4 are 5; a 6 fails by one."""
    s = field("A_HOHE_1 20,10", "A_HOHE_2 20,10 morale 4")
    trial = trials.plain(s, s.fighters_at(spot(s, "20,10")))
    assert trial.against.flat() == [STACK_MORALE, 5, spot(s, "20,10")]
    assert trial.margin(6) == 1
    assert not trial.passes(6)


@pytest.mark.rule("W-1.5", "W-1.6")
@pytest.mark.parametrize(("morale", "chance"), [(1, 2), (6, 7), (8, 9)])
def test_the_chance_is_exact(morale: int, chance: int) -> None:
    """Without modifiers a unit passes on every die up to its morale."""
    s = field(f"P_G_BUDD 20,10 morale {morale}")
    trial = trials.plain(s, [unit(s, "P_G_BUDD")])
    assert trial.chance() == chance == sum(trial.passes(die) for die in range(10))


@pytest.mark.rule("W-12.2", "W-12.1")
def test_a_leader_must_be_own() -> None:
    """The brigade's commander, the wing's, its deputy, or a chief; of several the best counts."""
    s = field(
        "P_ASCHW_1 20,10", "P_L_JEETZ 20,10", "P_L_MARWI 20,10", "P_L_KALCK 20,10", "P_L_SCHWE 20,10", "P_L_LEOPO 20,10"
    )
    one = unit(s, "P_ASCHW_1")
    own = [s.army.leader_ids[who] for who in s.leaders_at(spot(s, "20,10")) if support.is_own(s, who, one)]
    assert sorted(own) == ["P_L_JEETZ", "P_L_KALCK", "P_L_SCHWE"]
    assert support.best(s, spot(s, "20,10")) == leader(s, "P_L_SCHWE")


@pytest.mark.rule("W-12.2", "W-1.7")
def test_nobody_helps_strangers() -> None:
    """A brigade commander adds nothing to units of another brigade."""
    s = field("P_GARDE1 20,10", "P_L_JEETZ 20,10")
    assert support.best(s, spot(s, "20,10")) == NO_LEADER
    assert trials.alone(s, unit(s, "P_GARDE1"), with_leader=True).against.flat() == [MORALE, 8, unit(s, "P_GARDE1")]


@pytest.mark.rule("W-11.9", example="WX-37")
def test_a_lone_battery_tests_against_the_points() -> None:
    """Morale 6, a fire worth 2: a 5 destroys it, a 4 does nothing."""
    s = field("A_B6A 20,10")
    trial = trials.battery_under_fire(s, unit(s, "A_B6A"), 2)
    assert not trial.passes(5)
    assert trial.passes(4)


@pytest.mark.rule("W-13.29", "W-12.1")
def test_a_leader_helps_to_rally() -> None:
    """Rout morale 3 and Schwerin's 3."""
    s = field("P_ASCHW_1 20,10 routed", "P_L_SCHWE 20,10")
    trial = trials.alone(s, unit(s, "P_ASCHW_1"), with_leader=True)
    assert trial.against.total == 6
    assert LEADER_BONUS in trial.against.kinds
    assert trials.alone(s, unit(s, "P_ASCHW_1"), with_leader=False).against.total == 3


@pytest.mark.rule("W-7.6")
def test_batteries_do_not_count_in_the_mean() -> None:
    """A battery on top changes nothing."""
    s = field("P_ASCHW_1 20,10 morale 4", "P_B6 20,10")
    assert trials.average(s, units(s, "P_ASCHW_1", "P_B6")) == 4
