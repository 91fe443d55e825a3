"""Whatever callers give: wild arguments, and positions of what JSON cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import pragmatica
from pragmatica import Unreadable

HUGE = 10**5000  # Python does not write a number of so many digits


WILD: dict[str, object] = {
    "huge": HUGE,
    "below": -HUGE,
    "none": None,
    "float": 1.5,
    "bytes": b"x",
    "object": object(),
    "empty": {},
    "numbered": {HUGE: 1},
    "nameless": {None: 1},
    "list": ["x"] * 10_000,
    "text": "x" * 100_000,
}


@pytest.mark.parametrize("name", WILD)
def test_wild_arguments_are_refused_shortly(name: str) -> None:
    """Whatever is given where something else is wanted, the error is one of ours, short, and nothing has changed."""
    value: Any = WILD[name]
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=1)
    before = match.to_json()
    first = match.legal("frederick")[0]
    position = {"format": "pragmatica-position", "version": 1, "game": "maria"}
    calls: list[Callable[[], object]] = [
        lambda: pragmatica.game(value),
        lambda: pragmatica.new(value, scenario="introductory", players=3),
        lambda: pragmatica.new("maria", scenario=value, players=3),
        lambda: pragmatica.new("maria", scenario="introductory", players=value),
        lambda: pragmatica.new("maria", scenario="introductory", players=3, options={"edition": value}),
        lambda: pragmatica.new("maria", scenario="introductory", players=3, board=value or 0),
        lambda: pragmatica.new("maria", scenario="introductory", players=3, seed=-1 if value is None else value),
        lambda: pragmatica.load(value),
        lambda: pragmatica.read_record(value),
        lambda: pragmatica.from_position(value),
        lambda: pragmatica.from_position(position | {"seed": value}),
        lambda: pragmatica.from_position(position, seed=-1 if value is None else value),
        lambda: pragmatica.from_position(position | {"turn": value}),
        lambda: pragmatica.from_position(position | {"game": value}),
        lambda: match.legal(value),
        lambda: match.apply(value, first),
        lambda: match.apply("frederick", value),
        lambda: match.apply("frederick", [first, value]),
        lambda: match.apply("frederick", first, version=-1 if value is None else value),
        lambda: match.undo("frederick", value),
        lambda: match.why_not("frederick", value),
        lambda: match.plans("frederick", value),
        lambda: match.resample("frederick", value),
        lambda: match.at(value),
    ]
    for number, call in enumerate(calls):
        with pytest.raises(pragmatica.PragmaticaError) as caught:
            call()
        assert 0 < len(str(caught.value)) < 2100, number
    assert match.to_json() == before


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


def test_a_match_keeps_its_position_for_itself() -> None:
    """What the caller does afterwards with the position that he gave changes nothing of the match."""
    pieces = {"prussia-1": {"at": "liegnitz", "troops": 5}}
    data = {"format": "pragmatica-position", "version": 1, "game": "maria", "pieces": pieces}
    match = pragmatica.from_position(data)
    text = match.record_text()
    pieces["prussia-1"]["troops"] = 99
    assert match.record_text() == text
    assert pragmatica.load(match.to_json()).at(0).digest() == match.digest()
