"""Maria in words: questions, answers, events and refusals of one board in one language.

The catalogues hold the texts; here the names in their arguments are looked up. Cities and generals are named by the
board, powers, suits, seats, stages, phases and purposes by the catalogues.
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

_NAMED: Final = (  # kinds of names whose texts have the name itself as their id
    "power",
    "seat",
    "suit",
    "stage",
    "phase",
    "purpose",
    "political",
    "track",
    "field",
    "box",
    "offmap",
    "candidate",
    "status",
    "area",
    "treaty-form",
)
_TYPES: Final = {  # fields of decisions and actions that hold plain ids
    "power": "power",
    "opponent_power": "power",
    "receiver": "power",
    "powers": "power",
    "receivers": "power",
    "seat": "seat",
    "asking": "seat",
    "suit": "suit",
    "opponent_suit": "suit",
    "purpose": "purpose",
    "city": "city",
    "start": "city",
    "at": "city",
    "end": "city",
    "path": "city",
    "card": "card",
    "general": "piece",
    "generals": "piece",
    "other": "piece",
    "piece": "piece",
    "pieces": "piece",
    "commander": "piece",
    "attacker": "piece",
    "defender": "piece",
    "winner": "piece",
    "loser": "piece",
    "train": "piece",
    "hussar": "piece",
    "political": "political",
    "offer": "political",
    "choices": "political",
    "track": "track",
    "box": "offmap",
    "candidate": "candidate",
    "area": "area",
    "form": "treaty-form",
}
_ARTICLED: Final = ("power",)  # kinds of names some of which take an article within a sentence
_CHOSEN_BEFORE: Final = ("execute_card", "other")  # a political card, not a piece
_CLAUSE: Final = ("power", "other", "area", "city", "distance", "until", "cards", "turns", "candidate", "text")


class Words:
    """All texts about one board in one language."""

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        """`board` is the data of `pragmatica.game("maria").board()`."""
        self.language: Final = wording.known(language)
        self._cities: Final[dict[str, str]] = {city["id"]: city["name"] for city in board["cities"]}
        self._generals: Final[dict[str, str]] = {
            f"{power}-{general['rank']}": general["name"]
            for power, sheet in board["setup"]["powers"].items()
            for general in sheet["generals"]
        }

    def decision(self, decision: Decision, part: str = "") -> str:
        """The question; `part` "why" or "help" for what explains it."""
        kind = str(getattr(decision, "kind", ""))
        arguments = {
            one.name: self._typed(
                "political" if (kind, one.name) == _CHOSEN_BEFORE else one.name, getattr(decision, one.name)
            )
            for one in fields(decision)
        }
        message = f"maria-decision-{kind}"
        return wording.sentences(self.language, f"{message}.{part}" if part else message, arguments)

    def action(self, action: Action) -> str:
        """What an answer does."""
        arguments = {name: self._typed(name, value) for name, value in action.fields.items()}
        return wording.sentences(self.language, f"maria-action-{action.type}", arguments)

    def event(self, event: Mapping[str, Value]) -> str:
        """What happened, as `Event.seen_by` tells it."""
        area = "core" if event["kind"] == "undone" else "maria"
        return self._message(f"{area}-event-{event['kind']}", event)

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        return self._message(reason.message, reason.arguments)

    def clause(self, clause: Mapping[str, Value]) -> str:
        """A promise or a contract of a treaty, as events tell it: its form, and typed names."""
        arguments = {name: self._named(value) for name, value in clause.items() if name != "text"}
        missing = dict.fromkeys(_CLAUSE)
        text = clause.get("text")
        return wording.formatted(self.language, f"maria-clause-{clause['form']}", missing | arguments | {"text": text})

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended."""
        return wording.text(self.language, f"maria-outcome-{outcome.reason}")

    def name(self, value: str) -> str:
        """The name of a thing: `city:lueben`, `piece:prussia-1`, `card:d1-spades-5`, `power:prussia`, `track:italy`."""
        kind, _, ident = value.partition(":")
        if kind == "city":
            return self._cities[ident]
        if kind == "piece":
            return self._piece(ident)
        if kind == "card":
            return self._card(ident)
        if kind == "outcome":
            return wording.text(self.language, f"maria-outcome-{ident}")
        return wording.text(self.language, f"{kind}-{ident}") if kind in _NAMED else value

    def _message(self, message: str, arguments: Mapping[str, Value]) -> str:
        named = {name: self._named(value) for name, value in arguments.items()}
        clauses = named.get("clauses")
        if isinstance(clauses, list):
            named["clauses"] = "; ".join(map(str, clauses))
        return wording.sentences(self.language, message, named)

    def _inside(self, value: str) -> str:
        """The name as it stands within a sentence: the Pragmatic Army has an article there."""
        kind, _, ident = value.partition(":")
        return wording.within(self.language, f"{kind}-{ident}") if kind in _ARTICLED else self.name(value)

    def _typed(self, field: str, value: Any) -> Any:
        kind = _TYPES.get(field)
        if kind is None or value is None:
            return value
        if isinstance(value, (list, tuple)):
            return [self._inside(f"{kind}:{one}") for one in value]
        return self._inside(f"{kind}:{value}")

    def _named(self, value: Value) -> object:
        if isinstance(value, list):
            return [self._named(one) for one in value]
        if isinstance(value, dict):
            return self.clause(value)
        return self._inside(value) if isinstance(value, str) and ":" in value else value

    def _piece(self, ident: str) -> str:
        if ident in self._generals:
            return self._generals[ident]
        kind, _, number = ident.rpartition("-")
        if kind == "hussar":
            return wording.text(self.language, "piece-hussar", number=number)
        power = wording.within(self.language, f"power-{kind.removesuffix('-train')}")
        return wording.text(self.language, "piece-train", number=number, power=power)

    def _card(self, ident: str) -> str:
        _, suit, value = ident.split("-")
        if suit == "reserve":
            return wording.text(self.language, "card-reserve")
        suit_name = wording.text(self.language, f"suit-{suit}")
        return wording.text(self.language, "card-suited", value=value, suit=suit_name)
