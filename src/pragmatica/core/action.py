"""An action: one answer that a decision offers."""

from __future__ import annotations

from collections.abc import Mapping

from pragmatica.core.errors import Value
from pragmatica.core.frozen import frozen


@frozen()
class Action:
    """One answer to a decision; made once per board and shared.

    `type` and `fields` say what it does, `id` is unique and stable within its decision, `notation` is the short form
    that reads back, `code` is the integer that the engine uses.
    """

    type: str
    id: str
    code: int
    notation: str
    fields: Mapping[str, Value]

    def __repr__(self) -> str:
        return f"Action({self.type}, {self.id!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and (self.type, self.id) == (other.type, other.id))

    def __hash__(self) -> int:
        return hash((self.type, self.id))
