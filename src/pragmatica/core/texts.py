"""What a game's texts can tell; `words` asks games for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from pragmatica.core.action import Action
from pragmatica.core.errors import Reason, Value
from pragmatica.core.outcome import Outcome


class Words(Protocol):
    """All texts of a game about one board in one language."""

    def decision(self, decision: Any, part: str = "") -> str:
        """The question; `part` "why" or "help" for what explains it."""
        ...

    def action(self, action: Action) -> str:
        """What an answer does."""
        ...

    def event(self, event: Mapping[str, Value]) -> str:
        """What happened."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        ...

    def fault(self, where: str, says: str, rule: str) -> str:
        """What is wrong with a field of a position, with its name and the rule."""
        ...

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        ...

    def name(self, value: str) -> str:
        """The name of a typed thing such as `power:prussia`."""
        ...
