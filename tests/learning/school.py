"""A small lesson of the example game, for the tests of what lessons are."""

from __future__ import annotations

from typing import Any

from pragmatica.learning import Run
from pragmatica.learning.lesson import read

POSITION = {"players": 2, "asked": [{"frame": "ride", "chosen": {}}]}
SAY: dict[str, Any] = {"say": "hello", "start": {"position": POSITION}}
END: dict[str, Any] = {"say": "end"}


def ask(**fields: Any) -> dict[str, Any]:
    """A step that asks something."""
    return {"say": "ride", "ask": fields}


def lesson(*steps: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The data of a lesson in which amber rides, and blue too, where its rule is asked for."""
    steps = steps or (SAY, ask(accept=["ride-ohlau"]), END)
    return {"format": "pragmatica-lesson", "version": 1, "seat": "amber", "minutes": 1, "steps": list(steps), **fields}


def run(*steps: dict[str, Any], **fields: Any) -> Run:
    """Such a lesson before its first answer."""
    return Run(read("couriers", "try", lesson(*steps, **fields)))
