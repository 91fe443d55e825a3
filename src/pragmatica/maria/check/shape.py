"""The form of a board file: its schema, and what of it no schema can tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.kit import form, schema

MAPS: Final = ("flanders", "bohemia")
LANGUAGES: Final = ("en", "pl", "hu", "ja", "de")


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    faults = schema.faults("pragmatica.maria", "board", data)
    if faults:
        return faults
    if sorted(one["id"] for one in data["maps"]) != sorted(MAPS):
        faults.append(f"maps.id: wanted {', '.join(MAPS)}")
    return faults + _unique(data) + _texts(data)


def _unique(data: Mapping[str, Any]) -> list[str]:
    faults = form.repeated(data, ("cities", "id"), ("cities", "name"), ("sectors", "id"))
    known = {city["id"] for city in data["cities"]}
    for number, road in enumerate(data["roads"]):
        faults += [f"roads[{number}].{end}: {road[end]!r} is no city" for end in "ab" if road[end] not in known]
    return faults


def _texts(data: Mapping[str, Any]) -> list[str]:
    """The name of every box in every language."""
    boxes = data["text"]["offmap_boxes"]
    return [
        f"text.offmap_boxes.{box['id']}.{language}: missing"
        for box in data["offmap_boxes"]
        for language in LANGUAGES
        if not _part(boxes.get(box["id"])).get(language)
    ]


def _part(value: object) -> Mapping[str, Any]:
    """The value, if it is an object; else an empty one."""
    return value if isinstance(value, Mapping) else {}
