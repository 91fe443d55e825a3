"""The check of lessons finds what would leave a learner in the lurch."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.learning import check
from pragmatica.learning.lesson import read
from tests.learning.school import END, SAY, ask, lesson, run

BLUE = {"blue": ["ride-ohlau"]}
AT_BRIEG = {"seen": ["at", "amber"], "is": "brieg"}


def faults(*steps: dict[str, Any], **fields: Any) -> list[str]:
    """What is wrong with the playing of such a lesson."""
    return list(check._unplayed(read("couriers", "try", lesson(*steps, **fields))))


def test_a_sound_lesson_is_played_to_its_end() -> None:
    """And nothing is found."""
    assert faults() == []


def test_an_accepted_answer_must_lead_on() -> None:
    """Here blue replies only where amber went east."""
    both = ask(accept=[{"answer": {"place": ["ohlau", "schweidnitz"]}}])
    then = {"say": "then", "ask": {"accept": ["ride-brieg"]}}

    found = faults(SAY, both, then, END, others=BLUE)

    assert found == ["steps[1]: the answer ride-schweidnitz does not lead on to the end"]


def test_an_answer_that_puts_the_goal_out_of_reach_must_not_be_taken_in_silence() -> None:
    """Who has ridden another way in the first round can only be told so."""
    goal = {"all": [{"seen": ["at", "amber"], "is": "ohlau"}, {"seen": ["round"], "is": 2}]}
    other = {"when": {"not": "ride-ohlau"}, "say": "other"}
    alone = {"others": {"blue": ["ride-ohlau", "ride-brieg", {"answer": {"type": "ride"}}]}}

    silent = faults(SAY, ask(goal=goal, line=["ride-ohlau"]), END, **alone)

    assert "steps[1]: the answer ride-schweidnitz puts the goal out of reach, and nothing says so" in silent
    assert faults(SAY, ask(goal=goal, line=["ride-ohlau"], wrong=[other]), END, **alone) == []


def test_something_must_be_accepted() -> None:
    """That is offered there."""
    assert faults(SAY, ask(accept=["ride-glatz"]), END) == [
        "steps[1]: no answer is accepted that is offered, or `line` does not reach the goal"
    ]


def test_a_mark_is_something_on_the_board() -> None:
    """A name of nothing is told."""
    assert faults({**SAY, "mark": ["place:nowhere", "place:ohlau"]}, END) == [
        "steps[0].mark: place:nowhere is nothing on the board"
    ]


def test_a_position_that_cannot_be_is_told() -> None:
    """As the position's own check tells it."""
    (found,) = faults({"say": "hello", "start": {"position": {"players": 9}}}, END)

    assert "players" in found


def test_others_must_be_offered_what_they_reply() -> None:
    """Else the lesson cannot go on."""
    reply = {"say": "reply", "reply": [{"seat": "blue", "choose": ["ride-glatz"]}]}

    assert faults(SAY, reply, END) == ["steps[0]: steps[1]: blue is not offered what the lesson has it answer"]


def test_the_lessons_own_way_is_told_answer_by_answer() -> None:
    """Each is taken on its own."""
    begun = run(
        SAY, ask(goal=AT_BRIEG, line=["ride-ohlau", "ride-brieg"]), END, others={"blue": ["ride-breslau", "ride-ohlau"]}
    )

    assert check.solution(begun) == [[], ["ride-ohlau"], ["ride-brieg"]]


@pytest.mark.parametrize("game", ["couriers"])
def test_a_game_without_lessons_has_none(game: str) -> None:
    """And no faults."""
    assert check.course_faults(game) == []
