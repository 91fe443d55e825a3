"""Effective morale, and the tests against it (chapters 1, 7 and 13)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.codes import ARTILLERY, NO_LEADER
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import (
    BATTERY_MORALE,
    INDEPENDENCE,
    LEADER_BONUS,
    LEADER_LOST,
    MORALE,
    NO_SOURCE,
    POINTS_HIT,
    ROUT_MORALE,
    STACK_MORALE,
    Sum,
    Trial,
)
from pragmatica.mollwitz.leaders import support


def rout_morale(s: State, unit: int) -> int:
    """What a routed unit tests with: half of the base of its weakened side, a half counting up [W-1.9, W-13.20]."""
    return s.charts.rout_morale[s.army.printed[unit]]


def average(s: State, units: list[int]) -> int:
    """The mean current morale of units that are in one hex, rounded down; batteries do not count [W-1.9, W-7.6]."""
    fighters = [unit for unit in units if s.army.arm[unit] != ARTILLERY]
    return sum([s.morale[unit] for unit in fighters]) // len(fighters) if fighters else 0


def effective(s: State, units: list[int], leader: int = NO_LEADER) -> Sum:
    """Effective morale of units that test together: of one its own, of a stack the mean, and the leader's bonus.

    Routed units test each by itself [W-1.6, W-1.7, W-7.6, W-13.20].
    """
    found = Sum()
    fighters = [unit for unit in units if s.army.arm[unit] != ARTILLERY]
    if not fighters:
        found.add(BATTERY_MORALE, s.army.printed[units[0]], units[0])
    elif len(fighters) > 1:
        found.add(STACK_MORALE, average(s, fighters), s.place[fighters[0]])
    elif s.routed(fighters[0]):
        found.add(ROUT_MORALE, rout_morale(s, fighters[0]), fighters[0])
    else:
        found.add(MORALE, s.morale[fighters[0]], fighters[0])
    found.add(LEADER_BONUS, support.bonus(s, leader), leader)
    return found


def plain(s: State, units: list[int], leader: int = NO_LEADER, just_lost: int = NO_LEADER) -> Trial:
    """A test without modifiers, but for a leader just lost: his bonus is then added to the die [W-1.6, W-1.8]."""
    modifiers = Sum()
    modifiers.add(LEADER_LOST, support.bonus(s, just_lost), just_lost)
    return Trial(effective(s, units, leader), modifiers)


def alone(s: State, unit: int, with_leader: bool) -> Trial:
    """The test of one unit by itself, as for recovery, rally and flight [W-1.6, W-13.8, W-13.29, W-13.38]."""
    return plain(s, [unit], support.best(s, s.place[unit]) if with_leader else NO_LEADER)


def battery_under_fire(s: State, unit: int, points: int) -> Trial:
    """What a lone battery tests when a fire would cost points: these are added to the die [W-11.9]."""
    modifiers = Sum()
    modifiers.add(POINTS_HIT, points, NO_SOURCE)
    return Trial(effective(s, [unit], support.best(s, s.place[unit])), modifiers)


def independence(leader: int, value: int) -> Trial:
    """The die of a commander who changes the order of his wing himself, up to his independence [W-3.15, W-12.8]."""
    against = Sum()
    against.add(INDEPENDENCE, value, leader)
    return Trial(against, Sum())
