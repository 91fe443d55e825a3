"""Dice that are thrown for morale, each told with its whole sum (chapters 1, 3 and 12)."""

from __future__ import annotations

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import Trial
from pragmatica.mollwitz.leaders import loss


def test(s: State, trial: Trial, hex: int) -> int:
    """Throw a die for a test of the units in the hex; what is given back is the margin, above 0 if it fails.

    The event names the die, what it was held against, and every part of both sums [W-1.5, W-1.6, W-1.10].
    """
    die = s.draw(DIE)
    if s.log is not None:
        parts = trial.modifiers.flat() + trial.against.flat()
        result = die + trial.modifiers.total
        s.log.append((log.TESTED, hex, die, result, trial.against.total, int(trial.passes(die)), *parts))
    return trial.margin(die)


def fate(s: State, leader: int, to_hussars: bool = False) -> bool:
    """Throw for a leader in danger; whether he is lost [W-12.3, W-12.4, W-12.6]."""
    die = s.draw(DIE)
    lost = loss.is_lost(s, die, to_hussars)
    if s.log is not None:
        s.log.append((log.LEADER_ROLLED, leader, die, int(lost)))
    if lost:
        loss.lose(s, leader)
    return lost


def fates(s: State, hex: int, side: int) -> list[int]:
    """Throw for every leader of the side in a hex whose units have lost points, each by himself; who is lost.

    [W-12.3]
    """
    return [leader for leader in s.leaders_at(hex) if s.army.leader_side[leader] == side and fate(s, leader)]


def initiative(s: State, wing: int, trial: Trial, leader: int) -> bool:
    """Throw for a commander who would change his order himself; whether he may [W-3.15]."""
    die = s.draw(DIE)
    passed = trial.passes(die)
    if s.log is not None:
        s.log.append((log.INDEPENDENCE_ROLLED, leader, wing, die, trial.against.total, int(passed)))
    return passed
