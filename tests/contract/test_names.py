"""Names in the document of the interface: games may use the same ones without knowing of each other."""

from __future__ import annotations

from typing import Any

import pytest

import pragmatica
from pragmatica.core.game import Game
from pragmatica.server import openapi


@pytest.fixture(params=pragmatica.games(), ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each registered game."""
    found: Game[Any] = request.param
    return found


def test_all_classes_of_a_game_begin_with_its_name(game: Game[Any]) -> None:
    """Decisions, the observation and what they hold stand in the document behind the name of their game."""
    assert [name for name in openapi.game_schemas(game) if not name.startswith(game.schema)] == []


def test_games_of_the_same_words_are_told_apart(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game all of whose classes are called like those of another can stand in one document with it."""
    own = openapi.game_schemas(game)
    monkeypatch.setattr(type(game), "id", f"second_{game.id}")
    assert not set(own) & set(openapi.game_schemas(game))


def test_no_two_games_have_one_name_in_the_document() -> None:
    """The unions of decisions are named after their games."""
    assert len({game.schema for game in pragmatica.games()}) == len(pragmatica.games())
