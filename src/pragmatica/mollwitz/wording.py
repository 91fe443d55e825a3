"""Mollwitz in words: questions, answers, events, reasons and outcomes in the language of a reader.

Typed names in fields (`unit:P_GARDE1`, `hex:0312`, `leader:P_L_SCHWE`, `wing:P_L1`) become names from the board's data
and the catalogues; fields of decisions and actions hold bare ids, whose kinds `_TYPES` tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.kit.words import GameWords

_TYPES: Final = {  # fields of decisions and actions that hold plain ids
    "group": "wing",
    "other_group": "wing",
    "wing": "wing",
    "by_courier": "wing",
    "unit": "unit",
    "units": "unit",
    "movers": "unit",
    "answered_by": "unit",
    "leader": "leader",
    "must_move": "leader",
}
_WAY: Final = "path"  # a field that tells a way from hex to hex


class Words(GameWords):
    """All texts about one board in one language. A hex is told by its number."""

    game = "mollwitz"
    named = ("wing", "seat", "side", "order", "formation", "arm", "rank", "terrain", "command", "marker", "window")
    own = ("outcome", "part", "roll", "result")
    typed = _TYPES

    def __init__(self, language: str, board: Mapping[str, Any]) -> None:
        """`board` is the data of `pragmatica.game("mollwitz").board()`."""
        super().__init__(language)
        self._names: Final[dict[str, str]] = {
            f"{kind}:{one['id']}": one["name"]
            for kind, things in (("unit", "units"), ("leader", "leaders"), ("brigade", "brigades"))
            for one in board[things]
        }

    def name(self, value: str) -> str:
        """The name of a thing: `unit:P_GARDE1`, `hex:0312`, `leader:P_L_SCHWE`, `wing:P_L1`, `side:prussia`."""
        kind, _, ident = value.partition(":")
        if kind == "hex":
            return ident
        return self._names.get(value) or super().name(value)

    def joined(self, field: str, names: list[Any]) -> Any:
        """The names of a way as one text; any other list as it is."""
        return " – ".join(map(str, names)) if field == _WAY and names else names
