"""Where leaders may go (chapters 3 and 12)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.command.ranges import distances
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import loss

STEP: Final = 1  # movement points of a hex, whatever lies there [W-3.3]


def points_left(s: State, leader: int) -> int:
    """Movement points that the leader still has [W-3.3]."""
    return s.army.leader_points[leader] - s.leader_spent[leader]


def may_enter(s: State, leader: int, hex: int) -> bool:
    """Whether a leader may pass the hex: it is on the field and holds no enemy unit; zones do not matter [W-3.3]."""
    return hex != s.ground.off and s.side_at(hex) != 1 - s.army.leader_side[leader]


def may_end(s: State, leader: int, hex: int) -> bool:
    """Whether he may end his move there: not alone next to enemy foot or horse [W-3.3]."""
    side = s.army.leader_side[leader]
    if s.side_at(hex) == side:
        return True
    return not any(not s.army.is_battery[enemy] for enemy in zones.adjacent(s, hex, 1 - side))


def reach(s: State, leader: int) -> dict[int, int]:
    """The hexes in which he may end, with the points that each takes [W-3.3, W-3.4]."""
    start, found = s.leader_at[leader], {}
    seen = {start: 0}
    queue = [start]
    for hex in queue:
        if may_end(s, leader, hex):
            found[hex] = seen[hex]
        if seen[hex] == points_left(s, leader):
            continue
        for direction in range(6):
            target = s.ground.near[hex * 6 + direction]
            if target not in seen and may_enter(s, leader, target):
                seen[target] = seen[hex] + STEP
                queue.append(target)
    return found


def nearest_units(s: State, leader: int, start: int) -> list[int]:
    """The hexes with the nearest units under him, to which he goes when he is left alone; none: he is lost.

    Reckoned as command is; the owner chooses among equals [W-12.5].
    """
    away = distances(s, start, s.army.leader_side[leader], s.ground.columns + s.ground.rows)
    places = sorted({s.place[unit] for unit in loss.under_him(s, leader)})
    reached = [hex for hex in places if hex in away]
    nearest = min([away[hex] for hex in reached], default=0)
    return [hex for hex in reached if away[hex] == nearest]
