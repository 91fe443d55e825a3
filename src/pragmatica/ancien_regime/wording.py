"""Ancien Régime in words: questions, answers, events, reasons and outcomes in the language of a reader.

Typed names in fields (`power:prussia`, `land:berlin`, `general:prussia-1`) become names from the board's data and the
catalogues; fields of decisions and actions hold bare ids, whose kinds `_TYPES` tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.kit.words import GameWords

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
_WAYS: Final = ("way", "path")  # fields that tell a way from territory to territory
_CARD: Final = ("discard", "give_card", "play_card", "reveal_card")  # actions whose `card` is a value


class Words(GameWords):
    """All texts about one board in one language."""

    game = "ancien_regime"
    named = ("power", "seat", "slot", "phase", "battle-card")
    own = ("status", "outcome")
    articled = ("power", "seat")
    typed = _TYPES

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        """`board` is the data of `pragmatica.game("ancien_regime").board()`."""
        super().__init__(language)
        self._lands: Final[dict[str, str]] = {one["id"]: one["name"] for one in board["territories"]}
        self._routes: Final[dict[str, tuple[str, str]]] = {
            one["id"]: (self._lands[one["a"]], self._lands[one["b"]]) for one in board["sea_routes"]
        }

    def name(self, value: str) -> str:
        """The name of a thing: `land:berlin`, `general:prussia-1`, `power:prussia`, `battle-card:3`, `status:neutral`.

        Generals have numbers; who of them is Frederick, or still Stuart, is told by the position.
        """
        kind, _, ident = value.partition(":")
        if kind == "land":
            return self._lands[ident]
        if kind == "general":
            power, _, number = ident.rpartition("-")
            return self.texts.text(f"general-{power}", number=number)
        if kind == "route":
            first, second = self._routes[ident]
            return self.texts.formatted("route-name", {"from": first, "to": second})
        return super().name(value)

    def field(self, field: str, value: Any, told: Decision | Action) -> Any:
        """The card of some answers is told by its value."""
        if field == "card" and isinstance(told, Action) and told.type in _CARD:
            return self.name(f"battle-card:{value}")
        return super().field(field, value, told)

    def joined(self, field: str, names: list[Any]) -> Any:
        """The names of a way as one text; any other list as it is."""
        return " – ".join(map(str, names)) if field in _WAYS and names else names
