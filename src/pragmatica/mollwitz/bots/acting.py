"""What a unit does in its action: recover, form, move, one answer after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots import guns
from pragmatica.mollwitz.bots.reckoning.placing import Placing
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions import UnitActs
from pragmatica.mollwitz.kept.codes import ARTILLERY, INFANTRY, SQUARE
from pragmatica.mollwitz.moving import reach
from pragmatica.mollwitz.seen.field import hex_number

LOW: Final = 2  # points short of its base from which a unit first recovers
SAFE: Final = 12  # hexes from the enemy at which routed units rally in peace [W-13.27]
FOOT_NEAR: Final = 4  # hexes within which enemy foot makes a square a mark
OPEN: Final = 0.35  # how open a battalion must stand to horse before it forms square in its own action
HORSE_NEAR: Final = 4  # hexes at which enemy horse keeps a square closed


def unit_acts(sit: Situation, decision: UnitActs, actions: Sequence[Action]) -> Action | None:
    """The next thing that the unit, or the moving stack, does."""
    units = [sit.unit(name) for name in decision.units]
    unit = units[0]
    if sit.s.routed(unit):
        return _routed(sit, unit, actions)
    if sit.army.arm[unit] == ARTILLERY:
        return guns.acts(sit, unit, actions)
    formed = _formed(sit, unit, actions)
    if formed is not None:
        return formed
    if sit.s.uncommanded[unit]:
        return _regain(sit, actions)
    where = Placing(sit, units)
    best = where.best()
    square = action_of(actions, "form_square")
    if square is not None and _wants_square(sit, where, best):
        return square
    fresh = _recover(sit, units, best != where.reach.start, actions)
    if fresh is not None:
        return fresh
    return _go(sit, where, best, actions)


def _go(sit: Situation, where: Placing, best: int, actions: Sequence[Action]) -> Action | None:
    """The first step or turn on the way to a place; if it is not offered, the end."""
    way = where.reach.path(best)
    if len(way) > 1:
        here, there = way[0], way[1]
        if here // 6 != there // 6:
            found = step_to(sit, there // 6, actions)
        else:
            found = action_of(actions, "turn", clockwise=(there - here) % 6 in (1, 2, 3))
        if found is not None:
            return found
    return action_of(actions, "end")


def step_to(sit: Situation, hex: int, actions: Sequence[Action]) -> Action | None:
    """The step into this hex, if it is offered."""
    return action_of(actions, "step", hex=sit.ground.names[hex])


def _recover(sit: Situation, units: list[int], moves: bool, actions: Sequence[Action]) -> Action | None:
    """Morale: all that can be had by who stays, and before moving by who has too little."""
    s = sit.s
    for unit in units:
        short = s.base(unit) - s.morale[unit]
        if short <= 0 or (moves and short < LOW):
            continue
        name = sit.army.unit_ids[unit]
        if not moves and (everything := action_of(actions, "recover_all", unit=name)) is not None and short > 1:
            return everything
        offered = [one for one in actions if one.type == "recover" and one.fields["unit"] == name]
        if offered:
            return max(offered, key=lambda one: int(str(one.fields["points"])))
    return None


def _formed(sit: Situation, unit: int, actions: Sequence[Action]) -> Action | None:
    """Squares open, and markers go, once no horse is near; until then they stay."""
    s = sit.s
    if sit.army.arm[unit] != INFANTRY:
        return None
    here = s.place[unit]
    near = sit.away(here, sit.foe_horse)
    if (unmark := action_of(actions, "unmark")) is not None and near > HORSE_NEAR:
        return unmark
    if s.formation[unit] != SQUARE:
        return None
    opening = [one for one in actions if one.type == "leave_square"]
    if not opening or near <= HORSE_NEAR:
        return _recover(sit, [unit], False, actions) or action_of(actions, "end")
    return min(opening, key=lambda one: _ahead(sit, here, int(str(one.fields["facing"]))))


def _wants_square(sit: Situation, where: Placing, best: int) -> bool:
    """Whether horse could come at its flanks and rear, in the best place too, and no foot is near to fire at a square.

    [W-4.8, W-4.10]
    """
    if sit.away(where.start, sit.foe_horse) > HORSE_NEAR or sit.away(where.start, sit.foe_foot) <= FOOT_NEAR:
        return False
    return min(where.open(where.start, where.facing), where.open(*where.after(best))) >= OPEN


def _ahead(sit: Situation, hex: int, facing: int) -> int:
    """How near the nearest enemy is to the hex straight ahead."""
    ahead = sit.ground.near[hex * 6 + facing]
    return 99 if ahead == sit.ground.off else sit.nearest(ahead)


def face(sit: Situation, name: str, actions: Sequence[Action]) -> Action | None:
    """The facing that looks at the nearest enemy [W-13.29, W-7.3]."""
    here = hex_number(sit.board, name)
    return min(actions, key=lambda one: _ahead(sit, here, int(str(one.fields["facing"]))), default=None)


def _regain(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """Out of command: back into it by any way that is offered [W-3.22]."""
    steps = [one for one in actions if one.type == "step"]
    if steps:
        return max(steps, key=lambda one: sit.nearest(sit.hex(one)))
    turns = [one for one in actions if one.type == "turn"]
    return action_of(actions, "end") or (turns[0] if turns else None)


def _routed(sit: Situation, unit: int, actions: Sequence[Action]) -> Action | None:
    """Go where no enemy comes near, to rally there [W-13.27]."""
    found = reach.reach(sit.s, unit, sit.enemy)
    here = found.start

    def quiet(place: int) -> float:
        return min(sit.away(place // 6, sit.firm_hexes), SAFE) - 0.1 * sit.ground.distance(here // 6, place // 6)

    best = max(found.found, key=quiet, default=here)
    way = found.path(best)
    if len(way) > 1 and quiet(best) > quiet(here) and (step := step_to(sit, way[1] // 6, actions)) is not None:
        return step
    return action_of(actions, "end")
