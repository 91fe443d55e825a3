"""Zones under both ways of facing, everywhere on the field."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import CAVALRY, COVERED, FORMATIONS, FRONT, HUSSAR, UNFACED
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz import crowded
from tests.mollwitz.boards import data
from tests.mollwitz.build import field, start
from tests.mollwitz.field.test_sight import by_the_book
from tests.mollwitz.oracle import Oracle, Piece
from tests.mollwitz.situations import MODELS as MODELS_OF

MODELS = st.sampled_from(["hexside", "vertex"])
NAMES = st.sampled_from(["P_ASCHW_1", "P_BUDC_1", "P_HUS_1", "P_B6", "A_BOTTA_1"])
BATTLE = start()


def alone(name: str, hex: int, facing: int, model: str) -> State:
    """One unit alone on the field."""
    s = field(facing_model=model)
    one = s.army.unit_number[name]
    s.formation[one] = {"P_HUS_1": 5, "P_B6": 7}.get(name, 0)
    s.facing[one] = facing
    s.put(one, hex)
    return s


@pytest.mark.rule("W-5.2", "W-5.4", "W-5.5")
@settings(max_examples=150)
@given(MODELS, NAMES, st.integers(0, BATTLE.ground.size - 1), st.integers(0, 5))
def test_every_neighbour_has_one_class(model: str, name: str, hex: int, facing: int) -> None:
    """Each neighbour has a class, each hex that is none has not, and the front hexes are those of class front."""
    s = alone(name, hex, facing, model)
    one = s.army.unit_number[name]
    near = [place for place in s.ground.within(hex, 2) if place != hex]
    for place in near:
        assert (zones.relation(s, one, place) == UNFACED) == (s.ground.distance(hex, place) > 1)
    front = {place for place in near if zones.relation(s, one, place) in (FRONT, COVERED)}
    assert set(zones.front_hexes(s, one)) == front


@pytest.mark.rule("W-6.2", "W-6.3")
@settings(max_examples=150)
@given(MODELS, NAMES, st.integers(0, BATTLE.ground.size - 1), st.integers(0, 5))
def test_the_control_zone_is_the_same_hex_by_hex(model: str, name: str, hex: int, facing: int) -> None:
    """The list of the control zone's hexes and the question about one hex agree, at the edge of the field too."""
    s = alone(name, hex, facing, model)
    one = s.army.unit_number[name]
    listed = zones.control_hexes(s, one)
    assert sorted(listed) == sorted(place for place in s.ground.within(hex, 3) if zones.controls(s, one, place))
    assert len(set(listed)) == len(listed)


@pytest.mark.rule("W-5.6", "W-6.2")
@settings(max_examples=100)
@given(MODELS, st.integers(0, 5), st.integers(-6, 6), st.integers(-6, 6))
def test_wedge_and_sector_turn_with_the_unit(model: str, facing: int, q: int, r: int) -> None:
    """A unit that faces otherwise sees a turned hex as it saw the first one before."""
    s = alone("P_BUDC_1", BATTLE.ground.number[20, 8], 0, model)
    one = s.army.unit_number["P_BUDC_1"]
    turned_q, turned_r = q, r
    for _ in range(facing):
        turned_q, turned_r = -turned_r, turned_q + turned_r
    first, second = s.ground.number.get((20 + q, 8 + r)), s.ground.number.get((20 + turned_q, 8 + turned_r))
    if first is None or second is None or first == s.place[one]:
        return
    before = zones.in_wedge(s, one, first), zones.sector(s, one, first)
    s.facing[one] = facing
    assert (zones.in_wedge(s, one, second), zones.sector(s, one, second)) == before


@pytest.mark.rule("W-6.1", "W-6.2")
@pytest.mark.parametrize("model", ["hexside", "vertex"])
@pytest.mark.parametrize("side", [0, 1])
def test_the_field_of_a_side_is_the_sum_of_its_units(model: str, side: int) -> None:
    """What is counted for the whole side at once agrees with the questions about single units."""
    s = start(facing_model=model)
    whole = zones.Field(s, side)
    for hex in range(s.ground.size):
        holders = zones.controllers(s, hex, side)
        assert whole.foot[hex] == sum(s.army.arm[one] in (0, 3) for one in holders)
        assert whole.horse[hex] == sum(s.army.arm[one] in (1, HUSSAR) for one in holders)
        assert (whole.front[hex] > 0) == zones.in_front_zone(s, hex, side)
        assert (whole.beside[hex] > 0) == zones.is_adjacent(s, hex, side)
        assert (whole.firm[hex] > 0) == zones.firm_neighbour(s, hex, side)


def in_the_wedge(q: int, r: int, facing: int, model: str) -> bool:
    """The formula of the rules: turn the vector back by the facing, and look where it lies."""
    for _ in range(facing):
        q, r = q + r, -q
    right = q >= 0 and q + r <= 0
    return right or (model == "hexside" and q <= 0 and r <= 0)


@pytest.mark.rule("W-5.5", "W-5.6", "W-6.1", "W-6.2", "W-6.3")
@pytest.mark.parametrize("model", ["hexside", "vertex"])
@pytest.mark.parametrize("seed", range(6))
def test_zones_in_a_crowd_are_what_the_rules_say(model: str, seed: int) -> None:
    """Front zones by the board file's classes; of horse also what it sees two hexes off: in its wedge, or all round."""
    s = crowded.begun(Random(seed), facing_model=model)
    oracle = Oracle(data(), MODELS_OF[model], "P")
    for one in (unit for unit in range(s.army.units) if s.on_field(unit)):
        place, arm, formation = s.place[one], s.army.arm[one], FORMATIONS[s.formation[one]]
        piece = Piece(s.army.unit_ids[one], s.ground.field[place], s.facing[one], formation)
        front = {
            hex
            for hex in s.ground.within(place, 1)
            if oracle.relation(piece, s.ground.field[hex]) in ("front", "covered")
        }
        far = set[int]()
        if formation != "routed" and arm in (CAVALRY, HUSSAR):
            for hex in s.ground.within(place, 2):
                q, r = (a - b for a, b in zip(s.ground.field[hex], piece.at, strict=True))
                seen = s.ground.distance(place, hex) == 2 and by_the_book(s, place, hex)
                if seen and (arm == HUSSAR or in_the_wedge(q, r, piece.facing, model)):
                    far.add(hex)
        assert set(zones.front_hexes(s, one)) == front
        assert set(zones.control_hexes(s, one)) == front | far
