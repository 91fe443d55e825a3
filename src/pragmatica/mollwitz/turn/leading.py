"""Steps of leaders, one hex at a time (chapter 3)."""

from __future__ import annotations

from pragmatica.mollwitz.command import leaders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State


def may_stay(s: State, leader: int) -> bool:
    """Whether he may end his move where he is [W-3.3]."""
    return leaders.may_end(s, leader, s.leader_at[leader])


def steps(s: State, leader: int, towards: tuple[int, ...]) -> list[int]:
    """The hexes next to him that he may enter, and from which he comes to one where he may end his move.

    `towards`: enemy units, to one of which every step must lead nearer; none: anywhere [W-3.3, W-3.11].
    """
    here, points = s.leader_at[leader], leaders.points_left(s, leader)
    return [hex for hex in _onward(s, leader, here, towards) if _arrives(s, leader, hex, points - 1, here, towards)]


def _onward(s: State, leader: int, here: int, towards: tuple[int, ...]) -> list[int]:
    if leaders.points_left(s, leader) <= 0:
        return []
    near = s.ground.near[here * 6 : here * 6 + 6]
    return [
        hex
        for hex in near
        if leaders.may_enter(s, leader, hex) and (not towards or nearer(s, here, hex, towards, first=True))
    ]


def _arrives(s: State, leader: int, hex: int, points: int, before: int, towards: tuple[int, ...]) -> bool:
    """Whether he may end in the hex, or go on from it to one where he may."""
    if leaders.may_end(s, leader, hex):
        return True
    if points <= 0:
        return False
    left = nearer(s, before, hex, towards) if towards else ()
    return any(
        _arrives(s, leader, one, points - 1, hex, left)
        for one in s.ground.near[hex * 6 : hex * 6 + 6]
        if leaders.may_enter(s, leader, one) and (not towards or nearer(s, hex, one, left, first=True))
    )


def nearer(s: State, here: int, hex: int, towards: tuple[int, ...], first: bool = False) -> tuple[int, ...]:
    """Those of the enemy units to which a step leads nearer; with `first` one is enough [W-3.11]."""
    ground, found = s.ground, []
    for unit in towards:
        place = s.place[unit]
        if place != ground.off and ground.distance(hex, place) < ground.distance(here, place):
            found.append(unit)
            if first:
                break
    return tuple(found)


def go(s: State, leader: int, hex: int) -> None:
    """Take the step for its point [W-3.3]."""
    here = s.leader_at[leader]
    s.leader_at[leader] = hex
    s.leader_spent[leader] += leaders.STEP
    if s.log is not None:
        s.log.append((log.LEADER_MOVED, leader, here, hex))
