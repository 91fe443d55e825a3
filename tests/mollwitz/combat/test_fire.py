"""Chapters 10 and 11: fire."""

import pytest

from pragmatica.mollwitz.combat import fire, shooting
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import NAMES, RULES, Shot
from tests.mollwitz.build import field, leader, march, named, spot, unit, units


def shoot(s: State, name: str, at: str, advancing: bool = False) -> Shot:
    """The fire of a unit at a hex."""
    return fire.shot(s, unit(s, name), spot(s, at), advancing)


def parts(shot: Shot) -> dict[str, int]:
    """Its modifiers by name."""
    return {NAMES[kind]: value for kind, value in zip(shot.modifiers.kinds, shot.modifiers.values, strict=True)}


@pytest.mark.rule("W-10.7", "W-10.8", example="WX-18")
def test_infantry_fires_by_its_morale() -> None:
    """A Prussian battalion of morale 7 with a 3 costs two points; an Austrian of 6 with a 4 one."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    prussian, austrian = shoot(s, "P_ASCHW_1", "20,9"), shoot(s, "A_BOTTA_1", "20,10")
    assert (prussian.row, prussian.column(3), prussian.points(3)) == (7, 2, 2)
    assert (austrian.row, austrian.column(4), austrian.points(4)) == (6, 4, 1)


@pytest.mark.rule("W-10.7", "W-10.13", example="WX-19")
def test_two_squadrons_are_a_good_target() -> None:
    """Die 2, Prussian -1, two cavalry -1: column 0, three points, one of them odd."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    shot = shoot(s, "P_ASCHW_1", "20,9")
    assert parts(shot) == {"shooter_prussian": -1, "target_two_cavalry": -1}
    assert (shot.column(2), shot.points(2)) == (0, 3)


@pytest.mark.rule("W-10.12", example="WX-22")
def test_fire_while_advancing_is_worse_by_one() -> None:
    """Only for Prussian infantry in line under Attack, at a neighbour."""
    s = field(
        "P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3", orders="P_L1 attack, A_L1 attack", active="prussia"
    )
    assert shoot(s, "P_ASCHW_1", "20,9", advancing=True).modifiers.total == 0
    assert fire.may_advance(s, unit(s, "P_ASCHW_1"), spot(s, "20,9"))
    assert not fire.may_advance(s, unit(s, "A_BOTTA_1"), spot(s, "20,10"))
    s.formation[unit(s, "P_ASCHW_1")] = 3
    assert not fire.may_advance(s, unit(s, "P_ASCHW_1"), spot(s, "20,9"))


@pytest.mark.rule("W-4.10", "W-4.4", "W-10.15")
def test_squares_and_markers_fire_badly() -> None:
    """A square at two more, a marker at one, in each zone."""
    s = field(
        "P_G_BUDD 20,10 facing 0 square",
        "P_G_REIB 24,8 facing 0 repel",
        "A_HOHE_1 20,9 facing 3",
        "A_HOHE_2 24,7 facing 3",
    )
    assert parts(shoot(s, "P_G_BUDD", "20,9")) == {"shooter_prussian": -1, "square": 2}
    assert parts(shoot(s, "P_G_REIB", "24,7")) == {"shooter_prussian": -1, "bent_or_repel": 1}


@pytest.mark.rule("W-10.9", "W-11.4", "W-4.4", example="WX-24")
def test_regimental_guns_fire_at_two_hexes() -> None:
    """Row of round shot, at two more; die 1 is column 3: one point. No marker matters."""
    s = field("P_ASCHW_1 20,10 facing 0 bent_left", "A_BOTTA_1 20,8 facing 3")
    shot = shoot(s, "P_ASCHW_1", "20,8")
    assert parts(shot) == {"regimental_guns": 2}
    assert (shot.row, shot.column(1), shot.points(1)) == (1, 3, 1)


