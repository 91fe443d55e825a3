"""The line of sight (chapter 9)."""

from __future__ import annotations

from pragmatica.mollwitz.kept.codes import NO_UNIT
from pragmatica.mollwitz.kept.state import State


def sees(s: State, a: int, b: int, through: int = -1) -> bool:
    """Whether the line between two hexes is free; the ends never block it, neighbours always see each other.

    What stands in the hex `through` is not there for this: a unit hides nothing in its own step [W-6.3].

    Units of either side block, leaders and markers do not; height gives no view over them [W-9.1, W-9.2, W-9.5, W-9.6].
    """
    ground = s.ground
    q = ground.q[b] - ground.q[a]
    r = ground.r[b] - ground.r[a]
    if max(abs(q), abs(r), abs(q + r)) <= 1:
        return True
    between = ground.between(ground.q[a] & 1, q, r)
    high = ground.level_line[a] != 0 or ground.level_line[b] != 0
    if s.rules.sight_by_lines:
        return _free(s, a, between, 0, high, through) or _free(s, a, between, 1, high, through)
    for place in range(0, len(between), 2):
        if blocks(s, a + between[place], high, through) and blocks(s, a + between[place + 1], high, through):
            return False
    return True


def _free(s: State, a: int, between: list[int], side: int, high: bool, through: int) -> bool:
    """Whether the line is free that is pushed a little to one side, the other reading of [W-9.4]."""
    return all(not blocks(s, a + between[place], high, through) for place in range(side, len(between), 2))


def blocks(s: State, hex: int, high: bool, through: int = -1) -> bool:
    """Whether a hex between two others blocks; `high`: one of these lies on a level line [W-9.2, W-9.3]."""
    ground = s.ground
    return (
        ground.blocks[hex] != 0
        or (s.head[hex] != NO_UNIT and hex != through)
        or (ground.level_line[hex] != 0 and not high)
    )


def blockers(s: State, a: int, b: int) -> list[int]:
    """The hexes at which the line is blocked, from the viewer on, to be shown; both of a pair [W-9.4]."""
    ground = s.ground
    between = ground.between(ground.q[a] & 1, ground.q[b] - ground.q[a], ground.r[b] - ground.r[a])
    high = ground.level_line[a] != 0 or ground.level_line[b] != 0
    found: list[int] = []
    for place in range(0, len(between), 2):
        left, right = a + between[place], a + between[place + 1]
        if blocks(s, left, high) and blocks(s, right, high):
            found += [left] if left == right else [left, right]
    return found
