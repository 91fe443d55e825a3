"""Which leader helps which units, and how much (chapter 12)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.codes import CHIEF, NO_LEADER
from pragmatica.mollwitz.kept.state import State


def is_own(s: State, leader: int, unit: int) -> bool:
    """Whether the leader is the unit's own: its brigade's or its wing's commander, a deputy there, or a chief.

    [W-12.2]
    """
    army = s.army
    if army.leader_side[leader] != army.side[unit]:
        return False
    wing = army.wing[unit]
    return (
        army.rank[leader] == CHIEF
        or s.led_by[army.brigade[unit]] == leader
        or s.commander[wing] == leader
        or leader in army.deputies_of[wing]
    )


def candidates(s: State, hex: int) -> list[int]:
    """The leaders in the hex who are own to at least one unit there, the highest bonus first [W-12.1, W-12.2]."""
    units = s.units_at(hex)
    found = [leader for leader in s.leaders_at(hex) if any(is_own(s, leader, unit) for unit in units)]
    return sorted(found, key=lambda leader: (-s.army.bonus[leader], leader))


def best(s: State, hex: int) -> int:
    """The leader who counts there unless the owner names another; NO_LEADER if nobody does [W-12.2]."""
    found = candidates(s, hex)
    return found[0] if found else NO_LEADER


def highest(s: State, leaders: list[int]) -> int:
    """Of these leaders the one with the highest bonus; NO_LEADER if there are none [W-1.8, W-12.2]."""
    return min(leaders, key=lambda leader: (-s.army.bonus[leader], leader)) if leaders else NO_LEADER


def bonus(s: State, leader: int) -> int:
    """What the leader adds to morale [W-1.7, W-12.1]."""
    return 0 if leader == NO_LEADER else s.army.bonus[leader]


def is_alone(s: State, leader: int) -> bool:
    """Whether no own unit is in the leader's hex [W-12.5]."""
    hex = s.leader_at[leader]
    return hex != s.ground.off and s.side_at(hex) != s.army.leader_side[leader]
