"""What the rules tell of a thing: reach, zones, sight, command."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.core.errors import Unreadable
from pragmatica.mollwitz.told.look import look
from tests.mollwitz.build import field


def told(s: Any, target: str) -> Any:
    """What is told, for tests that know what is in it."""
    return look(s, 0, target)


@pytest.mark.rule("W-8.1", "W-8.2", example="WX-15")
def test_reach_tells_what_is_left_of_the_points() -> None:
    """A battalion with five points in clear country comes five hexes ahead, with none left there."""
    found = told(field("P_ASCHW_1 10,20 facing 0", "P_L_FRIED 10,21", active="prussia"), "unit:P_ASCHW_1")["reach"]
    left = {one["hex"]: one["left"] for one in found}
    assert (left["1025"], left["1024"], left["1020"]) == (5, 4, 0)


@pytest.mark.rule("W-6.5")
def test_reach_names_the_zones_that_it_meets() -> None:
    """Where an enemy's control zone holds a hex, it is told whose."""
    s = field(
        "P_ASCHW_1 10,20 facing 0",
        "P_L_FRIED 10,21",
        "A_BOTTA_1 10,16 facing 3",
        active="prussia",
        orders="P_L1 attack",
    )
    met = {one["hex"]: one["meets"] for one in told(s, "unit:P_ASCHW_1")["reach"]}
    assert met["1022"] == ["A_BOTTA_1"]
    assert met["1023"] == []


@pytest.mark.rule("W-5.4", "W-6.1", "W-6.2", example="WX-12")
def test_zones_of_a_battalion() -> None:
    """Facing 0 it controls its three front hexes, which are one fire zone, as is what its guns reach."""
    found = told(field("A_BOTTA_1 20,10 facing 0"), "unit:A_BOTTA_1")
    assert set(found["control"]) == set(found["front"]) == {"1919", "2019", "2119"}
    (zone,) = found["fire"]
    assert {"1919", "2019", "2119", "2017"} <= set(zone)


@pytest.mark.rule("W-9.1", "W-9.2", example="WX-14")
def test_sight_is_shut_by_a_unit() -> None:
    """What stands between hides the hex behind it, and not itself."""
    s = field("P_ASCHW_1 20,9 facing 0")
    sees = told(s, "hex:2020")["sees"]
    assert "2019" in sees
    assert "2018" not in sees
    assert "2018" in told(field("P_ASCHW_1 5,20 facing 0"), "hex:2020")["sees"]


@pytest.mark.rule("W-13.32")
def test_a_retreat_leads_away_from_each_enemy_near() -> None:
    """Of an enemy ahead the way back is straight."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    found = told(s, "unit:P_ASCHW_1")
    assert found["retreats"] == [{"from": "2019", "hexes": ["2021"], "routs": False}]
    assert [one["from"] for one in found["flights"]] == ["2019"]


@pytest.mark.rule("W-3.17", "W-3.19")
def test_command_tells_who_is_in_it_and_who_is_not() -> None:
    """Of a brigade commander his brigade; one battalion is far away."""
    s = field("P_L_FRIED 20,8", "P_L_JEETZ 20,9", "P_G_BUDD 20,10", "P_ASCHW_2 30,0")
    (found,) = told(s, "leader:P_L_JEETZ")["commands"]
    assert (found["leader"], found["commanded"], found["in"], found["out"]) == (
        "P_L_JEETZ",
        True,
        ["P_G_BUDD"],
        ["P_ASCHW_2"],
    )
    wing = told(s, "wing:P_L1")["commands"]
    assert found in wing


@pytest.mark.rule("W-6.2")
def test_a_side_has_the_zones_of_all_its_units() -> None:
    """The zones of two battalions together."""
    s = field("A_BOTTA_1 20,10 facing 0", "A_BOTTA_2 10,20 facing 0")
    both = {hex for name in ("A_BOTTA_1", "A_BOTTA_2") for hex in told(s, f"unit:{name}")["control"]}
    assert set(told(s, "side:austria")["control"]) == both
    assert told(s, "side:prussia")["control"] == []


@pytest.mark.parametrize(
    "target",
    [
        "",
        "unit",
        "unit:P_ASCHW_2",
        "unit:nobody",
        "hex:9999",
        "leader:P_L_SCHUL",
        "wing:none",
        "side:france",
        "reach:france",
        "city:a",
    ],
)
def test_what_is_not_on_the_field_is_unreadable(target: str) -> None:
    """Things that there are not, and those that are off the field."""
    with pytest.raises(Unreadable):
        look(field("P_ASCHW_1 20,10"), 0, target)


@pytest.mark.rule("W-8.1", "W-8.4")
def test_the_reach_of_a_side_is_that_of_its_units_when_they_are_fresh() -> None:
    """The enemy's, where nobody is named; what has been spent in this activation is not counted."""
    s = field("P_ASCHW_1 5,20 facing 0", "A_BOTTA_1 20,10 facing 0", active="austria")
    stands = s.ground.names[s.place[s.army.unit_number["A_BOTTA_1"]]]
    whole = {one["hex"] for one in told(s, "unit:A_BOTTA_1")["reach"]} - {stands}
    s.spent[s.army.unit_number["A_BOTTA_1"]] = 4
    found = told(s, "reach:")
    assert found["side"] == "austria"
    assert whole
    assert whole <= {one["hex"] for one in found["places"]}


@pytest.mark.rule("W-5.4")
def test_where_a_side_could_fire() -> None:
    """The fire zones of its units, with who fires."""
    found = told(field("P_ASCHW_1 5,20 facing 0", "A_BOTTA_1 20,10 facing 0"), "reach:austria")
    assert {one["hex"]: one["units"] for one in found["fire"]}["2019"] == ["A_BOTTA_1"]