@pytest.mark.rule("W-10.7", "W-11.4")
def test_fire_into_flank_and_rear() -> None:
    """Enfilade helps where no marker covers the hex, never against hussars or routed units; guns by the sector."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 0", "P_B6 24,12 facing 0", "A_HARR_1 24,7 facing 0")
    assert parts(shoot(s, "P_ASCHW_1", "20,9"))["enfilade"] == -2
    assert parts(shoot(s, "P_B6", "24,7"))["enfilade"] == -1
    s.formation[unit(s, "A_BOTTA_1")] = 3
    assert "enfilade" not in parts(shoot(s, "P_ASCHW_1", "20,9"))
    s.formation[unit(s, "A_BOTTA_1")] = 8
    assert "enfilade" not in parts(shoot(s, "P_ASCHW_1", "20,9"))


@pytest.mark.rule("W-10.7", "W-11.4")
def test_what_the_target_is_and_where_it_stands() -> None:
    """Squares, hussars, lone batteries, villages, copses and brush each have their number."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3 square")
    assert parts(shoot(s, "P_ASCHW_1", "20,9"))["target_square"] == -1
    s = field("P_ASCHW_1 20,10 facing 0", "A_HUS_1 20,9")
    assert parts(shoot(s, "P_ASCHW_1", "20,9"))["target_hussar"] == 2
    s = field("P_ASCHW_1 20,10 facing 0", "A_B6A 20,9 facing 3")
    assert parts(shoot(s, "P_ASCHW_1", "20,9"))["target_artillery_alone"] == 1
    s = field("P_ASCHW_1 16,-2 facing 0", "A_BOTTA_1 16,-3 facing 3")
    assert parts(shoot(s, "P_ASCHW_1", "16,-3"))["target_terrain"] == 2


@pytest.mark.rule("W-11.4", "W-11.6", example="WX-38")
def test_canister() -> None:
    """A six-pounder at a neighbour with a 1: column 0 of the row for one and two hexes, four points."""
    s = field("A_B6A 20,10 facing 0", "P_BUDC_1 20,9 facing 3")
    shot = shoot(s, "A_B6A", "20,9")
    assert (shot.row, shot.column(1), shot.points(1)) == (0, 0, 4)
    march(s, "P_BUDC_1", "20,7")
    assert shoot(s, "A_B6A", "20,7").row == 1


