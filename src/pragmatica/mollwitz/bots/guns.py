"""Heavy artillery: where it goes, when it unlimbers, and what it fires at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.field import sight
from pragmatica.mollwitz.kept.codes import INFANTRY, UNLIMBERED
from pragmatica.mollwitz.moving import reach

GOOD: Final = 8  # hexes up to which a target is worth unlimbering for
CLOSE: Final = 3  # hexes from the enemy that batteries keep, where they can
TOO_NEAR: Final = 0.5  # what each hex nearer costs
EXPOSED: Final = 0.4  # what it costs to be alone, for each stack of enemy horse that could ride the battery down
MOVES_FOR: Final = 0.3  # by how much another place must be better for a battery that has a target here
MOST_PRESSURE: Final = 4.0


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
    # Of equals where it is, or always the same: turns are free, and who wavers between two never ends his action
    best = max(
        found.found,
        key=lambda place: (_promise(sit, unit, place), place == found.start, place),
        default=found.start,
    )
    change = action_of(actions, "change_guns")
    has_target = _targets(sit, unit, here, s.facing[unit]) > 0
    if has_target and _promise(sit, unit, best) < _promise(sit, unit, found.start) + MOVES_FOR and change is not None:
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
    here, facing = s.place[unit], s.facing[unit]
    for clockwise, by in ((True, 1), (False, 5)):
        turn = action_of(actions, "turn", clockwise=clockwise)
        if turn is not None and _targets(sit, unit, here, (facing + by) % 6) > 0:
            return turn
    change = action_of(actions, "change_guns")
    if change is not None and sit.nearest(here) > GOOD:
        return change
    return action_of(actions, "end")


def _targets(sit: Situation, unit: int, hex: int, facing: int) -> float:
    """What a battery could fire at from there within a good distance, the nearer the more."""
    s, ground, found = sit.s, sit.ground, 0.0
    for target in sit.firm_hexes:
        distance = ground.distance(hex, target)
        if distance > GOOD:
            continue
        q, r = ground.q[target] - ground.q[hex], ground.r[target] - ground.r[hex]
        if s.rules.facing.in_wedge(q, r, facing) and sight.sees(s, hex, target, s.place[unit]):
            found = max(found, 1.0 + (GOOD - distance) * 0.1)
    return found


def _promise(sit: Situation, unit: int, place: int) -> float:
    """How good a place is to unlimber in: targets, not too near, and not ahead of the own line."""
    hex, facing = place // 6, place % 6
    others = [one for one in sit.s.units_at(hex) if one != unit]
    if others and (sit.army.arm[others[0]] != INFANTRY or sit.s.routed(others[0])):
        return -9.0
    found = _targets(sit, unit, hex, facing)
    if not others:
        found -= EXPOSED * min(sit.pressure(hex), MOST_PRESSURE) * _uncovered(sit, hex)
    near = sit.nearest(hex)
    found -= TOO_NEAR * max(CLOSE - near, 0)
    found -= 0.05 * max(near - GOOD, 0)
    if sit.own_foot:
        ahead = plans.forward(sit, hex) - max(plans.forward(sit, one) for one in sit.own_foot)
        found -= 0.2 * max(ahead - 1, 0)
    return found


def _uncovered(sit: Situation, hex: int) -> float:
    """The share of the ways to a hex that no own foot bars."""
    near, s = sit.ground.near, sit.s
    beside = near[hex * 6 : hex * 6 + 6]
    return sum(1 for one in beside if s.side_at(one) != sit.side or sit.army.arm[s.head[one]] != INFANTRY) / 6
