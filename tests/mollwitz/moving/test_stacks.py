"""Chapter 7: stacks."""

import pytest

from pragmatica.mollwitz.kept.codes import NO_UNIT
from pragmatica.mollwitz.moving import stacks
from tests.mollwitz.build import field, spot, unit, units


@pytest.mark.rule("W-7.1", "W-7.2")
@pytest.mark.parametrize(
    ("names", "may"),
    [
        ("P_ASCHW_1", True),
        ("P_ASCHW_1 P_ASCHW_2", False),
        ("P_BUDC_1 P_LEIB_1", True),
        ("P_BUDC_1 P_LEIB_1 P_LEIB_2", False),
        ("P_BUDC_1 P_SCHU_1", False),  # of unlike impetus
        ("P_HUS_1 P_HUS_2", True),
        ("P_HUS_1 P_SCHU_1", False),  # of equal impetus, but one of each
        ("P_ASCHW_1 P_BUDC_1", False),
        ("P_B6 P_ASCHW_1", True),
        ("P_B6 P_BUDC_1", True),
        ("P_B6 P_BUDC_1 P_LEIB_1", False),
        ("P_B6 P_B24", False),
    ],
)
def test_who_may_share_a_hex(names: str, may: bool) -> None:
    """One battalion, or two squadrons or two counters of hussars of equal impetus, or a battery with one of them."""
    s = field()
    assert stacks.within_limit(s, units(s, *names.split())) == may


@pytest.mark.rule("W-7.10")
def test_an_overfull_hex_takes_nobody_in() -> None:
    """After a flight a hex may hold too many; nobody enters it then."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_ASCHW_2 20,10 facing 0 routed", "P_B6 24,10 limbered")
    assert stacks.is_overfull(s, spot(s, "20,10"))
    assert not stacks.fits(s, unit(s, "P_B6"), spot(s, "20,10"))
    assert not stacks.is_overfull(s, spot(s, "24,10"))


@pytest.mark.rule("W-7.3")
def test_a_stack_that_faces_two_ways_is_crooked() -> None:
    """Two squadrons must face alike at the end; hussars have no facing to set."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 1", "P_HUS_1 24,10 facing 2", "P_HUS_2 24,10 facing 3")
    assert stacks.is_crooked(s, spot(s, "20,10"))
    assert not stacks.is_crooked(s, spot(s, "24,10"))


@pytest.mark.rule("W-7.8")
def test_routed_friends_shake_who_passes() -> None:
    """A hex with an own routed unit costs morale; an enemy's does not count."""
    s = field("P_BUDC_1 20,10 routed", "A_BOTTA_1 24,10 routed")
    assert stacks.holds_routed(s, spot(s, "20,10"), 0)
    assert not stacks.holds_routed(s, spot(s, "24,10"), 0)


@pytest.mark.rule("W-7.9")
def test_routed_units_carry_the_others_away() -> None:
    """An unrouted squadron with a routed one in its hex is routed too; a battery does not count."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 routed", "P_ASCHW_1 24,10 routed", "P_B6 24,10 limbered")
    assert stacks.mixed_with_routed(s, spot(s, "20,10")) == [unit(s, "P_BUDC_1")]
    assert stacks.mixed_with_routed(s, spot(s, "24,10")) == []


@pytest.mark.rule("W-8.8")
def test_two_squadrons_that_face_alike_move_together() -> None:
    """Hussars too, who have no facing; not with a unit that has acted."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 0", "P_HUS_1 24,10 facing 1", "P_HUS_2 24,10")
    assert stacks.moves_along(s, unit(s, "P_BUDC_1")) == unit(s, "P_BUDC_2")
    assert stacks.moves_along(s, unit(s, "P_HUS_1")) == unit(s, "P_HUS_2")
    s.facing[unit(s, "P_BUDC_2")] = 1
    assert stacks.moves_along(s, unit(s, "P_BUDC_1")) == NO_UNIT
    s.acted[unit(s, "P_HUS_2")] = 1
    assert stacks.moves_along(s, unit(s, "P_HUS_1")) == NO_UNIT


@pytest.mark.rule("W-7.5", "W-11.11")
def test_a_battery_lies_on_top_of_whom_it_joins() -> None:
    """Whoever enters a battery's hex comes to lie under it, and batteries do not fight with the others."""
    s = field("P_B6 20,10 limbered", "P_ASCHW_1 20,11 facing 0")
    s.move(unit(s, "P_ASCHW_1"), spot(s, "20,10"))
    assert s.units_at(spot(s, "20,10")) == units(s, "P_B6", "P_ASCHW_1")
    assert s.fighters_at(spot(s, "20,10")) == units(s, "P_ASCHW_1")
