"""Why questions of an activation do not offer an answer: chits, command, units and leaders that act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.kit.reasons import Reasons
from pragmatica.mollwitz.command import leaders, orders, ranges, regain
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARTILLERY,
    BARRED,
    CHIEF,
    HALT,
    INFANTRY,
    LIMBERED,
    NO_CHIT,
    ROUTED,
    SQUARE,
)
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery
from pragmatica.mollwitz.moving import costs, formations
from pragmatica.mollwitz.told import reasons
from pragmatica.mollwitz.told.reasons import nothing, reason
from pragmatica.mollwitz.turn import acting, chief, leader_moves, own_order, unit_acts
from pragmatica.mollwitz.turn import unit_answers as does

Refusal = Callable[[State, Any, int], Reasons]


# -- chits and orders -------------------------------------------------------------------------------------------------


def chit(s: State, seat: int, code: int) -> Reasons:
    """A chit of the other side, one that has served, or one without units [W-2.3, W-2.4, W-2.16]."""
    told = reasons.wing(s, code)
    if s.army.wing_side[code] != seat:
        return reason("W-2.4", "chit-not-yours", wing=told)
    if s.chit[code] == NO_CHIT:
        return reason("W-2.16", "chit-none", wing=told)
    return reason("W-2.3", "chit-used", wing=told)


def _own_order(s: State, frame: own_order.OwnOrder, code: int) -> Reasons:
    told = reasons.wing(s, s.group)
    if code == own_order.TRY and frame.tried:
        return reason("W-3.15", "order-tried", wing=told)
    if code == own_order.TRY:
        return reason("W-3.15", "nobody-decides", wing=told)
    if s.order[s.group] == HALT:
        return reason("W-3.14", "halts-already", wing=told)
    return reason("W-3.14", "not-beaten", wing=told)


def _chief(s: State, frame: chief.Chief, code: int) -> Reasons:
    leader = frame.leader
    if code >= chief.ORDER:
        return _order(s, leader, (code - chief.ORDER) // 4, (code - chief.ORDER) % 4)
    if code == chief.END:
        return reason(
            "W-3.3", "leader-alone", leader=reasons.leader(s, leader), hex=reasons.hex(s, s.leader_at[leader])
        )
    return _leader_step(s, leader, code - chief.STEP)


def _order(s: State, leader: int, wing: int, order: int) -> Reasons:
    """An order that he cannot give, or that cannot be brought [W-3.7, W-3.12, W-3.13, W-3.16, W-S.3]."""
    told = {"leader": reasons.leader(s, leader), "wing": reasons.wing(s, wing)}
    if s.army.wing_side[wing] != s.army.leader_side[leader]:
        return reason("W-3.12", "order-not-yours", **told)
    if not s.army.ordered[wing]:
        return reason("W-3.7", "needs-no-order", **told)
    if not orders.may_order(s, leader, wing):
        return reason("W-S.3", "not-his-wing", **told)
    if leaders.points_left(s, leader) < orders.PRICE:
        return reason("W-3.12", "leader-no-points", leader=told["leader"])
    if not orders.may_speak(s, leader):
        return reason("W-3.16", "next-to-enemy-silent", leader=told["leader"])
    if s.order[wing] == order:
        return reason("W-3.12", "order-is-so", **told)
    return reason("W-3.13", "no-courier", **told)


def _alone(s: State, leader: int, hex: int) -> Reasons:
    """He would end alone next to an enemy [W-3.3]."""
    return reason("W-3.3", "leader-alone", leader=reasons.leader(s, leader), hex=reasons.hex(s, hex))


# -- leaders ----------------------------------------------------------------------------------------------------------


def _leader_moves(s: State, frame: leader_moves.LeaderMoves, code: int) -> Reasons:
    leader = frame.leader
    if code != leader_moves.END:
        found = _leader_step(s, leader, code - leader_moves.STEP)
        return found if found else reason("W-3.11", "leader-not-towards", leader=reasons.leader(s, leader))
    if not frame.moved:
        return reason("W-3.9", "commander-must-move", leader=reasons.leader(s, leader))
    return _alone(s, leader, s.leader_at[leader])


def _leader_step(s: State, leader: int, hex: int) -> Reasons:
    """A hex that is not next to him, in which an enemy stands, or from which he would not get away [W-3.3]."""
    told = {"leader": reasons.leader(s, leader), "hex": reasons.hex(s, hex)}
    if s.ground.distance(s.leader_at[leader], hex) != 1:
        return reason("W-3.3", "leader-not-adjacent", **told)
    if leaders.points_left(s, leader) <= 0:
        return reason("W-3.3", "leader-no-points", leader=told["leader"])
    if not leaders.may_enter(s, leader, hex):
        return reason("W-3.3", "leader-enemy-there", **told)
    return [] if leaders.may_end(s, leader, hex) else _alone(s, leader, hex)


# -- units ------------------------------------------------------------------------------------------------------------


def _acting(s: State, frame: acting.Acting, code: int) -> Reasons:
    if code == acting.END:
        return reason("W-3.9", "commander-must-move", leader=reasons.leader(s, s.commander[s.group]))
    if code >= acting.LEADER:
        return _leader_acts(s, code - acting.LEADER)
    if code >= acting.STACK:
        return _unit(s, frame, code - acting.STACK) or reason(
            "W-8.8", "no-stack", unit=reasons.unit(s, code - acting.STACK)
        )
    return _unit(s, frame, code - acting.UNIT)


def _unit(s: State, frame: acting.Acting, unit: int) -> Reasons:
    """Why a unit does not act now [W-2.12, W-3.21, W-6.19]."""
    told = reasons.unit(s, unit)
    if not s.on_field(unit):
        return reason("W-2.12", "not-on-field", unit=told)
    if s.army.wing[unit] != s.group:
        return reason("W-2.2", "other-group", unit=told, wing=reasons.wing(s, s.group))
    if s.reaction[unit]:
        return reason("W-6.19", "has-reaction", unit=told)
    if s.acted[unit]:
        return reason("W-2.12", "has-acted", unit=told)
    if frame.marked and not s.uncommanded[unit]:
        return reason("W-3.21", "acts-later", unit=told)
    return []


def _leader_acts(s: State, leader: int) -> Reasons:
    """Why a leader does not move now [W-2.17, W-3.4, W-3.8]."""
    told = reasons.leader(s, leader)
    if not s.leads(leader):
        return reason("W-12.4", "leader-not-here", leader=told)
    if s.army.rank[leader] == CHIEF:
        return reason("W-3.4", "chief-in-step-2", leader=told)
    if s.army.leader_wing[leader] != s.group:
        return reason("W-3.4", "leader-other-group", leader=told, wing=reasons.wing(s, s.group))
    if s.leader_spent[leader]:
        return reason("W-2.17", "leader-has-moved", leader=told)
    if acting.is_bound(s, leader) and s.order[s.group] == HALT:
        return reason("W-3.8", "commander-halts", leader=told)
    return reason("W-2.17", "leader-later", leader=told)


def _unit_acts(s: State, frame: unit_acts.UnitActs, code: int) -> Reasons:
    unit = frame.units[0]
    if code >= does.RECOVER:
        return _recovery(s, (code - does.RECOVER) // 16, (code - does.RECOVER) % 16)
    if code >= does.STEP:
        return _step(s, frame, code - does.STEP)
    if code >= does.ALL_OF_IT:
        return _recovery(s, code - does.ALL_OF_IT, 0)
    if code in (does.RIGHTWARD, does.LEFTWARD):
        return _turn(s, unit)
    return _formation(s, unit, code)


def _step(s: State, frame: unit_acts.UnitActs, hex: int) -> Reasons:
    """Why the unit does not step there [W-3.8, W-3.22, W-3.23, W-6.5, W-8.2, W-8.4, W-8.5, W-8.6]."""
    unit, place = frame.units[0], s.place[frame.units[0]]
    told = {"unit": reasons.unit(s, unit), "hex": reasons.hex(s, hex)}
    if frame.stopped:
        halts = s.order_of(unit) == HALT and not zones.controllers(s, place, 1 - s.army.side[unit])
        return reason("W-3.8", "halt-one-step", **told) if halts else reason("W-6.5", "stopped", **told)
    direction = s.ground.direction(place, hex)
    if direction < 0:
        return reason("W-8.4", "not-adjacent", **told)
    free = s.uncommanded[unit] != 0
    for one in frame.units:
        refusal = costs.why_not(s, one, direction, free)
        if refusal != costs.MAY:
            return reasons.step(s, one, hex, refusal)
    if not ranges.has_commander(s, unit):
        return reason("W-3.23", "leaderless", unit=told["unit"])
    if free:
        if regain.price(s, unit) == BARRED:
            return reason("W-3.22", "no-way-to-command", unit=told["unit"])
        return reason("W-3.22", "not-to-command", **told)
    if s.order_of(unit) == HALT:
        if frame.steps:
            return reason("W-3.8", "halt-one-step", **told)
        return reason("W-3.8", "halt-keeps-command", **told)
    return reason("W-7.1", "no-room", **told)


def _turn(s: State, unit: int) -> Reasons:
    """Why it does not turn [W-4.4, W-5.3, W-5.7, W-5.8]."""
    told, cost = reasons.unit(s, unit), costs.turn_price(s, unit)
    if s.formation[unit] == ROUTED or cost == BARRED:
        return reason("W-5.3", "does-not-turn", unit=told)
    if (cost == ALL and s.spent[unit]) or (cost != ALL and cost > costs.left(s, unit)):
        return reason("W-5.7", "no-points", unit=told)
    if s.army.arm[unit] == ARTILLERY:
        return reason("W-5.8", "guns-held", unit=told)
    return reason("W-5.8", "turned-in-zone", unit=told)


def _recovery(s: State, unit: int, points: int) -> Reasons:
    """Why it does not recover so much; 0: everything at once [W-13.5 to W-13.10]."""
    told = reasons.unit(s, unit)
    if s.army.arm[unit] == ARTILLERY or s.routed(unit):
        return reason("W-13.10", "does-not-recover", unit=told)
    if recovery.missing(s, unit) < max(points, 1):
        return reason("W-13.5", "nothing-missing", unit=told)
    if s.balked[unit] == recovery.BALKED:
        return reason("W-13.8", "recovery-failed", unit=told)
    if not recovery.is_free_to_recover(s, unit):
        return reason("W-13.9", "recovery-in-front", unit=told)
    if points == 0:
        return reason("W-13.7", "recover-all-halt", unit=told)
    if costs.left(s, unit) < points * recovery.price(s, unit):
        return reason("W-13.6", "no-points", unit=told)
    return reason("W-3.10", "recovery-in-attack", unit=told)


def _formation(s: State, unit: int, code: int) -> Reasons:
    """Why it does not change its formation [W-4.5, W-4.7, W-4.8, W-4.11, W-4.12, W-11.1, W-11.12]."""
    told = reasons.unit(s, unit)
    if code == does.SQUARE:
        return _square(s, unit)
    if code == does.UNMARK:
        if not formations.is_marked(s, unit):
            return reason("W-4.5", "no-marker", unit=told)
        return reason("W-4.5", "marker-enemy-near", unit=told)
    if code == does.GUNS:
        if s.army.arm[unit] != ARTILLERY:
            return reason("W-11.1", "no-guns", unit=told)
        if formations.is_committed(s, unit):
            return reason("W-11.1", "needs-all-points", unit=told)
        return reason("W-6.24", "guns-held", unit=told)
    if code == does.ON_TOP:
        return reason("W-11.12", "not-on-top", unit=told)
    if does.LEAVE_SQUARE <= code < does.LEAVE_SQUARE + 6:
        if s.formation[unit] != SQUARE:
            return reason("W-4.11", "no-square", unit=told)
        return reason("W-4.11", "needs-all-points", unit=told)
    return nothing()


def _square(s: State, unit: int) -> Reasons:
    told = reasons.unit(s, unit)
    if s.army.arm[unit] != INFANTRY or s.formation[unit] in (ROUTED, LIMBERED):
        return reason("W-4.7", "square-not-his", unit=told)
    if s.formation[unit] == SQUARE:
        return reason("W-4.7", "in-square", unit=told)
    if formations.is_committed(s, unit):
        return reason("W-4.8", "needs-all-points", unit=told)
    if s.balked[unit] == recovery.BALKED:
        return reason("W-4.8", "square-failed", unit=told)
    if not s.ground.square_allowed[s.place[unit]]:
        return reason("W-4.12", "square-terrain", unit=told, hex=reasons.hex(s, s.place[unit]))
    if formations.squares_left(s, s.army.side[unit]) <= 0:
        return reason("W-4.7", "no-square-left", unit=told)
    return reason("W-4.7", "square-not-his", unit=told)


REFUSALS: Final[dict[type[Frame], Refusal]] = {
    own_order.OwnOrder: _own_order,
    chief.Chief: _chief,
    leader_moves.LeaderMoves: _leader_moves,
    acting.Acting: _acting,
    unit_acts.UnitActs: _unit_acts,
}
