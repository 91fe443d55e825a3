"""Maria in words: questions, answers, events and refusals of one board in one language.

The catalogues hold the texts; here the names in their arguments are looked up. Cities and generals are named by the
board, powers, suits, seats, stages, phases and purposes by the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Value
from pragmatica.kit.words import GameWords

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
_CLAUSE: Final = ("power", "other", "area", "city", "distance", "until", "cards", "turns", "candidate", "text")


class Words(GameWords):
    """All texts about one board in one language."""

    game = "maria"
    named = _NAMED
    articled = ("power",)
    typed = _TYPES

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        """`board` is the data of `pragmatica.game("maria").board()`."""
        super().__init__(language)
        self._cities: Final[dict[str, str]] = {city["id"]: city["name"] for city in board["cities"]}
        self._generals: Final[dict[str, str]] = {
            f"{power}-{general['rank']}": general["name"]
            for power, sheet in board["setup"]["powers"].items()
            for general in sheet["generals"]
        }

    def clause(self, clause: Mapping[str, Value]) -> str:
        """A promise or a contract of a treaty, as events tell it: its form, and typed names."""
        arguments = {name: self.told(value) for name, value in clause.items() if name != "text"}
        missing = dict.fromkeys(_CLAUSE)
        text = clause.get("text")
        return self.texts.formatted(f"maria-clause-{clause['form']}", missing | arguments | {"text": text})

    def name(self, value: str) -> str:
        """The name of a thing: `city:lueben`, `piece:prussia-1`, `card:d1-spades-5`, `power:prussia`, `track:italy`."""
        kind, _, ident = value.partition(":")
        if kind == "city":
            return self._cities[ident]
        if kind == "piece":
            return self._piece(ident)
        return self._card(ident) if kind == "card" else super().name(value)

    def field(self, field: str, value: Any, told: Decision | Action) -> Any:
        """One question calls a political card what is a piece in the others."""
        if field == "other" and getattr(told, "kind", "") == "execute_card":
            return self.of_kind("political", field, value)
        return super().field(field, value, told)

    def told(self, value: Value) -> object:
        """A value with the names of what it holds; a clause as a sentence."""
        return self.clause(value) if isinstance(value, dict) else super().told(value)

    def joined(self, field: str, names: list[Any]) -> Any:
        """Clauses stand one after the other."""
        return "; ".join(map(str, names)) if field == "clauses" else names

    def _piece(self, ident: str) -> str:
        if ident in self._generals:
            return self._generals[ident]
        kind, _, number = ident.rpartition("-")
        if kind == "hussar":
            return self.texts.text("piece-hussar", number=number)
        power = self.texts.within(f"power-{kind.removesuffix('-train')}")
        return self.texts.text("piece-train", number=number, power=power)

    def _card(self, ident: str) -> str:
        _, suit, value = ident.split("-")
        if suit == "reserve":
            return self.texts.text("card-reserve")
        suit_name = self.texts.text(f"suit-{suit}")
        return self.texts.text("card-suited", value=value, suit=suit_name)
