"""Chits and initiative (chapter 2)."""

from __future__ import annotations

from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept.codes import CHOSEN, NO_CHIT, READY, USED
from pragmatica.mollwitz.kept.state import State


def deal(s: State) -> None:
    """A turn begins: every group of the scenario that has a unit on the field gets its chit [W-2.2, W-2.3, W-2.16]."""
    for wing, plays in enumerate(s.rules.lineup.chits):
        stands = any(s.on_field(unit) for unit in s.army.units_in[wing])
        s.chit[wing] = READY if plays and stands else NO_CHIT


def left(s: State, side: int) -> list[int]:
    """The chits of the side that are unused [W-2.4, W-2.8]."""
    return [wing for wing, chit in enumerate(s.chit) if chit in (READY, CHOSEN) and s.army.wing_side[wing] == side]


def total(s: State, wing: int, die: int) -> int:
    """What is announced of a hidden die: with the initiative of the chosen chit [W-2.5]."""
    return die + orders.initiative(s, wing)


def use(s: State, wing: int) -> None:
    """The chit has served for this turn [W-2.3]."""
    s.chit[wing] = USED
