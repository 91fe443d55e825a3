"""The numbers that stand for sides, arms, formations, orders and zones throughout the game, and their names."""

from __future__ import annotations

from typing import Final

SCENARIOS: Final = ("romer", "battle")  # W-S.2
ROMER: Final = 0
BATTLE: Final = 1

# Sides, which are seats too [W-1.1]
PRUSSIA: Final = 0
AUSTRIA: Final = 1
NOBODY: Final = 2
SIDES: Final = ("prussia", "austria")
SIDE_IDS: Final = ("P", "A")  # in the board file

# Arms [W-1.2]
INFANTRY: Final = 0
CAVALRY: Final = 1  # of the line
HUSSAR: Final = 2
ARTILLERY: Final = 3  # heavy
ARMS: Final = ("infantry", "cavalry", "hussar", "artillery")

# Formations [W-4.1]; being routed is one of them
LINE: Final = 0
BENT_LEFT: Final = 1
BENT_RIGHT: Final = 2
REPEL: Final = 3
SQUARE: Final = 4
SKIRMISH: Final = 5
LIMBERED: Final = 6
UNLIMBERED: Final = 7
ROUTED: Final = 8
FORMATIONS: Final = (
    "line",
    "bent_left",
    "bent_right",
    "repel",
    "square",
    "skirmish",
    "limbered",
    "unlimbered",
    "routed",
)
# The formation in which an arm begins and to which it returns when it is no longer routed
BASIC: Final = (LINE, LINE, SKIRMISH, LIMBERED)

# Orders [W-3.5]
HALT: Final = 0
MARCH: Final = 1
ATTACK: Final = 2
NO_ORDER: Final = 3  # hussars and artillery [W-3.7]
ORDERS: Final = ("halt", "march", "attack")

# What a neighbouring hex is to a unit [W-5.4], the most frontal first [W-6.2]
FRONT: Final = 0
COVERED: Final = 1  # by a marker of bent or repelling line
RIGHT: Final = 2
LEFT: Final = 3
REAR: Final = 4
UNFACED: Final = 5  # of a unit without zones
CLASSES: Final = ("front", "covered", "right", "left", "rear")

NO_ZONE: Final = 4  # among the fire zones 0 to 3 of a unit
SHOTS: Final[tuple[int, ...]] = (1, 2, 4, 8)  # bits of the fire zones that have fired
SILENCED: Final = 16  # beside them: none fires any more

# Ranks of leaders [W-3.1]
CHIEF: Final = 0
WING_COMMANDER: Final = 1
DEPUTY: Final = 2
BRIGADIER: Final = 3
RANKS: Final = ("chief", "wing", "deputy", "brigade")

NO_UNIT: Final = 255
NO_LEADER: Final = 255
NO_WING: Final = 255
NO_BRIGADE: Final = 255

DIE: Final = 10  # sides, read 0 to 9 [W-1.5]
BARRED: Final = 99  # as a price: cannot be paid
ALL: Final = 98  # as a price: all movement points, of a unit that has spent none

# Rally markers [W-13.26]
NO_MARKER: Final = 0
R1: Final = 1
R2: Final = 2
R3: Final = 3

# Chits [W-2.2]
NO_CHIT: Final = 0
READY: Final = 1
CHOSEN: Final = 2
USED: Final = 3


def other(side: int) -> int:
    """The opponent."""
    return 1 - side
