"""Command: chiefs and their orders, what a wing takes on itself, and where leaders stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions import Chief, LeaderMoves, OwnOrder, TakeOrder
from pragmatica.mollwitz.forms.terms import ORDER
from pragmatica.mollwitz.kept.codes import ATTACK, NO_ORDER, NO_UNIT

ENOUGH: Final = 1.5  # by how much a place must be better before a leader changes his
DANGER: Final = 3.0  # what it costs a leader to stand next to the enemy
LONELY: Final = 4.0  # and without any unit
REARWARD: Final = 2  # hexes a chief keeps behind the foremost of his foot
COURIER_FOR: Final = (ATTACK,)  # orders that are worth a courier


# -- orders -----------------------------------------------------------------------------------------------------------


def chief(sit: Situation, decision: Chief, actions: Sequence[Action]) -> Action | None:
    """Orders first, while they reach; then to where most of the army hears him [W-3.12]."""
    given = _to_give(sit, decision, actions)
    if given is not None:
        return given
    leader = sit.army.leader_number[decision.leader]
    steps = [one for one in actions if one.type == "leader_step"]
    target = _chiefs_place(sit, leader)
    here = sit.s.leader_at[leader]
    if steps and sit.ground.distance(here, target) > 1:
        best = min(steps, key=lambda one: _chiefs_step(sit, sit.hex(one), target))
        if sit.ground.distance(sit.hex(best), target) < sit.ground.distance(here, target):
            return best
    end = action_of(actions, "end")
    return end or min(steps, key=lambda one: sit.ground.distance(sit.hex(one), target), default=None)


def _to_give(sit: Situation, decision: Chief, actions: Sequence[Action]) -> Action | None:
    """An order that a wing should have and has not; by courier only if it is worth one [W-3.13]."""
    for one in actions:
        if one.type != "order":
            continue
        wing = sit.army.wing_ids.index(str(one.fields["wing"]))
        wanted = plans.order(sit, wing)
        if wanted == NO_ORDER or ORDER[wanted] != one.fields["order"] or wanted == sit.s.order[wing]:
            continue
        if one.fields["wing"] not in decision.by_courier or wanted in COURIER_FOR:
            return one
    return None


def _chiefs_place(sit: Situation, leader: int) -> int:
    """A hex of the own foot in the middle of it, some way behind the foremost; he stays where there is no foot."""
    here = sit.s.leader_at[leader]
    foot = sit.own_foot
    if not foot:
        return here
    front = max(plans.forward(sit, hex) for hex in foot)
    near = sorted(foot, key=lambda hex: sit.ground.distance(here, hex))[: max(len(foot) // 2, 1)]
    safe = [hex for hex in near if sit.nearest(hex) > 1] or near
    return min(safe, key=lambda hex: abs(front - REARWARD - plans.forward(sit, hex)) + _spread(sit, hex, near))


def _spread(sit: Situation, hex: int, others: list[int]) -> float:
    return sum(sit.ground.distance(hex, one) for one in others) / len(others) / 2


def _chiefs_step(sit: Situation, hex: int, target: int) -> float:
    return sit.ground.distance(hex, target) + (0.5 if sit.nearest(hex) <= 2 else 0.0)


def own_order(sit: Situation, decision: OwnOrder, actions: Sequence[Action]) -> Action | None:
    """Try for the order that the wing should have; it costs nothing to fail [W-3.15]."""
    wing = sit.army.wing_ids.index(decision.group)
    if plans.order(sit, wing) != sit.s.order[wing]:
        return action_of(actions, "try_order") or action_of(actions, "end")
    return action_of(actions, "end")


def take_order(sit: Situation, decision: TakeOrder, actions: Sequence[Action]) -> Action | None:
    """The order that the wing should have."""
    wing = sit.army.wing_ids.index(decision.group)
    wanted = plans.order(sit, wing)
    return None if wanted == NO_ORDER else action_of(actions, "order", order=ORDER[wanted])


# -- leaders ----------------------------------------------------------------------------------------------------------


def leader_moves(sit: Situation, decision: LeaderMoves, actions: Sequence[Action]) -> Action | None:
    """One step nearer to where he should be; the end once he is there, or as near as he comes."""
    leader = sit.army.leader_number[decision.leader]
    here, end = sit.s.leader_at[leader], action_of(actions, "end")
    target = place_of(sit, leader)
    steps = [one for one in actions if one.type == "leader_step"]
    if steps and (here != target or end is None):
        best = min(steps, key=lambda one: sit.ground.distance(sit.hex(one), target))
        if end is None or sit.ground.distance(sit.hex(best), target) < sit.ground.distance(here, target):
            return best
    return end


def wants_to_move(sit: Situation, leader: int) -> bool:
    """Whether another place would be better for him by enough."""
    here = sit.s.leader_at[leader]
    best = place_of(sit, leader)
    return best != here and _place(sit, leader, best) > _place(sit, leader, here) + ENOUGH


def place_of(sit: Situation, leader: int) -> int:
    """The hex of the units under him from which he commands most of them, away from the enemy if it can be had."""
    s = sit.s
    places = sorted({s.place[unit] for unit in _under(sit, leader)})
    here = s.leader_at[leader]
    return max(places, key=lambda hex: _place(sit, leader, hex), default=here)


def _place(sit: Situation, leader: int, hex: int) -> float:
    """How many of his units he reaches from there, less what he risks."""
    s, distance, range_ = sit.s, sit.ground.distance, sit.army.range[leader]
    found = 0.0
    for unit in _under(sit, leader):
        away = distance(hex, s.place[unit])
        found += (1.0 if away <= range_ else 0.0) - 0.02 * away
    if s.head[hex] == NO_UNIT or s.side_at(hex) != sit.side:
        found -= LONELY
    if sit.nearest(hex) == 1:
        found -= DANGER - 0.5 * sit.army.bonus[leader]
    return found


def _under(sit: Situation, leader: int) -> list[int]:
    """The units that he leads: of his brigades, or of his wing, with brigadiers in place of their brigades."""
    s, army = sit.s, sit.army
    brigades = [brigade for brigade, one in enumerate(s.led_by) if one == leader]
    if not brigades:
        brigades = army.deputy_for[leader]
    units = [unit for brigade in brigades for unit in army.brigade_units[brigade]]
    if not units and army.leader_wing[leader] < len(army.wing_ids):
        units = army.units_in[army.leader_wing[leader]]
    return [unit for unit in units if s.on_field(unit) and not s.routed(unit)]
