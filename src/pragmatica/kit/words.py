"""The words of a game: questions, answers, events, reasons and outcomes out of its catalogues.

A game tells what its things are called (`name`) and what its fields hold (`typed`); the rest is alike in all.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields
from typing import Any, ClassVar, Final

from pragmatica import wording
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Reason, Value
from pragmatica.core.outcome import Outcome
from pragmatica.kit import places
from pragmatica.kit.boards import listed

# What the faults of positions speak of, and the kinds of names that it may have
_WRITTEN: Final[Mapping[str, tuple[str, ...]]] = {"moment": ("moment", "phase", "stage"), "asked": ("asked",)}


class GameWords:
    """All texts of a game about one board in one language; see `core.words.Words`.

    Messages are called by the game: `<game>-event-<kind>`, `<game>-decision-<kind>`. Events and reasons hold typed
    names (`power:prussia`); fields of decisions and actions hold bare ids, whose kinds `typed` tells.
    """

    game: ClassVar[str]
    named: ClassVar[tuple[str, ...]] = ()  # kinds of names whose messages are called so: `power-prussia`
    own: ClassVar[tuple[str, ...]] = ("outcome",)  # kinds of names whose messages begin with the game's name
    articled: ClassVar[tuple[str, ...]] = ()  # kinds of names some of which take an article within a sentence
    typed: ClassVar[Mapping[str, str]] = {}  # fields of decisions and actions that hold ids, and of what kind

    def __init__(self, language: str) -> None:
        """Raises Unreadable for a language that there is not."""
        self.texts: Final = wording.Catalogue(language, self.game)

    def decision(self, decision: Decision, part: str = "") -> str:
        """The question; `part` "why" or "help" for what explains it."""
        message = f"{self.game}-decision-{getattr(decision, 'kind', '')}"
        arguments = {one.name: self.field(one.name, getattr(decision, one.name), decision) for one in fields(decision)}
        return self.texts.sentences(f"{message}.{part}" if part else message, arguments)

    def action(self, action: Action) -> str:
        """What an answer does."""
        arguments = {name: self.field(name, value, action) for name, value in action.fields.items()}
        return self.texts.sentences(f"{self.game}-action-{action.type}", arguments)

    def event(self, event: Mapping[str, Value]) -> str:
        """What happened, as `Event.seen_by` tells it."""
        area = "core" if event["kind"] == "undone" else self.game
        return self._message(f"{area}-event-{event['kind']}", event)

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        return self._message(reason.message, reason.arguments)

    def fault(self, where: str, says: str, rule: str) -> str:
        """What is wrong with a field of a position, with its name and the rule."""
        place = places.named(self, where)
        return self.texts.text("core-written", place=place, says=says, rule=rule or "none")

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        return self.texts.text(f"{self.game}-outcome-{outcome.reason}")

    def name(self, value: str) -> str:
        """The name of a typed thing; what is none is told as it stands. Games add what their board names."""
        kind, _, ident = value.partition(":")
        if kind in _WRITTEN:
            return self._written(kind, ident)
        if kind in self.own:
            return self.texts.text(f"{self.game}-{kind}-{ident}")
        return self.texts.text(f"{kind}-{ident}") if kind in self.named else value

    def _written(self, kind: str, ident: str) -> str:
        """What positions have: by its name, if it has one, else as it is written, by which a reader finds it."""
        for one in _WRITTEN[kind]:
            with suppress(wording.Missing):
                return self.texts.text(f"{one}-{ident.replace(' ', '-')}")
        return ident

    def inside(self, value: str) -> str:
        """The name as it stands within a sentence: some take an article, and a text may ask for its forms."""
        kind, _, ident = value.partition(":")
        message = f"{kind}-{ident}"
        return wording.Name(self.texts.within(message) if kind in self.articled else self.name(value), message)

    def field(self, field: str, value: Any, told: Decision | Action) -> Any:
        """What a field of a decision or action is told as."""
        return self.of_kind(self.typed.get(field), field, value)

    def of_kind(self, kind: str | None, field: str, value: Any) -> Any:
        """Ids of this kind by their names."""
        if kind is None or value is None:
            return value
        if isinstance(value, (list, tuple)):
            return self.joined(field, [self.inside(f"{kind}:{one}") for one in value])
        return self.inside(f"{kind}:{value}")

    def told(self, value: Value) -> object:
        """A value with the names of what it holds."""
        if isinstance(value, list):
            return [self.told(one) for one in value]
        return self.inside(value) if isinstance(value, str) and ":" in value else value

    def joined(self, field: str, names: list[Any]) -> Any:
        """What a list is told as: the catalogues join it by commas."""
        return names

    def _message(self, message: str, arguments: Mapping[str, Value]) -> str:
        told = {name: self.told(value) for name, value in arguments.items()}
        told = {name: self.joined(name, one) if isinstance(one, list) else one for name, one in told.items()}
        return self.texts.sentences(message, told)


class BoardWords(GameWords):
    """The words of a game whose things are named by its board, wherever it lists them with an id and a name."""

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        super().__init__(language)
        self._names: Final = {f"{kind}:{one['id']}": str(one["name"]) for kind, one in listed(board) if "name" in one}

    def name(self, value: str) -> str:
        """The name on the board, else in the catalogue."""
        return self._names.get(value) or super().name(value)
