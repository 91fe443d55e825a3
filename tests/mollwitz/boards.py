"""Boards and rules for the tests of Mollwitz."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from pragmatica.core.game import Setup
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import SIDES
from pragmatica.mollwitz.kept.options import OPTIONS, Rules

KEY = bytes(16)


@functools.cache
def data() -> dict[str, Any]:
    """The board data that ships."""
    text = resources.files("pragmatica.mollwitz").joinpath("data/board.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def arm(unit: str) -> str:
    """The arm of a unit, as the board that ships has it."""
    return next(str(one["arm"]) for one in data()["units"] if one["id"] == unit)


@functools.cache
def board() -> Board:
    """The board that ships."""
    return Board(data())


def setup(scenario: str = "battle", **options: str | bool) -> Setup:
    """A set-up in which the named options differ from their defaults."""
    chosen = {one.name: one.default for one in OPTIONS if scenario in one.scenarios}
    return Setup("mollwitz", scenario, 2, SIDES, {**chosen, **options}, "")


@functools.cache
def rules(scenario: str = "battle", **options: str | bool) -> Rules:
    """The rules of that set-up."""
    return Rules(setup(scenario, **options), board())
