"""Retreats, flights and contacts, carried out with scripted dice."""

import pytest

from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.combat import volley
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.sums import NAMES
from pragmatica.mollwitz.morale import rolls, trials
from tests.mollwitz.build import field, happened, leader, spot, spots, unit, units


@pytest.mark.rule("W-10.7", "W-10.14")
def test_a_fire_tells_its_die_and_every_part() -> None:
    """Die 3, -1: row 7, column 2, two points; the shot is used."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3", draws=[3])
    one, hex = unit(s, "P_ASCHW_1"), spot(s, "20,9")
    assert volley.give(s, one, hex) == 2
    assert happened(s, log.FIRED) == [(one, hex, 3, 7, 2, 2, 0, -1, one)]
    assert NAMES[0] == "shooter_prussian"
    assert s.shots[one] == 1


@pytest.mark.rule("W-1.6", "W-1.7")
def test_a_test_tells_what_it_was_held_against() -> None:
    """Die, result, effective morale, and both sums part by part."""
    s = field("P_ASCHW_1 20,10 morale 6", "P_L_SCHWE 20,10", draws=[4])
    one, hex = unit(s, "P_ASCHW_1"), spot(s, "20,10")
    assert rolls.test(s, trials.plain(s, [one], leader(s, "P_L_SCHWE")), hex) == -5
    assert happened(s, log.TESTED) == [(hex, 4, 4, 9, 1, 70, 6, one, 73, 3, leader(s, "P_L_SCHWE"))]


@pytest.mark.rule("W-10.13", "W-13.3", "W-13.17", example="WX-19")
def test_points_are_shared_out() -> None:
    """Three on two squadrons: the one that its owner names loses two, and is routed by it if it had no more."""
    s = field("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3 morale 2")
    hohe, other = units(s, "A_HOHE_1", "A_HOHE_2")
    assert volley.hit(s, spot(s, "20,9"), 3, [other]) == [other]
    assert (s.morale[hohe], s.morale[other], s.routed(other)) == (6, 0, True)


@pytest.mark.rule("W-11.9", example="WX-37")
def test_a_lone_battery_under_fire() -> None:
    """A 5 against two points destroys it, a 4 does not."""
    for die, lost in ((5, True), (4, False)):
        s = field("A_B6A 20,9", draws=[die])
        assert volley.hit_battery(s, spot(s, "20,9"), 2) == lost
        assert s.eliminated[unit(s, "A_B6A")] == int(lost)


@pytest.mark.rule("W-12.3", "W-12.4")
def test_every_leader_in_the_hex_is_rolled_for() -> None:
    """A 9 takes one, an 8 leaves the other."""
    s = field("P_ASCHW_1 20,10", "P_L_SCHWE 20,10", "P_L_JEETZ 20,10", draws=[9, 8])
    assert rolls.fates(s, spot(s, "20,10"), 0) == [leader(s, "P_L_SCHWE")]
    assert s.leader_back[leader(s, "P_L_SCHWE")] == 2


@pytest.mark.rule("W-13.36", "W-11.13", "W-7.5")
def test_a_retreat_costs_the_battery() -> None:
    """One hex, facing kept; a battery in the hex is lost."""
    s = field("A_BOTTA_1 20,9 facing 3", "A_B6A 20,9 facing 3", "P_ASCHW_1 20,10 facing 0")
    one = unit(s, "A_BOTTA_1")
    moves.abandon_guns(s, spot(s, "20,9"))
    moves.retreat(s, [one], spot(s, "20,8"))
    assert (s.place[one], s.facing[one], s.morale[one]) == (spot(s, "20,8"), 3, 6)
    assert s.eliminated[unit(s, "A_B6A")] == 1


@pytest.mark.rule("W-1.8", "W-13.32")
def test_a_leader_lost_weighs_on_the_test_of_the_retreat() -> None:
    """His bonus is added to the die of that one test: 5 and 2 against 6."""
    s = field("A_BROWNE_1 20,9 facing 3", draws=[5])
    one = unit(s, "A_BROWNE_1")
    assert moves.shake(s, [one], spot(s, "20,9"), leader(s, "A_L_BROWN"))
    assert s.morale[one] == 5


@pytest.mark.rule("W-13.37", "W-13.25", "W-13.39", "W-13.4")
def test_a_flight_shakes_friends_and_drops_the_marker() -> None:
    """An unrouted battalion on the way loses a point."""
    s = field("P_ASCHW_1 20,10 routed rally 2", "P_ASCHW_2 20,11 facing 0")
    one = unit(s, "P_ASCHW_1")
    assert moves.flee(s, one, tuple(spots(s, "20,11", "20,12", "20,13")))
    assert (s.place[one], s.rally[one]) == (spot(s, "20,13"), 0)
    assert s.morale[unit(s, "P_ASCHW_2")] == 6


@pytest.mark.rule("W-13.38", "W-13.20")
def test_a_flight_through_a_front_zone_is_a_risk() -> None:
    """A 4 against rout morale 3 is the end; a 3 is not, unless an enemy waits where it ends."""
    pieces = ("P_ASCHW_1 20,10 routed", "A_BOTTA_1 22,11 facing 5")
    path = ("20,11", "21,11", "20,13")
    s = field(*pieces, draws=[4])
    assert not moves.flee(s, unit(s, "P_ASCHW_1"), tuple(spots(s, "20,11", "21,11", "21,12")))
    s = field(*pieces, draws=[3, 3])
    assert not moves.flee(s, unit(s, "P_ASCHW_1"), tuple(spots(s, "20,11", "21,11", "21,12")))
    assert s.eliminated[unit(s, "P_ASCHW_1")] == 1
    s = field("P_ASCHW_1 20,10 routed")
    assert moves.flee(s, unit(s, "P_ASCHW_1"), tuple(spots(s, *path[:1], "20,12", "20,13")))
    assert not moves.flee(s, unit(s, "P_ASCHW_1"), ())


@pytest.mark.rule("W-13.24", example="WX-39")
def test_contact_carried_out() -> None:
    """Horse destroys foot; foot tests against foot; horse flees from foot without a die."""
    s = field("P_ASCHW_1 20,10 routed", "A_HOHE_1 20,9")
    assert not moves.meet(s, unit(s, "P_ASCHW_1"), units(s, "A_HOHE_1"))
    assert s.eliminated[unit(s, "P_ASCHW_1")] == 1
    for die, flees in ((3, True), (4, False)):
        s = field("P_ASCHW_1 20,10 routed", "A_BOTTA_1 20,9", draws=[die])
        assert moves.meet(s, unit(s, "P_ASCHW_1"), units(s, "A_BOTTA_1")) == flees
        assert s.eliminated[unit(s, "P_ASCHW_1")] == int(not flees)
    s = field("P_BUDC_1 20,10 routed", "A_BOTTA_1 20,9")
    assert moves.meet(s, unit(s, "P_BUDC_1"), units(s, "A_BOTTA_1"))


@pytest.mark.rule("W-6.11")
def test_a_battery_stays_when_its_horse_withdraws() -> None:
    """Only the squadron goes."""
    s = field("P_BUDC_1 20,10 facing 0", "P_B6 20,10 facing 0")
    moves.withdraw(s, units(s, "P_BUDC_1"), spot(s, "20,11"))
    assert [s.place[one] for one in units(s, "P_BUDC_1", "P_B6")] == spots(s, "20,11", "20,10")


@pytest.mark.rule("W-7.9", "W-13.13")
def test_routed_companions_carry_away_at_the_end() -> None:
    """The other squadron is routed too, with its step."""
    s = field("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 routed")
    assert moves.carry_away(s) == units(s, "P_BUDC_1")
    assert s.weak[unit(s, "P_BUDC_1")] == 1
