"""Hexagons: every function against its definition, or against the geometry on paper."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pragmatica.boards import graph, hex

HEXES = st.tuples(st.integers(-40, 40), st.integers(-40, 40))
LAYOUTS = pytest.mark.parametrize("layout", hex.LAYOUTS)
NEAR = hex.disc((0, 0), 9)[1:]


def angle(q: int, r: int, pointed: bool = False) -> float:
    """Degrees clockwise from north on paper."""
    x, y = hex.centre(q, r, pointed)
    return math.degrees(math.atan2(x, -y)) % 360


def apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)


@pytest.mark.parametrize(("pointed", "first"), [(False, 0), (True, 330)])
def test_directions_are_numbered_clockwise(pointed: bool, first: float) -> None:
    """Each direction is 60 degrees on from the one before; 0 is north on flat tops, north-west on pointed ones."""
    angles = [angle(q, r, pointed) for q, r in hex.DIRECTIONS]
    assert angles == pytest.approx([(first + 60 * number) % 360 for number in range(6)])


@pytest.mark.parametrize(("pointed", "names"), [(False, hex.FLAT), (True, hex.POINTED)])
def test_names_of_directions_say_where_they_lead(pointed: bool, names: tuple[str, ...]) -> None:
    """N goes up, S down, E right, W left on paper."""
    for name, (q, r) in zip(names, hex.DIRECTIONS, strict=True):
        x, y = hex.centre(q, r, pointed)
        assert ("N" in name, "S" in name, "E" in name, "W" in name) == (y < -0.1, y > 0.1, x > 0.1, x < -0.1)


def test_distance_counts_steps() -> None:
    """It is what a search from neighbour to neighbour finds."""
    field = hex.disc((0, 0), 6)
    ways = [[place for place in row if place >= 0] for row in hex.neighbours(field)]
    assert graph.distances_from(ways, 0, 6) == [hex.distance((0, 0), one) for one in field]


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric(a: hex.Hex, b: hex.Hex, c: hex.Hex) -> None:
    """It is the same both ways, nothing only for the same hexagon, and no detour is shorter."""
    assert hex.distance(a, b) == hex.distance(b, a)
    assert (hex.distance(a, b) == 0) == (a == b)
    assert hex.distance(a, c) <= hex.distance(a, b) + hex.distance(b, c)


@given(HEXES, st.integers(-12, 12))
def test_turning_is_a_turn_on_paper(vector: hex.Hex, sixths: int) -> None:
    """A vector turned keeps its length, and its angle grows by 60 degrees for each sixth."""
    turned = hex.turned(*vector, sixths)
    assert hex.length(*turned) == hex.length(*vector)
    if vector != (0, 0):
        assert apart(angle(*turned), angle(*vector) + 60 * sixths) < 1e-6


@given(HEXES, st.integers(0, 7))
def test_a_ring_has_all_at_its_distance(middle: hex.Hex, radius: int) -> None:
    """Six times the radius, no two alike, each at the distance, each beside the one before."""
    ring = hex.ring(middle, radius)
    assert len(set(ring)) == len(ring) == max(1, 6 * radius)
    assert {hex.distance(middle, one) for one in ring} == {radius}
    assert all(hex.distance(ring[number - 1], ring[number]) == 1 for number in range(len(ring)) if radius)


def test_a_ring_begins_in_direction_0_and_goes_clockwise() -> None:
    """The ring of radius 1 is the table of directions."""
    assert hex.ring((0, 0), 1) == hex.DIRECTIONS


@given(HEXES, st.integers(0, 6))
def test_a_disc_has_three_times_n_times_n_plus_one_and_one(middle: hex.Hex, radius: int) -> None:
    """3n(n+1)+1 hexagons, nearest first."""
    disc = hex.disc(middle, radius)
    assert len(set(disc)) == 3 * radius * (radius + 1) + 1
    assert [hex.distance(middle, one) for one in disc] == sorted(hex.distance(middle, one) for one in disc)


@pytest.mark.parametrize("vector", NEAR)
def test_sectors_are_the_nearest_in_angle(vector: hex.Hex) -> None:
    """The directions given are those with the smallest angle on paper, two of them just on a border."""
    away = [apart(angle(*vector), 60 * direction) for direction in range(6)]
    assert hex.sectors(*vector) == [direction for direction in range(6) if away[direction] < min(away) + 1e-6]


@pytest.mark.parametrize("width", [0, 1, 2])
@pytest.mark.parametrize("first", range(6))
def test_a_wedge_lies_between_its_directions(first: int, width: int) -> None:
    """A vector is in it when its angle on paper is within the two edges, which belong to it."""
    for vector in NEAR:
        within = apart(angle(*vector), 60 * first + 30 * width) <= 30 * width + 1e-6
        assert hex.in_wedge(*vector, first, first + width) == within


def test_a_wedge_of_half_a_circle_is_refused() -> None:
    """Wider wedges than a third of a circle are two."""
    with pytest.raises(ValueError, match="3 sixths"):
        hex.in_wedge(1, 0, 0, 3)


@pytest.mark.parametrize("end", hex.disc((0, 0), 9))
def test_a_line_takes_the_nearest_on_paper(end: hex.Hex) -> None:
    """At each distance it has the hexagons whose middles are nearest to the point on the straight way: one or two."""
    line = hex.line((0, 0), end)
    steps = hex.length(*end)
    assert len(line) == steps + 1
    x, y = hex.centre(*end, False)
    for number, step in enumerate(line):
        part = number / steps if steps else 0
        off = {one: math.dist((x * part, y * part), hex.centre(*one, False)) for one in hex.ring((0, 0), number)}
        assert sorted(step) == sorted(one for one in off if off[one] < min(off.values()) + 1e-6)
        assert len(step) in {1, 2}


def test_a_line_along_a_side_has_both_beside_it() -> None:
    """Due south-east of flat tops, two steps away, the line runs between two hexagons."""
    assert hex.line((0, 0), (1, 1)) == [[(0, 0)], [(0, 1), (1, 0)], [(1, 1)]]


@given(HEXES, HEXES)
def test_a_line_is_the_same_backwards(a: hex.Hex, b: hex.Hex) -> None:
    """Who sees is seen."""
    assert [sorted(step) for step in hex.line(a, b)] == [sorted(step) for step in reversed(hex.line(b, a))]


def test_only_both_beside_a_side_block() -> None:
    """One hexagon beside the line leaves the view open, two close it."""
    one, two = (0, 1), (1, 0)
    assert hex.sees((0, 0), (1, 1), lambda q, r: (q, r) == one)
    assert not hex.sees((0, 0), (1, 1), lambda q, r: (q, r) in (one, two))


def test_what_blocks_is_seen_and_hides_what_is_behind() -> None:
    """A wall to the north: its hexagon is in view, those behind it on the line are not."""
    seen = hex.field_of_view((0, 0), 4, lambda q, r: (q, r) == (0, -2))
    assert [(0, -number) in seen for number in range(5)] == [True, True, True, False, False]


def test_the_ends_never_block() -> None:
    """In a wood where all blocks, the neighbours are seen and nothing else."""
    assert hex.field_of_view((3, 3), 5, lambda q, r: True) == hex.disc((3, 3), 1)


@LAYOUTS
@given(place=HEXES)
def test_offsets_read_back(layout: str, place: hex.Hex) -> None:
    """Column and row of a hexagon lead to it again."""
    assert hex.from_offset(*hex.to_offset(*place, layout), layout) == place


@LAYOUTS
def test_a_rectangle_is_one_on_paper(layout: str) -> None:
    """Columns and rows are straight, but for every other one, pushed by half a hexagon."""
    pointed = layout.endswith("r")
    wide, high = (3**0.5, 1.5) if pointed else (1.5, 3**0.5)
    push = 0.5 if layout.startswith("odd") else -0.5
    for number, (q, r) in enumerate(hex.rectangle(4, 3, layout)):
        column, row = number % 4, number // 4
        x, y = hex.centre(q, r, pointed)
        expected = (column + push * (row % 2), row) if pointed else (column, row + push * (column % 2))
        assert (x / wide, y / high) == pytest.approx(expected)


def test_odd_columns_are_half_a_hexagon_lower_in_odd_q() -> None:
    """The first two columns of the first row: (0, 0), and (1, 0) half a hexagon below."""
    assert [hex.to_offset(0, 0, "odd-q"), hex.to_offset(1, 0, "odd-q"), hex.to_offset(1, 0, "even-q")] == [
        (0, 0),
        (1, 0),
        (1, 1),
    ]


def test_an_unknown_layout_is_refused() -> None:
    """The error names those that exist."""
    with pytest.raises(ValueError, match="odd-q, even-q, odd-r, even-r"):
        hex.to_offset(0, 0, "odd")


def test_neighbours_end_with_the_field() -> None:
    """In a field of two columns the upper left hexagon has neighbours to the south-east and south only."""
    field = hex.rectangle(2, 2, "odd-q")
    assert hex.neighbours(field)[0] == [-1, -1, 1, 2, -1, -1]
