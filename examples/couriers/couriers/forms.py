"""What a seat is asked and may know, as callers and the page get it."""

from __future__ import annotations

from typing import Literal

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen


@frozen(kw_only=True)
class Ride(Decision):
    """Where to ride [C-2.1]."""

    kind: Literal["ride"] = "ride"
    at: str


@frozen(kw_only=True)
class Exchange(Decision):
    """Whether to give a letter back [C-2.5]."""

    kind: Literal["exchange"] = "exchange"


@frozen(kw_only=True)
class Observation:
    """What a seat may know."""

    game: Literal["couriers"] = "couriers"
    seat: str | None
    round: int
    rounds: int
    bag: int  # letters in it
    at: dict[str, str]
    score: dict[str, int]
    holds: dict[str, int]  # letters
    letters: list[str] | None  # one's own, by the place that they go to
    chosen: str | None  # where one rides, when others have not chosen yet
