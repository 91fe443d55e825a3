"""Decisions of reactions and fights, made from the frames of the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from pragmatica.mollwitz.battle import (
    assaults,
    bouts,
    charges,
    combat,
    defence,
    exchanges,
    fates,
    fires,
    flights,
    overfull,
    pursuits,
    windows,
)
from pragmatica.mollwitz.forms import decisions_combat as asked
from pragmatica.mollwitz.forms.decisions_combat import MollwitzDecision, Moment, Reactor
from pragmatica.mollwitz.kept.codes import DIE, NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.reacting import windows as reacting

Maker = Callable[[State, Any, int, str, int], MollwitzDecision]


def _group(s: State) -> str:
    return s.army.wing_ids[s.group]


def _units(s: State, units: Iterable[int]) -> list[str]:
    return [s.army.unit_ids[unit] for unit in units]


def _hexes(s: State, hexes: Iterable[int]) -> list[str]:
    return [s.ground.names[hex] for hex in hexes]


def _place(s: State, unit: int) -> str:
    return s.ground.names[s.place[unit]]


# -- reactions --------------------------------------------------------------------------------------------------------


def _react(s: State, frame: windows.React, seat: int, name: str, version: int) -> MollwitzDecision:
    moment: Moment = "entered"
    if frame.moment in (windows.LEAVING_HORSE, windows.LEAVING_FOOT):
        moment = "leaving"
    elif frame.moment == windows.TURNING:
        moment = "turned"
    return asked.React(
        seat=name,
        version=version,
        rule="W-6.25",
        group=_group(s),
        movers=_units(s, windows.movers_left(s, frame.movers)),
        hex=_place(s, frame.mover(s)),
        moment=moment,
        reactors=[
            Reactor(
                units=_units(s, window.units),
                hex=_place(s, window.units[0]),
                must=window.may & reacting.MUST != 0,
                chance=DIE if window.may == reacting.VOLLEY else frame.chance(s, window),
            )
            for window in frame.open(s)
        ],
    )


def _face_mover(s: State, frame: charges.FaceTo, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.FaceMover(
        seat=name,
        version=version,
        rule="W-6.12",
        group=_group(s),
        units=_units(s, frame.units),
        hex=_place(s, frame.units[0]),
        enemy=s.ground.names[frame.mover],
    )


def _withdraw(s: State, frame: flights.WithdrawHex, seat: int, name: str, version: int) -> MollwitzDecision:
    units = flights.standing(s, frame.units)
    return asked.Withdraw(
        seat=name,
        version=version,
        rule="W-6.11",
        group=_group(s),
        units=_units(s, units),
        hex=_place(s, units[0]),
        enemy=s.ground.names[frame.mover],
        left=frame.left,
    )


# -- what follows a fight ---------------------------------------------------------------------------------------------


def _retreat(s: State, frame: flights.RetreatHex, seat: int, name: str, version: int) -> MollwitzDecision:
    units = flights.standing(s, frame.units)
    return asked.Retreat(
        seat=name,
        version=version,
        rule="W-13.32",
        group=_group(s),
        units=_units(s, units),
        hex=_place(s, units[0]),
        enemies=_hexes(s, frame.causes),
    )


def _flee(s: State, frame: flights.FleePath, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.Flee(
        seat=name,
        version=version,
        rule="W-13.37",
        group=_group(s),
        unit=s.army.unit_ids[frame.unit],
        hex=_place(s, frame.unit),
        enemy=s.ground.names[frame.enemy],
    )


def _odd_point(s: State, frame: fires.OddPoint, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.OddPoint(
        seat=name,
        version=version,
        rule="W-10.13",
        group=_group(s),
        units=_units(s, s.fighters_at(frame.hex)),
        hex=s.ground.names[frame.hex],
        points=frame.points,
    )


def _substitute(s: State, frame: fates.Substitute, seat: int, name: str, version: int) -> MollwitzDecision:
    wing = s.army.wing_ids[frame.wing]
    return asked.Substitute(seat=name, version=version, rule="W-12.8", group=_group(s), wing=wing)


def _lead_brigade(s: State, frame: fates.LeadBrigade, seat: int, name: str, version: int) -> MollwitzDecision:
    brigade = s.army.brigade_ids[frame.brigade]
    return asked.LeadBrigade(seat=name, version=version, rule="W-12.10", group=_group(s), brigade=brigade)


def _join_unit(s: State, frame: fates.JoinUnit, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.JoinUnit(
        seat=name,
        version=version,
        rule="W-12.5",
        group=_group(s),
        leader=s.army.leader_ids[frame.leader],
        hex=s.ground.names[s.leader_at[frame.leader]],
    )


def _pursue(s: State, frame: pursuits.Pursue, seat: int, name: str, version: int) -> MollwitzDecision:
    hex = s.ground.names[frame.target]
    return asked.Pursue(seat=name, version=version, rule="W-13.43", group=_group(s), hex=hex)


def _go_on(s: State, frame: pursuits.Further, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.GoOn(
        seat=name,
        version=version,
        rule="W-13.44",
        group=_group(s),
        unit=s.army.unit_ids[frame.unit],
        hex=_place(s, frame.unit),
        direction=frame.direction,
    )


def _turn_after(s: State, frame: pursuits.Turn, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.TurnAfter(
        seat=name,
        version=version,
        rule="W-13.45" if frame.pursued else "W-13.46",
        group=_group(s),
        units=_units(s, frame.units),
        hex=_place(s, frame.units[0]),
        facing=s.facing[frame.units[0]],
    )


def _follow_fire(s: State, frame: pursuits.FollowFire, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.FollowFire(
        seat=name,
        version=version,
        rule="W-13.42",
        group=_group(s),
        unit=s.army.unit_ids[frame.unit],
        hex=s.ground.names[frame.hex],
    )


# -- melee ------------------------------------------------------------------------------------------------------------


def _kind_of_combat(s: State, frame: combat.KindOfCombat, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.KindOfCombat(
        seat=name,
        version=version,
        rule="W-10.4" if seat == s.active else "W-10.22",
        group=_group(s),
        wing=s.army.wing_ids[frame.wing],
    )


def _name_arm(s: State, frame: overfull.NameArm, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.NameArm(seat=name, version=version, rule="W-7.10", group=_group(s), hex=s.ground.names[frame.hex])


def _next_charge(s: State, frame: combat.NextCharge, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.NextCharge(seat=name, version=version, rule="W-10.34", group=_group(s))


def _declare_melee(s: State, frame: combat.DeclareMelee, seat: int, name: str, version: int) -> MollwitzDecision:
    forced = seat != s.active
    rule = "W-10.22" if forced else "W-10.18"
    return asked.DeclareMelee(seat=name, version=version, rule=rule, group=_group(s), forced=forced)


def _support(s: State, frame: bouts.Support, seat: int, name: str, version: int) -> MollwitzDecision:
    bout = frame.bout()
    return asked.Support(
        seat=name,
        version=version,
        rule="W-12.2",
        group=_group(s),
        hex=s.ground.names[bout.target],
        hexes=_hexes(s, bout.hexes),
    )


def _defend(s: State, frame: defence.Defend, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.Defend(
        seat=name,
        version=version,
        rule="W-11.8" if frame.must else "W-10.23",
        group=_group(s),
        hex=s.ground.names[frame.target],
        attackers=_hexes(s, frame.hexes),
        must=frame.must,
    )


def _enter_battery(s: State, frame: assaults.EnterBattery, seat: int, name: str, version: int) -> MollwitzDecision:
    hex = s.ground.names[frame.target]
    return asked.EnterBattery(seat=name, version=version, rule="W-11.8", group=_group(s), hex=hex)


# -- fire -------------------------------------------------------------------------------------------------------------


def _next_fire(s: State, frame: combat.NextFire, seat: int, name: str, version: int) -> MollwitzDecision:
    stage = asked.STAGE[frame.combat().stage - combat.EXCHANGES]
    rule = {"exchange": "W-10.10", "forced": "W-10.22", "unpaired": "W-10.16"}[stage]
    return asked.NextFire(seat=name, version=version, rule=rule, group=_group(s), stage=stage)


def _answer_fire(s: State, frame: exchanges.Answerer, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.AnswerFire(
        seat=name,
        version=version,
        rule="W-11.7",
        group=_group(s),
        hex=s.ground.names[frame.hex],
        unit=s.army.unit_ids[frame.firer],
    )


def _advance_fire(s: State, frame: exchanges.AdvanceFire, seat: int, name: str, version: int) -> MollwitzDecision:
    return asked.AdvanceFire(
        seat=name,
        version=version,
        rule="W-10.12",
        group=_group(s),
        unit=s.army.unit_ids[frame.firer],
        hex=s.ground.names[frame.hex],
        answered_by=None if frame.enemy == NO_UNIT else s.army.unit_ids[frame.enemy],
    )


MAKERS: Final[dict[type[Frame], Maker]] = {
    windows.React: _react,
    charges.FaceTo: _face_mover,
    flights.WithdrawHex: _withdraw,
    flights.RetreatHex: _retreat,
    flights.FleePath: _flee,
    fires.OddPoint: _odd_point,
    fates.Substitute: _substitute,
    fates.LeadBrigade: _lead_brigade,
    fates.JoinUnit: _join_unit,
    pursuits.Pursue: _pursue,
    pursuits.Further: _go_on,
    pursuits.Turn: _turn_after,
    pursuits.FollowFire: _follow_fire,
    combat.KindOfCombat: _kind_of_combat,
    overfull.NameArm: _name_arm,
    combat.NextCharge: _next_charge,
    combat.DeclareMelee: _declare_melee,
    combat.NextFire: _next_fire,
    bouts.Support: _support,
    defence.Defend: _defend,
    assaults.EnterBattery: _enter_battery,
    exchanges.Answerer: _answer_fire,
    exchanges.AdvanceFire: _advance_fire,
}
