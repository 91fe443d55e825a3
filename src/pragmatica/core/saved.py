"""Numbers, and lists of numbers, out of a saved form. What is wrong raises KeyError, TypeError or ValueError."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from pragmatica.core.errors import Unreadable

ANY: Final = -1  # length of a list that may be of any


def number(data: dict[str, Any], name: str, end: int, least: int = 0) -> int:
    """The number of this name, at least `least` and below `end`."""
    value = data[name]
    if type(value) is not int or not least <= value < end:
        raise ValueError(f"{name}: {value!r}")
    return value


def numbers(data: dict[str, Any], name: str, end: int, length: int = ANY, least: int = 0) -> list[int]:
    """The list of this name, with so many numbers from `least` to below `end`."""
    values = data[name]
    if not isinstance(values, list) or length not in (ANY, len(values)):
        raise ValueError(f"{name}: not a list of {length} numbers")
    for value in values:
        if type(value) is not int or not least <= value < end:
            raise ValueError(f"{name}: {value!r}")
    return list(values)


def lists(data: dict[str, Any], name: str, end: int, length: int = ANY) -> list[list[int]]:
    """The list of this name, with so many lists of numbers from 0 to below `end`."""
    values = data[name]
    if not isinstance(values, list) or length not in (ANY, len(values)):
        raise ValueError(f"{name}: not a list of {length} lists")
    return [numbers({name: value}, name, end) for value in values]


def as_lists(values: tuple[Any, ...]) -> list[Any]:
    """The fields of a frame as a saved form holds them: tuples within tuples become lists within lists."""
    return [as_lists(one) if isinstance(one, tuple) else one for one in values]


def as_tuples(values: list[Any]) -> tuple[Any, ...]:
    """The inverse of `as_lists`. Raises TypeError for what is neither number nor list."""
    for one in values:
        if not isinstance(one, (list, int)):
            raise TypeError(f"neither a number nor a list of such: {one!r}")
    # Values are passed on unnarrowed: compiled, a truth value that is known as an integer becomes one.
    return tuple([as_tuples(one) if isinstance(one, list) else one for one in values])


@contextmanager
def reading(where: str = "") -> Iterator[None]:
    """Whatever goes wrong with a part of a saved match, or with all of it, is told as Unreadable with its place."""
    inside = f"{where}." if where else ""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(error.what, f"{inside}{error.where}") from error
    except KeyError as error:
        raise Unreadable("missing", f"{inside}{error.args[0]}") from error
    except (ValueError, AssertionError, TypeError, IndexError, AttributeError, ArithmeticError) as error:
        raise Unreadable(f"cannot be read ({type(error).__name__}: {error})", where or "match") from error
