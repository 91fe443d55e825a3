"""Clauses of treaties by name: to write them, to read them back, and as an event tells them [M-21.2]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.errors import Value, fault
from pragmatica.core.errors import told as shown
from pragmatica.core.reading import one_of, whole
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import POWERS, Board
from pragmatica.maria.kept.clauses import AREAS, FORM, FORMS

_NAMED: Final = ("power", "other", "area", "city", "candidate")  # fields whose values are ids


def ident(board: Board, field: str, number: int) -> str | int:
    """What a number of a clause is called."""
    if field == "form":
        return FORMS[number]
    if field in ("power", "other"):
        return POWERS[number]
    if field == "area":
        return AREAS[number]
    if field == "city":
        return board.city_ids[number]
    if field == "candidate":
        return CANDIDATES[number]
    return clauses.text_of(number) if field == "text" else number


def written(board: Board, clause: tuple[int, ...]) -> dict[str, str | int]:
    """The clause by its fields, as far as it is written."""
    needs = clauses.NEEDS[clause[FORM]]
    fields: dict[str, str | int] = {"form": FORMS[clause[FORM]]}
    for need, number in zip(needs, clause[1:], strict=False):
        field = clauses.FIELDS[need]
        fields[field] = ident(board, field, number)
    return fields


def told(board: Board, row: tuple[int, ...]) -> list[Value]:
    """Clauses as an event tells them: by their fields, with the names of things to be looked up (`power:prussia`)."""
    found: list[Value] = []
    for clause in clauses.split(row):
        fields: dict[str, Value] = {}
        for field, value in written(board, clause).items():
            kind = "power" if field == "other" else field
            fields[field] = f"{kind}:{value}" if field in _NAMED else value
        found.append(fields)
    return found


def numbers(board: Board, data: object, where: str, unfinished: bool = False) -> tuple[int, ...]:
    """The inverse of `written`, for one clause; an unfinished one may lack its last fields. Raises Unreadable."""
    if not isinstance(data, Mapping) or data.get("form") not in FORMS[1:]:
        raise fault("maria-written-clause-form-known", f"{where}.form", possible=", ".join(FORMS[1:]))
    form = FORMS.index(str(data["form"]))
    row = [form]
    for need in clauses.NEEDS[form]:
        field = clauses.FIELDS[need]
        if unfinished and field not in data:
            break
        value = data.get(field, 1 if field == "cards" else None)
        row.append(_number(board, field, value, f"{where}.{field}"))
    known = ["form", *[clauses.FIELDS[need] for need in clauses.NEEDS[form][: len(row) - 1]]]
    for field in data:
        if field not in known:
            raise fault("maria-written-no-field-clause", f"{where}.{field}")
    try:
        return clauses.checked(tuple(row), unfinished)
    except ValueError:
        raise fault("maria-written-clause-form-known", f"{where}.form", possible=", ".join(FORMS[1:])) from None


def _number(board: Board, field: str, value: Any, where: str) -> int:
    known: Mapping[str, tuple[str, ...] | list[str]] = {
        "power": POWERS,
        "other": POWERS,
        "area": AREAS,
        "city": board.city_ids,
        "candidate": CANDIDATES,
    }
    if field == "text":
        if not isinstance(value, str) or clauses.fault(value):
            raise fault("maria-written-text-line-most", where, most=clauses.MAX_TEXT)
        return clauses.number_of(value)
    if field not in known:
        return whole(value, where, 0, clauses.SMALL - 1)
    if field == "city" and value not in known[field]:
        raise fault("maria-written-no-city-game-value", where, value=shown(value))
    return known[field].index(one_of(value, known[field], where))
