"""Sums: what is added to a die, and what it is held against, each part with its rule and where it comes from.

A sum is made once, by the rule to which it belongs. The roll's event, the preview of its chances, and the explanation
are made from the same sum. A part is three numbers: its kind, its value, and its source, which is a unit, a hex or a
leader, as the kind says.
"""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.kept.codes import DIE

# What a source is
NOTHING: Final = 0
UNIT: Final = 1
HEX: Final = 2
LEADER: Final = 3

NO_SOURCE: Final = -1

# -- kinds of parts; the first group stands in both fire tables
SHOOTER_PRUSSIAN: Final = 0
SHOOTER_WEAKENED: Final = 1
ADVANCE_FIRE: Final = 2
SQUARE_FIRES: Final = 3
MARKER_FIRES: Final = 4
ENFILADE: Final = 5
TARGET_SQUARE: Final = 6
TARGET_TWO_CAVALRY: Final = 7
TARGET_HUSSAR: Final = 8
TARGET_ARTILLERY: Final = 9
TARGET_TERRAIN: Final = 10
DISTANCE: Final = 11
REGIMENTAL_GUNS: Final = 12
# -- of the attacker's test in a melee
A_REPEAT: Final = 20
A_CAV_FRONT: Final = 21
A_CAV_MARKER: Final = 22
A_SQUARE: Final = 23
A_FLANK: Final = 24
A_REAR: Final = 25
A_IMPETUS: Final = 26
A_WEAKENED: Final = 27
A_TERRAIN: Final = 28
A_STREAM: Final = 29
A_RATIO: Final = 30
# -- of the defender's test
D_INF_VS_CAV_FRONT: Final = 40
D_SQUARE: Final = 41
D_FLANK: Final = 42
D_REAR: Final = 43
D_STANDING: Final = 44
D_IMPETUS_CAV: Final = 45
D_WEAKENED: Final = 46
D_TERRAIN: Final = 47
D_STREAM: Final = 48
D_RATIO: Final = 49
# -- of other tests
LEADER_LOST: Final = 60
POINTS_HIT: Final = 61
# -- what a die is held against
MORALE: Final = 70
STACK_MORALE: Final = 71
ROUT_MORALE: Final = 72
LEADER_BONUS: Final = 73
BATTERY_MORALE: Final = 74
INDEPENDENCE: Final = 75

# Number, name, rule, and what the source is. Fire and melee names are those of the board file.
PARTS: Final[tuple[tuple[int, str, str, int], ...]] = (
    (SHOOTER_PRUSSIAN, "shooter_prussian", "W-10.7", UNIT),
    (SHOOTER_WEAKENED, "shooter_weakened", "W-10.7", UNIT),
    (ADVANCE_FIRE, "advance_fire", "W-10.12", UNIT),
    (SQUARE_FIRES, "square", "W-4.10", UNIT),
    (MARKER_FIRES, "bent_or_repel", "W-4.4", UNIT),
    (ENFILADE, "enfilade", "W-10.7", HEX),
    (TARGET_SQUARE, "target_square", "W-10.7", UNIT),
    (TARGET_TWO_CAVALRY, "target_two_cavalry", "W-10.7", HEX),
    (TARGET_HUSSAR, "target_hussar", "W-10.7", UNIT),
    (TARGET_ARTILLERY, "target_artillery_alone", "W-10.7", UNIT),
    (TARGET_TERRAIN, "target_terrain", "W-10.7", HEX),
    (DISTANCE, "distance", "W-11.4", UNIT),
    (REGIMENTAL_GUNS, "regimental_guns", "W-10.9", UNIT),
    (A_REPEAT, "a_repeat", "W-10.27", NOTHING),
    (A_CAV_FRONT, "a_cav_front", "W-10.24", HEX),
    (A_CAV_MARKER, "a_cav_marker", "W-10.24", HEX),
    (A_SQUARE, "a_square", "W-10.24", HEX),
    (A_FLANK, "a_flank", "W-10.24", HEX),
    (A_REAR, "a_rear", "W-10.24", HEX),
    (A_IMPETUS, "a_impetus", "W-10.24", HEX),
    (A_WEAKENED, "a_weakened", "W-10.24", HEX),
    (A_TERRAIN, "a_terrain", "W-10.24", HEX),
    (A_STREAM, "a_stream", "W-10.24", HEX),
    (A_RATIO, "a_ratio", "W-10.24", NOTHING),
    (D_INF_VS_CAV_FRONT, "d_inf_vs_cav_front", "W-10.24", HEX),
    (D_SQUARE, "d_square", "W-10.24", HEX),
    (D_FLANK, "d_flank", "W-10.29", HEX),
    (D_REAR, "d_rear", "W-10.29", HEX),
    (D_STANDING, "d_standing", "W-6.16", HEX),
    (D_IMPETUS_CAV, "d_impetus_cav", "W-10.26", HEX),
    (D_WEAKENED, "d_weakened", "W-10.24", HEX),
    (D_TERRAIN, "d_terrain", "W-10.24", HEX),
    (D_STREAM, "d_stream", "W-10.24", HEX),
    (D_RATIO, "d_ratio", "W-10.24", NOTHING),
    (LEADER_LOST, "leader_lost", "W-1.8", LEADER),
    (POINTS_HIT, "points_hit", "W-11.9", NOTHING),
    (MORALE, "morale", "W-1.7", UNIT),
    (STACK_MORALE, "stack_morale", "W-7.6", HEX),
    (ROUT_MORALE, "rout_morale", "W-13.20", UNIT),
    (LEADER_BONUS, "leader_bonus", "W-12.1", LEADER),
    (BATTERY_MORALE, "battery_morale", "W-11.9", UNIT),
    (INDEPENDENCE, "independence", "W-3.15", LEADER),
)
NAMES: Final[dict[int, str]] = {kind: name for kind, name, _, _ in PARTS}
RULES: Final[dict[int, str]] = {kind: rule for kind, _, rule, _ in PARTS}
SOURCES: Final[dict[int, int]] = {kind: source for kind, _, _, source in PARTS}


