"""Values of what people write by hand; each function raises Unreadable, which says where and why."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from pragmatica.core.errors import Unreadable


def as_object(value: Any, where: str, known: Collection[str] = ()) -> Mapping[str, Any]:
    """The value, if it is an object; with `known`, of no other fields than these."""
    if not isinstance(value, Mapping):
        raise Unreadable("must be an object", where)
    if known:
        for field in value:
            if field not in known:
                raise Unreadable(f"unknown; possible: {', '.join(sorted(known))}", f"{where}.{field}")
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise Unreadable("must be a list", where)
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    """The value, if it is a whole number in the range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Unreadable(f"{value!r}; must be a whole number from {least} to {most}", where)
    return value


def flag(entry: Mapping[str, Any], field: str, where: str) -> bool:
    """The field, if it is true or false; false where it is missing."""
    value = entry.get(field, False)
    if not isinstance(value, bool):
        raise Unreadable(f"{value!r}; must be true or false", f"{where}.{field}")
    return value


def one_of(value: Any, names: Collection[str], where: str) -> str:
    """The value, if it is one of the names."""
    if not isinstance(value, str) or value not in names:
        raise Unreadable(f"{value!r}; possible: {', '.join(names)}", where)
    return value


def snake(name: str) -> str:
    """`PickPiece` as `pick_piece`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def camel(name: str) -> str:
    """`pick_piece` as `PickPiece`."""
    return "".join(part.capitalize() for part in name.split("_"))
