"""Numbers, lists of them, and frames out of a saved form. What is wrong raises Unreadable with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from pragmatica.core.errors import Unreadable, told
from pragmatica.core.rng import KEY_BYTES

ANY: Final = -1  # length of a list that may be of any
DEEPEST: Final = 8  # lists within each other in the fields of a frame, more than any has


def part(data: Any, name: str) -> Any:
    """The field of this name. Raises Unreadable where it is missing."""
    if not isinstance(data, dict):
        raise Unreadable(f"{told(data)}; must be an object")
    if name not in data:
        raise Unreadable("missing", name)
    return data[name]


def number(data: Any, name: str, end: int, least: int = 0) -> int:
    """The number of this name, at least `least` and below `end`."""
    value = part(data, name)
    if type(value) is not int or not least <= value < end:
        raise Unreadable(f"{told(value)}; must be a whole number from {least} to {end - 1}", name)
    return value


def numbers(data: Any, name: str, end: int, length: int = ANY, least: int = 0) -> list[int]:
    """The list of this name, with so many numbers from `least` to below `end`."""
    return _numbers(listed(part(data, name), name, length), name, end, least)


def lists(data: Any, name: str, end: int, length: int = ANY, each: int = ANY) -> list[list[int]]:
    """The list of this name, with so many lists, each of so many numbers from 0 to below `end`."""
    found: list[list[int]] = []
    for place, row in enumerate(listed(part(data, name), name, length)):
        where = f"{name}[{place}]"
        found.append(_numbers(listed(row, where, each), where, end, 0))
    return found


def listed(values: Any, name: str, length: int = ANY) -> list[Any]:
    """The value, if it is a list of this length. `name` is told where it is not."""
    if not isinstance(values, list):
        raise Unreadable(f"{told(values)}; must be a list", name)
    if length not in (ANY, len(values)):
        raise Unreadable(f"a list of {len(values)}; must be one of {length}", name)
    return values


def _numbers(values: list[Any], name: str, end: int, least: int) -> list[int]:
    for place, value in enumerate(values):
        if type(value) is not int or not least <= value < end:
            where = f"{name}[{place}]"
            raise Unreadable(f"{told(value)}; must be a whole number from {least} to {end - 1}", where)
    return list(values)


def key(data: Any) -> bytes:
    """The key of the generator of chance."""
    text = part(data, "key")
    try:
        found = bytes.fromhex(text)
    except (TypeError, ValueError):
        found = b""
    if len(found) != KEY_BYTES:
        raise Unreadable(f"{told(text)}; must be {2 * KEY_BYTES} hexadecimal digits", "key")
    return found


def as_lists(values: tuple[Any, ...]) -> list[Any]:
    """The fields of a frame as a saved form holds them: tuples within tuples become lists within lists."""
    return [as_lists(one) if isinstance(one, tuple) else one for one in values]


def as_tuples(values: Any, depth: int = 0) -> tuple[Any, ...]:
    """The inverse of `as_lists`. Raises Unreadable for what is neither number nor list."""
    if not isinstance(values, list) or depth > DEEPEST:
        raise Unreadable(f"{told(values)}; must be a list of numbers, or of such lists")
    for one in values:
        if not isinstance(one, (list, int)):
            raise Unreadable(f"{told(one)}; must be a number, or a list of such")
    # Values are passed on unnarrowed: compiled, a truth value that is known as an integer becomes one.
    return tuple([as_tuples(one, depth + 1) if isinstance(one, list) else one for one in values])


def frame(entry: Any, classes: dict[str, Callable[..., Any]], *first: Any) -> Any:
    """The frame of a saved entry, its class's name and its fields; `first`: what its constructor takes before them."""
    name, fields = listed(entry, "")[:2] if len(listed(entry, "")) > 1 else (None, None)
    if not isinstance(name, str) or name not in classes:
        raise Unreadable(f"{told(name)} is no question of this game")
    values = as_tuples(fields)
    try:
        return classes[name](*first, *values)
    except TypeError:
        raise Unreadable(f"these are not the fields of {name}") from None


@contextmanager
def reading(where: str = "") -> Iterator[None]:
    """Whatever goes wrong with a part of a saved match, or with all of it, is told as Unreadable with its place.

    Where something does not go with the rest the text is that of the ValueError; everything else means that no version
    of this program has written this.
    """
    try:
        yield
    except Unreadable as error:
        inside = ".".join([one for one in (where, error.where) if one])
        raise Unreadable(error.what, inside or "match") from error
    except ValueError as error:
        raise Unreadable(f"does not fit together: {error}", where or "match") from error
    except (
        KeyError,
        AssertionError,
        TypeError,
        IndexError,
        AttributeError,
        ArithmeticError,
        RecursionError,
    ) as error:
        raise Unreadable("does not fit together; a match is read only as it was saved", where or "match") from error
