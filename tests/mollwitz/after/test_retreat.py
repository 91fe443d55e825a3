"""Chapters 6 and 13: retreat and withdrawal."""

import pytest

from pragmatica.mollwitz.after import retreat
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, named, spot, spots, unit, units


def way(s: State, name: str, *causes: str) -> tuple[list[str], bool]:
    """Where the unit retreats to from enemies in these hexes, and whether it is routed by it."""
    one = unit(s, name)
    found = retreat.retreat(s, s.fighters_at(s.place[one]), s.place[one], spots(s, *causes))
    return named(s, found.hexes), found.routs


@pytest.mark.rule("W-13.31", "W-13.32")
def test_straight_back_if_it_can() -> None:
    """Backward first; with that hex taken by the enemy either slanting way; the owner chooses."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    assert way(s, "P_ASCHW_1", "20,9") == (["20,11"], False)
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3", "A_HARR_1 20,11 routed")
    assert way(s, "P_ASCHW_1", "20,9") == (["19,11", "21,10"], False)


@pytest.mark.rule("W-13.32")
def test_outside_front_zones_before_inside() -> None:
    """An enemy front zone behind makes the slanting ways better."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3", "A_HARR_1 19,13 facing 0")
    assert way(s, "P_ASCHW_1", "20,9") == (["20,11"], False)
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3", "A_HARR_1 20,12 facing 0")
    assert way(s, "P_ASCHW_1", "20,9") == (["19,11", "21,10"], False)


@pytest.mark.rule("W-13.32")
def test_from_as_many_attackers_as_can_be() -> None:
    """Two stacks at front and flank are both left behind."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,9 facing 4")
    assert way(s, "P_ASCHW_1", "20,9", "21,9") == (["20,11"], False)
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 20,11 facing 0")
    assert way(s, "P_ASCHW_1", "20,9", "20,11") == (["19,11", "21,10"], False)


@pytest.mark.rule("W-13.35", example="WX-45")
def test_the_last_resort() -> None:
    """Into a front zone: routed only where terrain, or the end of the field, barred another way."""
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 19,12 facing 0",
        "A_HARR_2 21,11 facing 0",
        "A_BOTTA_2 20,12 facing 0",
    )
    assert way(s, "P_ASCHW_1", "20,9") == (["20,11"], False)

    s = field(
        "P_ASCHW_1 20,24 facing 0",
        "A_BOTTA_1 20,23 facing 3",
        "A_HARR_1 22,23 facing 4",
        "A_HARR_2 18,25 facing 2",
    )  # on the last row
    assert way(s, "P_ASCHW_1", "20,23") == (["19,25", "21,24"], True)


@pytest.mark.rule("W-13.35")
def test_nowhere_farther_means_routed_nowhere_at_all_eliminated() -> None:
    """Any open neighbour, routed; without one there is no way."""
    round_it = ["20,9", "21,9", "21,10", "20,11", "19,11", "19,10"]
    names = ["A_BOTTA_1", "A_BOTTA_2", "A_HARR_1", "A_HARR_2", "A_KOLO_1", "A_KOLO_2"]
    ring = [f"{name} {at} routed" for name, at in zip(names, round_it, strict=True)]
    s = field("P_ASCHW_1 20,10 facing 0", *ring)
    assert way(s, "P_ASCHW_1", "20,9") == ([], True)
    s = field("P_ASCHW_1 20,10 facing 0", *[one for one in ring if "21,9" not in one])
    assert way(s, "P_ASCHW_1", "20,9") == (["21,9"], True)


@pytest.mark.rule("W-13.33", "W-13.34")
def test_own_units_are_retreated_through() -> None:
    """A hex with an own battalion is open, but overfull: one goes on from there."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_ASCHW_2 20,11 facing 0", "A_BOTTA_1 20,9 facing 3")
    assert way(s, "P_ASCHW_1", "20,9") == (["20,11"], False)
    assert retreat.overfills(s, units(s, "P_ASCHW_1"), spot(s, "20,11"))
    beyond = retreat.retreat(s, units(s, "P_ASCHW_1"), spot(s, "20,11"), spots(s, "20,9"))
    assert named(s, beyond.hexes) == ["20,12"]


def withdraw(s: State, name: str, mover: str) -> list[str]:
    """Where the stack may step when it withdraws."""
    one = unit(s, name)
    return named(s, retreat.withdrawal(s, s.fighters_at(s.place[one]), s.place[one], spot(s, mover)))


@pytest.mark.rule("W-6.11", example="WX-31")
def test_cavalry_withdraws_backward() -> None:
    """Two steps back bring it from (20,10) to (20,12)."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 0", "A_BOTTA_1 20,8 facing 3")
    assert withdraw(s, "P_BUDC_1", "20,8") == ["20,11"]
    for one in units(s, "P_BUDC_1", "P_BUDC_2"):
        s.move(one, spot(s, "20,11"))
    assert withdraw(s, "P_BUDC_1", "20,8") == ["20,12"]


@pytest.mark.rule("W-6.11")
def test_a_barred_withdrawal_goes_round() -> None:
    """Any neighbour not nearer to the mover; next to an enemy only where nothing else is left; else it stays."""
    s = field("P_BUDC_1 20,10 facing 0", "P_ASCHW_1 20,11 facing 0", "A_BOTTA_1 20,8 facing 3")
    assert withdraw(s, "P_BUDC_1", "20,8") == ["19,10", "19,11", "21,10", "21,9"]
    s = field("P_BUDC_1 20,10 facing 0", "P_ASCHW_1 20,11 facing 0", "A_BOTTA_1 20,8 facing 3", "A_HARR_1 22,10")
    assert withdraw(s, "P_BUDC_1", "20,8") == ["19,10", "19,11", "21,9"]
    s = field("P_BUDC_1 20,10 facing 0", "A_BOTTA_1 20,8 facing 3", "A_HARR_1 20,12 routed", "A_HARR_2 18,11 routed")
    assert withdraw(s, "P_BUDC_1", "20,8") == ["21,10", "21,9"]


@pytest.mark.rule("W-6.17", "W-6.11")
def test_hussars_withdraw_away_from_the_mover() -> None:
    """Wherever that is."""
    s = field("P_HUS_1 20,10", "A_HOHE_1 20,8 facing 3")
    assert withdraw(s, "P_HUS_1", "20,8") == ["19,11", "20,11", "21,10"]


@pytest.mark.rule("W-13.32")
def test_all_attackers_are_left_before_front_zones_are_shunned() -> None:
    """Between two attackers the way from both is taken, though a third enemy has it in front."""
    s = field(
        "P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,10 facing 5", "A_HARR_1 19,12 facing 0",
        "A_HARR_2 18,11 facing 1",
    )  # fmt: skip
    assert way(s, "P_ASCHW_1", "20,9", "21,10") == (["19,11"], False)
