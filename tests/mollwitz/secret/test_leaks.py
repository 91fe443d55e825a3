"""An instruction that answers a window tells the enemy no more than the player's own answer would have."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Match

MOVER, REACTOR = "A_HOHE_1", "P_ASCHW_1"


def riding() -> Match:
    """A squadron is about to step into the front zone of a battalion, which may volley at it."""
    return pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "mollwitz",
            "scenario": "battle",
            "turn": 3,
            "active": "austria",
            "group": "A_WL",
            "units": {MOVER: {"at": "2018", "facing": 3}, REACTOR: {"at": "2020"}},
            "leaders": {
                "A_L_ROEME": {"at": "2018"}, "A_L_LANTH": {"at": "2018"}, "P_L_FRIED": {"at": "2021"}
            },
            "orders": {"A_WL": "attack"},
            "asked": [
                {"frame": "activation", "group": "A_WL", "step": 6},
                {"frame": "acting"},
                {"frame": "unit_acts", "units": [MOVER], "before": "2018"},
            ],
        },
        seed=1,
    )  # fmt: skip


def told(match: Match, answer: str, viewer: str | None) -> list[Any]:
    """Step into the zone, and answer where it is asked; what the viewer learns of it."""
    events = list(match.apply("austria", "step-2019"))
    while "prussia" in match.pending:
        events += match.apply("prussia", answer)
    return [one for event in events if (one := event.seen_by(viewer)) is not None]


@pytest.mark.parametrize(("says", "answer"), [("never", "decline"), ("always", f"volley-{REACTOR}")])
@pytest.mark.parametrize("viewer", ["austria", None])
def test_an_instruction_looks_like_an_answer(says: str, answer: str, viewer: str | None) -> None:
    """Declined or fired, asked or not: events, picture, questions, offers and what can be taken back are the same."""
    asked, instructed = riding(), riding()
    instructed.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": says})
    instructed.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    assert told(instructed, "", viewer) == told(asked, answer, viewer)
    assert looks(instructed, viewer) == looks(asked, viewer)


def looks(match: Match, viewer: str | None) -> list[Any]:
    """How the match looks to the viewer; versions of questions differ where one more has been asked."""
    own = [] if viewer is None else [match.undoable(viewer), match.legal(viewer)]
    return [str(match.observe(viewer)), list(match.pending), own]


def test_its_player_is_told_that_it_was_used() -> None:
    """The event names unit and window; the other side has no such event."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": "never"})
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    events = [one for one in match.apply("austria", "step-2019") if one.kind == "instruction-used"]
    assert {one.only for one in events} == {("prussia",)}
    assert events[0].seen_by("prussia")["unit"] == f"unit:{REACTOR}"


def test_what_an_instruction_did_cannot_be_taken_back() -> None:
    """Else a mover could find out what has been instructed, step by step."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "volley", "answer": "never"})
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    match.apply("austria", "step-2019")
    assert match.undoable("austria") == 0


def test_asking_for_one_window_asks() -> None:
    """Who wants to be asked about any of what a window offers is asked."""
    match = riding()
    match.instruct("prussia", {"unit": REACTOR, "window": "square", "answer": "never"})
    match.apply("austria", "step-2019")
    assert "prussia" in match.pending
