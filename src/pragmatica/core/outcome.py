"""How a match ended."""

from __future__ import annotations

from pragmatica.core.frozen import frozen


@frozen()
class Outcome:
    """Winning seats (none: a draw), the reason (an id with a text in the catalogues) and a score per seat."""

    winners: tuple[str, ...]
    reason: str
    rule: str
    scores: dict[str, int]
