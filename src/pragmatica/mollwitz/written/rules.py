"""What the rules say of every position: where units and leaders may be, who commands, and what adds up.

A written position is checked when all of it has been read, before anything begins. What holds only between two changes
is not asked of it: a hex may be overfull, and its units may face apart.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import fault
from pragmatica.core.state import NO_SEAT
from pragmatica.mollwitz.battle.fates import Alone, JoinUnit, Threatened
from pragmatica.mollwitz.command import leaders, orders
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    BARRED,
    BRIGADIER,
    CHIEF,
    CHOSEN,
    HUSSAR,
    INFANTRY,
    LIMBERED,
    LINE,
    NO_LEADER,
    NO_WING,
    NOBODY,
    PRUSSIA,
    ROUTED,
    SIDES,
    SKIRMISH,
    SQUARE,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State
from pragmatica.mollwitz.moving import formations
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.turn.pairs import Pair

_OTHERS: Final = (LINE, ROUTED)  # formations of line cavalry [W-4.1]
_HUSSARS: Final = (SKIRMISH, ROUTED)
_GUNS: Final = (LIMBERED, UNLIMBERED)
_LEAVING: Final = (JoinUnit, Alone, Threatened)  # while these are open a leader may still be where an enemy has come


def check(s: State) -> None:
    """Whether the position keeps all rules. Raises Unreadable with the field, the reason and the rule."""
    for unit, name in enumerate(s.army.unit_ids):
        if s.on_field(unit):
            _unit(s, unit, f"units.{name}")
        elif s.rally[unit]:
            raise fault("mollwitz-written-off-field", f"units.{name}.marker", "W-4.15")
    for side in range(NOBODY):
        if formations.squares_left(s, side) < 0:
            raise fault(
                "mollwitz-written-markers-squares",
                "units",
                "W-4.7",
                side=f"side:{SIDES[side]}",
                count=s.rules.lineup.squares[side],
            )
    for leader, name in enumerate(s.army.leader_ids):
        _leader(s, leader, f"leaders.{name}")
    _command(s)
    _letters(s)


# -- units ------------------------------------------------------------------------------------------------------------


def _unit(s: State, unit: int, where: str) -> None:
    """A unit on the field: its state, and its company."""
    army, place = s.army, s.place[unit]
    battery = army.is_battery[unit]
    if s.eliminated[unit]:
        raise fault("mollwitz-written-field-not-eliminated", f"{where}.eliminated", "W-13.16")
    if not _fits(s, unit):
        raise fault("mollwitz-written-no-formation-arm", f"{where}.formation", "W-4.1")
    if battery and s.weak[unit]:
        raise fault("mollwitz-written-batteries-side", f"{where}.weakened", "W-13.12")
    if battery and s.morale[unit] != s.base(unit):
        raise fault("mollwitz-written-battery-loses-none", f"{where}.morale", "W-7.5", morale=s.base(unit))
    if not battery and (s.morale[unit] == 0) != s.routed(unit):
        raise fault("mollwitz-written-0-routed-units", f"{where}.morale", "W-13.17")
    if s.routed(unit) and not s.weak[unit]:
        raise fault("mollwitz-written-routed-step-weakened", f"{where}.weakened", "W-13.21")
    if s.rally[unit] and not s.routed(unit):
        raise fault("mollwitz-written-only-routed-units", f"{where}.marker", "W-13.27")
    if s.formation[unit] == SQUARE and not _may_square(s, unit):
        raise fault("mollwitz-written-forms-no-square", f"{where}.formation", "W-4.12")
    if not _can_be_in(s, unit, place):
        raise fault("mollwitz-written-prohibited-ground", f"{where}.at", "W-8.6")
    if any(army.side[one] != army.side[unit] for one in s.units_at(place)):
        raise fault("mollwitz-written-enemy-hex", f"{where}.at", "W-8.6")
    if battery and any(army.is_battery[one] for one in s.units_at(place) if one != unit):
        raise fault("mollwitz-written-two-batteries-never", f"{where}.at", "W-7.1")


def _fits(s: State, unit: int) -> bool:
    """Whether the formation is one of the unit's arm [W-4.1]."""
    arm, formation = s.army.arm[unit], s.formation[unit]
    if arm == ARTILLERY:
        return formation in _GUNS
    if arm == INFANTRY:
        return formation not in (SKIRMISH, *_GUNS)
    return formation in (_HUSSARS if arm == HUSSAR else _OTHERS)


def _may_square(s: State, unit: int) -> bool:
    """Whether the unit could ever have formed the square in which it stands [W-4.7, W-4.12]."""
    able = s.army.grenadier[unit] or s.army.side[unit] != PRUSSIA
    return able and s.ground.square_allowed[s.place[unit]] != 0


def _can_be_in(s: State, unit: int, hex: int) -> bool:
    """Whether a step leads into the hex from anywhere, or the scenario puts the unit there [W-8.6, W-S.1]."""
    cost, ground = s.ground.cost[s.army.arm[unit]], s.ground
    for way, near in enumerate(ground.near[hex * 6 : hex * 6 + 6]):
        if near != ground.off and cost[near * 6 + (way + 3) % 6] < BARRED:
            return True
    return any(one == unit and there == hex for one, there, *_ in s.rules.lineup.units)


# -- command ----------------------------------------------------------------------------------------------------------


