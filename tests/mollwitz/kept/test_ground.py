"""The field as tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pragmatica.mollwitz.kept.ground import NO_SIDE
from tests.mollwitz.boards import board, data

GROUND = board().ground
HEXES = st.integers(0, GROUND.size - 1)


@pytest.mark.rule("W-5.1")
def test_every_hex_has_its_number() -> None:
    """45 columns and 35 rows, each with its coordinates and its name of column and row."""
    assert GROUND.size == 45 * 35 == len(data()["map"]["hexes"])
    assert GROUND.names[GROUND.number[17, -3]] == "1705"
    assert len(set(GROUND.names)) == GROUND.size


@pytest.mark.rule("W-5.1")
@given(HEXES, st.integers(0, 5))
def test_neighbours_are_mutual_and_one_step_away(hex: int, direction: int) -> None:
    """Back in the opposite direction; outside the field lies nothing."""
    other = GROUND.near[hex * 6 + direction]
    if other != GROUND.off:
        assert GROUND.near[other * 6 + (direction + 3) % 6] == hex
        assert GROUND.distance(hex, other) == 1
        assert GROUND.direction(hex, other) == direction


@pytest.mark.rule("W-5.1")
@given(HEXES, HEXES, HEXES)
def test_distances_are_distances(a: int, b: int, c: int) -> None:
    """Alike both ways, and no way round is shorter."""
    assert GROUND.distance(a, b) == GROUND.distance(b, a)
    assert GROUND.distance(a, c) <= GROUND.distance(a, b) + GROUND.distance(b, c)
    assert (GROUND.distance(a, b) == 0) == (a == b)


@pytest.mark.rule("W-8.5", "W-8.9")
def test_steps_cost_what_terrain_and_side_say() -> None:
    """The price of every step, found again from the file."""
    terrain, sides = data()["terrain"]["hex"], data()["terrain"]["side"]
    for arm, name in enumerate(("infantry", "cavalry", "hussar", "artillery")):
        for step in range(GROUND.size * 6):
            target = GROUND.near[step]
            if target == GROUND.off or GROUND.road[step]:
                continue
            here = terrain[GROUND.terrains[GROUND.terrain[target]]]["mp"][name]
            side = 0 if GROUND.side[step] == NO_SIDE else sides[GROUND.sides[GROUND.side[step]]]["mp"][name]
            expected = 99 if here is None or side is None else here + side
            assert GROUND.cost[arm][step] == expected


@pytest.mark.rule("W-9.4")
@given(HEXES, st.integers(0, 4))
def test_within_counts_rings(hex: int, radius: int) -> None:
    """The hexes up to a distance, each once, the centre first."""
    found = GROUND.within(hex, radius)
    assert found[0] == hex
    assert sorted(found) == [one for one in range(GROUND.size) if GROUND.distance(hex, one) <= radius]
