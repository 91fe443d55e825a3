"""Tries to write into what is handed out, at every depth."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from pragmatica import Event

PLAIN: Final = (str, int, float, bool, type(None))
OF_LISTS: Final[tuple[Callable[[Any], Any], ...]] = (
    lambda one: one.append(1),
    lambda one: one.extend([1]),
    lambda one: one.insert(0, 1),
    lambda one: one.__iadd__([1]),
    lambda one: one.__imul__(2),
    lambda one: one.__setitem__(slice(None), [1]),
    lambda one: one.__delitem__(slice(None)),
    lambda one: one.reverse(),
    lambda one: one.sort(),
    lambda one: one.remove(one[0] if one else 1),
    lambda one: one.pop(),
    lambda one: one.clear(),
)
OF_DICTIONARIES: Final[tuple[Callable[[Any], Any], ...]] = (
    lambda one: one.__setitem__("new", 1),
    lambda one: one.__ior__({"new": 1}),
    lambda one: one.update(new=1),
    lambda one: one.setdefault("new", 1),
    lambda one: one.__delitem__(next(iter(one), "new")),
    lambda one: one.pop(next(iter(one), "new")),
    lambda one: one.popitem(),
    lambda one: one.clear(),
)


def writable(value: Any, path: str) -> list[str]:
    """Where something could be written; `path` is how one came there."""
    found = [path] if _opens(value) else []
    match value:
        case list() | tuple():
            parts = {f"{path}[{place}]": part for place, part in enumerate(value)}
        case dict():
            parts = {f"{path}[{name!r}]": part for name, part in value.items()}
        case _:
            parts = {f"{path}.{name}": getattr(value, name) for name in fields(value)}
    return found + [one for where, part in parts.items() for one in writable(part, where)]


def fields(value: Any) -> tuple[str, ...]:
    """What an object tells."""
    if isinstance(value, Event):
        return ("kind", "shared", "private", "only")
    return tuple(one.name for one in dataclasses.fields(value)) if dataclasses.is_dataclass(value) else ()


_opened: Final[dict[type, bool]] = {}


def _opens(value: Any) -> bool:
    """Whether objects of this class can be written: tried with the first of each, for it is the class that refuses."""
    kind = type(value)
    if kind not in _opened:
        _opened[kind] = any(succeeds(write, value) for write in _writes(value))
    return _opened[kind]


def _writes(value: Any) -> list[Callable[[Any], Any]]:
    """All ways to write into it."""
    if isinstance(value, list):
        return [*OF_LISTS]
    if isinstance(value, dict):
        return [*OF_DICTIONARIES]
    if isinstance(value, (tuple, *PLAIN)):
        return []
    names = fields(value)
    assert names, f"a {type(value).__name__}: how is that written?"
    return [
        *(partial(_set, name) for name in (*names, "new")),
        *(partial(_delete, name) for name in names),
    ]


def _set(name: str, value: Any) -> None:
    setattr(value, name, 1)


def _delete(name: str, value: Any) -> None:
    delattr(value, name)


def succeeds(write: Callable[[Any], Any], value: Any) -> bool:
    """Whether it can be written so."""
    with suppress(TypeError, AttributeError):
        write(value)
        return True
    return False


def spoil(value: Any) -> None:
    """Empty what a caller may call his own, all lists and dictionaries within each other."""
    for part in list(value.values()) if isinstance(value, dict) else list(value) if isinstance(value, list) else ():
        spoil(part)
    if isinstance(value, (dict, list)):
        with suppress(TypeError):
            value.clear()
