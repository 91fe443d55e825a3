"""Chapter 13: recovery and rally."""

import pytest

from pragmatica.mollwitz.acting import changes
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery
from tests.mollwitz.build import field, happened, march, unit, units, wing


def most(piece: str, order: str) -> int:
    """How many points the unit can recover under an order."""
    s = field(piece, orders=f"P_L1 {order}, A_L1 {order}", active="prussia")
    return recovery.most(s, unit(s, piece.split()[0]))


@pytest.mark.rule("W-13.5", "W-13.6", "W-13.7", "W-3.10", example="WX-17")
def test_what_recovery_costs_under_each_order() -> None:
    """A point each for base 7 and 8, two for less; two points at most under Attack."""
    assert most("P_ASCHW_1 20,10 morale 4", "march") == 3
    assert most("A_BOTTA_1 20,10 morale 3", "march") == 2
    assert most("P_GARDE1 20,10 morale 4", "attack") == 2


@pytest.mark.rule("W-13.7", "W-3.8", example="WX-17")
def test_under_halt_all_points_restore_everything() -> None:
    """Only a unit that has spent nothing; and one without any commander as under Halt."""
    s = field("A_BOTTA_1 20,10 morale 3", orders="A_L1 halt")
    one = unit(s, "A_BOTTA_1")
    assert recovery.may_recover_all(s, one)
    s.spent[one] = 1
    assert not recovery.may_recover_all(s, one)
    s = field("A_BOTTA_1 20,10 morale 3", orders="A_L1 march")
    assert not recovery.may_recover_all(s, one)
    assert recovery.may_recover_all(s, one, has_commander=False)


@pytest.mark.rule("W-13.7")
def test_what_was_recovered_before_counts_under_attack() -> None:
    """One point recovered leaves one."""
    s = field("P_ASCHW_1 20,10 morale 3", orders="P_L1 attack", active="prussia")
    s.recovered[unit(s, "P_ASCHW_1")] = 1
    assert recovery.most(s, unit(s, "P_ASCHW_1")) == 1


@pytest.mark.rule("W-13.8", "W-13.9")
def test_the_enemy_near_makes_it_a_test_in_his_front_impossible() -> None:
    """Next to his flank a test; before foot or cavalry nothing; routed units and hussars do not matter."""

    def state(*enemies: str) -> State:
        return field("P_ASCHW_1 20,10 morale 4 facing 0", *enemies, active="prussia")

    flank = state("A_BOTTA_1 20,9 facing 0")
    one = unit(flank, "P_ASCHW_1")
    assert recovery.needs_test(flank, one)
    assert recovery.most(flank, one) == 3
    assert recovery.most(state("A_BOTTA_1 20,9 facing 3"), one) == 0
    assert not recovery.needs_test(state("A_BOTTA_1 20,9 routed"), one)
    gun = state("A_B6A 20,9 facing 3")
    assert recovery.needs_test(gun, one)
    assert recovery.most(gun, one) == 3
    assert not recovery.needs_test(state("A_B6A 20,9 facing 0"), one)
    hussars = state("A_HUS_1 20,9")
    assert not recovery.needs_test(hussars, one)
    assert recovery.most(hussars, one) == 3


@pytest.mark.rule("W-13.8")
def test_what_was_recovered_elsewhere_saves_no_test() -> None:
    """A point comes back far from the enemy without a test; the next, beside him, takes one, and then no more do."""
    s = field("P_ASCHW_1 20,10 morale 3 facing 0", "A_BOTTA_1 20,7 facing 0", active="prussia", draws=[0])
    one = unit(s, "P_ASCHW_1")
    assert changes.recover(s, one, 1) == 1
    assert happened(s, log.TESTED) == []
    march(s, "P_ASCHW_1", "20,8")
    assert [changes.recover(s, one, 1), changes.recover(s, one, 1)] == [1, 1]
    assert len(happened(s, log.TESTED)) == 1


@pytest.mark.rule("W-13.8")
def test_who_failed_the_test_recovers_no_more() -> None:
    """The attempt is over for this activation."""
    s = field("P_ASCHW_1 20,10 morale 4", active="prussia")
    s.balked[unit(s, "P_ASCHW_1")] = 1
    assert recovery.most(s, unit(s, "P_ASCHW_1")) == 0


@pytest.mark.rule("W-13.10")
def test_routed_units_do_not_recover() -> None:
    """They rally instead."""
    assert most("P_ASCHW_1 20,10 routed", "halt") == 0


@pytest.mark.rule("W-13.26", "W-13.27", "W-13.28", "W-13.29", example="WX-35")
def test_a_routed_unit_rallies_over_three_activations() -> None:
    """R1 and R2 in the first, R3 in the second, the test in the third; an enemy at nine hexes undoes it all."""
    s = field("P_ASCHW_1 20,10 routed", "A_HUS_1 20,0", active="prussia")
    one, line = unit(s, "P_ASCHW_1"), wing(s, "P_L1")
    assert recovery.may_mark(s, line) == [one]
    s.rally[one] = 1
    assert recovery.may_mark(s, line) == []
    assert recovery.promote(s, line) == [one]
    assert s.rally[one] == 2
    assert recovery.promote(s, line) == [one]
    assert recovery.may_test_rally(s, one)
    assert recovery.promote(s, line) == []

    march(s, "A_HUS_1", "20,1")
    assert recovery.break_off(s) == units(s, "P_ASCHW_1")
    assert s.rally[one] == 0
    assert recovery.may_mark(s, line) == []


@pytest.mark.rule("W-13.27")
def test_routed_enemies_and_batteries_keep_from_rallying_too() -> None:
    """Every enemy unit counts."""
    for piece in ("A_BOTTA_1 20,1 routed", "A_B6A 20,1"):
        s = field("P_ASCHW_1 20,10 routed", piece)
        assert not recovery.may_rally(s, unit(s, "P_ASCHW_1"))
