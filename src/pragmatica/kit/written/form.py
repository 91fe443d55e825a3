"""A game's form of positions, described once: the JSON Schema for editors and the tables of documents come from it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from pragmatica.core import register
from pragmatica.core.game import Game, make_setup
from pragmatica.kit.schema import DIALECT
from pragmatica.kit.written import head
from pragmatica.kit.written.kinds import C, Definitions, Kind, Schema
from pragmatica.kit.written.questions import Question, Questions
from pragmatica.kit.written.several import object_of


@dataclass(frozen=True)
class Part(Generic[C]):
    """A field of a position that is no question: what it says, what it is where it is left out, and its schema.

    The schema may have kinds within it, and parts, where it is an object of such.
    """

    says: str
    usual: str
    schema: Kind[C] | Mapping[str, Any]


Parts = Mapping[str, Part[C]]
Table = Parts[C] | Sequence[Question[C]]


@dataclass(frozen=True)
class Form(Generic[C]):
    """Questions and parts of a game's positions, and the tables of its documents by name."""

    title: str
    questions: Questions[C]
    parts: Parts[C]
    tables: Mapping[str, Table[C]]


def of(game: Game[Any]) -> Form[Any] | None:
    """The form that the game tells, if it does: `FORM` of its room `written`, or the `form` of a small game."""
    room = register.room(game.id, "written")
    found: Form[Any] | None = getattr(room, "FORM", getattr(game, "form", None))
    return found


def files(game: Game[Any]) -> dict[Path, str]:
    """The JSON Schemas that are made for the game's package: that of positions, and a small game's of boards."""
    module = sys.modules[type(game).__module__]
    folder = Path(str(module.__file__)).parent / "data"
    made: dict[str, Schema | None] = {"position": schema(game), "board": getattr(game, "board_schema", None)}
    return {
        folder / f"{what}.schema.json": json.dumps(one, ensure_ascii=False, indent=1) + "\n"
        for what, one in made.items()
        if one is not None
    }


def named(names: Iterable[str]) -> str:
    """Names as documents list them."""
    return ", ".join(f"`{name}`" for name in names)


@dataclass(frozen=True)
class Defined:
    """A schema that stands once, by its name, and is referred to."""

    name: str
    schema: Any


def array(items: Any, **more: Any) -> Schema:
    """The schema of a list."""
    return {"type": "array", "items": items, **more}


def or_null(value: Any) -> Schema:
    """The schema of a value that there may not be."""
    return {"anyOf": [value, {"type": "null"}]}


def table(names: Any, value: Any) -> Schema:
    """The schema of an object with a value for any of these names."""
    return {"type": "object", "propertyNames": names, "additionalProperties": value}


def entry(*required: str, **fields: Any) -> Schema:
    """The schema of an object of these fields alone."""
    found: Schema = {"type": "object", "additionalProperties": False, "properties": fields}
    return {**found, "required": list(required)} if required else found


def over(seat: Any, reasons: Iterable[str]) -> Part[Any]:
    """The part of a match that has ended."""
    return Part(
        '`{"winner": seat or null, "reason": …}` of a match that has ended',
        "not over",
        entry("reason", winner=or_null(seat), reason={"enum": list(reasons)}),
    )


# -- schema -----------------------------------------------------------------------------------------------------------


def schema(game: Game[Any]) -> Schema:
    """The JSON Schema of the game's positions; names are those of the board that ships, in the last scenario."""
    form = of(game)
    assert form is not None
    scenario = game.scenarios[-1]
    setup = make_setup(game, scenario.id, max(scenario.seats), {}, None)
    made = _Schemas(game.start(setup, 0, ()))
    properties = _head(game)
    for name, part in form.parts.items():
        properties[name] = made.of_part(part)
    properties["asked"] = {
        "type": "array",
        "description": "The open questions, from the lowest to the one that is asked; without it the phase begins.",
        "items": _one_of(form.questions.all),
    }
    for one in form.questions.all:
        made.found[_definition(one)] = _question(form.questions, one, made)
    return {
        "$schema": DIALECT,
        "title": form.title,
        "description": "See docs/positions.md. Everything but format, version and game may be left out.",
        "type": "object",
        "additionalProperties": False,
        "required": ["format", "version", "game"],
        "properties": properties,
        "$defs": dict(sorted(made.found.items())),
    }


def _head(game: Game[Any]) -> dict[str, Any]:
    players = sorted({number for scenario in game.scenarios for number in scenario.seats})
    return {
        "format": {"const": head.FORMAT},
        "version": {"const": head.VERSION},
        "game": {"const": game.id},
        "scenario": {"enum": [one.id for one in game.scenarios], "default": game.scenarios[0].id},
        "players": {"enum": players, "default": head.usual_players(game)},
        "options": {"type": "object", "additionalProperties": {"type": ["string", "boolean"]}},
        "board": {
            "type": "string",
            "pattern": "^[0-9a-f]{32}$",
            "description": "Digest of the board; the one that ships when left out.",
        },
        "seed": {"type": "integer", "minimum": 0, "default": 0, "description": "Decides what chance will bring."},
    }


class _Schemas(Definitions[C]):
    """Collects the schemas that have a name of their own."""

    def __init__(self, c: C) -> None:
        self.c = c
        self.found: dict[str, Schema] = {}

    def of(self, kind: Kind[C]) -> Schema:
        if not kind.definition:
            return kind.schema(self)
        if kind.definition not in self.found:
            self.found[kind.definition] = kind.schema(self)
        return {"$ref": f"#/$defs/{kind.definition}"}

    def of_part(self, part: Part[C]) -> Schema:
        says = f"{part.says[:1].upper()}{part.says[1:]}. When left out: {part.usual}."
        found: Schema = {**self.made(part.schema), "description": says.replace("`", "")}
        return found

    def made(self, value: Any) -> Any:
        """A schema without kinds and parts in it."""
        if isinstance(value, Kind):
            return self.of(value)
        if isinstance(value, Part):
            return self.of_part(value)
        if isinstance(value, Defined):
            self.found[value.name] = self.made(value.schema)
            return {"$ref": f"#/$defs/{value.name}"}
        if isinstance(value, Mapping):
            return {name: self.made(one) for name, one in value.items()}
        return [self.made(one) for one in value] if isinstance(value, list) else value


def _question(questions: Questions[C], one: Question[C], made: _Schemas[C]) -> Schema:
    found = object_of(one.written, made)
    found["required"] = ["frame", *found.get("required", ())]
    found["properties"] = {"frame": {"const": one.name}, **found["properties"]}
    if one.branches:
        found["properties"]["branches"] = {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                name: {"type": "array", "items": _one_of(map(questions.of, possible))}
                for name, possible in one.branches.items()
            },
        }
    return {"description": f"{one.meaning} [{one.rule}]", **found}


def _one_of(questions: Iterable[Question[Any]]) -> Schema:
    return {"oneOf": [{"$ref": f"#/$defs/{_definition(one)}"} for one in questions]}


def _definition(one: Question[Any]) -> str:
    """Questions stand beside kinds, one of which may have the same name."""
    return f"asked-{one.name}"
