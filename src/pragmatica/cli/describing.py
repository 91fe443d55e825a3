"""What the terminal needs of a game: its words, and an observation said line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision

if TYPE_CHECKING:
    from pragmatica.cli.texts import Texts
    from pragmatica.core.match import Match

Told = Callable[[Any], list[str]]  # lines about an observation


class Describer(Protocol):
    """Says in words what a seat sees."""

    @property
    def commands(self) -> Mapping[str, Told]:
        """What this game tells on demand, by the word that one types."""

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be asked about: a name or an id, and the typed thing."""

    def heading(self, seen: Any) -> str:
        """Where the game stands."""

    def question(self, seen: Any, decision: Decision) -> list[str]:
        """What is asked and why, with what must be known to answer."""

    def answer(self, seen: Any, action: Action) -> str:
        """What an offered answer means, with what helps to choose it."""

    def place(self, seen: Any, thing: str) -> list[str]:
        """Everything about a typed thing on the map; nothing when it is not there."""

    def draft(self, seen: Any) -> list[str]:
        """What the seat is writing."""

    def ending(self, seen: Any) -> list[str]:
        """What is opened when the match is over."""


def describer(match: Match, texts: Texts) -> Describer:
    """Says what is seen in a match of this game."""
    if match.setup.game == "maria":
        from pragmatica.cli.maria import Describer as Maria

        return Maria(match, texts)
    from pragmatica.cli.ancien_regime import Describer as AncienRegime

    return AncienRegime(match, texts)
