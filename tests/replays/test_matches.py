"""The golden matches, read and played again. `tests/replays/matches.py` says what they are, and how to write them."""

from __future__ import annotations

import pytest

import pragmatica
from tests.replays import matches
from tests.replays.matches import Scene

SCENES = matches.scenes()
ADVICE = (
    "a golden match went another way. If a rule changed, raise the game's rules_version, write the matches anew with"
    " `python -m tests.replays.matches`, and give the reason in the commit; if only words changed, write them anew."
)


def names(scene: Scene) -> str:
    """The id of a test."""
    return f"{scene.game}-{scene.name}"


def test_every_match_is_stored() -> None:
    """There is one file for each golden match, and no other."""
    assert matches.stored() == sorted(scene.path for scene in SCENES)


@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_the_record_tells_the_match(scene: Scene) -> None:
    """The stored record reads back: the same text, the same events in words, under the rules version that it names."""
    stored = scene.path.read_text(encoding="utf-8")
    match = pragmatica.read_record(stored)

    assert f'[RulesVersion "{match.game.rules_version}"]' in stored, ADVICE
    assert scene.page(match) == stored, ADVICE


@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_the_match_is_played_as_it_was(scene: Scene) -> None:
    """From its position the same answers bring the same draws and events, those that it is there to show among them."""
    match = scene.play()

    assert set(scene.events) <= matches.happened(match)
    assert scene.page(match) == scene.path.read_text(encoding="utf-8"), ADVICE
