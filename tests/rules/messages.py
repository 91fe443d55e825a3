"""What messages a game asks for: names of messages out of what the program names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import fields
from importlib import resources
from pathlib import Path
from typing import Any, get_args

from pragmatica.core import register
from pragmatica.core.game import Game
from pragmatica.core.rules import RULE_ID


def refusals(game: str) -> set[str]:
    """The messages that refusals of a game name, read from their source."""
    folder = Path(str(resources.files(register.package(game))))
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    found = {"something-else"} if any("nothing()" in one for one in sources) else set()  # in the kit
    for source in [one for one in sources if "reason(" in one or "kit.reasons" in one]:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "reason":
                found |= {str(one.value) for one in node.args[1:2] if isinstance(one, ast.Constant)}
            if isinstance(node, ast.Dict):
                pairs = [
                    one for one in node.values if isinstance(one, ast.Tuple) and len(one.elts) == 2 and _is_rule(one)
                ]
                found |= {str(pair.elts[1].value) for pair in pairs if isinstance(pair.elts[1], ast.Constant)}
    return {f"{game}-why-{name}" for name in found}


def _is_rule(pair: ast.Tuple) -> bool:
    first = pair.elts[0]
    return not isinstance(first, ast.Constant) or re.fullmatch(RULE_ID, str(first.value)) is not None


def names(kind: str, idents: Iterable[str]) -> set[str]:
    """The messages that hold these names."""
    return {f"{kind}-{ident}" for ident in idents}


def explained(kind: str, idents: Iterable[str], *parts: str) -> set[str]:
    """The messages that hold these names, with attributes."""
    return {f"{name}{part}" for name in names(kind, idents) for part in ("", *(f".{one}" for one in parts))}


def common(game: Game[Any], union: Any) -> set[str]:
    """What every game has: questions, refusals, options and their values, scenarios, and the names of seats.

    Questions are told by the union of their classes, or by the only class.
    """
    classes = get_args(union) or (union,)
    kinds = [str(one.default) for decision in classes for one in fields(decision) if one.name == "kind"]
    values = {
        f"{game.id}-option-{one.name}.value-{str(value).lower().replace('.', '-')}"
        for one in game.options
        for value in one.values
    }
    return (
        explained(f"{game.id}-decision", kinds, "why", "help")
        | refusals(game.id)
        | explained(f"{game.id}-option", (one.name for one in game.options), "help")
        | values
        | explained(f"{game.id}-scenario", (one.id for one in game.scenarios), "help")
        | names("seat", (seat for scenario in game.scenarios for seats in scenario.seats.values() for seat in seats))
        | {f"{game.id}-name"}
    )
