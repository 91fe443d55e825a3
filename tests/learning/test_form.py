"""Faults of lessons are told in sentences, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.learning import form
from pragmatica.learning.lesson import read
from tests.learning.school import END, SAY, ask, lesson

FAULTS: dict[str, dict[str, Any]] = {
    "steps[0].start: missing; play begins there": lesson({"say": "hello"}, END),
    "steps[1].ask: the last step only says something": lesson(SAY, ask(accept=["a"])),
    "steps[1].ask.line: missing; a goal needs one way to it": lesson(SAY, ask(goal={"asked": None}), END),
    "steps[1].ask: must have accept or goal": lesson(SAY, ask(), END),
    "steps[1].ask.line: without a goal it is one answer": lesson(SAY, ask(accept=["a"], line=["a", "b"]), END),
    "steps[0].start: must have one of position, setup, record": lesson({"say": "hello", "start": {}}, END),
    "others.blue[0]: must be about the answer alone": lesson(others={"blue": [{"asked": "ride"}]}),
    "steps[1].judge[0].when: missing; only the last case is that of all others": lesson(
        SAY, {"say": "end", "judge": [{"say": "a"}, {"say": "b"}]}
    ),
    "steps[1].tell: unknown; possible: say, start, chance, reply, judge, mark, cite, ask": lesson(
        SAY, {**END, "tell": 1}
    ),
    "seat: missing": {name: value for name, value in lesson().items() if name != "seat"},
    "minutes: must be 1 at least, is 0": lesson(minutes=0),
}


def test_a_sound_lesson_has_no_faults() -> None:
    """Nor is anything lost when it is read."""
    data = lesson()

    assert form.lesson_faults(data) == []
    assert len(read("couriers", "try", data).steps) == 3


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_fault_is_told(sentence: str) -> None:
    """By the place where it is and what is wrong there."""
    assert form.lesson_faults(FAULTS[sentence]) == [sentence]


@pytest.mark.parametrize("data", [None, [], "lesson", 3])
def test_what_is_no_object_is_no_lesson(data: object) -> None:
    """Whatever else it is."""
    assert form.lesson_faults(data)
