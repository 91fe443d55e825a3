"""What pictures are laid out by: land shared out among places, and names beside them."""

from __future__ import annotations

from typing import Final

import pytest

from pragmatica.kit.cells import Edge, cells
from pragmatica.kit.drawing import Drawing
from pragmatica.kit.labels import Labels

PLACES: Final = {"abo": (0.0, 0.0), "brno": (100.0, 0.0), "cork": (0.0, 60.0)}
SHEET: Final = (0.0, 0.0, 400.0, 200.0)


def holds(cell: list[Edge], x: float, y: float) -> bool:
    """Whether the point lies in the cell, which bends one way all around."""
    corners = [at for at, _ in cell]
    turns = [
        (to[0] - at[0]) * (y - at[1]) - (to[1] - at[1]) * (x - at[0])
        for at, to in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    return all(turn >= 0 for turn in turns)


@pytest.mark.parametrize("point", [(10, 5), (49, 0), (51, 0), (0, 29), (0, 31), (80, 70), (-90, 20)])
def test_every_point_belongs_to_the_place_that_is_nearest(point: tuple[float, float]) -> None:
    """And to no other one."""
    away = {name: (at[0] - point[0]) ** 2 + (at[1] - point[1]) ** 2 for name, at in PLACES.items()}
    assert [name for name, cell in cells(PLACES, 500).items() if holds(cell, *point)] == [
        min(away, key=away.__getitem__)
    ]


def test_cells_know_their_neighbours() -> None:
    """An edge tells who lies beyond it, and nobody does where the reach ends."""
    assert {beyond for _, beyond in cells(PLACES, 500)["brno"]} == {"abo", "cork", ""}
    assert {beyond for _, beyond in cells(PLACES, 20)["brno"]} == {""}


def test_a_name_stands_on_its_usual_side() -> None:
    """That is the first one, where nothing is in the way."""
    assert Labels(SHEET).place("Abo", 10, [(100, 50), (100, 80)]) == (100, 50)


def test_a_name_gives_way_to_what_is_there() -> None:
    """A piece, another name, or the edge of the sheet."""
    labels = Labels(SHEET)
    labels.take((100, 50), 30, 30)
    assert labels.place("Abo", 10, [(100, 50), (100, 80)]) == (100, 80)
    assert labels.place("Oby", 10, [(100, 80), (100, 110)]) == (100, 110)
    assert labels.place("Edge", 10, [(2, 150), (60, 150)]) == (60, 150)


def test_a_name_is_moved_onto_the_sheet() -> None:
    """As far as it has to be, and no farther."""
    labels = Labels(SHEET)
    assert labels.inside((200, 30), "Cork", 10) == (200, 30)
    x, y = labels.inside((3, 30), "Cork", 10)
    assert (x > 9, y) == (True, 30)


def test_swords_are_crossed_where_a_battle_is_fought() -> None:
    """Two blades and two hilts on a disc."""
    drawing = Drawing(SHEET, 10)
    drawing.battle((50, 50), 10)
    assert drawing.svg("", "", ()).count("<path") == 4