class Sum:
    """Parts in the order in which the rules name them, and their total. One that changes nothing is left out."""

    def __init__(self) -> None:
        self.kinds: Final[list[int]] = []
        self.values: Final[list[int]] = []
        self.sources: Final[list[int]] = []
        self.total = 0

    def add(self, kind: int, value: int, source: int = NO_SOURCE) -> None:
        """Add a part."""
        if value != 0:
            self.kinds.append(kind)
            self.values.append(value)
            self.sources.append(source)
            self.total += value

    def value(self, kind: int) -> int:
        """What the parts of a kind come to."""
        return sum([value for one, value in zip(self.kinds, self.values, strict=True) if one == kind])

    def flat(self) -> list[int]:
        """Kind, value and source of each part in a row, for an event."""
        found: list[int] = []
        for kind, value, source in zip(self.kinds, self.values, self.sources, strict=True):
            found += (kind, value, source)
        return found


class Trial:
    """A test of morale: a die with modifiers against effective morale [W-1.6, W-1.7]."""

    def __init__(self, against: Sum, modifiers: Sum) -> None:
        self.against: Final = against
        self.modifiers: Final = modifiers

    def passes(self, die: int) -> bool:
        """Whether this die passes: result up to effective morale; nothing passes or fails by nature [W-1.6]."""
        return die + self.modifiers.total <= self.against.total

    def margin(self, die: int) -> int:
        """By how much this die fails; 0 or less if it passes [W-1.10]."""
        return die + self.modifiers.total - self.against.total

    def chance(self) -> int:
        """In how many cases out of ten it passes."""
        return min(max(self.against.total - self.modifiers.total + 1, 0), DIE)


class Shot:
    """A fire: a die with modifiers in one row of a table [W-10.7]."""

    def __init__(self, row: int, cells: list[int], lowest: int, modifiers: Sum) -> None:
        self.row: Final = row
        self.cells: Final = cells  # of the row
        self.lowest: Final = lowest  # what the first column stands for, and all below it
        self.modifiers: Final = modifiers

    def column(self, die: int) -> int:
        """The column of this die, within the table."""
        return min(max(die + self.modifiers.total, self.lowest), self.lowest + len(self.cells) - 1)

    def points(self, die: int) -> int:
        """Morale points that this die costs the target."""
        return self.cells[self.column(die) - self.lowest]

    def chances(self) -> list[int]:
        """In how many cases out of ten it costs 0, 1, 2 … points."""
        found = [0] * (max(self.cells) + 1)
        for die in range(DIE):
            found[self.points(die)] += 1
        return found