def _leader(s: State, leader: int, where: str) -> None:
    """A leader: where he is, when he returns, and his couriers, of whom none is ever lost."""
    army, back = s.army, s.leader_back[leader]
    if s.leads(leader) and back:
        raise fault("mollwitz-written-field", f"{where}.returns", "W-12.4")
    if back == GONE_FOR_GOOD:
        if army.leader_ids[leader] != orders.FREDERICK or not s.rules.frederick_leaves:
            raise fault("mollwitz-written-only-frederick-leaves", f"{where}.returns", "W-S.3")
    elif back > s.turn + 1:
        raise fault("mollwitz-written-lost-leader-lies", f"{where}.returns", "W-12.4")
    if s.leader_spent[leader] > max(army.leader_points[leader], leaders.STEP):
        raise fault("mollwitz-written-movement-points", f"{where}.spent", "W-3.3", count=army.leader_points[leader])
    first = s.rules.lineup.couriers[leader]
    if s.couriers[leader] + s.couriers_here[leader] + s.couriers_next[leader] != first:
        raise fault("mollwitz-written-couriers-away", f"{where}.couriers", "W-3.13", count=first)


def alone(s: State) -> None:
    """No leader is in the hex of an enemy, but for one who is about to leave it [W-12.5]. Raises Unreadable."""
    if any(isinstance(frame, _LEAVING) for frame in sights.chain(s)):
        return
    for leader, name in enumerate(s.army.leader_ids):
        if s.leads(leader) and s.side_at(s.leader_at[leader]) == 1 - s.army.leader_side[leader]:
            raise fault("mollwitz-written-enemy-hex", f"leaders.{name}.at", "W-12.5")


def _command(s: State) -> None:
    """Posts are filled from the field, by those who had them or take over in their wing [W-3.1, W-12.8, W-12.10]."""
    army = s.army
    for wing, leader, where in _posts(s, s.commander, "commanders", army.wing_ids, "W-12.8"):
        substitute = army.rank[leader] == BRIGADIER and army.leader_wing[leader] == wing
        if leader != army.commander[wing] and (not substitute or army.commander[wing] == NO_LEADER):
            raise fault("mollwitz-written-neither-post-nor", where, "W-12.8")
    for brigade, leader, where in _posts(s, s.led_by, "brigadiers", army.brigade_ids, "W-12.10"):
        if leader != army.brigadier[brigade] and army.leader_wing[leader] != army.brigade_wing[brigade]:
            raise fault("mollwitz-written-no-leader-same", where, "W-12.10")
        if army.brigadier[brigade] == NO_LEADER:
            raise fault("mollwitz-written-no-commander-own", where, "W-S.3")
    if (s.active == NOBODY) != (s.group == NO_WING) or (s.active != NOBODY and army.wing_side[s.group] != s.active):
        raise fault("mollwitz-written-active-go-together", "group", "W-2.2")


def _posts(s: State, held: list[int], field: str, ids: list[str], rule: str) -> list[tuple[int, int, str]]:
    """The posts that are held: which, by whom, and where that is written. He must be on the field."""
    found: list[tuple[int, int, str]] = []
    for post, leader in enumerate(held):
        if leader == NO_LEADER:
            continue
        where = f"{field}.{ids[post]}"
        if not s.leads(leader):
            raise fault("mollwitz-written-not-field", where, rule)
        found.append((post, leader, where))
    return found


def _letters(s: State) -> None:
    """Orders underway: with the option alone, by a chief to a wing of his side, for this turn or the next [W-3.13]."""
    for place, (due, chief, wing, _) in enumerate(s.letters):
        where = f"letters[{place}]"
        if not s.rules.courier_delay:
            raise fault("mollwitz-written-orders-underway-option", "letters", "W-3.13")
        if not s.turn <= due <= s.turn + 1:
            raise fault("mollwitz-written-courier-back-turn", f"{where}.turn", "W-3.13")
        if s.army.rank[chief] != CHIEF:
            raise fault("mollwitz-written-only-chiefs-send", f"{where}.leader", "W-3.12")
        if s.army.wing_side[wing] != s.army.leader_side[chief] or not s.army.ordered[wing]:
            raise fault("mollwitz-written-no-wing-obeys", f"{where}.wing", "W-3.12")
    # As the last turn ends couriers of the next box have come into this one, and those of this one are back
    now, next = ([0] * s.army.leaders, s.couriers_here) if s.reason else (s.couriers_here, s.couriers_next)
    for chief in range(s.army.leaders):
        due_now = [one for one in s.letters if one[1] == chief and one[0] == s.turn]
        due_next = [one for one in s.letters if one[1] == chief and one[0] == s.turn + 1]
        if len(due_now) > now[chief] or len(due_next) > next[chief]:
            raise fault(
                "mollwitz-written-more-orders-than", "letters", "W-3.13", leader=f"leader:{s.army.leader_ids[chief]}"
            )


# -- chits ------------------------------------------------------------------------------------------------------------


def chits(s: State) -> None:
    """Chits that lie open are those of the pair that is played, or of the group that is activated [W-2.3, W-2.5].

    Raises Unreadable.
    """
    frame = sights.pair(s)
    shown = [frame.wings[side] for side in range(NOBODY) if frame.revealed[side]] if isinstance(frame, Pair) else []
    if sights.activated(s):
        shown.append(s.group)
    for wing, chit in enumerate(s.chit):
        if chit == CHOSEN and wing not in shown:
            name = s.army.wing_ids[wing]
            raise fault("mollwitz-written-chosen-chit-lies", f"chits.{name}", "W-2.5")


# -- the end ----------------------------------------------------------------------------------------------------------


def end(s: State) -> None:
    """A match that is over has ended as its position says [W-S.5, W-S.7]. Raises Unreadable."""
    trial = s.copy()
    trial.finish(NO_SEAT, 0)
    victory.settle(trial)
    if (trial.winner, trial.reason) != (s.winner, s.reason):
        rule = "W-S.5" if s.reason == victory.BROKEN else "W-S.7"
        raise fault("mollwitz-written-position-match-not", "over", rule)
