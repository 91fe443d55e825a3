"""How the integers of a game's raw events become fields with names: those for everybody, and those of the owner."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from pragmatica.core.errors import Value

Raw = tuple[int, ...]
Naming = Mapping[int, Value] | None  # names of a field's integers; None: it stays a number
Fields = dict[str, Value]

_NONE: Final[Mapping[str, str]] = {}


class Form:
    """How the integers of one kind of event are read.

    `fields` are their names in order; one that ends in `*` takes all that are left. Those in `hidden` are the owner's.
    `naming` has the names of a field's integers, `told` those fields that are called otherwise outside the engine.
    """

    def __init__(
        self,
        fields: tuple[str, ...],
        naming: Mapping[str, Mapping[int, Value]],
        hidden: Collection[str],
        told: Mapping[str, str] = _NONE,
    ) -> None:
        self._public: Final[list[tuple[int, str, Naming]]] = []  # place in the raw event, field, names
        self._hidden: Final[list[tuple[int, str, Naming]]] = []
        self.rest = 0  # place from which on the integers make one list
        self.rest_name = ""
        self.rest_hidden = False
        self._rest_naming: Naming = None
        for place, field in enumerate(fields, 1):
            plain = field.removesuffix("*")
            name, names = told.get(plain, plain), naming.get(plain)
            if field.endswith("*"):
                self.rest, self.rest_name, self.rest_hidden = place, name, field in hidden
                self._rest_naming = names
            else:
                (self._hidden if field in hidden else self._public).append((place, name, names))

    def read(self, raw: Raw) -> tuple[Fields, Fields]:
        """The fields for everybody, and those for the owner."""
        shared = {name: raw[place] if names is None else names[raw[place]] for place, name, names in self._public}
        hidden = {name: raw[place] if names is None else names[raw[place]] for place, name, names in self._hidden}
        if self.rest:
            names = self._rest_naming
            several: list[Value] = [one if names is None else names[one] for one in raw[self.rest :]]
            (hidden if self.rest_hidden else shared)[self.rest_name] = several
        return shared, hidden
