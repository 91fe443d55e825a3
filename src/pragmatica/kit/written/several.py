"""Kinds of several values in a written position: lists, sets, objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pragmatica.core.errors import fault
from pragmatica.core.reading import as_list, as_object
from pragmatica.kit.written.kinds import REQUIRED, C, Definitions, Field, Kind, Names, Schema, as_field


class ListOf(Kind[C]):
    """Several in order, each once unless `again`; at most `most`."""

    def __init__(self, kind: Kind[C], *, again: bool = False, most: int = 0) -> None:
        super().__init__(kind.many, f"lists of {kind.many}")
        self.kind: Final = kind
        self._again: Final = again
        self._most: Final = most

    def write(self, c: C, value: Any) -> Any:
        """A list."""
        return [self.kind.write(c, one) for one in value]

    def read(self, c: C, value: Any, where: str) -> Any:
        """A tuple."""
        found = tuple([self.kind.read(c, one, f"{where}[{n}]") for n, one in enumerate(as_list(value, where))])
        if not self._again and len(set(found)) < len(found):
            raise fault("core-written-named-twice", where)
        if self._most and len(found) > self._most:
            raise fault("core-written-most", where, count=len(found), most=self._most)
        return found

    def schema(self, into: Definitions[C]) -> Schema:
        """An array."""
        schema: Schema = {"type": "array", "items": into.of(self.kind)}
        if not self._again:
            schema["uniqueItems"] = True
        if self._most:
            schema["maxItems"] = self._most
        return schema


class SetOf(ListOf[C]):
    """Several of which only it matters who is among them: a bit for each of `count` things inside."""

    def __init__(self, kind: Kind[C], count: int) -> None:
        super().__init__(kind)
        self._count: Final = count

    def write(self, c: C, value: Any) -> Any:
        """A list in the order of the numbers."""
        return super().write(c, [one for one in range(self._count) if value >> one & 1])

    def read(self, c: C, value: Any, where: str) -> Any:
        """The sum of their bits."""
        return sum(1 << one for one in super().read(c, value, where))


class Record(Kind[C]):
    """An object of named fields; inside a tuple of them, or what `made` makes of it and `parts` takes apart again.

    A field that has its default is not written.
    """

    def __init__(
        self,
        word: str,
        *,
        many: str = "",
        definition: str = "",
        made: Callable[[tuple[Any, ...]], Any] = tuple,
        parts: Callable[[Any], tuple[Any, ...]] = tuple,
        **fields: Kind[C] | Field[C],
    ) -> None:
        super().__init__(word, many, definition)
        self.fields: Final = {name: as_field(field) for name, field in fields.items()}
        self._made: Final = made
        self._parts: Final = parts

    def write(self, c: C, value: Any) -> Any:
        """An object."""
        entry = {}
        for (name, field), one in zip(self.fields.items(), self._parts(value), strict=True):
            written = field.kind.write(c, one)
            if written != field.default:
                entry[name] = written
        return entry

    def read(self, c: C, value: Any, where: str) -> Any:
        """The inverse."""
        entry = as_object(value, where, self.fields)
        return self._made(tuple([read_field(c, name, field, entry, where) for name, field in self.fields.items()]))

    def schema(self, into: Definitions[C]) -> Schema:
        """An object of these fields alone."""
        return object_of(self.fields, into)


class By(Kind[C]):
    """An object that names things and a value for each: inside a tuple over all things, in their order.

    Who has the `usual` value is not written, unless `all_written`.
    """

    def __init__(
        self,
        key: Names[C],
        value: Kind[C],
        usual: Any = None,
        *,
        usual_of: Callable[[C, int], Any] | None = None,
        all_written: bool = False,
    ) -> None:
        super().__init__(f"{value.many} by {key.word}")
        self.key: Final = key
        self.value: Final = value
        self._usual: Final = usual
        self._usual_of: Final = usual_of
        self._all: Final = all_written

    def usual(self, c: C, number: int) -> Any:
        """The value of the thing where it is not named."""
        return self._usual if self._usual_of is None else self._usual_of(c, number)

    def write(self, c: C, value: Any) -> Any:
        """An object."""
        return {
            self.key.write(c, number): self.value.write(c, one)
            for number, one in enumerate(value)
            if self._all or one != self.usual(c, number)
        }

    def read(self, c: C, value: Any, where: str) -> Any:
        """A value for everything."""
        found = [self.usual(c, number) for number in range(len(self.key.names(c)))]
        for name, one in as_object(value, where).items():
            found[self.key.read(c, name, f"{where}.{name}")] = self.value.read(c, one, f"{where}.{name}")
        return tuple(found)

    def schema(self, into: Definitions[C]) -> Schema:
        """An object of any of these names."""
        return {
            "type": "object",
            "propertyNames": into.of(self.key),
            "additionalProperties": into.of(self.value),
        }


# -- fields of an object ----------------------------------------------------------------------------------------------


def read_field(c: C, name: str, field: Field[C], entry: Mapping[str, Any], where: str) -> Any:
    """The value of a field of an object, or its default. Raises Unreadable."""
    value = entry.get(name, field.default)
    if value is REQUIRED:
        raise fault("core-written-missing", f"{where}.{name}")
    return field.kind.read(c, value, f"{where}.{name}")


def object_of(fields: Mapping[str, Field[C]], into: Definitions[C]) -> Schema:
    """The schema of an object that has these fields and no others."""
    schema: Schema = {"type": "object", "additionalProperties": False}
    required = [name for name, field in fields.items() if field.default is REQUIRED]
    if required:
        schema["required"] = required
    schema["properties"] = {
        name: into.of(field.kind) | ({} if _follows(field) else {"default": field.default})
        for name, field in fields.items()
    }
    return schema


def _follows(field: Field[Any]) -> bool:
    """Whether a schema cannot tell what the field is where it is left out."""
    return field.default is REQUIRED or field.follows is not None
