"""Standing instructions: what a unit does about a window without its player being asked.

Each unit has one for each kind of window. They are nobody's business but their player's, and may be changed at any
time. Their list is never changed in place: a new one takes the place of the old.
"""

from __future__ import annotations

from typing import Final

# Kinds of windows [W-6.21, W-6.14, W-11.6, W-10.23]
VOLLEY: Final = 0  # of infantry, or canister, as a reaction
BEND: Final = 1  # bent or repelling line
SQUARE: Final = 2
CHARGE: Final = 3  # counter-charge
WITHDRAW: Final = 4
FACE: Final = 5  # turn towards horse at flank or rear
DEFEND: Final = 6  # defensive fire before a melee
KINDS: Final = ("volley", "bend", "square", "charge", "withdraw", "face", "defend")

# What they say
ASK: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2
FROM: Final = 10  # and more: when the chance is at least so many of ten less this
MOST: Final = 20


def empty(units: int) -> list[int]:
    """Ask about everything."""
    return [ASK] * (units * len(KINDS))


def of(instructions: list[int], unit: int, kind: int) -> int:
    """What the unit has been told about a kind of window."""
    return instructions[unit * len(KINDS) + kind]


def given(instructions: list[int], unit: int, kind: int, value: int) -> list[int]:
    """The instructions with this one among them."""
    changed = instructions[:]
    changed[unit * len(KINDS) + kind] = value
    return changed


def agrees(value: int, chance: int) -> bool:
    """Whether an instruction that does not ask has it done, at this chance of ten."""
    return value == ALWAYS or (value >= FROM and chance >= value - FROM)
