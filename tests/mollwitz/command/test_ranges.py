"""Chapter 3: who is in command."""

import pytest

from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import brigade, field, leader, named, spot, start, unit, units, wing

LINE = ("P_L_SCHWE 14,16", "P_L_KALCK 14,14", "P_L_JEETZ 14,10")


def commanded(s: State, *names: str) -> list[bool]:
    """Whether units are in command."""
    return [ranges.is_commanded(s, one) for one in units(s, *names)]


@pytest.mark.rule("W-3.1", "W-3.18", "W-3.19", "W-S.3", example="WX-34")
def test_the_chain_of_the_rulebooks_figure() -> None:
    """Buddenbrock in Jeetze's range, he in Kalckstein's, the next ones by touch; the battalion apart is out."""
    s = field(
        "P_L_KALCK 14,14",
        "P_L_JEETZ 14,10",
        "P_G_BUDD 16,8",
        "P_G_REIB 17,7",
        "P_ASCHW_2 18,6",
        "P_ASCHW_1 20,5",
        active="prussia",
    )
    assert commanded(s, "P_G_BUDD", "P_G_REIB", "P_ASCHW_2", "P_ASCHW_1") == [True, True, True, False]
    assert ranges.out_of_command(s, wing(s, "P_L1")) == units(s, "P_ASCHW_1")


@pytest.mark.rule("W-3.19")
def test_a_routed_unit_carries_no_chain() -> None:
    """It breaks the link, but is no end of one."""
    s = field("P_L_KALCK 14,14", "P_L_JEETZ 14,10", "P_G_BUDD 16,8", "P_G_REIB 17,7 routed", "P_ASCHW_2 18,6")
    assert commanded(s, "P_ASCHW_2") == [False]


@pytest.mark.rule("W-3.18", "W-3.20")
def test_a_brigadier_out_of_command_takes_his_units_with_him() -> None:
    """Nobody above him in range: all are out, even those beside him."""
    s = field("P_L_KALCK 30,0", "P_L_JEETZ 14,10", "P_G_BUDD 14,10")
    assert not ranges.brigadier_commanded(s, brigade(s, "P_JEETZ"))
    assert commanded(s, "P_G_BUDD") == [False]
    assert ranges.brigadiers_out(s, wing(s, "P_L1")) == [leader(s, "P_L_JEETZ")]


@pytest.mark.rule("W-3.17")
def test_range_does_not_go_through_the_enemy() -> None:
    """Not through his units, nor next to his unrouted hussars unless an own unit stands there."""
    s = field("P_L_JEETZ 20,10", "A_BOTTA_1 20,9", "A_HUS_1 24,10")
    near = ranges.distances(s, spot(s, "20,10"), 0, 3)
    assert spot(s, "20,9") not in near
    assert near[spot(s, "20,8")] == 3
    assert spot(s, "23,10") not in near
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 23,10", "A_HUS_1 24,10")
    assert ranges.distances(s, spot(s, "20,10"), 0, 3)[spot(s, "23,10")] == 3
    s = field("P_L_JEETZ 20,10", "A_HUS_1 24,10 routed")
    assert spot(s, "23,10") in ranges.distances(s, spot(s, "20,10"), 0, 3)


@pytest.mark.rule("W-3.24", "W-3.7")
def test_routed_units_hussars_and_batteries_ask_nobody() -> None:
    """They are never out of command."""
    s = field("P_ASCHW_1 20,10 routed", "P_HUS_1 24,8", "P_B6 27,7")
    assert commanded(s, "P_ASCHW_1", "P_HUS_1", "P_B6") == [True, True, True]
    assert ranges.out_of_command(s, wing(s, "P_H")) == []
    assert s.order_of(unit(s, "P_ASCHW_1")) == 3


@pytest.mark.rule("W-S.3", "W-3.2", "W-12.9")
def test_a_prussian_wing_obeys_its_commander_then_a_chief() -> None:
    """Squadrons answer to Schulenburg himself; when he is lost, to a chief in range, by chain too."""
    s = field("P_L_SCHUL 20,10", "P_BUDC_1 24,7", "P_BUDC_2 25,6", "P_BUDC_3 34,2")
    assert commanded(s, "P_BUDC_1", "P_BUDC_2", "P_BUDC_3") == [True, True, False]
    s = field("P_L_SCHWE 20,10", "P_BUDC_1 24,7", "P_BUDC_3 34,2")
    assert commanded(s, "P_BUDC_1", "P_BUDC_3") == [True, False]
    assert ranges.has_commander(s, unit(s, "P_BUDC_1"))
    s = field("P_BUDC_1 24,7")
    assert not ranges.has_commander(s, unit(s, "P_BUDC_1"))


@pytest.mark.rule("W-S.3", "W-3.2")
def test_an_austrian_brigadier_may_be_the_relay_of_another() -> None:
    """Göldy in Neipperg's range, Browne six hexes from Göldy; nobody relays a relay."""
    s = field("A_L_NEIPP 20,10", "A_L_GOELD 28,6", "A_L_BROWN 33,3", "A_BROWNE_1 33,3")
    assert ranges.brigadier_commanded(s, brigade(s, "A_GOELD"))
    assert ranges.brigadier_commanded(s, brigade(s, "A_BROWN"))
    s = field("A_L_GOELD 28,6", "A_L_BROWN 33,3")
    assert not ranges.brigadier_commanded(s, brigade(s, "A_BROWN"))


@pytest.mark.rule("W-3.23")
def test_without_anybody_above_there_is_no_commander() -> None:
    """A brigade whose leader is gone, or a line without chief."""
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,10", "P_L_MARWI 24,8")
    assert not ranges.has_commander(s, unit(s, "P_ASCHW_1"))
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,10", "P_L_FRIED 20,12")
    assert ranges.has_commander(s, unit(s, "P_ASCHW_1"))


@pytest.mark.rule("W-3.8", "W-3.22")
def test_command_can_be_asked_for_another_hex() -> None:
    """A unit out of command can tell where it would be in command again."""
    s = field("P_L_KALCK 14,14", "P_L_JEETZ 14,10", "P_ASCHW_1 20,5")
    one = unit(s, "P_ASCHW_1")
    assert not ranges.would_be_commanded(s, one, spot(s, "19,6"))
    assert ranges.would_be_commanded(s, one, spot(s, "17,9"))
    assert s.place[one] == spot(s, "20,5")


@pytest.mark.rule("W-3.18", "W-3.19")
@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_at_the_start_everybody_is_in_command(scenario: str) -> None:
    """Both scenarios begin with an army in hand."""
    s = start(scenario)
    assert [named(s, [s.place[one]]) for number in range(12) for one in ranges.out_of_command(s, number)] == []
