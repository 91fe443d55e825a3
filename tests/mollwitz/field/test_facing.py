"""Chapters 5 and 6: what the hexes round a unit are to it."""

import pytest

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import COVERED, FRONT, LEFT, NO_ZONE, REAR, RIGHT
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, named, spot, unit

ROUND = ("20,9", "21,9", "21,10", "20,11", "19,11", "19,10")  # round 20,10, from direction 0 clockwise


def classes(s: State, name: str) -> list[int]:
    """What the six hexes round 20,10 are to the unit."""
    return [zones.relation(s, unit(s, name), spot(s, at)) for at in ROUND]


@pytest.mark.rule("W-5.2", "W-5.4", "W-6.1", example="WX-12")
def test_front_flank_and_rear_turn_with_the_unit() -> None:
    """Facing 0 and facing 2 give the neighbours of the worked example."""
    s = field("P_ASCHW_1 20,10 facing 0")
    assert classes(s, "P_ASCHW_1") == [FRONT, FRONT, RIGHT, REAR, LEFT, FRONT]
    assert named(s, zones.front_hexes(s, unit(s, "P_ASCHW_1"))) == ["19,10", "20,9", "21,9"]

    s.facing[unit(s, "P_ASCHW_1")] = 2
    assert classes(s, "P_ASCHW_1") == [LEFT, FRONT, FRONT, FRONT, RIGHT, REAR]


@pytest.mark.rule("W-5.4", "W-6.1")
@pytest.mark.parametrize(
    ("formation", "expected"),
    [
        ("bent_right", [FRONT, FRONT, COVERED, REAR, LEFT, FRONT]),
        ("bent_left", [FRONT, FRONT, RIGHT, REAR, COVERED, FRONT]),
        ("repel", [FRONT, FRONT, RIGHT, COVERED, LEFT, FRONT]),
        ("square", [FRONT] * 6),
    ],
)
def test_a_formation_covers_what_its_marker_says(formation: str, expected: list[int]) -> None:
    """A marker covers one hex more; a square has only front."""
    assert classes(field(f"P_G_BUDD 20,10 facing 0 {formation}"), "P_G_BUDD") == expected


@pytest.mark.rule("W-5.3", "W-5.4", "W-6.2")
def test_the_unfaced_have_all_round_or_nothing() -> None:
    """Hussars have front all round; routed units and limbered batteries have none."""
    s = field("P_HUS_1 20,10", "P_ASCHW_1 24,10 routed", "P_B6 27,7 limbered")
    assert classes(s, "P_HUS_1") == [FRONT] * 6
    for name in ("P_ASCHW_1", "P_B6"):
        assert zones.front_hexes(s, unit(s, name)) == []
        assert zones.control_hexes(s, unit(s, name)) == []


@pytest.mark.rule("W-5.4", "W-10.15", example="WX-23")
def test_a_square_has_four_fire_zones() -> None:
    """Ahead, to the right, behind, and to the left."""
    s = field("P_G_BUDD 20,10 facing 0 square")
    assert [zones.fire_zone(s, unit(s, "P_G_BUDD"), spot(s, at)) for at in ROUND] == [0, 1, 1, 2, 3, 3]


@pytest.mark.rule("W-5.4", "W-10.15")
def test_a_marker_adds_a_fire_zone() -> None:
    """A repelling line fires ahead and behind, not to its flanks; a line only ahead."""
    s = field("P_G_BUDD 20,10 facing 0 repel")
    one = unit(s, "P_G_BUDD")
    assert [zones.fire_zone(s, one, spot(s, at)) for at in ROUND] == [0, 0, NO_ZONE, 1, NO_ZONE, 0]
    s.formation[one] = 0
    assert [zones.fire_zone(s, one, spot(s, at)) for at in ROUND] == [0, 0, NO_ZONE, NO_ZONE, NO_ZONE, 0]


@pytest.mark.rule("W-5.5")
def test_the_second_way_of_facing_has_two_hexes_in_front() -> None:
    """Facing a corner: two in front, one on each flank, two behind."""
    s = field("P_ASCHW_1 20,10 facing 0", facing_model="vertex")
    assert classes(s, "P_ASCHW_1") == [FRONT, FRONT, RIGHT, REAR, REAR, LEFT]


@pytest.mark.rule("W-6.2", example="WX-13")
def test_cavalry_controls_five_hexes_farther_off() -> None:
    """Beyond its front zone line cavalry controls the wedge two hexes off, hussars all twelve hexes there."""
    s = field("P_BUDC_1 20,10 facing 0")
    far = set(zones.control_hexes(s, unit(s, "P_BUDC_1"))) - set(zones.front_hexes(s, unit(s, "P_BUDC_1")))
    assert named(s, far) == sorted(["18,10", "19,9", "20,8", "21,8", "22,8"])

    s = field("P_HUS_1 20,10")
    assert len(zones.control_hexes(s, unit(s, "P_HUS_1"))) == 18


@pytest.mark.rule("W-6.3", "W-9.6")
def test_a_control_zone_ends_where_sight_does() -> None:
    """A unit in the front hex hides the hex behind it from the cavalry's zone."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,9 facing 0")
    assert not zones.controls(s, unit(s, "P_BUDC_1"), spot(s, "20,8"))
    assert zones.controls(s, unit(s, "P_BUDC_1"), spot(s, "22,8"))


@pytest.mark.rule("W-6.2")
def test_the_sector_of_a_distant_hex_goes_by_the_nearest_direction() -> None:
    """Of two directions equally near the more frontal class counts."""
    s = field("P_ASCHW_1 20,10 facing 0")
    one = unit(s, "P_ASCHW_1")
    assert zones.sector(s, one, spot(s, "20,6")) == FRONT
    assert zones.sector(s, one, spot(s, "20,14")) == REAR
    assert zones.sector(s, one, spot(s, "22,9")) == FRONT  # between directions 1 and 2
    assert zones.sector(s, one, spot(s, "19,12")) == LEFT  # between rear and left flank
    assert zones.sector(s, one, spot(s, "24,10")) == RIGHT


@pytest.mark.rule("W-5.6")
def test_the_wedge_lies_in_front() -> None:
    """It is bounded by the two slanting directions, and turns with the unit."""
    s = field("P_B6 20,10 facing 0")
    battery = unit(s, "P_B6")
    inside = [
        at for at in ("20,5", "24,6", "16,10", "25,6", "20,11", "21,10") if zones.in_wedge(s, battery, spot(s, at))
    ]
    assert inside == ["20,5", "24,6", "16,10"]
    s.facing[battery] = 3
    assert zones.in_wedge(s, battery, spot(s, "20,11"))


@pytest.mark.rule("W-6.12")
def test_near_flank_or_rear_is_taken_literally() -> None:
    """Also two hexes off, next to a flank hex, as long as it is outside the control zone."""
    s = field("P_BUDC_1 20,10 facing 0")
    one = unit(s, "P_BUDC_1")
    near = [
        at
        for at in ("21,10", "22,9", "22,8", "20,12", "20,8", "23,9")
        if zones.is_near_flank_or_rear(s, one, spot(s, at))
    ]
    assert near == ["21,10", "22,9", "20,12"]
