"""An action: one answer that a decision offers."""

from __future__ import annotations

from collections.abc import Mapping

from pragmatica.core.errors import Value


class Action:
    """One answer to a decision; made once per board and shared, never changed.

    `type` and `fields` say what it does, `id` is unique and stable within its decision, `notation` is the short form
    that reads back, `code` is the integer that the engine uses.
    """

    __slots__ = ("code", "fields", "id", "notation", "type")

    def __init__(self, type: str, id: str, code: int, notation: str, fields: Mapping[str, Value]) -> None:
        self.type = type
        self.id = id
        self.code = code
        self.notation = notation
        self.fields = fields

    def __repr__(self) -> str:
        return f"Action({self.type}, {self.id!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and (self.type, self.id) == (other.type, other.id))

    def __hash__(self) -> int:
        return hash((self.type, self.id))
