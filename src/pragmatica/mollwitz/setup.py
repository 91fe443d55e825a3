"""The state before the first turn: everybody where the scenario puts him [W-S.1]."""

from __future__ import annotations

from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import ARTILLERY, NO_LEADER
from pragmatica.mollwitz.kept.options import Rules
from pragmatica.mollwitz.kept.state import State


def begin(board: Board, rules: Rules, key: bytes) -> State:
    """The set-up of the scenario; a battery that shares its hex lies on top [W-S.1, W-S.2, W-11.11]."""
    s = State(board, rules, key)
    lineup = rules.lineup
    for batteries in (False, True):
        for unit, hex, facing, formation, weak in lineup.units:
            if (s.army.arm[unit] == ARTILLERY) == batteries:
                s.facing[unit] = facing
                s.formation[unit] = formation
                s.weak[unit] = int(weak)
                s.morale[unit] = s.base(unit)
                s.put(unit, hex)
    for leader, hex in lineup.leaders:
        s.leader_at[leader] = hex
    for wing, leader in enumerate(s.commander):
        if not s.leads(leader):
            s.commander[wing] = NO_LEADER
    for brigade, leader in enumerate(s.led_by):
        if not s.leads(leader):
            s.led_by[brigade] = NO_LEADER
    return s
