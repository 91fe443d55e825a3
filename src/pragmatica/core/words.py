"""Texts for people, as the core knows of them: each game has its words; here is how they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from pragmatica.core import register
from pragmatica.core.errors import Reason, Unreadable, Value

if TYPE_CHECKING:
    from pragmatica.core.action import Action
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

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        ...

    def name(self, value: str) -> str:
        """The name of a typed thing such as `power:prussia`."""
        ...


@lru_cache(64)
def words(language: str, game: str, board: str | None = None) -> Words:
    """The words of a game about a board (None: the one that ships). Raises Unreadable for an unknown language."""
    return register.game(game).words(language, board)


def sentence(reason: Reason, language: str) -> str:
    """The sentence that the page shows. Raises Unreadable for an unknown language, or a reason of no game."""
    if reason.about is not None:
        return words(language, *reason.about).reason(reason)
    named = reason.message.partition("-")[0]
    for game in register.games():
        if named == game.id:
            return words(language, game.id).reason(reason)
    raise Unreadable(f"{reason.message} is the message of no game; reasons that a match gives know theirs", "reason")
