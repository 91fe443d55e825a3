"""The golden matches of Mollwitz, while the game is in the making: they play, and show what they are there to show."""

import pytest

import pragmatica
from pragmatica.core import register
from tests.mollwitz.replays.scenes import SCENES
from tests.replays.matches import Scene


@pytest.fixture(autouse=True)
def _announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is not among those that are offered yet."""
    monkeypatch.setitem(register._announced, "mollwitz", "pragmatica.mollwitz")


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_golden_match_plays(scene: Scene) -> None:
    """With every event that it promises; its record reads back."""
    match = scene.play()
    past = match.at(0)
    happened = {event.kind for record in match.records for event in past.repeat(record)}
    assert set(scene.events) - happened == set()
    assert pragmatica.read_record(scene.page(match)).digest() == match.digest()
