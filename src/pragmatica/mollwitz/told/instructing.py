"""Standing instructions as their player gives and reads them, one for a unit and a kind of window.

| what it says | | |
|---|---|---|
| `ask` | the player is asked | as without it |
| `never`, `always` | the window is declined, or taken | |
| `chance` | taken where the test that it needs is passed in `least` cases of ten or more | bend, square, charge, face |
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value, fault, told
from pragmatica.core.reading import as_object, one_of, whole
from pragmatica.mollwitz.forms.terms import WINDOW
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.kept.instructions import ALWAYS, ASK, FROM, NEVER, TESTED, WINDOWS_OF
from pragmatica.mollwitz.kept.state import State

_ANSWERS: Final = {"ask": ASK, "never": NEVER, "always": ALWAYS}
_CHANCE: Final = "chance"
_FIELDS: Final = ("unit", "window", "answer", "least")
_NOTATION: Final = re.compile(r"instruct:([A-Z0-9_]+):([a-z]+)=([a-z]+)(?:-([0-9]{1,2}))?")


def read(s: State, seat: int, wish: Mapping[str, Any], where: str) -> int:
    """The code of one instruction. Raises Unreadable."""
    as_object(wish, where, _FIELDS)
    name = wish.get("unit")
    unit = s.army.unit_number.get(name) if isinstance(name, str) else None
    if unit is None or s.army.side[unit] != seat or not s.rules.lineup.takes_part[unit]:
        raise fault("mollwitz-written-none-ones-own", f"{where}.unit", value=told(name))
    windows = [WINDOW[kind] for kind in WINDOWS_OF[s.army.arm[unit]]]
    kind = WINDOW.index(one_of(wish.get("window"), windows, f"{where}.window"))
    answers = [*_ANSWERS, _CHANCE] if kind in TESTED else list(_ANSWERS)
    answer = one_of(wish.get("answer"), answers, f"{where}.answer")
    least = wish.get("least")
    if answer != _CHANCE:
        if least is not None:
            raise fault("mollwitz-written-only-chance", f"{where}.least")
        return instructions.code(unit, kind, _ANSWERS[answer])
    return instructions.code(unit, kind, FROM + whole(least, f"{where}.least", 1, DIE))


def given(s: State, seat: int) -> list[dict[str, Value]]:
    """The instructions of the seat that do not ask."""
    found: list[dict[str, Value]] = []
    if not any(s.instructions):  # as mostly: nobody has given any
        return found
    for unit in s.army.units_of[seat]:
        for kind in WINDOWS_OF[s.army.arm[unit]]:
            value = instructions.of(s.instructions, unit, kind)
            if value != ASK:
                found.append(_told(s, unit, kind, value))
    return found


def take_back(s: State, seat: int) -> None:
    """Have the seat asked at every window of its units."""
    found = s.instructions[:]
    for unit in s.army.units_of[seat]:
        for kind in range(len(instructions.KINDS)):
            found[unit * len(instructions.KINDS) + kind] = ASK
    s.instructions = found


def _told(s: State, unit: int, kind: int, value: int) -> dict[str, Value]:
    least = value - FROM if value >= FROM else None
    answer = _CHANCE if least is not None else next(name for name, one in _ANSWERS.items() if one == value)
    return {"unit": s.army.unit_ids[unit], "window": WINDOW[kind], "answer": answer, "least": least}


def action(s: State, code: int) -> Action:
    """The named action of an instruction."""
    fields = _told(s, instructions.unit_of(code), instructions.kind_of(code), instructions.value_of(code))
    says = fields["answer"] if fields["least"] is None else f"{fields['answer']}-{fields['least']}"
    notation = f"instruct:{fields['unit']}:{fields['window']}={says}"
    return Action("instruct", notation, code, notation, fields)


def named(s: State, seat: int, text: str) -> Action | None:
    """The instruction of this id or notation, which are the same; None if the text names none. Raises Unreadable."""
    found = _NOTATION.fullmatch(text)
    if found is None:
        return None
    wish: dict[str, Any] = {"unit": found[1], "window": found[2], "answer": found[3]}
    if found[4] is not None:
        wish["least"] = int(found[4])
    return action(s, read(s, seat, wish, "instruction"))
