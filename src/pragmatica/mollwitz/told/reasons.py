"""How refusals are told: a rule, a message, and the names of the things that it speaks of; and what each one means."""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Value
from pragmatica.kit.reasons import Because, Reasons, Table
from pragmatica.mollwitz.forms.terms import SIDE
from pragmatica.mollwitz.kept.codes import HALT, MARCH
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs

_BECAUSE: Final = Because("mollwitz", "W-2.12")
reason: Final = _BECAUSE.reason
nothing: Final = _BECAUSE.nothing

STEP: Final[Table] = {
    costs.OFF_FIELD: ("W-8.6", "off-field"),
    costs.PROHIBITED: ("W-8.6", "prohibited"),
    costs.ENEMY_THERE: ("W-8.6", "enemy-there"),
    costs.NO_ROOM: ("W-7.1", "no-room"),
    costs.NOT_THAT_WAY: ("W-8.2", "not-that-way"),
    costs.HELD_IN_FRONT: ("W-6.22", "held-in-front"),
    costs.FORMATION_STANDS: ("W-4.4", "formation-stands"),
    costs.TOO_DEAR: ("W-8.5", "too-dear"),
}


def unit(s: State, one: int) -> str:
    """The name of a unit, to be looked up."""
    return f"unit:{s.army.unit_ids[one]}"


def leader(s: State, one: int) -> str:
    """The name of a leader, to be looked up."""
    return f"leader:{s.army.leader_ids[one]}"


def wing(s: State, one: int) -> str:
    """The name of a wing, to be looked up."""
    return f"wing:{s.army.wing_ids[one]}"


def hex(s: State, one: int) -> str:
    """The name of a hex, to be looked up."""
    return f"hex:{s.ground.names[one]}"


def side(one: int) -> str:
    """The name of a side, to be looked up."""
    return f"side:{SIDE[one]}"


def step(s: State, one: int, place: int, refusal: int) -> Reasons:
    """What keeps a unit from a step; next to an enemy it is its order, its arm, or that it is routed [W-8.6]."""
    told: dict[str, Value] = {"unit": unit(s, one), "hex": hex(s, place)}
    if refusal != costs.NEXT_TO_ENEMY:
        return _BECAUSE.by_table(STEP, refusal, **told)
    if s.routed(one):
        return reason("W-13.19", "next-to-enemy-routed", **told)
    if s.army.is_battery[one]:
        return reason("W-11.5", "next-to-enemy-guns", **told)
    if s.order_of(one) == HALT:
        return reason("W-3.8", "next-to-enemy-halt", **told)
    if s.order_of(one) == MARCH:
        return reason("W-3.9", "next-to-enemy-march", **told)
    return reason("W-4.14", "next-to-enemy-hussars", **told)
