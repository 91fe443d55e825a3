"""What is handed out can be read, and not written: classes whose objects are shut once made, lists, dictionaries.

Everything that a match hands out is shared, by matches, by copies and by callers. A list or dictionary of it is one for
whoever reads it, also for JSON; `list(…)` and `dict(…)` make one's own of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Final, NoReturn, TypeVar, cast, dataclass_transform

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

_MADE_OF: Final = {  # how a constructor shuts a value of such a type; others in which there is one of these: `freeze`
    re.compile(r"list\[\w+\]"): "FrozenList({0})",
    re.compile(r"dict\[\w+, \w+\]"): "FrozenDict({0})",
}
_HOLDER: Final = re.compile(r"\b(list|dict|Sequence|Mapping|Any|Value)\b")
_become: Final = object.__dict__["__class__"].__set__


def _refuse(self: object, *values: object, **named: object) -> NoReturn:
    raise TypeError(f"a {type(self).__name__} cannot be changed; make a list or dict of it")


class FrozenList(list[T]):
    """A list that nobody can change; equal to a list of the same values."""

    __slots__ = ()

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenList, (list(self),)


class FrozenDict(dict[K, V]):
    """A dictionary that nobody can change; equal to one of the same values."""

    __slots__ = ()

    clear = pop = popitem = setdefault = update = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)


def freeze(value: Any) -> Any:
    """The value with all lists and dictionaries within each other shut; what is not made of these is left as it is."""
    kind = type(value)
    if kind is list:
        return FrozenList([freeze(one) for one in value])
    if kind is dict:
        return FrozenDict({name: freeze(one) for name, one in value.items()})
    if kind is tuple:
        return tuple([freeze(one) for one in value])
    return value


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(*, kw_only: bool = False) -> Callable[[type[T]], type[T]]:
    """A frozen dataclass with slots whose lists and dictionaries are shut, too.

    The constructor of the library's own takes three times as long as that of a class that is not frozen: it goes past
    the class's refusal field by field. This one lets the object be of an open class of the same form while it is
    filled, and costs next to nothing.
    """

    def shut(cls: type[T]) -> type[T]:
        made = dataclass(frozen=True, slots=True, kw_only=kw_only)(cls)
        setattr(made, "__init__", _constructor(made))  # noqa: B010
        return made

    return shut


def maker(cls: type[T]) -> type[T]:
    """What makes objects of a frozen class as calling it does, but is a plain function.

    Python calls that in half the time: it puts no arguments into a dictionary. It is for what is made at every answer.
    """
    return cast("type[T]", _function(cls, "make", [], ["self = _new(_open)"], ["return self"]))


def _constructor(cls: type[Any]) -> Callable[..., None]:
    """The constructor of a frozen dataclass."""
    return _function(cls, "__init__", ["self"], ["_become(self, _open)"], [])


def _function(cls: type[Any], name: str, first: list[str], head: list[str], tail: list[str]) -> Callable[..., Any]:
    """A function that takes the fields of a frozen dataclass and fills an object with them, between head and tail."""
    own = {"__slots__": cls.__slots__, "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    names: dict[str, Any] = {
        "FrozenDict": FrozenDict,
        "FrozenList": FrozenList,
        "_become": _become,
        "_new": object.__new__,
        "_open": type(f"_Open{cls.__name__}", cls.__bases__, own),
        "_shut": cls,
        "_missing": MISSING,
        "freeze": freeze,
    }
    parameters = first[:]
    named: list[str] = []
    body: list[str] = []
    for one in fields(cls):
        (named if one.kw_only else parameters).append(_parameter(one, names))
        if one.default_factory is not MISSING:
            body.append(f"if {one.name} is _missing: {one.name} = _made_{one.name}()")
        body.append(f"self.{one.name} = {_filled(one)}")
    taken = ", ".join([*parameters, *(["*", *named] if named else [])])
    lines = [f"def {name}({taken}):", *head, *body, "_become(self, _shut)", *tail]
    exec("\n ".join(lines), names)
    made: Callable[..., Any] = names[name]
    made.__qualname__ = f"{cls.__qualname__}.{name}"
    return made


def _parameter(one: Field[Any], names: dict[str, Any]) -> str:
    """The parameter of a field, with its default value among the names."""
    if one.default is not MISSING:
        names[f"_default_{one.name}"] = one.default
        return f"{one.name}=_default_{one.name}"
    if one.default_factory is not MISSING:
        names[f"_made_{one.name}"] = one.default_factory
        return f"{one.name}=_missing"
    return one.name


def _filled(one: Field[Any]) -> str:
    """What a field takes of its parameter, as its annotation tells."""
    annotation = one.type if isinstance(one.type, str) else repr(one.type)
    for form, filled in _MADE_OF.items():
        if form.fullmatch(annotation):
            return filled.format(one.name)
    return f"freeze({one.name})" if _HOLDER.search(annotation) else one.name
