"""What is made of the description of positions: JSON Schemas, and the tables of the document."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest

from pragmatica.core import register
from pragmatica.core.game import Game
from pragmatica.kit.written import form, tables

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
STALE = f"write it anew: python -m pragmatica.kit.written {PAGE.relative_to(Path(__file__).parents[2])}"
GAMES = {one.id: one for one in register.games() if form.of(one) is not None}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_schema_is_that_of_the_description(game: Game[Any]) -> None:
    """The JSON Schema that ships with a game says what its reader reads."""
    assert form.path(game).read_text(encoding="utf-8") == form.text(game), STALE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_schema_is_one(game: Game[Any]) -> None:
    """It is a JSON Schema, and refuses what is no position."""
    schema = form.schema(game)
    jsonschema.Draft202012Validator.check_schema(schema)
    assert not jsonschema.Draft202012Validator(schema).is_valid({"game": game.id})


def test_the_tables_are_those_of_the_description() -> None:
    """The document lists the fields and questions of each game as they are."""
    text = PAGE.read_text(encoding="utf-8")
    assert tables.marked(text, GAMES) == text, STALE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_table_is_shown(game: Game[Any]) -> None:
    """No table of a game is missing from the document."""
    text = PAGE.read_text(encoding="utf-8")
    found = form.of(game)
    assert found is not None
    assert [name for name in found.tables if f"<!-- {game.id}: {name} -->" not in text] == []
