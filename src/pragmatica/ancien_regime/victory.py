"""Chapter 4, victory: who has won, and why."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.log import GAME_OVER
from pragmatica.ancien_regime.kept.state import State

ENOUGH_INFLUENCE: Final = 1
LAST_ROUND: Final = 2  # option `round_limit`
REASONS: Final = ("", "enough-influence", "last-round")


def check(s: State) -> None:
    """End the match when a major power has enough Influence; called after every award [A-4.1, A-4.3]."""
    best = leader(s)
    if s.influence[best] >= s.board.win_at:
        _finish(s, best, ENOUGH_INFLUENCE)


def time_is_up(s: State) -> None:
    """End the match after the last round that was agreed on [A-4.5]."""
    _finish(s, leader(s), LAST_ROUND)


def leader(s: State) -> int:
    """The first major power by Influence, then Morale, then the Order of Powers [A-4.4]."""
    first = NOBODY
    for power in range(NOBODY):
        if not s.rules.is_minor[power] and (first == NOBODY or _is_ahead(s, power, first)):
            first = power
    return first


def _is_ahead(s: State, power: int, other: int) -> bool:
    """Whether the power has more Influence than the other one, or as much and more Morale [A-4.4]."""
    if s.influence[power] != s.influence[other]:
        return s.influence[power] > s.influence[other]
    return s.morale[power] > s.morale[other]


def _finish(s: State, winner: int, reason: int) -> None:
    s.finish(winner, reason)
    if s.log is not None:
        s.log.append((GAME_OVER, winner, reason))
