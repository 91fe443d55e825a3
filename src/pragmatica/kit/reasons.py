"""How refusals are told: a rule, and a message of the game's catalogue with the things that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pragmatica.core.errors import Reason, Value

Table = Mapping[int, tuple[str, str]]  # refusal of the engine → rule, message
Reasons = list[Reason]


class Because:
    """The reasons of one game: messages are called `<game>-why-<message>`; `rule` says that one question is asked."""

    def __init__(self, game: str, rule: str) -> None:
        self._prefix: Final = f"{game}-why-"
        self._rule: Final = rule

    def reason(self, rule: str, message: str, **arguments: Value) -> Reasons:
        """One reason."""
        return [Reason(rule, self._prefix + message, arguments)]

    def by_table(self, table: Table, refusal: int, **arguments: Value) -> Reasons:
        """What a refusal of the engine means; nothing for 0."""
        if refusal == 0:
            return []
        rule, message = table[refusal]
        return self.reason(rule, message, **arguments)

    def nothing(self) -> Reasons:
        """The question asks for something else."""
        return self.reason(self._rule, "something-else")
