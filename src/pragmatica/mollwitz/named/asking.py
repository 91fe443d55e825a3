"""Decisions: what everybody may know of the questions that are open, made from the frames of the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from pragmatica.mollwitz.command import leaders, orders
from pragmatica.mollwitz.forms import decisions as asked
from pragmatica.mollwitz.forms.decisions_combat import MollwitzDecision
from pragmatica.mollwitz.forms.terms import FORMATION, ORDER
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, stacks
from pragmatica.mollwitz.named import asking_combat
from pragmatica.mollwitz.turn import (
    acting,
    chief,
    ending,
    leader_moves,
    own_order,
    pairs,
    straighten,
    unit_acts,
)

Maker = Callable[[State, Any, int, str, int], MollwitzDecision]


def frame(s: State) -> Frame:
    """The frame that asks."""
    assert s.top is not None
    return s.top


def decision(s: State, seat: int, name: str, version: int) -> MollwitzDecision:
    """The question that the seat with this name owes an answer to."""
    top = frame(s)
    return _MAKERS[type(top)](s, top, seat, name, version)


def _group(s: State) -> str:
    return s.army.wing_ids[s.group]


def _leader(s: State, leader: int) -> str:
    return s.army.leader_ids[leader]


def _units(s: State, units: Iterable[int]) -> list[str]:
    return [s.army.unit_ids[unit] for unit in units]


# -- chits and turns --------------------------------------------------------------------------------------------------


def _choose_chit(s: State, frame: pairs.ChooseChit, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.ChooseChit(seat=name, version=version, rule="W-2.4")


def _who_first(s: State, frame: pairs.Pair, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.WhoFirst(
        seat=name,
        version=version,
        rule="W-2.6",
        total=frame.totals[seat],
        other_total=frame.totals[1 - seat],
        other_group=s.army.wing_ids[frame.wings[1 - seat]],
    )


def _next_chit(s: State, frame: pairs.NextChit, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.NextChit(seat=name, version=version, rule="W-2.8")


def _frederick_leaves(s: State, frame: ending.FrederickLeaves, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.FrederickLeaves(seat=name, version=version, rule="W-S.3", leader=orders.FREDERICK)


def _leader_returns(s: State, frame: ending.LeaderReturns, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.LeaderReturns(seat=name, version=version, rule="W-12.12", leader=_leader(s, frame.leader))


# -- command ----------------------------------------------------------------------------------------------------------


def _chief(s: State, frame: chief.Chief, seat: int, name: str, version: int) -> MollwitzDecision:
    leader = frame.leader
    return asked.Chief(
        seat=name,
        version=version,
        rule="W-3.12",
        group=_group(s),
        leader=_leader(s, leader),
        hex=s.ground.names[s.leader_at[leader]],
        points=leaders.points_left(s, leader),
        couriers=s.couriers[leader],
        by_courier=[
            s.army.wing_ids[wing]
            for wing in orders.addressees(s, leader)
            if orders.ways(s, leader, wing) == orders.BY_COURIER
        ],
    )


def _own_order(s: State, frame: own_order.OwnOrder, seat: int, name: str, version: int) -> MollwitzDecision:
    leader = orders.decider(s, s.group)
    return asked.OwnOrder(
        seat=name,
        version=version,
        rule="W-3.15",
        group=_group(s),
        order=ORDER[s.order[s.group]],
        leader=None if leader == NO_LEADER else _leader(s, leader),
        independence=None if leader == NO_LEADER else orders.independence(s, s.group),
    )


def _take_order(s: State, frame: own_order.TakeOrder, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.TakeOrder(
        seat=name,
        version=version,
        rule="W-3.15",
        group=_group(s),
        order=ORDER[s.order[s.group]],
        leader=_leader(s, orders.decider(s, s.group)),
    )


# -- acting -----------------------------------------------------------------------------------------------------------


def _act(s: State, frame: acting.Acting, seat: int, name: str, version: int) -> MollwitzDecision:
    bound = not frame.marked and acting.must_lead(s)
    return asked.Act(
        seat=name,
        version=version,
        rule="W-2.12",
        group=_group(s),
        step=asked.STEP[0 if frame.marked else 1],
        order=ORDER[s.order[s.group]] if s.army.ordered[s.group] else None,
        must_move=_leader(s, s.commander[s.group]) if bound else None,
    )


def _unit_acts(s: State, frame: unit_acts.UnitActs, seat: int, name: str, version: int) -> MollwitzDecision:
    unit = frame.units[0]
    return asked.UnitActs(
        seat=name,
        version=version,
        rule="W-8.10",
        group=_group(s),
        units=_units(s, frame.units),
        hex=s.ground.names[s.place[unit]],
        facing=s.facing[unit] if stacks.is_faced(s, unit) else None,
        formation=FORMATION[s.formation[unit]],
        points=[costs.left(s, one) for one in frame.units],
        stopped=frame.stopped,
    )


def _attack_step(s: State, frame: unit_acts.AttackStep, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.AttackStep(
        seat=name,
        version=version,
        rule="W-8.7",
        group=_group(s),
        units=_units(s, frame.units),
        hex=s.ground.names[s.place[frame.units[0]]],
    )


def _rallied(s: State, frame: unit_acts.Rallied, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.Rallied(
        seat=name,
        version=version,
        rule="W-13.29",
        group=_group(s),
        unit=s.army.unit_ids[frame.unit],
        hex=s.ground.names[s.place[frame.unit]],
    )


def _leader_moves(s: State, frame: leader_moves.LeaderMoves, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.LeaderMoves(
        seat=name,
        version=version,
        rule="W-3.3",
        group=_group(s),
        leader=_leader(s, frame.leader),
        hex=s.ground.names[s.leader_at[frame.leader]],
        points=leaders.points_left(s, frame.leader),
        towards=bool(frame.towards),
    )


def _straighten(s: State, frame: straighten.Straighten, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.Straighten(
        seat=name,
        version=version,
        rule="W-7.3",
        group=_group(s),
        units=_units(s, s.units_at(frame.hex)),
        hex=s.ground.names[frame.hex],
        loses=0 if straighten.paid(s, frame.hex) else stacks.CROOKED,
    )


_MAKERS: Final[dict[type[Frame], Maker]] = {
    pairs.ChooseChit: _choose_chit,
    pairs.Pair: _who_first,
    pairs.NextChit: _next_chit,
    ending.FrederickLeaves: _frederick_leaves,
    ending.LeaderReturns: _leader_returns,
    chief.Chief: _chief,
    own_order.OwnOrder: _own_order,
    own_order.TakeOrder: _take_order,
    acting.Acting: _act,
    unit_acts.UnitActs: _unit_acts,
    unit_acts.AttackStep: _attack_step,
    unit_acts.Rallied: _rallied,
    leader_moves.LeaderMoves: _leader_moves,
    straighten.Straighten: _straighten,
    **asking_combat.MAKERS,
}
