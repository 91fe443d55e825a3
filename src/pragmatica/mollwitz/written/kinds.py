"""The things of Mollwitz in a written position: their names, numbers and forms."""

from __future__ import annotations

from typing import Final

from pragmatica.kit.written.kinds import Flag, Names, OrNone, Whole
from pragmatica.kit.written.several import ListOf, Record
from pragmatica.mollwitz.forms.terms import FORMATION, MARKER, ORDER, SIDE
from pragmatica.mollwitz.kept.codes import DIE, NO_LEADER, NO_UNIT, NO_WING, NOBODY
from pragmatica.mollwitz.kept.state import State

OFF: Final = "off"  # as a hex: outside the field
MOST: Final = 255

FLAG: Final = Flag[State]()
COUNT: Final = Whole[State](0, MOST)
DIE_SHOWN: Final = Whole[State](0, DIE - 1, "die")
SIDE_NAMED: Final = Names[State]("side", SIDE, definition="side")
ORDER_NAMED: Final = Names[State]("order", ORDER, definition="order")
FORMATION_NAMED: Final = Names[State]("formation", FORMATION, definition="formation")
MARKER_NAMED: Final = Names[State]("marker", MARKER, definition="marker")
UNIT: Final = Names[State]("unit", lambda s: s.army.unit_ids, definition="unit")
LEADER: Final = Names[State]("leader", lambda s: s.army.leader_ids, definition="leader")
WING: Final = Names[State]("wing", lambda s: s.army.wing_ids, definition="wing")
BRIGADE: Final = Names[State]("brigade", lambda s: s.army.brigade_ids, definition="brigade")
HEX: Final = Names[State](
    "hex",
    lambda s: (*s.ground.names, OFF),
    many="hexes",
    definition="hex",
    form={"type": "string", "pattern": f"^([0-9]{{4}}|{OFF})$"},
)
DIRECTION: Final = Whole[State](0, 5, "direction")

UNIT_OR_NONE: Final = OrNone(UNIT, NO_UNIT)
LEADER_OR_NONE: Final = OrNone(LEADER, NO_LEADER)
WING_OR_NONE: Final = OrNone(WING, NO_WING)
SIDE_OR_NONE: Final = OrNone(SIDE_NAMED, NOBODY)

UNITS: Final = ListOf(UNIT)
UNITS_AGAIN: Final = ListOf(UNIT, again=True)
LEADERS: Final = ListOf(LEADER)
WINGS: Final = ListOf(WING)
HEXES: Final = ListOf(HEX, again=True)
CHITS: Final = Record("chits by side", prussia=WING_OR_NONE.usually(None), austria=WING_OR_NONE.usually(None))
OWN_CHITS: Final = Record("chits by side", prussia=WING, austria=WING)
DICE: Final = Record("dice by side", prussia=DIE_SHOWN, austria=DIE_SHOWN)
TOTALS: Final = Record(
    "totals by side", prussia=Whole[State](-MOST, MOST, "total"), austria=Whole[State](-MOST, MOST, "total")
)
SHOWN: Final = Record("who has shown", prussia=FLAG.usually(False), austria=FLAG.usually(False))
NOTES: Final = ListOf(Record("note", many="notes", unit=UNIT, anybody=COUNT, horse=COUNT))
STACK: Final = Record(
    "stack",
    made=lambda parts: (parts[0], *parts[1]),
    parts=lambda stack: (stack[0], stack[1:]),
    hex=HEX,
    units=UNITS,
)  # its hex, then its units
STACKS: Final = ListOf(STACK)
