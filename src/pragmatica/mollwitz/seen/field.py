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

MOST_ROWS: Final = 20_000  # that are kept of a board; then all are read anew

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


class _Row:
    """A view of a unit in the engine's numbers."""

    def __init__(self, board: Board, rules: Rules, view: UnitView) -> None:
        unit = board.army.unit_number[view.id]
        self.view: Final = view
        self.rules: Final = rules
        self.unit: Final = unit
        self.depth: Final = view.depth
        self.place: Final = board.ground.off if view.hex is None else hex_number(board, view.hex)
        self.facing: Final = view.facing or 0
        self.formation: Final = FORMATION.index(view.formation)
        self.morale: Final = view.morale
        self.spent: Final = view.spent
        self.lost: Final = view.lost
        self.eliminated: Final = int(view.eliminated)
        self.weak: Final = int(view.weakened)
        self.reaction: Final = int(view.reaction)
        self.attacked: Final = int(view.attacked)
        self.acted: Final = int(view.acted)
        self.marked: Final = int(view.marked)
        self.rally: Final = MARKER.index(view.marker)
        self.struck: Final = 0 if view.struck is None else STRUCK.index(view.struck) + 1
        self.shots: Final = self._shots(rules.facing.zones[self.formation])
        self.still: Final = not view.may_react
        self.is_battery: Final = board.army.arm[unit] == ARTILLERY

    def _shots(self, zones: int) -> int:
        """As many shots as are gone; of several zones it is not told which have fired [W-6.7, W-11.12]."""
        view = self.view
        if view.shots_left == 0:
            return SILENCED | int(view.fired)
        return sum(SHOTS[: zones - view.shots_left]) or int(view.fired) * SHOTS[-1]


def _units(s: State, units: list[UnitView]) -> None:
    """Everything about units; stacks are laid from the bottom up."""
    rows = [_row(s, view) for view in units]
    under = [row for row in rows if row.depth > 0]
    under.sort(key=_depth, reverse=True)
    off = s.ground.off
    for row in under:
        s.put(row.unit, row.place)
    for row in rows:
        unit = row.unit
        s.eliminated[unit] = row.eliminated
        if row.place == off:
            continue
        if row.depth == 0:
            s.put(unit, row.place)
        s.facing[unit] = row.facing
        s.formation[unit] = row.formation
        s.morale[unit] = row.morale
        s.weak[unit] = row.weak
        s.rally[unit] = row.rally
        s.lost[unit] = row.lost
        s.reaction[unit] = row.reaction
        s.attacked[unit] = row.attacked
        s.struck[unit] = row.struck
        s.spent[unit] = row.spent
        s.acted[unit] = row.acted
        s.uncommanded[unit] = row.marked
        s.shots[unit] = row.shots
        if row.still:
            if row.is_battery:
                s.reacted[unit] = 1
            else:
                s.engaged[unit] = 1
    s.began = s.place[:]


def _row(s: State, view: UnitView) -> _Row:
    """The view in numbers: found once for each object, for an observation shares most of them with the one before."""
    known: dict[int, _Row] = s.board.unit_rows
    found = known.get(id(view))
    if found is None or found.view is not view or found.rules is not s.rules:
        if len(known) > MOST_ROWS:
            known.clear()
        found = known[id(view)] = _Row(s.board, s.rules, view)
    return found


def _depth(row: _Row) -> int:
    return row.depth


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
