"""Chapter 23, who has won the advanced game [M-1.4]; chapter 24 for two players; the scores of the winters."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept.board import AUSTRIA, FRANCE, POWERS, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.log import GAME_OVER
from pragmatica.maria.kept.log_advanced import WINTER_SCORED
from pragmatica.maria.kept.state import State

POOL_EMPTY: Final = 6  # [M-23.1]
WINTER_SCORES: Final = 7  # [M-23.7]
REASONS: Final = {POOL_EMPTY: "pool-empty", WINTER_SCORES: "winter-scores"}

# Who wins a tie: Maria Theresa every one, Louis none [M-23.3]; of two players the second [M-24.7]
_TIES: Final = (AUSTRIA, PRUSSIA, PRAGMATIC, FRANCE)
_TIES_OF_TWO: Final = (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)


def _lowest(s: State, numbers: list[int]) -> int:
    """The major power with the lowest number, by ties as they are decided."""
    best = -1
    for power in _TIES if s.rules.players == 3 else _TIES_OF_TWO:
        if best < 0 or numbers[power] < numbers[best]:
            best = power
    return best


def winner(s: State) -> int:
    """The major power that has emptied its pool, of several the one that needed most markers; -1 if none [M-15.2].

    Pools count markers beyond the last one, too, so the lowest pool wins [M-23.3, M-23.4, D-42].
    """
    power = _lowest(s, s.realm.pool)
    return power if s.realm.pool[power] <= 0 else -1


def check(s: State) -> None:
    """End the match if a pool is empty now: after action stages, politics and the election only [M-23.1, M-23.5]."""
    power = winner(s)
    if power >= 0:
        _finish(s, power, POOL_EMPTY)


def score(s: State) -> None:
    """Write down a winter's scores: a point for each marker in a pool; set-aside ones do not count [M-13.20, M-13.21].

    Nobody sees them again before the match is over [M-13.22].
    """
    s.realm.scores = [*s.realm.scores, *[max(0, pool) for pool in s.realm.pool]]
    if s.log is not None:
        s.log.append((WINTER_SCORED, s.turn))


def totals(s: State) -> list[int]:
    """Sums of the winter scores by power [M-23.7]."""
    powers = len(POWERS)
    return [sum(s.realm.scores[power::powers]) for power in range(powers)]


def standings(s: State) -> list[int]:
    """By seat, the lowest number of markers in a pool, or of winter scores once these decide; the lowest of all wins.

    A seat wins with any of its major powers [M-23.2].
    """
    numbers = totals(s) if s.reason == WINTER_SCORES else s.realm.pool
    seat_of = s.relations.seat_of
    return [min([numbers[power] for power in _TIES if seat_of[power] == seat]) for seat in range(s.rules.seats)]


def victors(s: State) -> list[int]:
    """The major powers with which the winner has won: of his the ones with the lowest number [M-23.2]."""
    if not s.reason:
        return []
    numbers, seat_of = totals(s) if s.reason == WINTER_SCORES else s.realm.pool, s.relations.seat_of
    own = [power for power in s.board.politics.order if seat_of[power] == s.winner]
    least = min([numbers[power] for power in own])
    return [power for power in own if numbers[power] == least]


def time_is_up(s: State) -> None:
    """End the match after the last winter: the lowest sum of winter scores wins [M-23.7]."""
    _finish(s, _lowest(s, totals(s)), WINTER_SCORES)


def _finish(s: State, power: int, reason: int) -> None:
    """The power's player has won [M-23.2]; the scores of the winters are opened [M-13.22]."""
    s.revealed = True
    seat = s.relations.seat_of[power]
    s.finish(seat, reason)
    if s.log is not None:
        s.log.append((GAME_OVER, seat, reason))
