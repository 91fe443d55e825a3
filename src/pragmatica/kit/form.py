"""In what a board's form differs from that of the board that ships: what is missing, and what is of another kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import plain
from pragmatica.kit import boards, schema

SHOWN: Final = 20  # differences that are told


def faults(game: str, data: object, check: Callable[[object], list[str]]) -> list[str]:
    """What a game's check finds; where it meets what it takes for granted of a form, the places that differ in form."""
    try:
        plain(data, "")
        return check(data)
    except Unreadable as error:
        return [str(error)]
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        return differences(data, boards.shipped(game)) or [
            f"something does not go with the rest; compare it with what `pragmatica board export {game} FILE` writes"
        ]


def repeated(data: Mapping[str, Any], *names: tuple[str, str]) -> list[str]:
    """Values that occur more than once in a field of the entries of a list; `names` are list and field."""
    return [
        f"{name}.{field}: {value!r} occurs {times} times"
        for name, field in names
        for value, times in Counter(one[field] for one in data[name]).items()
        if times > 1
    ]


def differences(data: object, model: Mapping[str, Any]) -> list[str]:
    """Places where the data are not made as the model is, each with what it should be there."""
    return schema.differences(schema.alike([model]), data)[:SHOWN]
