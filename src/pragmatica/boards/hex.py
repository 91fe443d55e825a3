"""Hexagons in axial coordinates (q, r): neighbours, distances, rings, lines, sectors, and what is seen from where.

The six directions are numbered clockwise. On flat-topped hexagons direction 0 is north and a column has one q; on
pointed ones direction 0 is north-west and a row has one r. All else is the same for both, in whole numbers alone, so
that nothing depends on rounding. The formulas are the published ones for cube coordinates, with s = -q-r.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Hex = tuple[int, int]
Blocks = Callable[[int, int], bool]

DIRECTIONS: Final[list[Hex]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
FLAT: Final = ("N", "NE", "SE", "S", "SW", "NW")
POINTED: Final = ("NW", "NE", "E", "SE", "SW", "W")
LAYOUTS: Final = ("odd-q", "even-q", "odd-r", "even-r")  # which columns (q) or rows (r) are pushed by half a hexagon


# -- near and far -----------------------------------------------------------------------------------------------------


def neighbour(q: int, r: int, direction: int) -> Hex:
    """The hexagon beyond the side of this direction; directions go round, so 6 is 0 again."""
    step = DIRECTIONS[direction % 6]
    return q + step[0], r + step[1]


def length(q: int, r: int) -> int:
    """How many steps the vector takes."""
    return max(abs(q), abs(r), abs(q + r))


def distance(a: Hex, b: Hex) -> int:
    """How many steps lead from one hexagon to the other."""
    return length(b[0] - a[0], b[1] - a[1])


def turned(q: int, r: int, sixths: int) -> Hex:
    """The vector turned clockwise by so many sixths of a circle; below 0 the other way."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexagons at exactly this distance, clockwise from the one in direction 0."""
    if radius == 0:
        return [centre]
    q, r = centre[0], centre[1] - radius
    found: list[Hex] = []
    for side in range(6):
        for _ in range(radius):
            found.append((q, r))
            q, r = neighbour(q, r, side + 2)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexagons up to this distance, ring by ring."""
    return [one for distance in range(radius + 1) for one in ring(centre, distance)]


# -- directions -------------------------------------------------------------------------------------------------------


def sectors(q: int, r: int) -> list[int]:
    """The directions nearest in angle to the vector: one, or two neighbouring ones that are equally near.

    All six for the vector without length. The measure is the vector's product with the direction's, times two.
    """
    products = [2 * q * dq + 2 * r * dr + q * dr + r * dq for dq, dr in DIRECTIONS]
    best = max(products)
    return [direction for direction, product in enumerate(products) if product == best]


def in_wedge(q: int, r: int, first: int, last: int) -> bool:
    """Whether the vector lies between two directions, the second at most a third of a circle clockwise of the first.

    Both edges belong to the wedge, and so does the vector without length.
    """
    width = (last - first) % 6
    if width > 2:
        raise ValueError(f"a wedge of {width} sixths of a circle")
    q, r = turned(q, r, -first)  # now the first edge is direction 0
    if width == 0:
        return q == 0 and r <= 0
    return q >= 0 and (r <= 0 if width == 2 else q + r <= 0)


# -- lines and sight --------------------------------------------------------------------------------------------------


def line(a: Hex, b: Hex) -> list[list[Hex]]:
    """The hexagons on the straight way between two centres, both ends included, by distance from the first.

    An entry has one hexagon, or two where the line runs along the side that they share.
    """
    steps = distance(a, b)
    found = [[a]]
    for number in range(1, steps):
        found.append(_nearest(a[0] * steps + (b[0] - a[0]) * number, a[1] * steps + (b[1] - a[1]) * number, steps))
    if steps:
        found.append([b])
    return found


def _nearest(q: int, r: int, scale: int) -> list[Hex]:
    """The hexagons whose centres are nearest to the point (q, r) / scale."""
    best = scale + 1
    found: list[Hex] = []
    for column in (q // scale, q // scale + 1):
        for row in (r // scale, r // scale + 1):
            off = length(column * scale - q, row * scale - r)
            if off < best:
                best, found = off, [(column, row)]
            elif off == best:
                found.append((column, row))
    return found


def sees(a: Hex, b: Hex, blocks: Blocks) -> bool:
    """Whether nothing between two hexagons blocks the line of sight; the ends themselves never do.

    Where the line runs along a side, only both hexagons beside it together block.
    """
    return all(any(not blocks(q, r) for q, r in step) for step in line(a, b)[1:-1])


def field_of_view(centre: Hex, radius: int, blocks: Blocks) -> list[Hex]:
    """What is seen from a hexagon up to a distance, ring by ring, itself included; what blocks is seen itself."""
    return [one for one in disc(centre, radius) if sees(centre, one, blocks)]


# -- columns and rows -------------------------------------------------------------------------------------------------


def to_offset(q: int, r: int, layout: str) -> tuple[int, int]:
    """Column and row of a hexagon in a rectangular layout, one of LAYOUTS."""
    if layout.endswith("q"):
        return q, r + (q - _pushed(q, layout)) // 2
    return q + (r - _pushed(r, layout)) // 2, r


def from_offset(column: int, row: int, layout: str) -> Hex:
    """The inverse of `to_offset`."""
    if layout.endswith("q"):
        return column, row - (column - _pushed(column, layout)) // 2
    return column - (row - _pushed(row, layout)) // 2, row


def _pushed(number: int, layout: str) -> int:
    """What makes the column or row even before it is halved: odd ones lose one, or gain one in even layouts."""
    if layout not in LAYOUTS:
        raise ValueError(f"unknown layout {layout!r}; known: {', '.join(LAYOUTS)}")
    odd = number & 1
    return odd if layout.startswith("odd") else -odd


def rectangle(columns: int, rows: int, layout: str) -> list[Hex]:
    """The hexagons of a rectangular field, row by row from the top left corner."""
    return [from_offset(column, row, layout) for row in range(rows) for column in range(columns)]


def neighbours(field: list[Hex]) -> list[list[int]]:
    """For each hexagon of a field the numbers of its six neighbours by direction; -1 where the field ends."""
    places = {one: number for number, one in enumerate(field)}
    return [[places.get(neighbour(q, r, direction), -1) for direction in range(6)] for q, r in field]


def centre(q: int, r: int, pointed: bool) -> tuple[float, float]:
    """Where the middle of a hexagon lies on paper, x to the right and y down, with sides of length 1."""
    near, far = 1.5 * (r if pointed else q), 3**0.5 * ((q + r / 2) if pointed else (r + q / 2))
    return (far, near) if pointed else (near, far)
