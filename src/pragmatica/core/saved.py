"""Numbers and lists of numbers out of a saved form; each function raises KeyError or ValueError if they are wrong."""

from __future__ import annotations

from typing import Any, Final

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
