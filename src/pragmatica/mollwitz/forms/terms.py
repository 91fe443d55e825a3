"""Names that decisions and observations of Mollwitz share, in the order of the engine's numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

Side = Literal["prussia", "austria"]
Arm = Literal["infantry", "cavalry", "hussar", "artillery"]
Formation = Literal[
    "line", "bent_left", "bent_right", "repel", "square", "skirmish", "limbered", "unlimbered", "routed"
]
Order = Literal["halt", "march", "attack"]
Rank = Literal["chief", "wing", "deputy", "brigade"]
# Whether a unit is in command: it is, it is not, nobody could command it, or it needs nobody [W-3.19, W-3.23, W-3.24]
Command = Literal["in", "out", "leaderless", "free"]
Struck = Literal["foot", "horse", "shielded"]  # who attacked a unit; shielded: it has won a counter-charge [W-10.37]
Window = Literal["volley", "bend", "square", "charge", "withdraw", "face", "defend"]  # that an instruction is about
Answer = Literal["never", "always", "chance"]  # what an instruction says; none: ask
Chit = Literal["none", "ready", "chosen", "used"]
Marker = Literal["none", "r1", "r2", "r3"]  # of a routed unit that rallies
# What is so of a unit [W-1.4, W-2.14]; still: it may not react [W-6.8]; the last six as `Struck` and `Marker`
Mark = Literal[
    "eliminated", "weakened", "marked", "acted", "fired", "reaction", "still", "attacked",
    "foot", "horse", "shielded", "r1", "r2", "r3",
]  # fmt: skip

SIDE: Final[tuple[Side, ...]] = get_args(Side)
ARM: Final[tuple[Arm, ...]] = get_args(Arm)
FORMATION: Final[tuple[Formation, ...]] = get_args(Formation)
ORDER: Final[tuple[Order, ...]] = get_args(Order)
RANK: Final[tuple[Rank, ...]] = get_args(Rank)
WINDOW: Final[tuple[Window, ...]] = get_args(Window)
STRUCK: Final[tuple[Struck, ...]] = get_args(Struck)  # from 1
CHIT: Final[tuple[Chit, ...]] = get_args(Chit)
MARKER: Final[tuple[Marker, ...]] = get_args(Marker)
