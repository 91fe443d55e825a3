"""What a field of a position is called: `pieces.prussia-1.troops` by the names of the field and of the thing.

The JSON Schema of a game's positions tells of what kind the things are that have an entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, Protocol

from pragmatica import wording
from pragmatica.core import register

Schema = Mapping[str, Any]
_STEP: Final = re.compile(r"[^.\[\]]+")
_REF: Final = "#/$defs/"


class Namer(Protocol):
    """What of a game's words this needs."""

    @property
    def texts(self) -> wording.Catalogue:
        """The catalogue."""
        ...

    def name(self, value: str) -> str:
        """The name of a typed thing."""
        ...


def named(words: Namer, where: str) -> str:
    """The field in words, from the whole to the part; what has no name is told as it is written."""
    root = _schema(words.texts.game)
    places, now = list[str](), [root]
    for step in _STEP.findall(where):
        inside, kind = list[Schema](), ""
        for one in _ways(now, root):
            if step in one.get("properties", {}):
                inside.append(one["properties"][step])
            elif step.isdecimal() and "items" in one:
                inside.append(one["items"])
            elif isinstance(one.get("additionalProperties"), Mapping):
                inside.append(one["additionalProperties"])
                kind = one.get("propertyNames", {}).get("$ref", "").removeprefix(_REF)
        places.append(_thing(words, kind, step) if kind else _field(words, step))
        now = inside
    return words.texts.text("core-written-place", places=places) if len(places) > 1 else "".join(places)


def _field(words: Namer, step: str) -> str:
    if step.isdecimal():
        return str(int(step) + 1)
    try:
        return words.texts.text(f"web-editor-field-{step}")
    except wording.Missing:
        return step


def _thing(words: Namer, kind: str, step: str) -> str:
    try:
        return words.name(f"{kind}:{step}").removeprefix(f"{kind}:")
    except wording.Missing:
        return step


def _ways(schemas: list[Schema], root: Schema) -> Iterator[Schema]:
    """The schemas, and all that they may mean."""
    for schema in schemas:
        found = root["$defs"][schema["$ref"].removeprefix(_REF)] if "$ref" in schema else schema
        yield found
        yield from _ways([*found.get("anyOf", ()), *found.get("oneOf", ())], root)


@cache
def _schema(game: str) -> Schema:
    """The schema of the game's positions; of nothing where its package has none."""
    package = register.package(game)
    path = resources.files(package).joinpath("data/position.schema.json") if package else None
    found: Schema = json.loads(path.read_text(encoding="utf-8")) if path is not None and path.is_file() else {}
    return found
