"""What is wrong with a written position is told in every language, by the names of its fields."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Unreadable, wording
from pragmatica.core import register
from tests.samples import usual

GAMES: Final = register.shipped()
SOURCE: Final = Path(pragmatica.__file__).parent
WRONG: Final = ("§", -1, 10**9, True, None, [], {}, [["§"]], {"§": "§"}, "out", 0)
AREAS: Final = ("core", *GAMES)
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", wording.LANGUAGES)


def told_of(area: str) -> set[str]:
    """The messages about faults that a part of the program tells."""
    folders = [SOURCE / area] if area in GAMES else [SOURCE / "core", SOURCE / "kit"]
    text = "".join(path.read_text() for folder in folders for path in folder.rglob("*.py"))
    return set(re.findall(rf'"({area}-written(?:-[a-z0-9-]+[a-z0-9])?)"', text))


def properties(value: Any) -> Iterator[tuple[str, Any]]:
    """All fields that a schema describes, with their schemas."""
    if isinstance(value, dict):
        found = value.get("properties")
        if isinstance(found, dict):
            yield from found.items()
        for one in value.values():
            yield from properties(one)
    elif isinstance(value, list):
        for one in value:
            yield from properties(one)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where anything stands in a position."""
    if way:
        yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inner:
        yield from places(one, (*way, name))


def damaged(position: dict[str, Any], way: tuple[Any, ...], wrong: Any) -> dict[str, Any]:
    """The position with something else at a place."""
    made: dict[str, Any] = json.loads(json.dumps(position))
    inner: Any = made
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = wrong
    return made


@pytest.mark.parametrize("area", AREAS)
@each_language
def test_every_fault_has_its_sentence(area: str, language: str) -> None:
    """In the catalogue of the game, or of the house."""
    game = area if area in GAMES else ""
    assert told_of(area) - set(wording.messages(language, game)) == set()


@pytest.mark.parametrize("area", AREAS)
@each_language
def test_no_sentence_is_left_over(area: str, language: str) -> None:
    """What nothing tells any more goes."""
    game = area if area in GAMES else ""
    known = {one for one in wording.messages(language, game) if one.startswith(f"{area}-written")}
    assert {one for one in known - told_of(area) if "neutrality" not in one and "stuart" not in one} == set()


@each_game
@each_language
def test_every_field_has_a_name(game: str, language: str) -> None:
    """As well as every question that can be open."""
    schema = json.loads((resources.files(register.package(game)) / "data/position.schema.json").read_text())
    fields = list(properties(schema))
    wanted = {f"web-editor-field-{name}" for name, _ in fields}
    wanted |= {f"web-editor-question-{one['const']}" for name, one in fields if name == "frame" and "const" in one}
    assert wanted - set(wording.messages(language, game)) - set(wording.messages(language)) == set()


def fault_of(position: dict[str, Any]) -> Unreadable | None:
    """What is found wrong with it."""
    try:
        pragmatica.from_position(position)
    except Unreadable as error:
        return error
    return None


@each_game
def test_whatever_is_wrong_is_told_in_every_language(game: str) -> None:
    """Anything in a position may be damaged: the sentence is one of a catalogue, and names the field in words."""
    rng = Random(3)
    position = usual(game).begun(12).to_position()
    ways = [way for way in places(position) if way[0] not in ("format", "version", "game", "board")]
    tried = [damaged(position, way, rng.choice(WRONG)) for way in rng.sample(ways, min(60, len(ways)))]
    found = [one for one in map(fault_of, tried) if one is not None]
    assert len(found) > 20
    assert [str(one) for one in found if one.reason is None] == []
    assert [one.text("en") for one in found if one.text("en") == one.text("pl")] == []


@each_game
def test_a_field_is_called_by_its_names(game: str) -> None:
    """Not as the file has it."""
    position = usual(game).begun(4).to_position()
    position["players"] = 99
    with pytest.raises(Unreadable) as caught:
        pragmatica.from_position(position)
    assert str(caught.value).startswith("players: 99 players; possible: ")
    assert caught.value.text("pl").startswith("Gracze: liczba graczy 99; możliwe: ")
