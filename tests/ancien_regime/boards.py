"""Boards and rules for the tests of Ancien Régime; unlike `build` they also serve the compiled engine."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from pragmatica.ancien_regime.kept.board import POWERS, Board
from pragmatica.ancien_regime.kept.options import OPTIONS, Rules
from pragmatica.core.game import Setup


@functools.cache
def data() -> dict[str, Any]:
    """The board data that ships."""
    text = resources.files("pragmatica.ancien_regime").joinpath("data/board.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


@functools.cache
def board() -> Board:
    """The board that ships."""
    return Board(data())


def setup(players: int = 7, scenario: str = "1740", **options: str | bool) -> Setup:
    """A set-up in which the named options differ from their defaults."""
    chosen = {one.name: one.default for one in OPTIONS if scenario in one.scenarios}
    return Setup("ancien_regime", scenario, players, POWERS[:players], {**chosen, **options}, "")


def rules(players: int = 7, scenario: str = "1740", **options: str | bool) -> Rules:
    """The rules of that set-up."""
    return Rules(setup(players, scenario, **options))
