"""What conditions hold of an answer and of what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica import Action
from pragmatica.learning.conditions import Condition, Moment, faults, holds

SEEN = {"pieces": [{"id": "first", "at": "brieg", "troops": 3}], "cards": ["c-1"], "none": None}
MOMENT = Moment(
    "go-brieg",
    Action("go", "go-brieg", 0, "Go to Brieg", {"place": "brieg"}),
    SEEN,
    "ride",
    [{"kind": "moved", "place": "place:brieg"}],
)
HOLDS: list[Condition] = [
    "go-brieg",
    "Go to Brieg",
    {"answer": {"type": "go"}},
    {"answer": {"type": ["stay", "go"], "place": "brieg"}},
    {"seen": ["pieces", "first", "at"], "is": "brieg"},
    {"seen": ["pieces", 0, "troops"], "least": 3},
    {"seen": ["pieces", "first", "troops"], "most": 3},
    {"seen": ["pieces", "first", "at"], "one_of": ["brieg", "ohlau"]},
    {"seen": ["cards"], "has": "c-1"},
    {"seen": ["none"], "is": None},
    {"asked": "ride"},
    {"asked": ["ride", "give"]},
    {"told": {"kind": "moved"}},
    {"all": ["go-brieg", {"asked": "ride"}]},
    {"any": ["stay", {"asked": "ride"}]},
    {"not": "stay"},
]
FAULTY: list[Any] = [
    3,
    {},
    {"answer": {}},
    {"seen": ["pieces"], "asked": "ride"},
    {"seen": [], "is": 1},
    {"seen": ["pieces"]},
    {"seen": ["pieces"], "is": 1, "least": 1},
    {"asked": "ride", "is": 1},
    {"all": []},
    {"not": {"any": [4]}},
]


@pytest.mark.parametrize("condition", HOLDS, ids=str)
def test_a_condition_holds(condition: Condition) -> None:
    """And its opposite does not."""
    assert list(faults(condition, "here")) == []
    assert holds(condition, MOMENT)
    assert not holds({"not": condition}, MOMENT)


@pytest.mark.parametrize(
    "way", [["pieces", "second", "at"], ["pieces", 4], ["pieces", "first", "__class__"], ["none", "at"]]
)
def test_a_way_that_leads_nowhere_holds_nothing(way: list[str | int]) -> None:
    """Whatever it is compared with."""
    assert not holds({"seen": way, "is": None}, MOMENT)


@pytest.mark.parametrize("condition", FAULTY, ids=str)
def test_a_faulty_condition_is_told_with_its_place(condition: Any) -> None:
    """Before it is ever asked."""
    found = list(faults(condition, "here"))

    assert found
    assert all(one.startswith("here") for one in found)
