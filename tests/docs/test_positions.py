"""What is made of the description of positions: JSON Schemas, and the tables of the document."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from pragmatica.core import register
from pragmatica.core.game import Game
from pragmatica.kit import schema
from pragmatica.kit.written import form, tables
from tests.contract.conftest import begin
from tests.written import STALE

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
GAMES = {one.id: one for one in register.games()}
SHIPPED = {one.id: one for one in register.games() if one.id in register.shipped()}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_schemas_are_those_of_the_description(game: Game[Any]) -> None:
    """The JSON Schemas in a game's package say what its readers read."""
    for path, text in form.files(game).items():
        assert path.read_text(encoding="utf-8") == text, STALE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_schema_of_boards_allows_the_one_that_ships(game: Game[Any]) -> None:
    """Every game has one in its package, and its own board is as that says."""
    assert schema.faults(register.package(game.id), "board", game.board()[1]) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_schema_allows_what_is_written(game: Game[Any]) -> None:
    """A position that the game writes at its beginning is as the schema says."""
    scenario = game.scenarios[-1]
    written = begin((game.id, scenario.id, max(scenario.seats))).to_position()
    jsonschema.validate(json.loads(json.dumps(written)), form.schema(game))


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


@pytest.mark.parametrize("game", SHIPPED.values(), ids=SHIPPED)
def test_every_table_is_shown(game: Game[Any]) -> None:
    """No table of a game is missing from the document."""
    text = PAGE.read_text(encoding="utf-8")
    found = form.of(game)
    assert found is not None
    assert [name for name in found.tables if f"<!-- {game.id}: {name} -->" not in text] == []
