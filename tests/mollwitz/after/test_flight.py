"""Chapter 13: flight, contact with routed units, pursuit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.mollwitz.after import flight, pursuit
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.build import field, march, named, spot, start, unit, units


def ends(s: State, name: str, enemy: str) -> list[str]:
    """The ends of the best ways."""
    one = unit(s, name)
    return named(s, {path[-1] for path in flight.paths(s, one, s.place[one], spot(s, enemy))})


@pytest.mark.rule("W-13.37")
def test_a_flight_is_three_steps_to_three_hexes_and_more() -> None:
    """Every best way has three steps, and ends at least three hexes from who routed the unit."""
    s = field("P_ASCHW_1 20,10 routed", "A_HOHE_1 20,9 facing 0")
    one, enemy = unit(s, "P_ASCHW_1"), spot(s, "20,9")
    ways = flight.paths(s, one, s.place[one], enemy)
    assert {len(way) for way in ways} == {3}
    assert min(s.ground.distance(way[-1], enemy) for way in ways) == 3
    assert all(len({*way, s.place[one]}) == 4 for way in ways)
    assert "20,13" in ends(s, "P_ASCHW_1", "20,9")


@pytest.mark.rule("W-13.37")
def test_it_keeps_from_other_enemies_and_front_zones() -> None:
    """A battalion behind is not fled to while there is another way."""
    s = field("P_ASCHW_1 20,10 routed", "A_HOHE_1 20,9 facing 0", "A_BOTTA_1 20,14 facing 0")
    assert "20,13" not in ends(s, "P_ASCHW_1", "20,9")
    for path in flight.paths(s, unit(s, "P_ASCHW_1"), spot(s, "20,10"), spot(s, "20,9")):
        assert not flight.ends_badly(s, 0, path[-1])


@pytest.mark.rule("W-13.38")
def test_without_three_steps_there_is_no_flight() -> None:
    """Shut in, the unit is eliminated."""
    names = ["A_BOTTA_1", "A_BOTTA_2", "A_HARR_1", "A_HARR_2", "A_KOLO_1", "A_KOLO_2"]
    ats = ["20,9", "21,9", "21,10", "20,11", "19,11", "19,10"]
    s = field("P_ASCHW_1 20,10 routed", *[f"{name} {at} routed" for name, at in zip(names, ats, strict=True)])
    assert ends(s, "P_ASCHW_1", "20,9") == []


@pytest.mark.rule("W-13.38", "W-13.4", "W-13.39")
def test_what_a_flight_does_to_others() -> None:
    """Own unrouted units in its hexes are shaken; its end next to an unrouted enemy, no battery, destroys it."""
    s = field("P_ASCHW_1 20,10", "P_B6 20,10", "P_ASCHW_2 24,8 routed", "A_B6A 27,6", "A_HUS_1 30,5")
    assert flight.shaken_by(s, spot(s, "20,10"), 0) == [unit(s, "P_ASCHW_1")]
    assert flight.shaken_by(s, spot(s, "24,8"), 0) == []
    assert not flight.ends_badly(s, 0, spot(s, "27,7"))
    assert flight.ends_badly(s, 0, spot(s, "30,6"))


@pytest.mark.rule("W-13.24", example="WX-39")
@pytest.mark.parametrize(
    ("routed", "enemy", "expected"),
    [
        ("P_ASCHW_1", "A_HOHE_1", flight.DESTROYED),
        ("P_ASCHW_1", "A_HUS_1", flight.DESTROYED),
        ("P_ASCHW_1", "A_BOTTA_1", flight.TESTS),
        ("P_BUDC_1", "A_HOHE_1", flight.TESTS),
        ("P_HUS_1", "A_HUS_1", flight.TESTS),
        ("P_BUDC_1", "A_BOTTA_1", flight.FLEES),
        ("P_BUDC_1", "A_B6A", flight.NOTHING),
    ],
)
def test_what_contact_does(routed: str, enemy: str, expected: int) -> None:
    """By the arms of both; hussars count as cavalry."""
    s = field(f"{routed} 20,10 routed", f"{enemy} 20,9")
    assert flight.contact(s, unit(s, routed), units(s, enemy)) == expected


@pytest.mark.rule("W-13.24", "W-2.15")
def test_of_several_enemies_the_worst_counts_once() -> None:
    """A routed enemy does nothing; of foot and horse the horse destroys."""
    s = field(
        "P_ASCHW_1 20,10 routed", "A_BOTTA_1 20,9", "A_HOHE_1 21,9", "P_ASCHW_2 25,8 routed", "A_HARR_1 25,7 routed"
    )
    assert flight.touched(s, unit(s, "P_ASCHW_1")) == units(s, "A_HOHE_1")
    assert flight.endangered(s) == units(s, "P_ASCHW_1")


@pytest.mark.rule("W-13.24", "W-6.25")
def test_a_mover_touches_those_it_comes_next_to() -> None:
    """Only routed ones."""
    s = field("P_ASCHW_1 20,10 routed", "P_ASCHW_2 21,8 facing 0", "A_HOHE_1 20,7 facing 3")
    march(s, "A_HOHE_1", "20,9")
    assert flight.touched_by(s, unit(s, "A_HOHE_1")) == units(s, "P_ASCHW_1")


@pytest.mark.rule("W-13.44")
def test_cavalry_rides_on_along_the_axis() -> None:
    """Three hexes straight on, up to an enemy or a full hex."""
    s = field("A_HOHE_1 20,9 facing 3")
    one = unit(s, "A_HOHE_1")
    direction = pursuit.axis(s, spot(s, "20,9"), spot(s, "20,10"))
    assert [s.ground.field[hex] for hex in pursuit.further(s, one, spot(s, "20,10"), direction)] == [
        (20, 11),
        (20, 12),
        (20, 13),
    ]
    s = field("A_HOHE_1 20,9 facing 3", "P_ASCHW_1 20,12 routed")
    assert named(s, pursuit.further(s, one, spot(s, "20,10"), direction)) == ["20,11"]


@pytest.mark.rule("W-13.43", "W-10.35")
def test_pursuers_fill_the_hex_to_its_limit() -> None:
    """Two squadrons follow; a third finds no room, nor does one that is routed."""
    s = field("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3", "A_SEHE_1 21,9 facing 4")
    left = spot(s, "20,10")
    assert pursuit.followers(s, units(s, "A_HOHE_1", "A_HOHE_2"), spot(s, "20,9"), left) == units(
        s, "A_HOHE_1", "A_HOHE_2"
    )
    for one in units(s, "A_HOHE_1", "A_HOHE_2"):
        s.move(one, left)
    assert pursuit.followers(s, units(s, "A_SEHE_1"), spot(s, "21,9"), left) == []
    s = field("A_HOHE_1 20,9 routed")
    assert pursuit.followers(s, units(s, "A_HOHE_1"), spot(s, "20,9"), left) == []


BATTLE = start()


@pytest.mark.rule("W-13.37", "W-13.38")
@settings(max_examples=80)
@given(st.sampled_from(range(156)), st.data())
def test_a_flight_never_comes_nearer(one: int, data: st.DataObject) -> None:
    """Anywhere in the battle, from any enemy beside it: no step nearer, no hex twice, none with an enemy."""
    s: State = BATTLE.copy()
    side = s.army.side[one]
    foe = data.draw(st.sampled_from(list(s.army.units_of[1 - side])))
    beside = [s.ground.near[s.place[foe] * 6 + way] for way in range(6)]
    free = [hex for hex in beside if hex != s.ground.off and not s.units_at(hex)]
    if s.army.is_battery[one] or not free:
        return
    s.move(one, data.draw(st.sampled_from(free)))
    s.formation[one] = 8
    for path in flight.paths(s, one, s.place[one], s.place[foe]):
        way = [s.place[one], *path]
        away = [s.ground.distance(hex, s.place[foe]) for hex in way]
        assert away == sorted(away)
        assert len(set(way)) == 4
        assert all(s.side_at(hex) != 1 - side for hex in path)
