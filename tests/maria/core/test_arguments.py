"""Positions of what JSON cannot hold."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Unreadable

HUGE = 10**5000  # Python does not write a number of so many digits


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        pytest.param("turn", HUGE, "turn", id="huge"),
        ("seed", float("nan"), "seed"),
        ("hussars", [float("inf")], "hussars[0]"),
        ("pieces", {"prussia-1": b"liegnitz"}, "pieces.prussia-1"),
        ("pieces", {1: "liegnitz"}, "pieces"),
        ("pieces", {"prussia-1": "\ud800"}, "pieces.prussia-1"),
        ("hands", {"prussia": ("d1-spades-5",)}, "hands.prussia"),
        ("active", "x" * 5000, "active"),
    ],
)
def test_a_position_is_made_of_what_json_can_hold(field: str, value: object, where: str) -> None:
    """What could not be saved afterwards is refused at once, with its place."""
    data = {"format": "pragmatica-position", "version": 1, "game": "maria", field: value}
    with pytest.raises(Unreadable) as caught:
        pragmatica.from_position(data)
    assert caught.value.where == where
