"""Ancien Régime in words: questions, answers, events, reasons and outcomes in the language of a reader.

Typed names in fields (`power:prussia`, `land:berlin`, `general:prussia-1`) become names from the board's data and the
catalogues; fields of decisions and actions hold bare ids, whose kinds `_TYPES` tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from pragmatica import wording
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Reason, Value
from pragmatica.core.outcome import Outcome

_NAMED: Final = ("power", "seat", "slot", "phase", "battle-card")  # kinds of names whose messages are called so
_OWN: Final = ("status", "outcome")  # kinds of names whose messages begin with the game's name
_TYPES: Final = {  # fields of decisions and actions that hold plain ids
    "power": "power",
    "giver": "power",
    "receiver": "power",
    "arbiter": "power",
    "mover": "power",
    "member": "power",
    "expelled": "power",
    "applicant": "power",
    "candidate": "power",
    "minor": "power",
    "land": "land",
    "start": "land",
    "way": "land",
    "grounds": "land",
    "capital": "land",
    "general": "general",
    "attacker": "general",
    "attackers": "general",
    "moved": "general",
    "status": "status",
    "closed": "status",
    "route": "route",
}
_ARTICLED: Final = ("power", "seat")  # kinds of names some of which take an article within a sentence
_WAYS: Final = ("way", "path")  # fields that tell a way from territory to territory
_CARD: Final = ("discard", "give_card", "play_card", "reveal_card")  # actions whose `card` is a value


class Words:
    """All texts about one board in one language."""

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        """`board` is the data of `pragmatica.game("ancien_regime").board()`."""
        self.language: Final = wording.known(language)
        self._lands: Final[dict[str, str]] = {one["id"]: one["name"] for one in board["territories"]}
        self._routes: Final[dict[str, tuple[str, str]]] = {
            one["id"]: (self._lands[one["a"]], self._lands[one["b"]]) for one in board["sea_routes"]
        }

    def decision(self, decision: Decision, part: str = "") -> str:
        """The question; `part` "why" or "help" for what explains it."""
        arguments = {one.name: self._typed(one.name, getattr(decision, one.name)) for one in fields(decision)}
        message = f"ancien_regime-decision-{getattr(decision, 'kind', '')}"
        return wording.sentences(self.language, f"{message}.{part}" if part else message, arguments)

    def action(self, action: Action) -> str:
        """What an answer does."""
        arguments = {name: self._typed(name, value) for name, value in action.fields.items()}
        if action.type in _CARD:
            arguments["card"] = self.name(f"battle-card:{action.fields['card']}")
        return wording.sentences(self.language, f"ancien_regime-action-{action.type}", arguments)

    def event(self, event: Mapping[str, Value]) -> str:
        """What happened, as `Event.seen_by` tells it."""
        area = "core" if event["kind"] == "undone" else "ancien_regime"
        return self._message(f"{area}-event-{event['kind']}", event)

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        return self._message(reason.message, reason.arguments)

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        return wording.text(self.language, f"ancien_regime-outcome-{outcome.reason}")

    def name(self, value: str) -> str:
        """The name of a thing: `land:berlin`, `general:prussia-1`, `power:prussia`, `battle-card:3`, `status:neutral`.

        Generals have numbers; who of them is Frederick, or still Stuart, is told by the position.
        """
        kind, _, ident = value.partition(":")
        if kind == "land":
            return self._lands[ident]
        if kind == "general":
            power, _, number = ident.rpartition("-")
            return wording.text(self.language, f"general-{power}", number=number)
        if kind == "route":
            first, second = self._routes[ident]
            return wording.formatted(self.language, "route-name", {"from": first, "to": second})
        if kind in _OWN:
            return wording.text(self.language, f"ancien_regime-{kind}-{ident}")
        return wording.text(self.language, f"{kind}-{ident}") if kind in _NAMED else value

    def _message(self, message: str, arguments: Mapping[str, Value]) -> str:
        named = {name: self._named(value) for name, value in arguments.items()}
        for name in _WAYS:
            if isinstance(way := named.get(name), list):
                named[name] = _joined(name, way)
        return wording.sentences(self.language, message, named)

    def _inside(self, value: str) -> str:
        """The name as it stands within a sentence: some powers take an article there."""
        kind, _, ident = value.partition(":")
        return wording.within(self.language, f"{kind}-{ident}") if kind in _ARTICLED else self.name(value)

    def _typed(self, field: str, value: Any) -> Any:
        kind = _TYPES.get(field)
        if kind is None or value is None:
            return value
        if isinstance(value, (list, tuple)):
            return _joined(field, [self._inside(f"{kind}:{one}") for one in value])
        return self._inside(f"{kind}:{value}")

    def _named(self, value: Value) -> object:
        if isinstance(value, list):
            return [self._named(one) for one in value]
        return self._inside(value) if isinstance(value, str) and ":" in value else value


def _joined(field: str, names: list[Any]) -> Any:
    """The names of a way as one text; any other list as it is."""
    return " – ".join(map(str, names)) if field in _WAYS and names else names