@pytest.mark.rule("W-10.7")
def test_chances_are_counted_die_by_die() -> None:
    """What a fire may cost is told in tenths."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    shot = shoot(s, "P_ASCHW_1", "20,9")
    assert shot.chances() == [3, 3, 2, 2, 0]
    assert [shot.points(die) for die in range(10)] == [3, 3, 2, 2, 1, 1, 1, 0, 0, 0]


@pytest.mark.rule("W-10.7")
def test_every_part_has_its_rule() -> None:
    """A sum names for each part the rule and where it comes from."""
    s = field("P_ASCHW_1 20,10 facing 0 weak", "A_BOTTA_1 20,9 facing 0")
    shot = shoot(s, "P_ASCHW_1", "20,9")
    assert shot.modifiers.sources == [unit(s, "P_ASCHW_1"), unit(s, "P_ASCHW_1"), spot(s, "20,10")]
    assert {RULES[kind] for kind in shot.modifiers.kinds} == {"W-10.7"}


# -- order, answers, retreat ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-10.11", "W-2.14", example="WX-21")
def test_who_came_adjacent_now_is_fired_at_first() -> None:
    """Who stood there before fires at the same time; so do all at two hexes, while advancing, and who is forced."""
    s = field("A_BOTTA_1 20,8 facing 3", "P_ASCHW_1 20,10 facing 0")
    austrian, prussian = units(s, "A_BOTTA_1", "P_ASCHW_1")
    assert fire.is_simultaneous(s, austrian, prussian, advancing=False, forced=False)
    march(s, "A_BOTTA_1", "20,9")
    assert not fire.is_simultaneous(s, austrian, prussian, advancing=False, forced=False)
    assert fire.is_simultaneous(s, austrian, prussian, advancing=True, forced=False)
    assert fire.is_simultaneous(s, austrian, prussian, advancing=False, forced=True)

    s = field("A_BOTTA_1 20,9 facing 3", "P_ASCHW_1 20,10 facing 0")
    assert fire.is_simultaneous(s, austrian, prussian, advancing=False, forced=False)


@pytest.mark.rule("W-10.11", "W-10.8", example="WX-21")
def test_who_is_hit_first_answers_with_what_is_left() -> None:
    """Austrian morale 6 less three: row 3."""
    s = field("A_BOTTA_1 20,9 facing 3 morale 3", "P_ASCHW_1 20,10 facing 0")
    assert shoot(s, "A_BOTTA_1", "20,10").row == 3


@pytest.mark.rule("W-13.30", example="WX-20")
def test_three_points_drive_a_battalion_of_six_back_but_not_with_browne() -> None:
    """Row 6 gives way at three; with his bonus row 8 gives way at four."""
    s = field("A_BROWNE_1 20,9 facing 3", "A_L_BROWN 20,9", "P_ASCHW_1 20,10 facing 0", active="prussia")
    hex = spot(s, "20,9")
    assert fire.may_be_driven_back(s, hex)
    assert fire.drives_back(s, fire.morale_before(s, hex), 3, [3])
    with_browne = fire.morale_before(s, hex, leader(s, "A_L_BROWN"))
    assert with_browne == 8
    assert not fire.drives_back(s, with_browne, 3, [3])
    assert fire.drives_back(s, with_browne, 4, [4])


@pytest.mark.rule("W-13.30", "W-10.17")
def test_who_attacks_is_not_driven_back() -> None:
    """Nor is the active side, nor a routed unit; hussars are."""
    s = field(
        "A_BOTTA_1 20,9",
        "A_HUS_1 24,6",
        "A_HARR_1 28,4 routed",
        "P_ASCHW_1 20,10",
        orders="A_L1 attack",
        active="prussia",
    )
    assert [fire.may_be_driven_back(s, spot(s, at)) for at in ("20,9", "24,6", "28,4", "20,10")] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.rule("W-13.30")
def test_an_option_looks_at_the_worst_hit_unit() -> None:
    """Three points on two squadrons are two for one of them."""
    s = field("A_HOHE_1 20,9", "A_HOHE_2 20,9", stack_retreat="worst")
    assert not fire.drives_back(s, 7, 3, [2, 1])
    assert fire.drives_back(field(), 7, 3, [2, 1])


@pytest.mark.rule("W-10.6", "W-10.9", "W-11.3", "W-9.6")
def test_who_can_be_fired_at() -> None:
    """Neighbours in a fire zone, with guns what is seen in front at two and three; a battery up to ten hexes."""
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "A_BOTTA_1 21,9 facing 3",
        "A_HARR_1 21,10 facing 3",
        "A_HARR_2 19,8 facing 3",
        "A_KOLO_1 20,6 facing 3",
        active="prussia",
    )
    assert named(s, shooting.targets(s, unit(s, "P_ASCHW_1"))) == ["19,8", "21,9"]
    s = field(
        "P_B6 20,10 facing 0", "A_BOTTA_1 20,1 facing 3", "A_HARR_1 20,-1 facing 3", "A_KOLO_1 21,10", active="prussia"
    )
    assert named(s, shooting.targets(s, unit(s, "P_B6"))) == ["20,1"]


@pytest.mark.rule("W-10.2")
def test_who_must_fight_fires_at_his_neighbour() -> None:
    """In contact under Attack the guns may not fire elsewhere instead."""
    s = field(
        "P_ASCHW_1 20,10 facing 0",
        "A_BOTTA_1 21,9 facing 3",
        "A_HARR_2 19,8 facing 3",
        orders="P_L1 attack",
        active="prussia",
    )
    assert named(s, shooting.targets(s, unit(s, "P_ASCHW_1"))) == ["21,9"]


@pytest.mark.rule("W-10.10", "W-11.7", "W-10.14", "W-10.5")
def test_who_can_answer() -> None:
    """Foot with the firer in a fire zone and the shot left; never horse, limbered guns or routed units."""
    s = field("A_BOTTA_1 20,9 facing 3", "P_ASCHW_1 20,10 facing 0")
    prussian = unit(s, "P_ASCHW_1")
    assert shooting.answerers(s, spot(s, "20,10"), unit(s, "A_BOTTA_1")) == [prussian]
    shooting.use_shot(s, prussian, 0)
    assert shooting.answerers(s, spot(s, "20,10"), unit(s, "A_BOTTA_1")) == []
    for piece in (
        "P_BUDC_1 20,10 facing 0",
        "P_B6 20,10 limbered",
        "P_ASCHW_1 20,10 routed",
        "P_ASCHW_1 20,10 facing 3",
    ):
        other = field("A_BOTTA_1 20,9 facing 3", piece)
        assert shooting.answerers(other, spot(other, "20,10"), unit(other, "A_BOTTA_1")) == []


@pytest.mark.rule("W-11.7", "W-10.9")
def test_a_battery_answers_from_afar_and_guns_answer_guns() -> None:
    """Whoever can fire at the firer can answer him."""
    s = field("P_B6 20,10 facing 0", "A_B6A 20,3 facing 3")
    assert shooting.answerers(s, spot(s, "20,3"), unit(s, "P_B6")) == units(s, "A_B6A")
    s = field(
        "P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,8 facing 3", "A_BOTTA_2 24,8 facing 3", "P_ASCHW_2 24,10 facing 0"
    )
    assert shooting.answerers(s, spot(s, "20,8"), unit(s, "P_ASCHW_1")) == units(s, "A_BOTTA_1")
    assert shooting.answerers(s, spot(s, "24,8"), unit(s, "P_ASCHW_2")) == []


@pytest.mark.rule("W-11.11")
def test_a_battery_on_top_silences_the_foot_below() -> None:
    """Under it the infantry does not fire; below the infantry the battery does not."""
    s = field("P_ASCHW_1 20,10 facing 0", "P_B6 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    assert [shooting.is_able(s, one) for one in units(s, "P_ASCHW_1", "P_B6")] == [False, True]
    battery = unit(s, "P_B6")
    s.lift(battery)
    s.put_under(battery, spot(s, "20,10"))
    assert [shooting.is_able(s, one) for one in units(s, "P_ASCHW_1", "P_B6")] == [True, False]


@pytest.mark.rule("W-6.7", "W-10.14", "W-10.15", example="WX-44")
def test_a_line_has_one_shot_a_square_one_in_each_zone() -> None:
    """What was fired as a reaction is gone for the defence; with `one_volley` off it is not."""
    s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,11 facing 0")
    one = unit(s, "P_G_BUDD")
    shooting.use_shot(s, one, 0, reacting=True)
    assert shooting.defenders_fire(s, spot(s, "20,10"), [spot(s, "20,9")]) == []
    s.formation[one] = 4
    assert named(
        s, [hex for _, hex in shooting.defenders_fire(s, spot(s, "20,10"), [spot(s, "20,9"), spot(s, "20,11")])]
    ) == ["20,11"]

    s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 20,9 facing 3", one_volley=False)
    shooting.use_shot(s, unit(s, "P_G_BUDD"), 0, reacting=True)
    assert len(shooting.defenders_fire(s, spot(s, "20,10"), [spot(s, "20,9")])) == 1


@pytest.mark.rule("W-10.23", example="WX-25")
def test_defence_fires_into_its_zones_only() -> None:
    """At the stack in front, not at that on the flank."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 21,9", "A_HOHE_2 21,10")
    found = shooting.defenders_fire(s, spot(s, "20,10"), [spot(s, "21,9"), spot(s, "21,10")])
    assert named(s, [hex for _, hex in found]) == ["21,9"]


@pytest.mark.rule("W-11.8", "W-11.2")
def test_a_lone_battery_faces_what_comes_at_its_front() -> None:
    """Unlimbered, and from a front hex; else it has no chance."""
    s = field("A_B6A 20,10 facing 0", "P_BUDC_1 20,9", "P_BUDC_2 21,10")
    battery = unit(s, "A_B6A")
    assert shooting.is_lone_battery(s, spot(s, "20,10"))
    assert shooting.faces(s, battery, spot(s, "20,9"))
    assert not shooting.faces(s, battery, spot(s, "21,10"))
    s.formation[battery] = 6
    assert not shooting.faces(s, battery, spot(s, "20,9"))


@pytest.mark.rule("W-11.12")
def test_foot_that_gave_way_to_a_battery_is_silent() -> None:
    """All its zones are spent."""
    s = field("P_G_BUDD 20,10 facing 0 square", "A_HOHE_1 20,9")
    shooting.silence(s, unit(s, "P_G_BUDD"))
    assert shooting.defenders_fire(s, spot(s, "20,10"), [spot(s, "20,9")]) == []
