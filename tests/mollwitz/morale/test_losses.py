"""Chapter 13: morale lost, steps, rout, elimination."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses
from tests.mollwitz.build import field, happened, unit


def after(piece: str, *points: int, **options: bool) -> tuple[int, bool, bool, bool]:
    """Morale, weakened, routed, eliminated, once a unit has lost these points one after the other."""
    s = field(piece, **options)
    one = unit(s, piece.split()[0])
    for loss in points:
        losses.lose(s, one, loss)
    return s.morale[one], s.weak[one] == 1, s.routed(one), s.eliminated[one] == 1


@pytest.mark.rule("W-13.12", "W-13.13", "W-13.15", "W-1.4", example="WX-3")
def test_three_points_turn_the_counter() -> None:
    """Base 8 at 6 loses 3: 3 are left, and the base is one lower; the step itself costs nothing."""
    s = field("P_G_BUDD 20,10 morale 6")
    one = unit(s, "P_G_BUDD")
    losses.lose(s, one, 3)
    assert (s.morale[one], s.weak[one], s.base(one)) == (3, 1, 7)
    assert happened(s, log.MORALE_LOST) == [(one, 3, 3)]
    assert happened(s, log.STEP_LOST) == [(one,)]


@pytest.mark.rule("W-13.13", example="WX-4")
def test_losses_of_one_activation_add_up() -> None:
    """One by fire and two in melee are three."""
    assert after("P_ASCHW_1 20,10", 1, 2) == (4, True, False, False)
    assert after("P_ASCHW_1 20,10", 1, 1) == (5, False, False, False)


@pytest.mark.rule("W-13.13", "W-13.17", "W-13.21", example="WX-5")
def test_rout_and_three_points_cost_one_step() -> None:
    """Base 7 at 3 loses 3: routed and weakened, not eliminated."""
    assert after("P_ASCHW_1 20,10 morale 3", 3) == (0, True, True, False)


@pytest.mark.rule("W-13.13")
def test_an_option_counts_both() -> None:
    """With `two_steps` three points and rout cost two steps, which is the unit."""
    assert after("P_ASCHW_1 20,10 morale 3", 3, two_steps=True)[3]
    assert not after("P_ASCHW_1 20,10 morale 2", 2, two_steps=True)[3]


@pytest.mark.rule("W-13.15", "W-13.21", example="WX-6")
def test_a_weakened_unit_that_routs_is_gone() -> None:
    """Rout is a step, and it has none to lose."""
    assert after("P_ASCHW_1 20,10 weak morale 2", 2)[3]
    assert after("P_ASCHW_1 20,10 weak morale 6", 3)[3]


@pytest.mark.rule("W-13.14", "W-13.16", example="WX-7")
def test_six_points_destroy() -> None:
    """Base 8 loses 4, then 2 in the same activation."""
    s = field("P_G_BUDD 20,10")
    one = unit(s, "P_G_BUDD")
    losses.lose(s, one, 4)
    assert s.on_field(one)
    losses.lose(s, one, 2)
    assert s.eliminated[one] == 1
    assert not s.on_field(one)
    assert s.units_at(s.ground.number[20, 10]) == []


@pytest.mark.rule("W-13.14", "W-2.14", example="WX-8")
def test_five_points_destroy_whose_base_was_five() -> None:
    """What counts is the base as the activation began."""
    assert after("A_DAUN_1 20,10", 5)[3]
    assert after("A_BOTTA_1 20,10", 3, 2) == (1, True, False, False)
    assert after("A_BOTTA_1 20,10 weak", 5)[3]


@pytest.mark.rule("W-1.11", "W-13.22")
def test_points_beyond_nothing_still_count() -> None:
    """A routed unit has no morale to lose, but points cost it its step, and six its life."""
    s = field("P_ASCHW_1 20,10 routed")
    one = unit(s, "P_ASCHW_1")
    s.weak[one] = 0
    losses.lose(s, one, 2)
    assert (s.morale[one], s.weak[one], s.lost[one]) == (0, 0, 2)
    losses.lose(s, one, 1)
    assert s.weak[one] == 1
    assert s.on_field(one)
    losses.lose(s, one, 3)
    assert not s.on_field(one)


@pytest.mark.rule("W-11.10")
def test_batteries_lose_no_morale() -> None:
    """They have neither morale to lose nor steps."""
    assert after("P_B6 20,10", 6) == (6, False, False, False)


@pytest.mark.rule("W-13.13", "W-4.13", "W-4.15")
def test_rout_by_a_rule_counts_no_points() -> None:
    """Morale falls to nothing, the marker goes, one step is lost."""
    s = field("P_G_BUDD 20,10 square")
    one = unit(s, "P_G_BUDD")
    losses.rout(s, one)
    assert (s.morale[one], s.lost[one], s.weak[one], s.routed(one)) == (0, 0, 1, True)


@pytest.mark.rule("W-10.13", "W-1.13", "W-13.3")
def test_a_fire_is_shared_out() -> None:
    """Three points on two squadrons are one each, and one to be given."""
    assert losses.shares([4, 5], 3) == [1, 1]
    assert losses.odd_points([4, 5], 3) == 1


def gained(s: State, name: str, points: int) -> int:
    """Points given back."""
    return losses.gain(s, unit(s, name), points)


@pytest.mark.rule("W-1.11", "W-13.11")
def test_morale_comes_back_to_the_base_at_most() -> None:
    """A weakened battalion of base 7 is whole at 6; a routed one gains nothing."""
    s = field("P_ASCHW_1 20,10 weak morale 5", "P_ASCHW_2 24,10 routed")
    assert gained(s, "P_ASCHW_1", 2) == 1
    assert s.morale[unit(s, "P_ASCHW_1")] == 6
    assert gained(s, "P_ASCHW_2", 2) == 0


@pytest.mark.rule("W-13.29", "W-4.1")
def test_a_rallied_unit_stands_with_one_point() -> None:
    """In its basic formation, facing as its owner likes."""
    s = field("P_ASCHW_1 20,10 routed rally 3")
    one = unit(s, "P_ASCHW_1")
    losses.rally(s, one, 4)
    assert (s.morale[one], s.formation[one], s.rally[one], s.facing[one]) == (1, 0, 0, 4)
