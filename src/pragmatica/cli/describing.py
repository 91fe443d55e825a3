"""What the terminal needs of a game: its words, and an observation said line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from pragmatica.ancien_regime import wording as ancien_regime
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Reason, Value
from pragmatica.core.outcome import Outcome
from pragmatica.maria import wording as maria

if TYPE_CHECKING:
    from pragmatica.cli.texts import Texts
    from pragmatica.core.match import Match

Told = Callable[[Any], list[str]]  # lines about an observation


class Words(Protocol):
    """All texts of a game about one board in one language."""

    def decision(self, decision: Any, part: str = "") -> str:
        """The question; `part` "why" or "help" for what explains it."""

    def action(self, action: Action) -> str:
        """What an answer does."""

    def event(self, event: Mapping[str, Value]) -> str:
        """What happened."""

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""

    def name(self, value: str) -> str:
        """The name of a typed thing such as `power:prussia`."""


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


WORDS: Final[dict[str, Callable[[str, Mapping[str, Any]], Words]]] = {
    "maria": maria.Words,
    "ancien_regime": ancien_regime.Words,
}  # by game: language and board data → its words


def describer(match: Match, texts: Texts) -> Describer:
    """Says what is seen in a match of this game."""
    if match.setup.game == "maria":
        from pragmatica.cli.maria import Describer as Maria

        return Maria(match, texts)
    from pragmatica.cli.ancien_regime import Describer as AncienRegime

    return AncienRegime(match, texts)
