"""The field as an observation shows it, in the form that the rules' functions read: for whoever reckons on his own.

It is made from what a seat was told and from what is fixed, and from nothing else; a bot so weighs a charge with the
very sums that will be thrown for. What an observation does not tell stays as if nothing had happened in this
activation: turns inside zones, tests that failed. Its chance means nothing, and nobody draws from it.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.game import Setup
from pragmatica.mollwitz.forms.observation import LeaderView, Observation, UnitView, WingView
from pragmatica.mollwitz.forms.terms import CHIT, FORMATION, MARKER, ORDER, SIDE, STRUCK
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import ARTILLERY, NO_LEADER, NO_ORDER, NO_WING, NOBODY, SHOTS, SILENCED
from pragmatica.mollwitz.kept.options import Rules
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State

Known = State  # the field as it is known: what `field` makes

_KEY: Final = bytes(16)
_rules: dict[tuple[int, str, tuple[tuple[str, str | bool], ...]], tuple[Board, Rules]] = {}


def field(observation: Observation, board: Board) -> Known:
    """The field that the observation shows."""
    s = State(board, _rules_of(observation, board), _KEY)
    s.turn = observation.turn
    s.active = NOBODY if observation.active is None else SIDE.index(observation.active)
    s.group = NO_WING if observation.group is None else board.army.wing_ids.index(observation.group)
    _units(s, observation.units)
    for name, hex in observation.charging.items():
        s.charging[board.army.unit_number[name]] = hex_number(board, hex)
    s.led_by = [NO_LEADER] * len(s.led_by)
    for leader in observation.leaders:
        _leader(s, leader)
    _wings(s, observation.wings)
    goals = s.rules.lineup.goals
    for objective in observation.objectives:
        for name, side in objective.holders.items():
            s.holder[goals.index(hex_number(board, name))] = SIDE.index(side)
    return s


def hex_number(board: Board, name: str) -> int:
    """The hex of this name: column and row, two digits each."""
    return int(name[2:]) * board.ground.columns + int(name[:2])


def _rules_of(observation: Observation, board: Board) -> Rules:
    """The rules of the set-up that the observation names, made once."""
    chosen = (id(board), observation.scenario, tuple(observation.options.items()))
    found = _rules.get(chosen)
    if found is None or found[0] is not board:
        setup = Setup("mollwitz", observation.scenario, observation.players, SIDE, dict(observation.options), "")
        found = _rules[chosen] = (board, Rules(setup, board))
    return found[1]


def _units(s: State, units: list[UnitView]) -> None:
    """Everything about units; stacks are laid from the bottom up."""
    numbers = s.army.unit_number
    for view in sorted(units, key=_depth, reverse=True):
        unit = numbers[view.id]
        s.eliminated[unit] = int(view.eliminated)
        if view.hex is None:
            continue
        s.put(unit, hex_number(s.board, view.hex))
        s.facing[unit] = view.facing or 0
        s.formation[unit] = FORMATION.index(view.formation)
        s.morale[unit] = view.morale
        s.weak[unit] = int(view.weakened)
        s.rally[unit] = MARKER.index(view.marker)
        s.lost[unit] = view.lost
        s.reaction[unit] = int(view.reaction)
        s.attacked[unit] = int(view.attacked)
        s.struck[unit] = 0 if view.struck is None else STRUCK.index(view.struck) + 1
        s.spent[unit] = view.spent
        s.acted[unit] = int(view.acted)
        s.uncommanded[unit] = int(view.marked)
        s.shots[unit] = _shots(s, unit, view)
        if not view.may_react:
            if s.army.arm[unit] == ARTILLERY:
                s.reacted[unit] = 1
            else:
                s.engaged[unit] = 1
    s.began = s.place[:]


def _shots(s: State, unit: int, view: UnitView) -> int:
    """As many shots as are gone; of several zones it is not told which have fired [W-6.7, W-11.12]."""
    if view.shots_left == 0:
        return SILENCED | int(view.fired)
    gone = s.rules.facing.zones[s.formation[unit]] - view.shots_left
    return sum(SHOTS[:gone]) or int(view.fired) * SHOTS[-1]


def _depth(view: UnitView) -> int:
    return view.depth


def _leader(s: State, view: LeaderView) -> None:
    leader = s.army.leader_number[view.id]
    if view.hex is not None:
        s.leader_at[leader] = hex_number(s.board, view.hex)
    s.leader_back[leader] = GONE_FOR_GOOD if view.gone else view.returns or 0
    s.leader_spent[leader] = view.spent
    s.couriers[leader] = view.couriers
    s.couriers_here[leader] = view.couriers_here
    s.couriers_next[leader] = view.couriers_next
    for brigade in view.brigades:
        s.led_by[s.army.brigade_ids.index(brigade)] = leader


def _wings(s: State, wings: list[WingView]) -> None:
    for view in wings:
        wing = s.army.wing_ids.index(view.id)
        s.order[wing] = NO_ORDER if view.order is None else ORDER.index(view.order)
        s.commander[wing] = NO_LEADER if view.commander is None else s.army.leader_number[view.commander]
        s.chit[wing] = CHIT.index(view.chit)
