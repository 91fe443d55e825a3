"""What a move changes besides what it takes: supply, protection, battles."""

from __future__ import annotations

import pytest

from pragmatica import Plan
from pragmatica.core.errors import Value
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.told.plans import plans
from tests.maria import build

FREDERICK = 2
LONG = "t-a-b-c-d-e-f-g-h"


def to(s: State, piece: str, city: str) -> Plan:
    """The move of a piece to a city."""
    moves.begin(s, build.Done())
    (found,) = [
        plan
        for plan in plans(s, FREDERICK, build.piece(s, piece), Actions(s.board).named)
        if plan.fields["city"] == city
    ]
    return found


def fields(s: State, piece: str, city: str, *names: str) -> list[Value]:
    """Some of its fields."""
    return [to(s, piece, city).fields[name] for name in names]


@pytest.mark.rule("M-9.3")
def test_whether_the_mover_is_supplied_there() -> None:
    """Up to six cities from his train he is, farther he goes hungry."""
    for city, state in (("f", "supplied"), ("g", "hungry")):
        pieces = {"prussia-1": "d", "prussia-train-1": "t"}
        s = build.position(pieces, on=build.graph(LONG), active=["prussia"])
        assert fields(s, "prussia-1", city, "supply", "bill") == [state, 0]


@pytest.mark.rule("M-9.10", "M-9.15")
def test_what_hussars_would_make_it_cost() -> None:
    """The bill is the length of the path."""
    pieces = {"prussia-1": "b", "prussia-train-1": "t"}
    s = build.position(pieces, on=build.graph(LONG), hussars=["a"], active=["prussia"])
    assert fields(s, "prussia-1", "d", "supply", "bill") == ["billed", 4]


@pytest.mark.rule("M-9.3")
def test_who_is_fed_or_starves_when_a_train_moves() -> None:
    """Generals whom it comes nearer to, and whom it leaves behind."""
    on = build.graph("a-b-c-d-e-f-g-h-i-j x-a")
    s = build.position({"prussia-1": "j", "prussia-train-1": "b"}, on=on, active=["prussia"])
    assert fields(s, "prussia-train-1", "d", "feeds", "starves") == [["prussia-1"], []]
    s = build.position({"prussia-1": "h", "prussia-train-1": "b"}, on=on, active=["prussia"])
    assert fields(s, "prussia-train-1", "a", "feeds", "starves") == [[], ["prussia-1"]]


@pytest.mark.rule("M-9.3", "M-10.6")
def test_an_enemy_cut_off_is_told() -> None:
    """A general on the only road to his train stops the supply."""
    pieces = {"prussia-1": "x", "austria-1": "d", "austria-train-1": "a"}
    s = build.position(pieces, on=build.graph("a-z-y-b-c-d x-b"), active=["prussia"])
    assert fields(s, "prussia-1", "b", "starves", "feeds") == [["austria-1"], []]


@pytest.mark.rule("M-11.1")
def test_battles_that_follow_are_named() -> None:
    """With every enemy beside whom he would stand."""
    s = build.position({"prussia-1": "a", "austria-1": "c"}, on=build.graph("a-b-c"), active=["prussia"])
    assert fields(s, "prussia-1", "b", "battles") == [["austria-1"]]


@pytest.mark.rule("M-10.42")
def test_fortresses_that_lose_or_gain_protection() -> None:
    """A general protects those up to three cities off."""
    on = build.graph("f-a-b-c-d-e-g", country={"f": "prussia", "g": "prussia"}, fortress={"f": "minor", "g": "minor"})
    s = build.position({"prussia-1": "b"}, on=on, active=["prussia"])
    assert fields(s, "prussia-1", "d", "protects", "exposes") == [["g"], ["f"]]
