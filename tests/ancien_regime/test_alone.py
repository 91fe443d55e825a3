"""Only answers: given unasked, told, and passed over where a batch names them."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica import Illegal, Match, Reason
from pragmatica.cli.typed import read_march

PICK = [{"frame": "movement", "arbiter": "britain", "number": 1}, {"frame": "pick_general"}]


def moving(**changes: Any) -> Match:
    """The Ottoman Empire moves; from Anatolia there is one way, to Constantinople."""
    position = {
        "format": "pragmatica-position",
        "version": 1,
        "game": "ancien_regime",
        "turn": 6,
        "phase": "movement",
        "asked": PICK,
        "generals": {"ottoman-1": {"at": "anatolia", "units": 2}},
    }
    return pragmatica.from_position({**position, **changes})


@pytest.mark.rule("A-9.71")
def test_an_only_step_is_told() -> None:
    """The general who can go one way only has made his first step at once."""
    told = moving().apply("ottoman", "ottoman-1")

    assert [answer.id for answer in told.unasked] == ["constantinople"]


@pytest.mark.rule("A-9.71")
def test_an_only_step_may_be_named() -> None:
    """A list of all steps does what the list without the only one does."""
    named, short = moving(), moving()

    told = named.apply("ottoman", ["ottoman-1", "constantinople", "stop"])
    short.apply("ottoman", ["ottoman-1", "stop"])

    assert (told.played, told.unplayed) == (3, ())
    assert named.to_json() == short.to_json()


def test_another_step_than_the_one_that_was_made_is_refused() -> None:
    """Nothing is passed over but what ran by itself, and the refused batch changes nothing."""
    match = moving()
    before = match.to_json()

    with pytest.raises(Illegal):
        match.apply("ottoman", ["ottoman-1", "crimea", "stop"])

    assert match.to_json() == before


def test_an_only_answer_is_passed_over_once() -> None:
    """The step that ran by itself cannot be named twice."""
    with pytest.raises(Illegal):
        moving().apply("ottoman", ["ottoman-1", "constantinople", "constantinople"])


@pytest.mark.rule("A-9.66")
def test_a_name_that_fits_what_is_asked_now_too_ends_a_batch() -> None:
    """There are no garrisons to dissolve, so that has ended; `end` could end the moves as well, and is returned."""
    match = moving(asked=[{"frame": "choose_arbiter"}])

    told = match.apply("ottoman", ["power-britain", "end"])

    assert (told.played, told.unplayed) == (1, ("end",))
    assert told.reason == Reason("A-6.8", "core-batch-unclear")


def test_an_only_step_may_be_typed() -> None:
    """At the terminal a whole march is read with the step that its general makes unasked."""
    match = moving()
    name = next(one.notation for one in match.legal("ottoman") if one.id == "ottoman-1")

    batch = read_march(f"{name} Anatolia-Constantinople", match, "ottoman")

    assert batch == ["ottoman-1", "constantinople", "stop"]
