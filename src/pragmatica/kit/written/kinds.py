"""Kinds of values in a written position: how each is written and read, its JSON Schema, and its word in documents.

Inside, a value is an integer, a truth value or a tuple of such; `c` is the state whose board and seats have the names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from pragmatica.core.errors import fault, told
from pragmatica.core.reading import whole

C = TypeVar("C")

Schema = dict[str, Any]
REQUIRED: Final = object()  # the default of what may not be left out
LISTED: Final = 12  # names that an error tells one by one


class Definitions(Protocol[C]):
    """Where schemas stand that are used more than once; see `schema`."""

    c: C

    def of(self, kind: Kind[C]) -> Schema:
        """The schema of a kind, or what refers to it."""
        ...


class Kind(ABC, Generic[C]):
    """What a value is. `word` says so in documents, `many` of several; `definition` names its schema, if it has one."""

    def __init__(self, word: str, many: str = "", definition: str = "") -> None:
        self.word: Final = word
        self.many: Final = many or f"{word}s"
        self.definition: Final = definition

    def write(self, c: C, value: Any) -> Any:
        """The written form of the value."""
        return value

    @abstractmethod
    def read(self, c: C, value: Any, where: str) -> Any:
        """The inverse. Raises Unreadable with the place and what is possible."""

    @abstractmethod
    def schema(self, into: Definitions[C]) -> Schema:
        """The JSON Schema of the written form."""

    def usually(self, default: Any) -> Field[C]:
        """A field of this kind that may be left out; `default` as it would be written."""
        return Field(self, default)

    def follows(self, value: Follows[C]) -> Field[C]:
        """A field of this kind that has this value, of its inner form, where it is left out."""
        return Field(self, None, value)

    def noted(self, note: str) -> Field[C]:
        """A field of this kind of which documents say this."""
        return Field(self, note=note)


@dataclass(frozen=True)
class Branch:
    """One of several chains side by side: its name, what may be open in it, and all of them as they are written."""

    name: str
    possible: tuple[type[Any], ...]
    beside: Mapping[str, Any]


@dataclass(frozen=True)
class Place:
    """Where a frame stands: what is below it, the branch in which it is, and what stands on it as it is written."""

    below: Any
    branch: Branch | None
    above: Sequence[Any] = ()


Follows = Callable[[C, Place, Sequence[Any]], Any]  # of the state, the place, and the values of the fields before


@dataclass(frozen=True)
class Field(Generic[C]):
    """A value that has a name in what is written, and what it is where it is left out.

    `always`: which bits a set of them has in any case, written or not.
    """

    kind: Kind[C]
    default: Any = REQUIRED
    follows: Follows[C] | None = None
    note: str = ""
    always: Follows[C] | None = None

    def usually(self, default: Any) -> Field[C]:
        """The same, but it may be left out."""
        return replace(self, default=default)

    def with_always(self, value: Follows[C]) -> Field[C]:
        """The same set, in which these are in any case, since the rest of the position says so."""
        return replace(self, always=value)

    def noted(self, note: str) -> Field[C]:
        """The same, with this in documents."""
        return replace(self, note=note)


@dataclass(frozen=True)
class Unwritten(Generic[C]):
    """A value that is not written at all, as it follows from the rest of the position."""

    follows: Follows[C]


def as_field(value: Kind[C] | Field[C]) -> Field[C]:
    """The field; a kind alone is one that is required."""
    return value if isinstance(value, Field) else Field(value)


# -- single values ----------------------------------------------------------------------------------------------------


class Names(Kind[C]):
    """A thing by its name, or by its value; inside it is the place in the list of names, from `first` on.

    `form` is its schema where that is not to list the names of the board that ships, as there are boards with others.
    """

    def __init__(
        self,
        word: str,
        names: Sequence[str] | Callable[[C], Sequence[str] | Sequence[int]],
        *,
        many: str = "",
        definition: str = "",
        first: int = 0,
        form: Schema | None = None,
    ) -> None:
        super().__init__(word, many, definition)
        self._names: Final = names
        self._first: Final = first
        self._form: Final = form

    def names(self, c: C) -> Sequence[str] | Sequence[int]:
        """All of them, in order."""
        return self._names(c) if callable(self._names) else self._names

    @property
    def fixed(self) -> Sequence[str]:
        """The names, if they are no things of the board, but words for this place alone."""
        return () if callable(self._names) or self.definition else self._names

    def write(self, c: C, value: Any) -> Any:
        """Its name."""
        return self.names(c)[value - self._first]

    def read(self, c: C, value: Any, where: str) -> Any:
        """The thing of this name."""
        names: Sequence[Any] = self.names(c)
        if type(value) in (str, int):
            with suppress(ValueError):
                return names.index(value) + self._first
        if len(names) <= LISTED:
            raise fault("core-written-possible", where, value=told(value), possible=", ".join(map(str, names)))
        raise fault("core-written-no-game", where, value=told(value), word=self.word)

    def schema(self, into: Definitions[C]) -> Schema:
        """A list of the names."""
        return self._form or {"enum": list(self.names(into.c))}


class Coded(Kind[C]):
    """A text that says several things at once; `hint` tells how it is to be written."""

    def __init__(
        self,
        word: str,
        write: Callable[[C, Any], str],
        read: Callable[[C, str], Any],
        *,
        hint: str,
        form: Schema | Callable[[C], Schema],
        many: str = "",
        definition: str = "",
    ) -> None:
        super().__init__(word, many, definition)
        self._write: Final = write
        self._read: Final = read  # None if it cannot be read
        self._hint: Final = hint
        self._form: Final = form

    def write(self, c: C, value: Any) -> Any:
        """The text."""
        return self._write(c, value)

    def read(self, c: C, value: Any, where: str) -> Any:
        """What the text says."""
        found = self._read(c, value) if isinstance(value, str) else None
        if found is None:
            raise fault("core-written-no", where, value=told(value), word=self.word, hint=self._hint)
        return found

    def schema(self, into: Definitions[C]) -> Schema:
        """As given."""
        return self._form(into.c) if callable(self._form) else self._form


class Whole(Kind[C]):
    """A whole number in bounds, which may differ from match to match."""

    def __init__(self, least: int, most: int | Callable[[C], int], word: str = "") -> None:
        super().__init__(word or "number")
        self.least: Final = least
        self._most: Final = most

    def most(self, c: C) -> int:
        """The largest number."""
        return self._most(c) if callable(self._most) else self._most

    def read(self, c: C, value: Any, where: str) -> Any:
        """The number."""
        return whole(value, where, self.least, self.most(c))

    def schema(self, into: Definitions[C]) -> Schema:
        """An integer with its bounds."""
        return {"type": "integer", "minimum": self.least, "maximum": self.most(into.c)}


class Flag(Kind[C]):
    """True or false."""

    def __init__(self) -> None:
        super().__init__("true or false")

    def read(self, c: C, value: Any, where: str) -> Any:
        """The value."""
        if not isinstance(value, bool):
            raise fault("core-written-true-false", where, value=told(value))
        return value

    def schema(self, into: Definitions[C]) -> Schema:
        """A truth value."""
        return {"type": "boolean"}


class OrNone(Kind[C]):
    """A value, or null for none, which is `nothing` inside."""

    def __init__(self, kind: Kind[C], nothing: int) -> None:
        super().__init__(f"{kind.word} or null")
        self.kind: Final = kind
        self._nothing: Final = nothing

    def write(self, c: C, value: Any) -> Any:
        """Null, or what the kind writes."""
        return None if value == self._nothing else self.kind.write(c, value)

    def read(self, c: C, value: Any, where: str) -> Any:
        """The inverse."""
        return self._nothing if value is None else self.kind.read(c, value, where)

    def schema(self, into: Definitions[C]) -> Schema:
        """Either."""
        return {"anyOf": [into.of(self.kind), {"type": "null"}]}
