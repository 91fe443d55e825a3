"""What a lesson can ask of an answer and of what came of it: a small closed vocabulary, as data.

    "prussia-1"                                    the answer of this id or notation
    {"answer": {"type": "march", "city": ["a"]}}   the answer's type, id and fields, each one value or several
    {"seen": ["pieces", "prussia-1", "at"], "is": "glogau"}   what the learner sees after it
    {"asked": "pick_piece"}                        the learner's question after it; null: none
    {"told": {"kind": "battle-won"}}               something that has happened since the step began
    {"all": […]}  {"any": […]}  {"not": …}

A way through what is seen goes by names of fields, by ids in lists (or by what stands first in an entry), and by
numbers. At its end stands one of `is`, `one_of`, `least`, `most`, `has`. A way that leads nowhere holds nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.errors import told

Condition = str | Mapping[str, Any]
KINDS: Final = ("answer", "seen", "asked", "told", "all", "any", "not")
_NOTHING: Final = object()
_COMPARED: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "is": lambda found, wanted: bool(found == wanted),
    "one_of": lambda found, wanted: found in wanted,
    "least": lambda found, wanted: _is_number(found) and found >= wanted,
    "most": lambda found, wanted: _is_number(found) and found <= wanted,
    "has": lambda found, wanted: isinstance(found, (list, Mapping)) and wanted in found,
}


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer of the learner and what has come of it."""

    name: str  # what was answered, as it was sent
    action: Action | None  # the offered action of this name
    seen: Any  # the learner's observation afterwards
    asked: str | None  # the kind of his question then
    told: Sequence[Mapping[str, Any]] = field(default_factory=tuple)  # events since the step began, as he may know them


def holds(condition: Condition, moment: Moment) -> bool:
    """Whether the condition is met."""
    if isinstance(condition, str):
        action = moment.action
        return condition == moment.name or (action is not None and condition in (action.id, action.notation))
    kind = next(one for one in KINDS if one in condition)
    wanted = condition[kind]
    if kind == "all":
        return all(holds(one, moment) for one in wanted)
    if kind == "any":
        return any(holds(one, moment) for one in wanted)
    if kind == "not":
        return not holds(wanted, moment)
    if kind == "asked":
        return moment.asked in wanted if isinstance(wanted, list) else bool(moment.asked == wanted)
    if kind == "told":
        return any(_fits(wanted, event) for event in moment.told)
    if kind == "answer":
        action = moment.action
        return action is not None and _fits(wanted, {**action.fields, "type": action.type, "id": action.id})
    found = _plain(follow(moment.seen, wanted))
    return found is not _NOTHING and all(
        compare(found, condition[name]) for name, compare in _COMPARED.items() if name in condition
    )


def chooses(conditions: Iterable[Condition], offered: Sequence[Action]) -> Action | None:
    """The first offered action that meets the first condition that any meets; conditions on answers alone."""
    for one in conditions:
        for action in offered:
            if holds(one, Moment(action.id, action, None, None)):
                return action
    return None


def follow(seen: Any, way: Sequence[str | int]) -> Any:
    """What stands at the end of a way through an observation."""
    for step in way:
        seen = _next(seen, step)
    return seen


def faults(condition: object, where: str) -> Iterator[str]:
    """What is wrong with the form of a condition, each with its place."""
    if isinstance(condition, str):
        return
    if not isinstance(condition, Mapping):
        yield f"{where}: must be the id of an answer or a condition, is {told(condition)}"
        return
    kinds = [one for one in KINDS if one in condition]
    if len(kinds) != 1:
        yield f"{where}: must have one of {', '.join(KINDS)}"
        return
    kind, wanted = kinds[0], condition[kinds[0]]
    rest = set(condition) - {kind}
    compared = rest & set(_COMPARED) if kind == "seen" else set()
    for name in sorted(rest - compared):
        yield f"{where}.{name}: unknown beside {kind!r}"
    if kind in ("all", "any"):
        if not isinstance(wanted, list) or not wanted:
            yield f"{where}.{kind}: must be a list of conditions"
            return
        for number, one in enumerate(wanted):
            yield from faults(one, f"{where}.{kind}[{number}]")
    elif kind == "not":
        yield from faults(wanted, f"{where}.not")
    elif kind == "seen":
        if not isinstance(wanted, list) or not wanted or not all(type(one) in (str, int) for one in wanted):
            yield f"{where}.seen: must be a list of names, ids and numbers"
        if len(compared) != 1:
            yield f"{where}: must have one of {', '.join(_COMPARED)}"
    elif kind in ("answer", "told") and (not isinstance(wanted, Mapping) or not wanted):
        yield f"{where}.{kind}: must be an object of fields and what they may hold"


def _fits(wanted: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    """Whether each field holds the value, or one of the values, that is wanted."""
    for name, one in wanted.items():
        value = _plain(found.get(name, _NOTHING))
        if value is _NOTHING or (value != one and not (isinstance(one, list) and value in one)):
            return False
    return True


def _next(value: Any, step: str | int) -> Any:
    if isinstance(value, Mapping):
        return value.get(step, _NOTHING)
    if isinstance(value, (list, tuple)):
        if isinstance(step, int):
            return value[step] if -len(value) <= step < len(value) else _NOTHING
        return next((one for one in value if _name(one) == step), _NOTHING)
    return getattr(value, step, _NOTHING) if isinstance(step, str) and not step.startswith("_") else _NOTHING


def _name(entry: Any) -> Any:
    """By which an entry of a list is found: its id, else what stands first in it."""
    found = _next(entry, "id")
    if found is not _NOTHING or not is_dataclass(entry):
        return found
    return getattr(entry, fields(entry)[0].name)


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
