"""In what a board's form differs from that of the board that ships: what is missing, and what is of another kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from pragmatica.core.errors import Unreadable, told
from pragmatica.core.reading import plain
from pragmatica.kit import boards

MANY: Final = 12  # an object of more fields, all of one kind, has names for fields, and may lack any
SHOWN: Final = 20  # differences that are told
WORDS: Final[dict[type, str]] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    dict: "an object",
    list: "a list",
}


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


def differences(data: object, model: Any) -> list[str]:
    """Places where the data are not made as the model is, each with what it should be there."""
    found: list[str] = []
    for fault in _differ(data, [model], ""):
        found.append(fault)
        if len(found) == SHOWN:
            break
    return found


def _differ(value: Any, models: list[Any], where: str) -> Iterator[str]:
    """`models` are all that stand in the same place; what only some of them have is not needed."""
    kinds = sorted({_kind(model) for model in models})
    if models and _kind(value) not in kinds:
        yield f"{where}: must be {' or '.join(kinds)}, is {told(value)}"
    elif isinstance(value, dict):
        objects = [model for model in models if isinstance(model, Mapping)]
        inside = f"{where}." if where else ""
        named = any(len(model) > MANY and len({_kind(one) for one in model.values()}) == 1 for model in objects)
        for field in [] if named else list(objects[0]):
            if field not in value and all(field in model for model in objects):
                yield f"{inside}{field}: missing"
        for field, one in value.items():
            beside = [model[field] for model in objects if field in model]
            if not beside and named:
                beside = [other for model in objects for other in model.values()]
            if beside:
                yield from _differ(one, beside, f"{inside}{field}")
    elif isinstance(value, list):
        if not value and models and all(models):
            yield f"{where}: is empty"
        elements = [one for model in models if isinstance(model, list) for one in model]
        for place, one in enumerate(value):
            yield from _differ(one, elements, f"{where}[{place}]")


def _kind(value: object) -> str:
    """The word for it; whole numbers are numbers here."""
    if value is None:
        return "null"
    kind = float if type(value) is int else type(value)
    return next(word for one, word in WORDS.items() if issubclass(kind, one))
