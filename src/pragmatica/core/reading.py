"""Values of what people write by hand; each function raises Unreadable, which says where and why."""

from __future__ import annotations

import json
import math
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, Final

from pragmatica.core.errors import fault, told

DEEPEST: Final = 16  # objects and lists within each other, more than any form has
LARGEST: Final = 4096  # bits of a number
LONGEST: Final = 4000  # characters of a text


MARKS: Final = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8-sig"}  # of byte order


def decoded(raw: bytes, where: str) -> str:
    """The text of a file: UTF-8, or what a mark of byte order says, each letter with its accents in one sign."""
    encoding = next((name for mark, name in MARKS.items() if raw.startswith(mark)), "utf-8")
    try:
        return composed(raw.decode(encoding))
    except UnicodeDecodeError:
        raise fault("core-written-not-text", where, encoding=encoding.removesuffix("-sig").upper()) from None


def composed(text: str) -> str:
    """The text without a mark of byte order, and with each letter and its accents in one sign (Unicode's form NFC)."""
    text = text.removeprefix("\ufeff")
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def parsed(text: str, where: str) -> Any:
    """The value that JSON text holds, which people may have written."""
    return parsed_as_is(composed(text), where)


def parsed_as_is(text: str, where: str) -> Any:
    """The value that JSON text holds, sign by sign."""
    try:
        return json.loads(text)
    except RecursionError:
        raise fault("core-written-too-many-lists", where) from None
    except json.JSONDecodeError as error:
        raise fault("core-written-not-json", where, error=str(error)) from None
    except ValueError:
        raise fault("core-written-number-more-digits", where) from None


def plain(value: Any, where: str, depth: int = 0) -> Any:
    """An own copy of what JSON can hold, and hold again: no cycles, no endless numbers, no half characters."""
    inside = f"{where}." if where else ""
    if depth > DEEPEST:
        raise fault("core-written-too-many-lists", where)
    if isinstance(value, Mapping):
        for name in value:
            if not isinstance(name, str):
                raise fault("core-written-no-name-field", where or "position", value=told(name))
        return {_text(name, where): plain(one, f"{inside}{name}", depth + 1) for name, one in value.items()}
    if isinstance(value, list):
        return [plain(one, f"{where}[{place}]", depth + 1) for place, one in enumerate(value)]
    if isinstance(value, str):
        return _text(value, where)
    if isinstance(value, int) and value.bit_length() <= LARGEST:
        return value
    if value is None or (isinstance(value, float) and math.isfinite(value)):
        return value
    raise fault("core-written-number-text-list", where, value=told(value))


def _text(value: str, where: str) -> str:
    if len(value) > LONGEST:
        raise fault("core-written-text-characters-most", where, count=len(value), most=LONGEST)
    if any("\ud800" <= sign <= "\udfff" for sign in value):
        raise fault("core-written-holds-half-character", where, value=told(value))
    return composed(value)


def as_object(value: Any, where: str, known: Collection[str] = ()) -> Mapping[str, Any]:
    """The value, if it is an object; with `known`, of no other fields than these."""
    if not isinstance(value, Mapping):
        raise fault("core-written-object", where)
    if known:
        for field in value:
            if field not in known:
                raise fault("core-written-unknown-possible", f"{where}.{field}", possible=", ".join(sorted(known)))
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise fault("core-written-list", where)
    return value


def whole(value: Any, where: str, least: int, most: int) -> int:
    """The value, if it is a whole number in the range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise fault("core-written-whole-number-from", where, value=told(value), least=least, most=most)
    return value


def flag(entry: Mapping[str, Any], field: str, where: str) -> bool:
    """The field, if it is true or false; false where it is missing."""
    value = entry.get(field, False)
    if not isinstance(value, bool):
        raise fault("core-written-true-false", f"{where}.{field}", value=told(value))
    return value


def one_of(value: Any, names: Collection[str], where: str) -> str:
    """The value, if it is one of the names."""
    if not isinstance(value, str) or value not in names:
        raise fault("core-written-possible", where, value=told(value), possible=", ".join(names))
    return value


def snake(name: str) -> str:
    """`PickPiece` as `pick_piece`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def camel(name: str) -> str:
    """`pick_piece` as `PickPiece`."""
    return "".join(part.capitalize() for part in name.split("_"))
