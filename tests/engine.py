"""What the tests of engines share: a generator of their own, and a frame that a tested chapter returns to."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.state import FlowState, Frame

MULTIPLIER: Final = 200105
MODULUS: Final = 34359738337


class Chance:
    """Random numbers that are the same everywhere; who is restless seldom does what ends his turn."""

    def __init__(self, seed: int, restless: bool) -> None:
        self.state = seed % (MODULUS - 1) + 1
        self.restless = restless

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state % n

    def seat(self, s: FlowState) -> int:
        """One of the seats that are asked."""
        seats = s.pending()
        return seats[self.below(len(seats))]


class Done(Frame[Any]):
    """What a tested chapter returns to; counts how often it did."""

    def __init__(self) -> None:
        super().__init__(None)
        self.times = 0

    def resume(self, s: FlowState) -> None:
        """Note the return; nothing is asked any more."""
        self.times += 1
        s.top = None


def interrupted(s: Any, decisions: int, load: Callable[..., Any]) -> Any:
    """The state that a trace goes on with: now and then a copy, or what was saved and is read back by `load`."""
    if decisions % 50 == 25:
        return load(s.board, s.rules, json.loads(json.dumps(s.to_json())))
    return s.copy() if decisions % 50 == 0 else s


def traced(s: Any, seed: int, decisions: int, checksum: str) -> dict[str, Any]:
    """What a trace tells of every game: how long it was, why it ended, its answers and its last state."""
    return {
        "seed": seed,
        "decisions": decisions,
        "reason": s.reason,
        "checksum": checksum,
        "digest": f"{s.digest():016x}",
    }
