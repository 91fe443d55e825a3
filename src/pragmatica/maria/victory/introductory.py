"""Chapter 14, the introductory game: who has won, and why. Chapter 24 for two players."""

from __future__ import annotations

from typing import Final

from pragmatica.core.state import NO_SEAT
from pragmatica.maria.kept.board import AUSTRIA, FRANCE
from pragmatica.maria.kept.log import GAME_OVER
from pragmatica.maria.kept.state import State

FRANCE_HAS_ENOUGH: Final = 1  # [M-14.6]
PRUSSIA_HAS_ENOUGH: Final = 2  # [M-14.6]
BOTH_HAVE_ENOUGH: Final = 3  # [M-24.2]
AUSTRIA_HELD_OUT: Final = 4  # [M-14.6]
ONE_HAS_ENOUGH: Final = 5  # a draw [M-24.2]
REASONS: Final = (
    "",
    "france-has-enough",
    "prussia-has-enough",
    "both-have-enough",
    "austria-held-out",
    "one-has-enough",
)


def count(s: State, goal: int) -> int:
    """Fortresses that the power of this goal controls, of those that count for it [M-14.6, M-14.7]."""
    power = s.board.goal_power[goal]
    control = s.control
    held = 0
    for city in s.board.goal_cities[goal]:
        if control[city] == power:
            held += 1
    return held


def reached(s: State, goal: int) -> bool:
    """Whether the power of this goal controls enough fortresses [M-14.6]."""
    return count(s, goal) >= s.board.goal_need[goal]


def check(s: State) -> None:
    """End the match when enough fortresses are taken; called after every change of control [M-14.6, M-24.2].

    With two players both goals must be reached at the same time.
    """
    goals = s.board.goal_power
    if s.rules.players == 2:
        if reached(s, 0) and reached(s, 1):
            _finish(s, s.rules.seat_of[FRANCE], BOTH_HAVE_ENOUGH)
        return
    for goal in range(len(goals)):
        if reached(s, goal):
            reason = FRANCE_HAS_ENOUGH if goals[goal] == FRANCE else PRUSSIA_HAS_ENOUGH
            _finish(s, s.rules.seat_of[goals[goal]], reason)
            return


def time_is_up(s: State) -> None:
    """End the match after the last turn: Austria's seat has won, or half won against two goals [M-14.6, M-24.2]."""
    if s.rules.players == 2 and (reached(s, 0) or reached(s, 1)):
        _finish(s, NO_SEAT, ONE_HAS_ENOUGH)
    else:
        _finish(s, s.rules.seat_of[AUSTRIA], AUSTRIA_HELD_OUT)


def _finish(s: State, winner: int, reason: int) -> None:
    s.finish(winner, reason)
    if s.log is not None:
        s.log.append((GAME_OVER, winner, reason))
