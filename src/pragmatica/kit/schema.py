"""Whether a file has the form that its JSON Schema describes; what has not is told field by field, in our words.

A game's schemas lie in its package beside its data, so that editors can help whoever writes such a file. A game that
has no schema of its boards takes that of what is made like the one that ships (`alike`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from pragmatica.core.errors import told

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
MANY: Final = 12  # an object of more fields, all of one kind, has names for fields, and may lack any
SHOWN: Final = 50  # faults that are told
_KINDS: Final = {
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "string": "text",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
_NAMES: Final[dict[type | tuple[type, ...], str]] = {
    bool: "boolean",
    (int, float): "number",
    str: "string",
    Mapping: "object",
    (list, tuple): "array",
}
_WORD: Final = "^[a-z][a-z0-9_]*$"
_TOLD: Final[dict[str, Callable[[Any, Any], str]]] = {  # by keyword of the schema, its value, and what stands there
    "type": lambda wanted, found: f"must be {_kinds(wanted)}, is {told(found)}",
    "enum": lambda wanted, found: f"{told(found)}; possible: {', '.join(map(str, wanted))}",
    "const": lambda wanted, found: f"must be {told(wanted)}, is {told(found)}",
    "pattern": lambda wanted, found: (
        f"{told(found)} is not a word of a-z, 0-9 and _" if wanted == _WORD else f"{told(found)} is not like {wanted}"
    ),
    "minimum": lambda wanted, found: f"must be {wanted} at least, is {told(found)}",
    "maximum": lambda wanted, found: f"must be {wanted} at most, is {told(found)}",
    "minItems": lambda wanted, found: (
        f"must have {wanted} entries at least, has {len(found)}" if wanted > 1 else "is empty"
    ),
    "maxItems": lambda wanted, found: f"must have {wanted} entries at most, has {len(found)}",
    "minLength": lambda wanted, found: "is empty",
}


def faults(package: str, name: str, data: object) -> list[str]:
    """Where the data are not as `data/<name>.schema.json` of a package wants them, each place with what is wrong."""
    return _told_by(_shipped(package, name), data)


def differences(schema: Mapping[str, Any], data: object) -> list[str]:
    """The same of a schema."""
    return _told_by(_validator(schema), data)


def alike(models: Sequence[Any]) -> dict[str, Any]:
    """The schema of what is made as these are, which all stand in the same place.

    What only some of them have is not needed, and what none has may be there.
    """
    kinds = sorted({_kind(one) for one in models})
    found: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    objects = [one for one in models if isinstance(one, Mapping)]
    if any(len(one) > MANY and len(set(map(_kind, one.values()))) == 1 for one in objects):
        found["additionalProperties"] = alike([value for one in objects for value in one.values()])
    elif objects:
        fields = dict.fromkeys(field for one in objects for field in one)
        found["required"] = [field for field in fields if all(field in one for one in objects)]
        found["properties"] = {field: alike([one[field] for one in objects if field in one]) for field in fields}
    lists = [one for one in models if isinstance(one, (list, tuple))]
    if entries := [entry for one in lists for entry in one]:
        found["items"] = alike(entries)
        if all(lists):
            found["minItems"] = 1
    return found


def _kind(value: object) -> str:
    """What the schema calls it; whole numbers are numbers here."""
    if value is None:
        return "null"
    return next(name for kind, name in _NAMES.items() if isinstance(value, kind))


def _told_by(validator: Draft202012Validator, data: object) -> list[str]:
    found: dict[str, None] = {}
    for error in validator.iter_errors(data):
        found.update(dict.fromkeys(_sentences(error)))
        if len(found) >= SHOWN:
            break
    return list(found)


def place(path: Iterable[str | int]) -> str:
    """Where a field stands: `cities[3].name`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _sentences(error: ValidationError) -> Iterator[str]:
    where = place(error.absolute_path)
    wanted: Any = error.validator_value
    value: Any = error.instance
    keyword = str(error.validator)
    if keyword == "required":
        for field in wanted:
            if field not in value:
                yield f"{place([*error.absolute_path, field])}: missing"
    elif keyword == "additionalProperties":
        known = error.schema.get("properties", {}) if isinstance(error.schema, dict) else {}
        for field in value:
            if field not in known:
                yield f"{place([*error.absolute_path, field])}: unknown; possible: {', '.join(known)}"
    else:
        sentence = _TOLD[keyword](wanted, value)
        yield f"{where}: {sentence}" if where else sentence


def _kinds(wanted: str | list[str]) -> str:
    return _KINDS[wanted] if isinstance(wanted, str) else " or ".join(_KINDS[one] for one in wanted)


@cache
def _shipped(package: str, name: str) -> Draft202012Validator:
    source = resources.files(package).joinpath(f"data/{name}.schema.json").read_text(encoding="utf-8")
    return _validator(json.loads(source))


def _validator(schema: Mapping[str, Any]) -> Draft202012Validator:
    """Made when it is first needed: the library takes a while to load."""
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    whole = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    extended: Callable[..., type[Draft202012Validator]] = extend
    kind = extended(Draft202012Validator, type_checker=whole)  # 1.0 is no whole number here
    return kind(schema)
