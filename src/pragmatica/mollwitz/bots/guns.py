"""Heavy artillery: where it goes, when it unlimbers, and what it fires at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning.batteries import GOOD, Battery
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.kept.codes import UNLIMBERED
from pragmatica.mollwitz.moving import reach

MOVES_FOR: Final = 0.3  # by how much another place must be better for a battery that has a target here


def acts(sit: Situation, unit: int, actions: Sequence[Action]) -> Action | None:
    """What a battery does: whoever has a target leaves its points for the salvo [W-11.3]."""
    s = sit.s
    on_top = action_of(actions, "go_on_top")
    if on_top is not None:
        return on_top
    if s.formation[unit] == UNLIMBERED:
        return _unlimbered(sit, unit, actions)
    found = reach.reach(s, unit, sit.enemy)
    here = s.place[unit]
    battery = Battery(sit, unit)
    best = battery.best(found)
    change = action_of(actions, "change_guns")
    has_target = battery.targets(here, s.facing[unit]) > 0
    if change is not None and has_target and battery.promise(best) < battery.promise(found.start) + MOVES_FOR:
        return change
    way = found.path(best)
    if len(way) > 1:
        there = way[1]
        if there // 6 != here:
            return action_of(actions, "step", hex=sit.ground.names[there // 6]) or action_of(actions, "end")
        turn = action_of(actions, "turn", clockwise=(there - way[0]) % 6 in (1, 2, 3))
        if turn is not None:
            return turn
    return action_of(actions, "end")


def _unlimbered(sit: Situation, unit: int, actions: Sequence[Action]) -> Action | None:
    """Fire; else turn to where something is; else, with nobody near who could ride it down, follow the army."""
    s = sit.s
    if shooting.targets(s, unit):
        return action_of(actions, "end")
    here, facing, battery = s.place[unit], s.facing[unit], Battery(sit, unit)
    for clockwise, by in ((True, 1), (False, 5)):
        turn = action_of(actions, "turn", clockwise=clockwise)
        if turn is not None and battery.targets(here, (facing + by) % 6) > 0:
            return turn
    change = action_of(actions, "change_guns")
    if change is not None and sit.nearest(here) > GOOD:
        return change
    return action_of(actions, "end")
